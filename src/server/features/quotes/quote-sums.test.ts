import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { acceptShown, mailedQuoteKey, quoteTerms } from '../../../../tests/harness/quotes.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import { getOrder } from '../../../contract/shop/orders.ts'
import { getQuote } from '../../../contract/shop/quotes.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { LANGS } from '../../../domain/locales.ts'
import { sumAmounts } from '../../../domain/money.ts'
import { type OfferLine, sumsOf } from '../../../domain/quotes/offer.ts'
import { setSetting } from '../site/index.ts'
import { quoteMails } from './quote-mails.ts'

let shop: TestShop
let owner: DeskBrowser
beforeAll(async () => {
  shop = await openTestShop()
  await setSetting(shop.connection, 'bank.beneficiary', 'Example Components Ltd')
  await setSetting(shop.connection, 'bank.account_number', '012-345')
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

const anyLine = fc.record({
  kind: fc.constantFrom('offer' as const, 'offer' as const, 'offer' as const, 'no_bid' as const),
  isAlternate: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 50_000 }),
  units: fc.integer({ min: 1, max: 1_000_000 }),
})
const anyQuote = fc.record({
  // The first line is offered: otherwise there is nothing to accept.
  first: fc.record({
    quantity: fc.integer({ min: 1, max: 50_000 }),
    units: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  others: fc.array(anyLine, { maxLength: 6 }),
  shippingCents: fc.integer({ min: 0, max: 20_000 }),
  lang: fc.constantFrom(...LANGS),
})
const QUOTES = 40

/** The rule itself is tried with 10,000 quotes in domain/quotes/offer.test.ts. */
test('of 40 random quotes the sums agree in rule, draft, version, desk, page, PDF, mail and order', async () => {
  const quotes = fc.sample(anyQuote, { numRuns: QUOTES, seed: 20261117 })
  for (const [index, quote] of quotes.entries()) {
    const { lang, shippingCents } = quote
    const lines = [{ ...quote.first, kind: 'offer' as const, isAlternate: false }, ...quote.others].map(
      (made, at, all) => ({
        line_id: at + 1,
        kind: made.kind,
        alternate_of: made.isAlternate && at > 0 && !all[at - 1]?.isAlternate ? at : null,
        part_number: `SUM-${at}`,
        source: 'lead' as const,
        quantity: made.quantity,
        unit_price: made.kind === 'offer' ? made.units / 100_000 : null,
        no_bid_reason: made.kind === 'offer' ? '' : 'unavailable',
      }),
    )
    const shippingFee = shippingCents / 100
    const rule = sumsOf(lines.map(toOffer), { shippingFee, tax: 0 })
    const contact = { email: `sums-${index}@example.com`, contact_name: 'Purchasing', country: 'DE', lang }
    const { number, rev } = await owner.call(desk.addQuote, { contact })
    const terms = quoteTerms({ shipping_fee: shippingFee })
    const saved = await owner.call(desk.saveQuote, { number, rev, lines, terms })
    expect(saved).toMatchObject(rule)
    const sent = await owner.call(desk.sendQuote, { number, rev: saved.rev })
    expect(sent.live).toMatchObject(rule)
    const { rows } = await shop.connection.pool.query(
      `select v.quote_id, v.subtotal::float8, v.total::float8, v.tax::float8 from quote_versions v
      join quotes on id = quote_id where number = $1`,
      [number],
    )
    const { quote_id, ...stored } = rows[0]
    expect(stored).toEqual({ ...rule, tax: 0 })
    const key = await mailedQuoteKey(shop, number)
    const call = openBrowser(shop)
    const page = await call(getQuote, { quote_number: number, key })
    expect(page).toMatchObject(rule)
    const shown = page.lines.filter(({ is_default }) => is_default).map(({ amount }) => amount ?? 0)
    expect(sumAmounts(shown)).toBe(rule.subtotal)
    const total = formatsFor(lang).amount(rule.total)
    const { content } = await owner.call(desk.getQuotePdf, { number })
    const printed = readPdf(Buffer.from(content, 'base64')).flatMap(readLines)
    expect(printed.some(line => bare(line).includes(bare(total)))).toBe(true)
    const mail = await composeMail(shop, quoteMails, { kind: 'quote_sent', fields: { quote_id }, lang })
    expect(bare(plainText(mail))).toContain(bare(total))
    const { order_number, key: orderKey } = await acceptShown(call, number, key)
    const order = await call(getOrder, { order_number, key: orderKey })
    expect(order).toMatchObject({ ...rule, shipping_fee: shippingFee })
    expect(sumAmounts(order.items.map(({ amount }) => amount))).toBe(rule.subtotal)
  }
}, 180_000)

/** Spaces and directional marks differ between page and paper. */
function bare(text: string): string {
  return text.replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '')
}

type Line = { line_id: number; alternate_of: number | null; unit_price: number | null }

function toOffer({
  line_id,
  alternate_of,
  unit_price,
  ...line
}: Line & Pick<OfferLine, 'kind' | 'quantity'>) {
  const { kind, quantity } = line
  return {
    ...{ lineId: line_id, alternateOf: alternate_of, unitPrice: unit_price, kind, quantity },
    ...{ multiple: 1, breaks: [] },
  }
}
