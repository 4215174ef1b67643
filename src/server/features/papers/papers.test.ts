import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openWalletShop, orderToPay, type WalletShop } from '../../../../tests/harness/wallet-shop.ts'
import * as customers from '../../../contract/desk/customers.ts'
import * as desk from '../../../contract/desk/orders.ts'
import * as papers from '../../../contract/desk/papers.ts'
import { getOrder, getPaper } from '../../../contract/shop/orders.ts'
import { captureWalletOrder } from '../../../contract/shop/payments.ts'
import type { Lang } from '../../../domain/locales.ts'
import { blankEndedOrders } from '../orders/order-data.queries.ts'
import { createProformaWriter } from '../proforma/index.ts'
import { setSetting } from '../site/index.ts'
import { issueDueInvoices } from './index.ts'

let shop: WalletShop
let owner: DeskBrowser
let warehouse: DeskBrowser
beforeAll(async () => {
  shop = await openWalletShop()
  owner = await setUpOwner(shop)
  warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
})
afterAll(() => shop.close())

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)

let parts = 0
/** 10 pieces for 15 USD, and 42 for the freight: 57 in all. */
async function placePaid(lang: Lang = 'en') {
  const part = await stockOne(shop, `PAPER-${++parts}`, 100)
  const placed = await buyNow(openBrowser(shop, lang), part, 10)
  await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: 57 })
  return { ...placed, part }
}

type Placed = { order_number: string; key: string }
const issue = ({ order_number }: Placed) => owner.call(papers.issueInvoice, { order_number })
const papersOf = async ({ order_number, key }: Placed) =>
  (await shop.call()(getOrder, { order_number, key })).papers
const refund = ({ order_number }: Placed, changes: object = {}) =>
  owner.call(desk.refundDeskOrder, { order_number, reason: 'Broken reel', ...changes })

async function download({ order_number, key }: Placed, id: number): Promise<Buffer> {
  return Buffer.from((await shop.call()(getPaper, { order_number, key, id })).content, 'base64')
}

async function linesOf(placed: Placed, id: number): Promise<string[]> {
  return readPdf(await download(placed, id)).flatMap(readLines)
}

describe('an invoice', () => {
  test('of a paid order is issued once, and downloaded at the desk and by the buyer', async () => {
    const placed = await placePaid('de')
    const { papers: [invoice] = [], acts } = await issue(placed)
    expect(invoice).toMatchObject({ kind: 'invoice', total: 57, who: 'The owner' })
    expect(invoice?.number).toMatch(/^INV-20\d\d-\d{5}$/)
    expect(acts).not.toContain('issue_invoice')
    expect((await issue(placed)).papers).toHaveLength(1)
    const { order_number, key } = placed
    const id = invoice?.id ?? 0
    const atDesk = await owner.call(papers.getPaperFile, { order_number, id })
    const byBuyer = await shop.call('jp')(getPaper, { order_number, key, id })
    expect(byBuyer).toEqual(atDesk)
    expect(atDesk.file_name).toBe(`${invoice?.number}.pdf`)
    const texts = await linesOf(placed, id)
    expect(texts).toContainEqual(expect.stringContaining('Rechnung'))
    expect(texts).toContain('Rechnungsbetrag (USD) 57,00\u00a0$')
  })

  test('is not issued before the order is paid', async () => {
    const part = await stockOne(shop, `PAPER-${++parts}`, 100)
    const { order_number } = await buyNow(openBrowser(shop), part, 10)
    await expect(owner.call(papers.issueInvoice, { order_number })).rejects.toMatchObject({
      code: 409,
      reason: 'desk_errors.not_invoiceable',
    })
  })

  test('is not given to others', async () => {
    const placed = await placePaid()
    const other = await placePaid()
    const { papers: [invoice] = [] } = await issue(placed)
    const id = invoice?.id ?? 0
    const ask = ({ order_number, key }: Placed) => shop.call()(getPaper, { order_number, key, id })
    await expect(ask({ ...placed, key: `${placed.key}x` })).rejects.toMatchObject({ code: 404 })
    await expect(ask(other)).rejects.toMatchObject({ code: 404 })
    const { order_number } = placed
    await expect(warehouse.call(papers.getPaperFile, { order_number, id })).rejects.toMatchObject({
      code: 403,
    })
    expect((await warehouse.call(desk.getDeskOrder, { order_number })).papers).toEqual([])
  })

  test('has the tax numbers of shop, order and company', async () => {
    await setSetting(shop.connection, 'company_vat_id', 'HK-1')
    const placed = await placePaid()
    const { order_number } = placed
    await owner.call(papers.setTaxIds, { order_number, vat_id: 'DE123456789', eori: '' })
    const company = await owner.call(customers.addCompany, {
      ...{ name: 'Example Devices Ltd', country: 'DE', vat_id: 'DE999', eori: 'DE4711', note: '' },
    })
    await query(
      'update customers set company_id = $1 where email_key = (select email_key from orders where number = $2)',
      [company.id, order_number],
    )
    const issued = await issue(placed)
    expect(issued.tax_ids).toEqual({ vat_id: 'DE123456789', eori: 'DE4711' })
    const texts = (await linesOf(placed, issued.papers[0]?.id ?? 0)).join('\n')
    for (const text of ['VAT ID HK-1', 'VAT ID DE123456789', 'EORI DE4711']) expect(texts).toContain(text)
    await expect(owner.call(papers.setTaxIds, { order_number, vat_id: 'X' })).rejects.toMatchObject({
      reason: 'desk_errors.invoice_issued',
    })
  })

  test('has the tax numbers that the buyer typed at checkout, until they are erased', async () => {
    const typed = { vat_id: ' DE136695976 ', eori: 'DE0000123', email: 'tax@example.com' }
    const part = await stockOne(shop, `PAPER-${++parts}`, 100)
    const { order_number } = await buyNow(openBrowser(shop), part, 10, typed)
    const { tax_ids } = await owner.call(desk.getDeskOrder, { order_number })
    expect(tax_ids).toEqual({ vat_id: 'DE136695976', eori: 'DE0000123' })
    await query(`update orders set status = 'canceled' where number = $1`, [order_number])
    await blankEndedOrders(shop.connection.db, { userId: null, emailKey: typed.email })
    const { rows } = await query('select vat_id, eori from orders where number = $1', [order_number])
    expect(rows).toEqual([{ vat_id: '', eori: '' }])
  })

  test('is issued by the clock if the operator wants it', async () => {
    const placed = await placePaid()
    await issueDueInvoices(shop.context)
    expect(await papersOf(placed)).toEqual([])
    await setSetting(shop.connection, 'invoice_mode', 'automatic')
    await expect.poll(async () => (await shop.context.settings()).invoiceMode).toBe('automatic')
    await issueDueInvoices(shop.context)
    await setSetting(shop.connection, 'invoice_mode', 'manual')
    expect(await papersOf(placed)).toMatchObject([{ kind: 'invoice' }])
  })
})

