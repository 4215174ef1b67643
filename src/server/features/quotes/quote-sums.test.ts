import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { accept, mailedQuoteKey, quoteTerms } from '../../../../tests/harness/quotes.ts'
import { readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { recordPayment } from '../../../contract/desk/orders.ts'
import * as papers from '../../../contract/desk/papers.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import { getOrder, getProforma } from '../../../contract/shop/orders.ts'
import { getQuote, previewQuote } from '../../../contract/shop/quotes.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { priceAt, sumAmounts } from '../../../domain/money.ts'
import { groupsOf, ladderOf, nearestQuantity, type OfferLine, sumsOf } from '../../../domain/quotes/offer.ts'
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

const anyPieces = fc.integer({ min: 1, max: 50_000 })
/** Programs send prices with more digits than are stored. */
const anyPrice = fc
  .record({ units: fc.integer({ min: 1, max: 1_000_000 }), half: fc.constantFrom(0, 5) })
  .map(({ units, half }) => Number(`${units}${half}e-6`))
const anyOffer = fc.record({
  quantity: anyPieces,
  price: anyPrice,
  breaks: fc.uniqueArray(fc.record({ qty: anyPieces, price: anyPrice }), {
    selector: ({ qty }) => qty,
    maxLength: 2,
  }),
  /** The buyer's input. */
  typed: anyPieces,
})
const anyLine = fc.record({
  offer: anyOffer,
  kind: fc.constantFrom('offer' as const, 'offer' as const, 'offer' as const, 'no_bid' as const),
  isAlternate: fc.boolean(),
})
const anyQuote = fc.record({
  // The first line is offered: otherwise there is nothing to accept.
  first: anyOffer,
  others: fc.array(anyLine, { maxLength: 6 }),
  shippingCents: fc.integer({ min: 0, max: 20_000 }),
  lang: fc.constantFrom(...LANGS),
})
type MadeQuote = typeof anyQuote extends fc.Arbitrary<infer Made> ? Made : never
const QUOTES = 40

/** The rule itself is tried with 10,000 quotes in domain/quotes/offer.test.ts. */
test('of 40 random quotes lines and sums agree in draft, version, desk, page, PDF, mail, order and invoice', async () => {
  const quotes = fc.sample(anyQuote, { numRuns: QUOTES, seed: 20261117 })
  for (const [index, quote] of quotes.entries()) {
    const { lang, shippingCents } = quote
    const shippingFee = shippingCents / 100
    const lines = toLines(quote)
    const contact = { email: `sums-${index}@example.com`, contact_name: 'Purchasing', country: 'DE', lang }
    const { number, rev } = await owner.call(desk.addQuote, { contact })
    const terms = quoteTerms({ shipping_fee: shippingFee })
    const saved = await owner.call(desk.saveQuote, { number, rev, lines, terms })
    const sent = await owner.call(desk.sendQuote, { number, rev: saved.rev })
    const quoted = sent.live?.lines ?? []
    const offers = quoted.map(toOffer)
    const rule = sumsOf(offers, { shippingFee, tax: 0 })
    expect(saved).toMatchObject(rule)
    expect(sent.live).toMatchObject(rule)
    const amounts = quoted.map(({ kind, unit_price, quantity }) =>
      kind === 'offer' && unit_price !== null ? exactAmount(unit_price, quantity) : null,
    )
    expect(quoted.map(({ amount }) => amount)).toEqual(amounts)
    const { rows } = await shop.connection.pool.query(
      `select v.quote_id, v.subtotal::float8, v.total::float8, v.tax::float8 from quote_versions v
      join quotes on id = quote_id where number = $1`,
      [number],
    )
    const { quote_id, ...stored } = rows[0]
    expect(stored).toEqual({ ...rule, tax: 0 })
    const key = await mailedQuoteKey(shop, number)
    const call = openBrowser(shop, lang)
    const page = await call(getQuote, { quote_number: number, key })
    expect(page).toMatchObject(rule)
    expect(page.lines.map(({ amount }) => amount)).toEqual(amounts)
    const shown = page.lines.filter(({ is_default }) => is_default).map(({ amount }) => amount ?? 0)
    expect(sumAmounts(shown)).toBe(rule.subtotal)
    const { content } = await owner.call(desk.getQuotePdf, { number })
    const figures = [...amounts.filter(amount => amount !== null), rule.subtotal, rule.total]
    expectPrinted(content, lang, figures)
    const mail = await composeMail(shop, quoteMails, { kind: 'quote_sent', fields: { quote_id }, lang })
    expect(bare(plainText(mail))).toContain(bare(formatsFor(lang).amount(rule.total)))
    await expectSameOrder({ call, number, key, lang }, offers, quote)
  }
}, 180_000)

type Buyer = { call: Call; number: string; key: string; lang: Lang }

/** The buyer takes the last offer of each group, in the typed quantity. */
async function expectSameOrder({ call, number, key, lang }: Buyer, offers: OfferLine[], quote: MadeQuote) {
  const typed = [quote.first, ...quote.others.map(({ offer }) => offer)].map(offer => offer.typed)
  const taken = groupsOf(offers).flatMap(group => group.findLast(({ kind }) => kind === 'offer') ?? [])
  const chosen = taken.map(offer => {
    const quantity = nearestQuantity(offer, typed[offer.lineId - 1] ?? 1)
    const unit_price =
      quantity === offer.quantity ? offer.unitPrice : (priceAt(ladderOf(offer), quantity) ?? 0)
    return { offer, quantity, unit_price, amount: exactAmount(unit_price ?? 0, quantity) }
  })
  const subtotal = sumAmounts(chosen.map(({ amount }) => amount))
  const sums = { subtotal, total: sumAmounts([subtotal, quote.shippingCents / 100]) }
  const lines = chosen.map(({ offer, quantity }) => ({ line_id: offer.lineId, qty: quantity }))
  const agreed = { key, version: 1, lines }
  expect(await call(previewQuote, { quote_number: number, ...agreed })).toMatchObject(sums)
  const placed = await accept(call, number, { ...agreed, expected_total: sums.total })
  const { order_number } = placed
  const order = await call(getOrder, { order_number, key: placed.key })
  expect(order).toMatchObject({ ...sums, shipping_fee: quote.shippingCents / 100 })
  const items = chosen.map(({ quantity, unit_price, amount }) => ({ quantity, unit_price, amount }))
  expect(order.items).toMatchObject(items)
  const figures = [...items.map(({ amount }) => amount), subtotal, sums.total]
  expectPrinted((await call(getProforma, { order_number, key: placed.key })).content, lang, figures)
  await owner.call(recordPayment, { order_number, amount: sums.total })
  const { papers: [invoice] = [] } = await owner.call(papers.issueInvoice, { order_number })
  expect(invoice?.total).toBe(sums.total)
  const { content } = await owner.call(papers.getPaperFile, { order_number, id: invoice?.id ?? 0 })
  expectPrinted(content, lang, figures)
}

function toLines({ first, others }: MadeQuote) {
  const all = [{ offer: first, kind: 'offer' as const, isAlternate: false }, ...others]
  return all.map(({ offer, kind, isAlternate }, at) => ({
    ...{ line_id: at + 1, kind, part_number: `SUM-${at}`, source: 'lead' as const },
    alternate_of: isAlternate && at > 0 && !all[at - 1]?.isAlternate ? at : null,
    quantity: offer.quantity,
    unit_price: kind === 'offer' ? offer.price : null,
    breaks: kind === 'offer' ? offer.breaks : [],
    no_bid_reason: kind === 'offer' ? '' : 'unavailable',
  }))
}

/** In whole numbers only, half up. */
function exactAmount(price: number, quantity: number): number {
  const units = BigInt(price.toFixed(5).replace('.', ''))
  return Number((units * BigInt(quantity) + 500n) / 1_000n) / 100
}

function expectPrinted(content: string, lang: Lang, figures: readonly number[]): void {
  const printed = bare(readPdf(Buffer.from(content, 'base64')).flatMap(readLines).join('\n'))
  const missing = figures.filter(figure => !printed.includes(bare(formatsFor(lang).amount(figure))))
  expect(missing).toEqual([])
}

/** Spaces and directional marks differ between page and paper. */
function bare(text: string): string {
  return text.replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '')
}

function toOffer(line: desk.QuoteLine): OfferLine {
  const { kind, quantity, multiple, breaks } = line
  return {
    ...{ lineId: line.line_id, alternateOf: line.alternate_of, unitPrice: line.unit_price },
    ...{ kind, quantity, multiple, breaks },
  }
}
