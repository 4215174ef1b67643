import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { accept, draftQuote } from '../../../../tests/harness/quotes.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listCustomers } from '../../../contract/desk/customers.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import * as buyers from '../../../contract/shop/quotes.ts'

let shop: TestShop
let sales: DeskBrowser
beforeAll(async () => {
  shop = await openTestShop()
  await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
})
afterAll(() => shop.close())

test('a draft can be read as the PDF that sending it would make', async () => {
  const part = await stockOne(shop, 'PREVIEWED', 100, '0.5')
  const { number, rev } = await draftQuote(sales, { parts: [{ part_id: part, quantity: 10 }] })
  const preview = await sales.call(desk.getQuotePdf, { number, draft: '1' })
  await sales.call(desk.sendQuote, { number, rev })
  const sent = await sales.call(desk.getQuotePdf, { number })
  const linesOf = ({ content }: typeof sent) => readPdf(Buffer.from(content, 'base64')).flatMap(readLines)
  expect(linesOf(preview).join('\n')).toContain('PREVIEWED')
  expect(linesOf(preview)).toEqual(linesOf(sent))
  await expect(sales.call(desk.getQuotePdf, { number, draft: '1' })).rejects.toMatchObject({ code: 404 })
})

test('a draft without a price has no total in its PDF', async () => {
  const { number, rev } = await draftQuote(sales, { parts: [] })
  await sales.call(desk.saveQuote, { number, rev, lines: [{ part_number: 'UNPRICED', quantity: 10 }] })
  const { content } = await sales.call(desk.getQuotePdf, { number, draft: '1' })
  const text = readPdf(Buffer.from(content, 'base64')).flatMap(readLines).join('\n')
  expect(text).toContain('UNPRICED')
  expect(text).not.toMatch(/Total|\$/)
})

test('a draft can be seen as its buyer will see it, and nothing can be done there', async () => {
  const part = await stockOne(shop, 'LOOKED-AT', 100, '0.5')
  const parts = [{ part_id: part, quantity: 10 }]
  const { number, rev } = await draftQuote(sales, { parts, terms: { is_held: true } })
  const { path } = await sales.call(desk.previewPage, { number })
  const html = await (await shop.get(path)).text()
  expect(html).toContain('This is a preview.')
  expect(html).toContain('LOOKED-AT')
  expect(html).toContain('Reserved for you until')
  const key = new URL(path, 'http://shop').searchParams.get('key') ?? ''
  const asked = { quote_number: number, key, version: 1 }
  const call = openBrowser(shop)
  const acts = [
    () => call(buyers.seeQuote, { ...asked, visible_ms: 5_000, sign: 'key' }),
    () => call(buyers.askAboutQuote, { ...asked, body: 'Is it RoHS?' }),
    () => accept(call, number, { key, version: 1, expected_total: 45 }),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 403 })
  const sent = await sales.call(desk.sendQuote, { number, rev })
  expect(sent).toMatchObject({ state: 'sent', seen_time: null })
  await expect(call(buyers.getQuote, asked)).rejects.toMatchObject({ code: 404 })
})

test('quotes are listed by customer', async () => {
  const request = await askForQuote(shop, { email: 'listed@example.com' })
  const { number } = await sales.call(desk.addQuote, { request_number: request })
  await draftQuote(sales, { parts: [], email: 'other@example.com' })
  const { list: people } = await sales.call(listCustomers, { q: 'listed@example.com' })
  const { list } = await sales.call(desk.listQuotes, { customer: people[0]?.id })
  expect(list.map(quote => quote.number)).toEqual([number])
})