describe('an issued paper', () => {
  test.each(['en', 'jp', 'ar'] as const)('in %s has the same bytes for ever', async lang => {
    const placed = await placePaid(lang)
    const { papers: [invoice] = [] } = await issue(placed)
    const id = invoice?.id ?? 0
    const first = await download(placed, id)
    const hash = createHash('sha256').update(first).digest()
    await setSetting(shop.connection, 'company_name', `Renamed after ${lang}`)
    await query(`update parts set hs_code = '8541' where id = $1`, [placed.part])
    await query(`update orders set company_name = 'Another firm' where id = $1`, [placed.order_id])
    expect((await download(placed, id)).equals(first)).toBe(true)
    const { rows } = await query(
      'select sha256, facts from documents join document_files on document_id = id where id = $1',
      [id],
    )
    expect(rows[0].sha256).toEqual(hash)
    // Another process draws the same bytes from the facts, later.
    const writer = createProformaWriter({ wallSeconds: 60 })
    const again = await writer.draw(rows[0].facts, 'test')
    await writer.close()
    expect(createHash('sha256').update(again).digest()).toEqual(hash)
  })

  test('can be neither changed nor deleted', async () => {
    await issue(await placePaid())
    for (const statement of ['update documents set total = 1', 'delete from documents'])
      await expect(query(statement)).rejects.toThrow('never changed')
  })
})

describe('a refund of an invoiced order', () => {
  test('writes a credit note that refers to the invoice', async () => {
    const placed = await placePaid()
    await issue(placed)
    await refund(placed, { lines: [{ position: 0, quantity: 4 }] })
    const [invoice, note, ...others] = await papersOf(placed)
    expect(others).toEqual([])
    expect(note).toMatchObject({ kind: 'credit_note', total: 6 })
    const texts = await linesOf(placed, note?.id ?? 0)
    expect(texts).toContainEqual(expect.stringContaining(`For invoice ${invoice?.number}`))
    expect(texts).toContain('Total credited (USD) $6.00')
    await refund(placed)
    expect((await papersOf(placed)).map(({ total }) => total)).toEqual([57, 6, 51])
  })

  test('that was decided before the invoice is credited with it, and nothing is due', async () => {
    const placed = await placePaid()
    await refund(placed, { lines: [{ position: 0, quantity: 4 }] })
    await issue(placed)
    const [invoice, note] = await papersOf(placed)
    expect((await linesOf(placed, invoice?.id ?? 0)).join('\n')).not.toContain('Amount due')
    expect(await linesOf(placed, note?.id ?? 0)).toContain('Total credited (USD) $6.00')
    await refund(placed, { lines: [{ position: 0, quantity: 2 }] })
    expect((await papersOf(placed)).map(({ total }) => total)).toEqual([57, 6, 3])
    const { rows } = await query(
      'select count(*)::integer as notes from documents where invoice_id = $1 and refund_id is not null',
      [invoice?.id],
    )
    expect(rows).toEqual([{ notes: 2 }])
  })

  test('through the wallet writes it when the wallet has refunded', async () => {
    const due = await orderToPay(shop, `PAPER-WALLET-${++parts}`)
    shop.standIn.approve(due.paypalId)
    await due.call(captureWalletOrder, {
      ...{ order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId },
    })
    await issue(due)
    await refund(due, { amount: 5 })
    const papers = await papersOf(due)
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', due.total],
      ['credit_note', 5],
    ])
    expect(await linesOf(due, papers[1]?.id ?? 0)).not.toContainEqual(expect.stringContaining('Part number'))
  })

  test('writes none for an overpayment, nor for an order without an invoice', async () => {
    const plain = await placePaid()
    await refund(plain, { amount: 5 })
    expect(await papersOf(plain)).toEqual([])
    const part = await stockOne(shop, `PAPER-${++parts}`, 100)
    const over = await buyNow(openBrowser(shop), part, 10)
    await owner.call(desk.recordPayment, { order_number: over.order_number, amount: 60 })
    await issue(over)
    await refund(over, { amount: 3 })
    expect((await papersOf(over)).map(({ kind }) => kind)).toEqual(['invoice'])
  })
})

