import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as customers from '../../../contract/desk/customers.ts'
import { getInbox } from '../../../contract/desk/inbox.ts'
import * as desk from '../../../contract/desk/orders.ts'
import * as papers from '../../../contract/desk/papers.ts'
import * as terms from '../../../contract/desk/terms.ts'
import { readBomLines } from '../../../contract/shop/bom.ts'
import { addToCart, listCart } from '../../../contract/shop/cart.ts'
import {
  getGoodsDetail,
  listBrandParts,
  searchParts,
  suggestParts,
} from '../../../contract/shop/catalogue.ts'
import { getOrder, getPaper, getProforma, previewBuyNow } from '../../../contract/shop/orders.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { partPath } from '../../../domain/paths.ts'
import { ALL_MAILS } from '../../all-mails.ts'
import { setSetting } from '../site/index.ts'

let shop: TestShop
let owner: DeskBrowser
let buyer: Awaited<ReturnType<typeof becomeUser>>
let companyId: number
let part: number
beforeAll(async () => {
  shop = await openTestShop({}, { connections: 8 })
  for (const [name, value] of [
    ['bank.beneficiary', 'Example Components Ltd'],
    ['bank.account_number', '012-345'],
  ] as const)
    await setSetting(shop.connection, name, value)
  owner = await setUpOwner(shop)
  part = await stockOne(shop, 'COMPANY-1', 100_000, '2.00')
  buyer = await becomeUser(shop, { email: 'buyer@company.test' })
  const company = { name: 'Example Devices Ltd', country: 'DE' }
  companyId = (await owner.call(customers.addCompany, company)).id
  await query('update customers set company_id = $1 where email = $2', [companyId, buyer.email])
})
afterAll(() => shop.close())

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const agreed = () => owner.call(terms.getCompanyTerms, { id: companyId })
async function change(changes: {
  terms_days?: number
  credit_limit?: number
  price_group_id?: number | null
}) {
  const { rev } = await agreed()
  return owner.call(terms.changeCompanyTerms, { id: companyId, rev, ...changes })
}

/**
 * The prices of the part that a buyer sees: on its page, in suggestions and lists, in a BOM, in the cart and at
 * checkout.
 */
async function pricesFor(call: Call): Promise<(number | null | undefined)[]> {
  const detail = await call(getGoodsDetail, { id: part })
  const [suggested] = await call(suggestParts, { keyword: 'COMPANY-1' })
  const found = await call(searchParts, { keyword: 'COMPANY-1' })
  const { did_you_mean } = await call(searchParts, { keyword: 'COMPANY-7' })
  const maker = await call(listBrandParts, { id: detail.brand_id })
  const bom = await call(readBomLines, { text: 'COMPANY-1\t10' })
  await call(addToCart, { goods_id: part, cart_num: 10 })
  const cart = await call(listCart, {})
  const preview = await call(previewBuyNow, { goods_id: part, cart_num: 10, country: 'DE' })
  const own = (list: readonly { goods_id: number; price: number | null }[]) =>
    list.find(({ goods_id }) => goods_id === part)?.price
  return [
    detail.price,
    suggested?.price,
    own(found.list),
    did_you_mean?.[0]?.price,
    own(maker.list),
    bom[0]?.match.goods?.price,
    cart.list[0]?.price,
    preview.lines[0]?.price,
  ]
}

