import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESS, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { acceptShown, mailedQuoteKey, quoteTerms, sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as customers from '../../../contract/desk/customers.ts'
import { getDeskOrder } from '../../../contract/desk/orders.ts'
import { getPoFile } from '../../../contract/desk/papers.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import * as companyTerms from '../../../contract/desk/terms.ts'
import { previewQuote } from '../../../contract/shop/quotes.ts'
import { setSetting } from '../site/index.ts'

let shop: TestShop
let owner: DeskBrowser
let sales: DeskBrowser
let part: number
beforeAll(async () => {
  shop = await openTestShop({}, { connections: 8 })
  await setSetting(shop.connection, 'bank.beneficiary', 'Example Components Ltd')
  await setSetting(shop.connection, 'bank.account_number', '012-345')
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
  part = await stockOne(shop, 'STAFF-1', 10_000, '2.00')
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows

const sendTo = (email: string, quantity = 100) =>
  sendNewQuote(owner, { parts: [{ part_id: part, quantity }], email })

const acceptance = ({ number, rev, version, total }: desk.QuoteDetail) => ({
  ...{ number, rev, version, expected_total: total, name: 'Purchasing', pay_method: 'bank' as const },
  ...{ shipping_address: ADDRESS, po_number: 'PO-4711' },
})

async function companyOf(email: string, terms: { terms_days?: number; credit_limit?: number } = {}) {
  const company = await owner.call(customers.addCompany, { name: `Company of ${email}`, country: 'DE' })
  await query(
    `insert into customers (email, email_key, contact_name, company_name, country, company_id)
    values ($1, $1, '', '', 'DE', $2) on conflict (email_key) do update set company_id = excluded.company_id`,
    [email, company.id],
  )
  const { rev } = await owner.call(companyTerms.getCompanyTerms, { id: company.id })
  await owner.call(companyTerms.changeCompanyTerms, { id: company.id, rev, ...terms })
  return company.id
}

describe('staff accept a quote for the buyer', () => {
  test('with a PO number and its file: the order is placed, and the audit names the member of staff', async () => {
    const before = await stockOf(shop, part)
    const quote = await sendTo('phone@example.com')
    const content = Buffer.from('%PDF-1.7 their order').toString('base64')
    const po_file = { name: 'PO 4711.pdf', content }
    const accepted = await sales.call(desk.acceptForBuyer, { ...acceptance(quote), po_file })
    expect(accepted).toMatchObject({ state: 'accepted', accepted_by: 'Purchasing' })
    const order_number = accepted.order_number ?? ''
    const order = await sales.call(getDeskOrder, { order_number })
    expect(order).toMatchObject({ status: 'unpaid', po_number: 'PO-4711', po_file: 'PO 4711.pdf' })
    expect((await sales.call(getPoFile, { order_number })).content).toBe(content)
    expect(order.money?.total).toBe(quote.total)
    expect(await stockOf(shop, part)).toBe(before - 100)
    const acts = await query(
      `select act, who, changes -> 'order' as "order" from audit where label = $1 and act = 'quote.accept'`,
      [quote.number],
    )
    expect(acts).toEqual([{ act: 'quote.accept', who: 'The sales', order: [null, order_number] }])
  })

  test('twice: there is one order', async () => {
    const quote = await sendTo('twice@example.com')
    const [first, second] = [
      await sales.call(desk.acceptForBuyer, acceptance(quote)),
      await sales.call(desk.acceptForBuyer, acceptance(quote)),
    ]
    expect(second.order_number).toBe(first.order_number)
    await expect(owner.call(desk.acceptForBuyer, acceptance(quote))).rejects.toMatchObject({ code: 409 })
  })

  test('not without a purchase order, with another total, or without the right', async () => {
    const quote = await sendTo('refused@example.com')
    const attempt = (changes: object, { call } = sales) =>
      call(desk.acceptForBuyer, { ...acceptance(quote), ...changes })
    await expect(attempt({ po_number: '' })).rejects.toThrow('po_required')
    await expect(attempt({ expected_total: 1 })).rejects.toMatchObject({ reason: 'errors.quote_changed' })
    const viewer = await addMember(shop, 'viewer@shop.test', ['viewer'])
    await expect(attempt({}, viewer)).rejects.toMatchObject({ code: 403 })
    expect((await sales.call(desk.getQuote, { number: quote.number })).state).toBe('sent')
  })

  test('are shown the total, the services and the last addresses before', async () => {
    const email = 'again@example.com'
    const first = await sendTo(email)
    await sales.call(desk.acceptForBuyer, acceptance(first))
    const draft = await owner.call(desk.addQuote, {
      contact: { email, contact_name: 'Purchasing', country: 'DE', lang: 'en' },
      parts: [{ part_id: part, quantity: 10 }],
    })
    const saved = await owner.call(desk.saveQuote, {
      ...{ number: draft.number, rev: draft.rev },
      terms: quoteTerms({ shipping_id: '', shipping_fee: null }),
    })
    const sent = await owner.call(desk.sendQuote, { number: draft.number, rev: saved.rev })
    const preview = await sales.call(desk.previewAcceptance, {
      ...{ number: sent.number, version: 1, country: 'DE' },
    })
    expect(preview.shipping_options.length).toBeGreaterThan(0)
    expect(preview.total).toBe(20 + (preview.shipping_fee ?? 0))
    expect(preview.addresses?.shipping).toMatchObject({ city: ADDRESS.city })
    const accepted = await sales.call(desk.acceptForBuyer, {
      ...acceptance(sent),
      ...{ expected_total: preview.total, shipping_id: preview.shipping_id ?? '' },
    })
    expect(accepted.order_number).not.toBeNull()
  })
})

describe('a quote for a company', () => {
  test('on terms becomes an order that is prepared and paid later, accepted by the buyer or by staff', async () => {
    const id = await companyOf('terms@example.com', { terms_days: 30, credit_limit: 1_000 })
    const byStaff = await sendTo('terms@example.com')
    const accepted = await sales.call(desk.acceptForBuyer, acceptance(byStaff))
    const order = await sales.call(getDeskOrder, { order_number: accepted.order_number ?? '' })
    expect(order).toMatchObject({ status: 'preparing', pay_terms: 30 })
    const byBuyer = await sendTo('terms@example.com')
    const key = await mailedQuoteKey(shop, byBuyer.number)
    const call = openBrowser(shop)
    const preview = await call(previewQuote, { quote_number: byBuyer.number, key, version: 1 })
    expect(preview.terms_days).toBe(30)
    const placed = await acceptShown(call, byBuyer.number, key)
    expect(await sales.call(getDeskOrder, placed)).toMatchObject({ status: 'preparing', pay_terms: 30 })
    const { credit_used } = await owner.call(companyTerms.getCompanyTerms, { id })
    expect(credit_used).toBe(byStaff.total + byBuyer.total)
  })

  test('above its credit limit is paid in advance', async () => {
    await companyOf('limit@example.com', { terms_days: 30, credit_limit: 100 })
    const quote = await sendTo('limit@example.com')
    const accepted = await sales.call(desk.acceptForBuyer, acceptance(quote))
    const order = await sales.call(getDeskOrder, { order_number: accepted.order_number ?? '' })
    expect(order).toMatchObject({ status: 'unpaid', pay_terms: null })
  })

  test('starts with its agreed prices, which need no approval; a lower one does', async () => {
    const id = await companyOf('agreed@example.com')
    await owner.call(companyTerms.saveAgreement, {
      ...{ id, part_number: 'STAFF-1', until: '2099-12-31', prices: [{ qty: 1, price: 0.9 }] },
    })
    const request_number = await askForQuote(shop, {
      email: 'agreed@example.com',
      lines: [rfqLine({ part_number: 'STAFF-1', manufacturer: '', goods_id: part, qty: 100 })],
    })
    const fromRequest = await sales.call(desk.addQuote, { request_number: `RFQ-${request_number}` })
    expect(fromRequest.draft?.lines).toMatchObject([
      { unit_price: 0.9, list_price: 0.9, is_below_floor: false },
    ])
    const contact = {
      ...{ email: 'agreed@example.com', contact_name: 'Purchasing', country: 'DE', lang: 'en' as const },
    }
    const draft = await sales.call(desk.addQuote, { contact, parts: [{ part_id: part, quantity: 100 }] })
    expect(draft.draft?.lines[0]).toMatchObject({ unit_price: 0.9, is_below_floor: false })
    const line = { line_id: 1, part_id: part, part_number: 'STAFF-1', quantity: 100 }
    const save = (unit_price: number, rev: number) =>
      sales.call(desk.saveQuote, { number: draft.number, rev, lines: [{ ...line, unit_price }] })
    const lower = await save(0.89, draft.rev)
    expect(lower.below_floor).toEqual([1])
    const agreed = await save(0.9, lower.rev)
    expect(agreed.below_floor).toEqual([])
    expect((await sales.call(desk.sendQuote, { number: draft.number, rev: agreed.rev })).state).toBe('sent')
    const { list } = await sales.call(desk.matchQuoteParts, {
      ...{ number: draft.number, lines: [{ part_number: 'STAFF-1' }] },
    })
    expect(list[0]?.parts[0]?.prices).toEqual([{ qty: 1, price: 0.9 }])
    const other = await sales.call(desk.addQuote, {
      ...{ contact: { ...contact, email: 'other@example.com' }, parts: [{ part_id: part, quantity: 100 }] },
    })
    expect(other.draft?.lines[0]?.unit_price).toBe(2)
  })
})
