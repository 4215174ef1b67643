import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../tests/harness/property-tests.ts'
import { lineAmount, sumAmounts } from '../money.ts'
import { applyChoices, defaultChoices, ladderOf, nearestQuantity, type OfferLine, sumsOf } from './offer.ts'

const line = (changes: Partial<OfferLine> & { lineId: number }): OfferLine => ({
  kind: 'offer',
  alternateOf: null,
  quantity: 100,
  multiple: 1,
  unitPrice: 1,
  breaks: [],
  ...changes,
})

test('the buyer takes one of a line and its alternates, and the total follows', () => {
  const lines = [
    line({ lineId: 1, unitPrice: 1 }),
    line({ lineId: 2, unitPrice: 0.8, alternateOf: 1 }),
    line({ lineId: 3, kind: 'no_bid', unitPrice: null }),
    line({ lineId: 4, alternateOf: 3, unitPrice: 0.5 }),
  ]
  expect(sumsOf(lines, { shippingFee: 40, tax: 0 })).toEqual({ subtotal: 150, total: 190 })
  expect(defaultChoices(lines).map(({ lineId }) => lineId)).toEqual([1, 4])
  const choose = (ids: number[], allowsPartial = false) =>
    applyChoices(
      lines,
      ids.map(lineId => ({ lineId, quantity: 100 })),
      allowsPartial,
    )
  expect(choose([2, 4])).toMatchObject({ subtotal: 130 })
  expect(choose([1, 2, 4])).toEqual({ problem: 'two_alternates', lineId: 1 })
  expect(choose([2, 2, 4])).toEqual({ problem: 'two_alternates', lineId: null })
  expect(choose([2])).toEqual({ problem: 'line_missing', lineId: 3 })
  expect(choose([2], true)).toMatchObject({ subtotal: 80 })
  expect(choose([3], true)).toEqual({ problem: 'unknown_line', lineId: 3 })
  expect(choose([], true)).toEqual({ problem: 'nothing_chosen', lineId: null })
})

test('a quote without a priced offer comes to nothing, whatever its shipping', () => {
  const lines = [line({ lineId: 1, unitPrice: null }), line({ lineId: 2, kind: 'no_bid' })]
  expect(sumsOf(lines, { shippingFee: 40, tax: 0 })).toEqual({ subtotal: 0, total: 0 })
})

test('a line with several quantities has the price of the chosen one', () => {
  const lines = [
    line({
      lineId: 1,
      multiple: 50,
      breaks: [
        { qty: 500, price: 0.9 },
        { qty: 1_000, price: 0.8 },
      ],
    }),
  ]
  expect(ladderOf(lines[0] ?? expect.unreachable()).map(({ qty }) => qty)).toEqual([100, 500, 1_000])
  const at = (quantity: number) => applyChoices(lines, [{ lineId: 1, quantity }], false)
  expect(at(100)).toMatchObject({ subtotal: 100 })
  expect(at(550)).toMatchObject({ subtotal: 495 })
  expect(at(1_000)).toMatchObject({ subtotal: 800 })
  for (const quantity of [50, 99, 120, 1_050])
    expect(at(quantity)).toEqual({ problem: 'quantity', lineId: 1 })
  const offered = [1, 120, 500, 520, 5_000].map(typed =>
    nearestQuantity(lines[0] ?? expect.unreachable(), typed),
  )
  expect(offered).toEqual([100, 150, 500, 550, 1_000])
})

const anyLine = fc.record({
  isBid: fc.boolean(),
  isAlternate: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  units: fc.integer({ min: 1, max: 10_000_000 }),
})
const anyQuote = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  shippingCents: fc.integer({ min: 0, max: 100_000 }),
})

test('sums of 10,000 random quotes: rounded lines and shipping are the total, as quoted and as accepted', () => {
  fc.assert(
    fc.property(anyQuote, quote => {
      const lines = quote.lines.map((made, index) =>
        line({
          lineId: index + 1,
          kind: made.isBid ? 'offer' : 'no_bid',
          alternateOf: made.isAlternate && index > 0 && !quote.lines[index - 1]?.isAlternate ? index : null,
          quantity: made.quantity,
          unitPrice: made.units / 100_000,
        }),
      )
      const shippingFee = quote.shippingCents / 100
      const { subtotal, total } = sumsOf(lines, { shippingFee, tax: 0 })
      const chosen = defaultChoices(lines)
      const cents = chosen.reduce((sum, { lineId, quantity }) => {
        const units = BigInt(quote.lines[lineId - 1]?.units ?? 0) * BigInt(quantity)
        return sum + (units + 500n) / 1_000n
      }, 0n)
      expect(BigInt(Math.round(subtotal * 100))).toBe(cents)
      const shippingCents = chosen.length > 0 ? quote.shippingCents : 0
      expect(Math.round(total * 100)).toBe(Math.round(subtotal * 100) + shippingCents)
      const accepted = applyChoices(lines, chosen, false)
      if ('problem' in accepted) {
        expect(chosen).toEqual([])
        return
      }
      expect(accepted.subtotal).toBe(subtotal)
      expect(
        sumAmounts(accepted.lines.map(({ unitPrice, quantity }) => lineAmount(unitPrice, quantity))),
      ).toBe(subtotal)
    }),
    { numRuns: 10_000 },
  )
})