describe('the prices of a company', () => {
  test('are shown everywhere to its signed-in buyers, and only to them', async () => {
    const { rows } = await query('select manufacturer_id from parts where id = $1', [part])
    const rules = [
      { brand_id: null, category_id: null, percent: 5 },
      { brand_id: rows[0].manufacturer_id, category_id: null, percent: 10 },
    ]
    const [group] = await owner.call(terms.addPriceGroup, { name: 'Key accounts', rules })
    await change({ price_group_id: group?.id ?? 0 })
    expect(await pricesFor(buyer.call)).toEqual(Array(8).fill(1.8))
    const other = await becomeUser(shop, { email: 'other@example.com' })
    expect(await pricesFor(other.call)).toEqual(Array(8).fill(2))
    expect(await pricesFor(openBrowser(shop))).toEqual(Array(8).fill(2))
  })

  test('can be agreed for a part, until a day; the order keeps the shown price', async () => {
    const prices = [
      { qty: 100, price: 1.2 },
      { qty: 1, price: 1.5 },
    ]
    const save = (until: string) =>
      owner.call(terms.saveAgreement, { id: companyId, part_number: 'company-1', until, prices })
    expect((await save('2099-12-31')).agreements).toMatchObject([
      {
        part_id: part,
        part_number: 'COMPANY-1',
        prices: [
          { qty: 1, price: 1.5 },
          { qty: 100, price: 1.2 },
        ],
      },
    ])
    expect(new Set(await pricesFor(buyer.call))).toEqual(new Set([1.5]))
    const { order_number } = await buyNow(buyer.call, part, 100)
    await expect(save('2020-12-31')).rejects.toThrow('desk_errors.day_past')
    await expect(save('2206-12-31')).rejects.toThrow('desk_errors.day_too_late')
    expect((await save('9999-12-31')).agreements).toMatchObject([{ until: '9999-12-31' }])
    await shop.connection.pool.query(`update agreements set until = '2020-12-31'`)
    expect((await pricesFor(buyer.call))[0]).toBe(1.8)
    const { items } = await buyer.call(getOrder, { order_number })
    expect(items[0]).toMatchObject({ unit_price: 1.2, amount: 120 })
    const { agreements } = await owner.call(terms.removeAgreement, { id: companyId, part_id: part })
    expect(agreements).toEqual([])
    await expect(change({ price_group_id: 999_999 })).rejects.toMatchObject({ code: 400 })
    await change({ price_group_id: null })
  })

  test('are read in pages of their own; the pages of all others stay cached', async () => {
    const { goods_page_url } = await shop.call()(getGoodsDetail, { id: part })
    const path = partPath(goods_page_url)
    await owner.call(terms.saveAgreement, {
      ...{ id: companyId, part_number: 'COMPANY-1', until: '2099-12-31', prices: [{ qty: 1, price: 1.11 }] },
    })
    const page = async (headers?: Record<string, string>) => (await shop.get(path, headers)).text()
    await page()
    expect(await page()).not.toContain('1.11')
    expect(await page({ Cookie: `token=${buyer.token}` })).toContain('1.11')
    expect(await page()).not.toContain('1.11')
    await owner.call(terms.removeAgreement, { id: companyId, part_id: part })
  })

  test('are agreed by owner and manager only, for parts that exist', async () => {
    const sales = await addMember(shop, 'sales@shop.test', ['sales'])
    const body = {
      id: companyId,
      part_number: 'COMPANY-1',
      until: '2099-12-31',
      prices: [{ qty: 1, price: 1 }],
    }
    await expect(sales.call(terms.saveAgreement, body)).rejects.toMatchObject({ code: 403 })
    await expect(
      owner.call(terms.saveAgreement, { ...body, part_number: 'NO-SUCH-PART' }),
    ).rejects.toMatchObject({ code: 400, reason: 'desk_errors.part_unknown' })
  })

  test('agreed for large quantities leave the price list for small ones', async () => {
    const prices = [{ qty: 1_000, price: 1.2 }]
    const agreement = { id: companyId, part_number: 'COMPANY-1', until: '2099-12-31', prices }
    await owner.call(terms.saveAgreement, agreement)
    expect(await pricesFor(buyer.call)).toEqual(Array(8).fill(2))
    for (const [quantity, unit_price] of [
      [10, 2],
      [1_000, 1.2],
    ] as const) {
      const placed = await buyNow(buyer.call, part, quantity)
      expect((await buyer.call(getOrder, placed)).items).toMatchObject([{ quantity, unit_price }])
    }
    await owner.call(terms.removeAgreement, { id: companyId, part_id: part })
  })

  test('are never nothing: a price that would be stored as 0 is refused', async () => {
    const save = (price: number) =>
      owner.call(terms.saveAgreement, {
        ...{ id: companyId, part_number: 'COMPANY-1', until: '2099-12-31', prices: [{ qty: 1, price }] },
      })
    for (const price of [0, 0.000001, 0.0000049])
      await expect(save(price)).rejects.toThrow('errors.price_invalid')
    expect((await save(0.000006)).agreements[0]?.prices).toEqual([{ qty: 1, price: 0.00001 }])
    await owner.call(terms.removeAgreement, { id: companyId, part_id: part })
  })
})