describe('a shipment', () => {
  test('has a packing slip without prices, and a commercial invoice with HS code and origin', async () => {
    const placed = await placePaid()
    await query(`update parts set hs_code = '8542.39', origin = 'MY' where id = $1`, [placed.part])
    const { order_number } = placed
    const sent = await owner.call(desk.shipOrder, {
      ...{
        order_number,
        lines: [{ position: 0, quantity: 6 }],
        carrier: 'UPS',
        tracking: '1Z1',
        weight_g: 1500,
      },
    })
    const id = sent.shipments[0]?.id ?? 0
    const withSlip = await warehouse.call(papers.issueSlip, { order_number, id })
    expect(withSlip.papers).toMatchObject([{ kind: 'packing_slip', total: null, shipment_id: id }])
    await expect(warehouse.call(papers.issueCustoms, { order_number, id })).rejects.toMatchObject({
      code: 403,
    })
    await owner.call(papers.issueCustoms, { order_number, id })
    const [slip, customs] = await papersOf(placed)
    expect(customs).toMatchObject({ kind: 'customs', total: 9 })
    const slipTexts = await linesOf(placed, slip?.id ?? 0)
    expect(slipTexts.join('\n')).not.toContain('$')
    expect(slipTexts).toContainEqual(expect.stringMatching(/^1 PAPER-\d+ .* 6$/))
    const texts = (await linesOf(placed, customs?.id ?? 0)).join('\n')
    expect(texts).toContain('HS code 8542.39 – Country of origin: Malaysia')
    expect(texts).toContain('1.5 kg')
  })
})

describe('the numbers', () => {
  test('follow the format of each series and continue in it', async () => {
    const first = await issue(await placePaid())
    await setSetting(shop.connection, 'invoice_number', 'R/YYYY/#')
    const second = await issue(await placePaid())
    await setSetting(shop.connection, 'invoice_number', 'INV-YYYY-#####')
    const sequenceOf = (number = '') => Number(number.split(/[/-]/).at(-1))
    expect(second.papers[0]?.number).toMatch(/^R\/20\d\d\/\d+$/)
    expect(sequenceOf(second.papers[0]?.number)).toBe(sequenceOf(first.papers[0]?.number) + 1)
  })
})

describe('the books of a month', () => {
  const month = new Date().toISOString().slice(0, 7)
  const read = async (book: 'receipts' | 'papers') => {
    const { content } = await owner.call(papers.exportBook, { book, month })
    const [head = '', ...lines] = content.replace('\uFEFF', '').trim().split('\r\n')
    const names = head.split(',')
    return lines.map(line => {
      const cells = line.split(',')
      return new Map(names.map((name, index) => [name, cells[index] ?? '']))
    })
  }
  const sumOf = (rows: Map<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row.get(column) || 0) * 100), 0)

  test('add up to the ledgers and to the papers', async () => {
    const receipts = await read('receipts')
    const { rows } = await query(
      `select kind, (100 * sum(amount))::integer as cents from receipts group by kind order by kind`,
    )
    const ledger = new Map(rows.map(({ kind, cents }) => [kind, cents]))
    expect(sumOf(receipts, 'received')).toBe(ledger.get('receipt'))
    expect(sumOf(receipts, 'refunded')).toBe(ledger.get('refund') ?? 0)
    expect(sumOf(receipts, 'written_off')).toBe(ledger.get('write_off') ?? 0)
    const charged = await query(
      `select (100 * sum(case kind when 'invoice' then total when 'credit_note' then -total end))::integer as cents
       from documents where kind in ('invoice', 'credit_note')`,
    )
    const booked = await read('papers')
    expect(sumOf(booked, 'total')).toBe(charged.rows[0].cents)
    const customs = await query(
      `select (100 * sum(total))::integer as cents from documents where kind = 'customs'`,
    )
    expect(customs.rows[0].cents).toBeGreaterThan(0)
    expect(sumOf(booked, 'customs_value')).toBe(customs.rows[0].cents)
  })

  test('are not for the warehouse', async () => {
    await expect(warehouse.call(papers.exportBook, { book: 'receipts', month })).rejects.toMatchObject({
      code: 403,
    })
  })
})
