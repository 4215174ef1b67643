import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import {
  accept,
  acceptShown,
  draftQuote,
  mailedQuoteKey,
  quoteTerms,
  sendNewQuote,
} from '../../../../tests/harness/quotes.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getDeskOrder } from '../../../contract/desk/orders.ts'
import { getPoFile as getDeskPoFile } from '../../../contract/desk/papers.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import { getOrder, getPoFile } from '../../../contract/shop/orders.ts'
import * as buyers from '../../../contract/shop/quotes.ts'
import { createCall } from '../../../contract/wire/call.ts'
import { LANGS, langOr, localizedPath, shownLangs } from '../../../domain/locales.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'

let shop: TestShop
let sales: DeskBrowser
beforeAll(async () => {
  shop = await openTestShop()
  await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows

/** Also sends requests that the contract refuses. */
const unchecked = () =>
  createCall({
    fetch: (path, init) => shop.api.request(path, init),
    lang: 'en',
    token: () => null,
    isStrict: false,
  })

let parts = 0
async function sendOne(wanted: Partial<Parameters<typeof sendNewQuote>[1]> = {}) {
  const part = await stockOne(shop, `PAGE-${++parts}`, 1_000, '1.00')
  const { number } = await sendNewQuote(sales, { parts: [{ part_id: part, quantity: 100 }], ...wanted })
  return { number, key: await mailedQuoteKey(shop, number) }
}
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.get(path, headers)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('the mailed link opens in every language, without an account, and keeps its key to itself', async () => {
  const { number, key } = await sendOne()
  for (const lang of shownLangs(LANGS.map(code => ({ lang: code })))) {
    const { status, headers, html } = await page(localizedPath(lang, `/quote/${number}?key=${key}`))
    expect([lang, status]).toEqual([lang, 200])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain(number)
    const elsewhere = [...html.matchAll(/(?:href|src)="(https?:[^"]+)"/g)].map(([, url]) => url)
    expect(elsewhere.filter(url => url?.includes(key))).toEqual([])
  }
  const [{ state }] = await query('select state from quotes where number = $1', [number])
  expect(state).toBe('sent')
})

test('a wrong key finds nothing, and a visitor without a key is asked to sign in', async () => {
  const { number } = await sendOne()
  expect((await page(`/quote/${number}?key=wrong`)).status).toBe(404)
  const { status, headers } = await page(`/de/quote/${number}`)
  expect(status).toBe(302)
  expect(headers.get('location')).toBe(`/de/login?redirect=${encodeURIComponent(`/quote/${number}`)}`)
})

test('the link of the first version shows the second', async () => {
  const { number, key } = await sendOne()
  const { rev } = await sales.call(desk.getQuote, { number })
  const revised = await sales.call(desk.reviseQuote, { number, rev })
  const saved = await sales.call(desk.saveQuote, {
    ...{ number, rev: revised.rev, terms: quoteTerms({ shipping_fee: 55 }) },
  })
  await sales.call(desk.sendQuote, { number, rev: saved.rev })
  const { html } = await page(`/quote/${number}?key=${key}`)
  expect(html).toContain('Version 2')
  expect(html).toContain('$155.00')
})

test('lists alternates to choose from, and lines that are not offered with their reason', async () => {
  const [a, b] = [await stockOne(shop, 'PAGE-A', 100, '2.00'), await stockOne(shop, 'PAGE-B', 100, '1.00')]
  const { number, rev } = await draftQuote(sales, { parts: [{ part_id: a, quantity: 10 }] })
  const lot = { date_code: '2523+', origin: 'MY' }
  const saved = await sales.call(desk.saveQuote, {
    number,
    rev,
    lines: [
      { line_id: 1, part_id: a, part_number: 'PAGE-A', quantity: 10, unit_price: 2, ...lot },
      { line_id: 2, part_id: b, part_number: 'PAGE-B', quantity: 10, unit_price: 1, alternate_of: 1 },
      {
        ...{ line_id: 3, part_number: 'PAGE-GONE', quantity: 5 },
        ...{ kind: 'no_bid' as const, no_bid_reason: 'obsolete' },
      },
    ],
  })
  await sales.call(desk.sendQuote, { number, rev: saved.rev })
  const key = await mailedQuoteKey(shop, number)
  const { html } = await page(`/quote/${number}?key=${key}`)
  expect(html.match(/name="line-1"/g)).toHaveLength(2)
  expect(html).toContain('2523+')
  expect(html).toContain('Malaysia')
  expect(html).toContain('PAGE-GONE')
  expect(html).toContain('No longer manufactured')
  expect(html).toContain('Accept and pay')
  await acceptShown(openBrowser(shop), number, key, { lines: [{ line_id: 2 }], expected_total: 50 })
  const ordered = await page(`/quote/${number}?key=${key}`)
  expect(ordered.html.match(/>Not ordered</g)).toHaveLength(1)
  expect(ordered.html).toContain('$50.00')
})

test('without any offer, there is nothing to accept', async () => {
  const { number, rev } = await draftQuote(sales, { parts: [] })
  const gone = { part_number: 'PAGE-GONE', quantity: 5, kind: 'no_bid' as const, no_bid_reason: 'obsolete' }
  const saved = await sales.call(desk.saveQuote, { number, rev, lines: [gone] })
  await sales.call(desk.sendQuote, { number, rev: saved.rev })
  const { html } = await page(`/quote/${number}?key=${await mailedQuoteKey(shop, number)}`)
  expect(html).toContain('No longer manufactured')
  expect(html).toContain('Send us a message.')
  expect(html).toContain('No offer')
  expect(html).not.toMatch(/Accept and pay|\$40\.00|Awaiting your reply|Valid until|Not reserved/)
})

test('an ended quote is read-only, and questions are still possible', async () => {
  const { number, key } = await sendOne()
  await query('update quotes set valid_until = now() where number = $1', [number])
  const { html } = await page(`/quote/${number}?key=${key}`)
  expect(html).toContain('This quote has expired.')
  expect(html).toContain('Send message')
  expect(html).not.toMatch(/Accept and pay|Ask for another price|Decline quote/)
})

test('the key that accepted a quote opens its order, other keys do not', async () => {
  const { number, key } = await sendOne()
  const other = await mailedQuoteKey(shop, number)
  const call = openBrowser(shop)
  const { order_number } = await acceptShown(call, number, key)
  const shown = await call(buyers.getQuote, { quote_number: number, key })
  expect(shown).toMatchObject({ state: 'accepted', order_number, order_access: 'key' })
  expect((await call(getOrder, { order_number, key })).order_number).toBe(order_number)
  expect((await page(`/quote/${number}?key=${key}`)).html).toContain(`/order/${order_number}?key=${key}`)
  expect((await call(buyers.getQuote, { quote_number: number, key: other })).order_access).toBeNull()
  await expect(call(getOrder, { order_number, key: other })).rejects.toMatchObject({ code: 404 })
  expect((await page(`/quote/${number}?key=${other}`)).html).not.toContain(`/order/${order_number}`)
})

test('a customer finds quotes in the account and opens and accepts them without a key', async () => {
  const { token, email } = await becomeUser(shop, { email: 'quoted@example.com' })
  const { number } = await sendOne({ email })
  const Cookie = `token=${token}`
  const list = await page('/myaccount/quotes', { Cookie })
  expect(list.html).toContain(`/quote/${number}"`)
  expect(list.html).toContain('$140.00')
  expect((await page(`/quote/${number}`, { Cookie })).html).toContain('Accept and pay')
  const call = openBrowser(shop, 'en', token)
  const placed = await accept(call, number, { version: 1, expected_total: 140 })
  const { order_access } = await call(buyers.getQuote, { quote_number: number })
  expect(order_access).toBe('account')
  const accepted = await page(`/quote/${number}`, { Cookie })
  expect(accepted.html).toContain(`/myaccount/order-status-history/${placed.order_number}`)
})

test('a quote for another mailbox leaves the account that it was drafted for', async () => {
  const { token, email } = await becomeUser(shop, { email: 'drafted@example.com' })
  const part = await stockOne(shop, 'PAGE-OTHER', 100, '1.00')
  const { number, rev, ...quote } = await draftQuote(sales, {
    parts: [{ part_id: part, quantity: 10 }],
    email,
  })
  const { contact_name, company_name, telephone, country, lang } = quote
  const contact = {
    ...{ email: 'other@example.com', contact_name, company_name, telephone, country },
    lang: langOr(lang, 'en'),
  }
  const saved = await sales.call(desk.saveQuote, { number, rev, contact })
  await sales.call(desk.sendQuote, { number, rev: saved.rev })
  expect((await shop.call('en', token)(buyers.listQuotes)).list).toEqual([])
})

test('a purchase order is stored with the order, and downloaded by both sides', async () => {
  const { number, key } = await sendOne()
  const call = openBrowser(shop)
  const content = Buffer.from('%PDF-1.7 our order').toString('base64')
  const tooLarge = content + 'A'.repeat(QUOTE_LIMITS.poFileBytes * 2)
  for (const wrong of [tooLarge, Buffer.from('<script>').toString('base64')])
    await expect(
      acceptShown(unchecked(), number, key, { po_file: { name: 'po.pdf', content: wrong } }),
    ).rejects.toMatchObject({ code: expect.toBeOneOf([400, 413]) })
  const { order_number } = await acceptShown(call, number, key, { po_file: { name: 'PO 4711.pdf', content } })
  expect((await call(getOrder, { order_number, key })).po_file).toBe('PO 4711.pdf')
  expect(await call(getPoFile, { order_number, key })).toEqual({ file_name: 'PO 4711.pdf', content })
  await expect(call(getPoFile, { order_number, key: 'x' })).rejects.toMatchObject({ code: 404 })
  expect(await sales.call(getDeskOrder, { order_number })).toMatchObject({ po_file: 'PO 4711.pdf' })
  expect((await sales.call(getDeskPoFile, { order_number })).content).toBe(content)
  const warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
  await expect(warehouse.call(getDeskPoFile, { order_number })).rejects.toMatchObject({ code: 403 })
  expect((await warehouse.call(getDeskOrder, { order_number })).po_file).toBeNull()
})