describe('an order on terms', () => {
  test('is prepared without payment, is due later, and counts against the limit until it is paid', async () => {
    await change({ terms_days: 30, credit_limit: 500 })
    const preview = await buyer.call(previewBuyNow, { goods_id: part, cart_num: 10, country: 'DE' })
    expect(preview.pay_terms).toBe(30)
    const { order_number, total } = await buyNow(buyer.call, part, 10)
    const order = await buyer.call(getOrder, { order_number })
    const due = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    expect(order).toMatchObject({ status: 'preparing', pay_time: null, amount_due: total, due_on: due })
    const { rows: entries } = await query(`select act, changes from audit where label = $1`, [order_number])
    expect(entries).toMatchObject([
      { act: 'order.place', changes: { status: [null, 'preparing'], due_on: [null, due] } },
    ])
    expect((await agreed()).credit_used).toBe(total)
    const invoiced = await owner.call(papers.issueInvoice, { order_number })
    expect(invoiced).toMatchObject({ due_on: due, papers: [{ kind: 'invoice', total }] })
    expect(invoiced.acts).toContain('record_payment')
    const id = invoiced.papers[0]?.id ?? 0
    const proforma = await buyer.call(getProforma, { order_number })
    const invoice = await buyer.call(getPaper, { order_number, id })
    for (const { content } of [proforma, invoice]) {
      const text = readPdf(Buffer.from(content, 'base64')).flatMap(readLines).join('\n')
      expect(text).toContain('Account number 012-345')
      expect(text).toContain(`Amount to transfer ${formatsFor('en').transfer(total)}`)
      expect(text).toContain(formatsFor('en').date(`${due}T00:00:00.000Z`))
    }
    const part1 = await owner.call(desk.recordPayment, { order_number, amount: 10 })
    expect(part1).toMatchObject({ outcome: 'missing', order: { status: 'preparing', paid_time: null } })
    const rest = await owner.call(desk.recordPayment, { order_number, amount: total - 10 })
    expect(rest).toMatchObject({ outcome: 'paid', order: { status: 'preparing' } })
    expect(rest.order.paid_time).not.toBeNull()
    expect((await agreed()).credit_used).toBe(0)
  })

  test('two at once do not exceed the limit: the other one is paid in advance', async () => {
    // One order of 10 pieces is 20 USD and 42 for the freight.
    await change({ credit_limit: 100 })
    const placed = await Promise.all([1, 2, 3, 4].map(() => buyNow(shop.call('en', buyer.token), part, 10)))
    const states = await Promise.all(
      placed.map(async ({ order_number }) => (await buyer.call(getOrder, { order_number })).status),
    )
    expect(states.sort()).toEqual(['preparing', 'unpaid', 'unpaid', 'unpaid'])
    const { credit_used, credit_limit } = await agreed()
    expect(credit_used).toBeLessThanOrEqual(credit_limit)
  })

  test('that is late is chased in the inbox, and flagged in the list', async () => {
    await change({ credit_limit: 1_000 })
    const { order_number } = await buyNow(buyer.call, part, 10)
    const kinds = async () =>
      (await owner.call(getInbox, {})).list
        .filter(({ number }) => number === order_number)
        .map(({ kind }) => kind)
    expect(await kinds()).not.toContain('overdue')
    await query(`update orders set due_on = current_date - 2 where number = $1`, [order_number])
    expect(await kinds()).toContain('overdue')
    const { list } = await owner.call(desk.listDeskOrders, { flag: 'overdue' })
    expect(list.map(entry => [entry.order_number, entry.flags])).toEqual([[order_number, ['overdue']]])
  })

  test('is closed without payment with a credit note for its invoice', async () => {
    const { order_number, total } = await buyNow(buyer.call, part, 10)
    await owner.call(papers.issueInvoice, { order_number })
    const { order } = await owner.call(desk.refundDeskOrder, { order_number, reason: 'Returned unopened' })
    expect(order.status).toBe('refunded')
    expect(order.papers).toMatchObject([
      { kind: 'invoice', total },
      { kind: 'credit_note', total },
    ])
  })

  test('is credited in part before it is paid, and only the rest is due', async () => {
    const { order_number, total } = await buyNow(buyer.call, part, 10)
    await owner.call(papers.issueInvoice, { order_number })
    const lines = [{ position: 0, quantity: 2 }]
    const { order } = await owner.call(desk.refundDeskOrder, { order_number, lines, reason: 'Two broken' })
    expect(order).toMatchObject({
      status: 'preparing',
      lines: [{ refunded: 2, to_ship: 8 }],
      papers: [
        { kind: 'invoice', total },
        { kind: 'credit_note', total: 4 },
      ],
      money: {
        ...{ missing: total - 4, refund_due: 0, refunded: 0, written_off: 4 },
        refunds: [{ method: 'credit', state: 'done', amount: 4 }],
      },
    })
    const shown = await buyer.call(getOrder, { order_number })
    expect(shown).toMatchObject({ amount_due: total - 4, refunds: [], pay_time: null })
    const { rows } = await query(`select act, changes from audit where label = $1 order by id desc limit 1`, [
      order_number,
    ])
    expect(rows).toMatchObject([{ act: 'order.refund', changes: { refund: [null, 4], credited: [null, 4] } }])
    // The excess over the amount due is sent back.
    await owner.call(desk.recordPayment, { order_number, amount: total - 7 })
    const rest = { order_number, lines, amount: 4, reason: 'Two more' }
    const last = await owner.call(desk.refundDeskOrder, rest)
    expect(last.order.money).toMatchObject({ missing: 0, refund_due: 1 })
    expect(last.order.papers.map(paper => paper.total)).toEqual([total, 4, 3, 1])
    expect(last.order.paid_time).not.toBeNull()
  })

  test('is written to the buyer as a credit, not as a refund', async () => {
    const { rows } = await query(
      `select fields from mails where kind = 'order_part_refunded' order by id limit 1`,
    )
    const mail = await composeMail(shop, ALL_MAILS, { kind: 'order_part_refunded', fields: rows[0].fields })
    expect(mail?.subject).toContain('credit for your order')
    expect(plainText(mail)).toContain('We’ve credited $4.00')
  })

  test('of which all goods are taken out ends with a credit note for the freight, too', async () => {
    const { order_number, total } = await buyNow(buyer.call, part, 10)
    await owner.call(papers.issueInvoice, { order_number })
    const lines = [{ position: 0, quantity: 10 }]
    const { order } = await owner.call(desk.refundDeskOrder, { order_number, lines, reason: 'Sold out' })
    expect(order.status).toBe('refunded')
    expect(order.papers.map(paper => paper.total)).toEqual([total, 20, total - 20])
  })

  test('needs a signed-in buyer of the company: a guest with its email pays in advance', async () => {
    const { order_number, key } = await buyNow(openBrowser(shop), part, 10, { email: buyer.email })
    expect((await shop.call()(getOrder, { order_number, key })).status).toBe('unpaid')
  })
})
