import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../tests/harness/property-tests.ts'
import { lineAmount, sumAmounts } from '../money.ts'
import {
  applyChoices,
  defaultChoices,
  groupsOf,
  ladderOf,
  nearestQuantity,
  type OfferLine,
  sumsOf,
} from './offer.ts'

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

test('a quote without a priced offer has a total of 0, with any shipping', () => {
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

const anyUnits = fc.integer({ min: 1, max: 10_000_000 })
const anyPieces = fc.integer({ min: 1, max: 1_000_000 })
const anyLine = fc.record({
  isBid: fc.boolean(),
  isAlternate: fc.boolean(),
  quantity: anyPieces,
  multiple: fc.constantFrom(1, 1, 5, 100),
  units: anyUnits,
  breaks: fc.uniqueArray(fc.record({ qty: anyPieces, units: anyUnits }), {
    selector: ({ qty }) => qty,
    maxLength: 3,
  }),
  /** The buyer's input, and the position of the offer that is taken from the group. */
  typed: anyPieces,
  rank: fc.nat({ max: 3 }),
})
const anyQuote = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  shippingCents: fc.integer({ min: 0, max: 100_000 }),
  taxCents: fc.integer({ min: 1, max: 10_000_000 }),
})
type MadeLine = typeof anyLine extends fc.Arbitrary<infer Made> ? Made : never

function toLines(made: readonly MadeLine[]): OfferLine[] {
  return made.map(({ isBid, isAlternate, quantity, multiple, units, breaks }, index) =>
    line({
      ...{ lineId: index + 1, quantity, multiple, unitPrice: units / 100_000 },
      kind: isBid ? 'offer' : 'no_bid',
      alternateOf: isAlternate && index > 0 && !made[index - 1]?.isAlternate ? index : null,
      breaks: breaks.map(one => ({ qty: one.qty, price: one.units / 100_000 })),
    }),
  )
}

/** Half up, in whole numbers only. */
const centsOf = (units: number, quantity: number) => (BigInt(units) * BigInt(quantity) + 500n) / 1_000n
const inCents = (amount: number) => BigInt(Math.round(amount * 100))
const total = (cents: readonly bigint[]) => cents.reduce((sum, one) => sum + one, 0n)

test('sums of 10,000 random quotes: rounded lines, shipping and tax are the total, as quoted and as accepted', () => {
  fc.assert(
    fc.property(anyQuote, ({ lines: made, shippingCents, taxCents }) => {
      const lines = toLines(made)
      const charges = { shippingFee: shippingCents / 100, tax: taxCents / 100 }
      const sums = sumsOf(lines, charges)
      const chosen = defaultChoices(lines)
      const cents = chosen.map(({ lineId, quantity }) => centsOf(made[lineId - 1]?.units ?? 0, quantity))
      expect(inCents(sums.subtotal)).toBe(total(cents))
      const others = chosen.length > 0 ? BigInt(shippingCents + taxCents) : 0n
      expect(inCents(sums.total)).toBe(total(cents) + others)
      const accepted = applyChoices(lines, chosen, false)
      if ('problem' in accepted) {
        expect(chosen).toEqual([])
        return
      }
      expect(accepted.subtotal).toBe(sums.subtotal)
      expect(
        sumAmounts(accepted.lines.map(({ unitPrice, quantity }) => lineAmount(unitPrice, quantity))),
      ).toBe(sums.subtotal)
    }),
    { numRuns: 10_000 },
  )
})

test('of 10,000 random choices each line has the price of its quantity, and the total is the sum of the lines', () => {
  fc.assert(
    fc.property(anyQuote, ({ lines: made }) => {
      const lines = toLines(made)
      const choices = groupsOf(lines).flatMap(group => {
        const offers = group.filter(({ kind }) => kind === 'offer')
        const taken = offers[(made[(group[0]?.lineId ?? 1) - 1]?.rank ?? 0) % Math.max(1, offers.length)]
        const typed = made[(taken?.lineId ?? 1) - 1]?.typed ?? 1
        return taken ? [{ lineId: taken.lineId, quantity: nearestQuantity(taken, typed) }] : []
      })
      const accepted = applyChoices(lines, choices, false)
      if ('problem' in accepted) {
        expect(choices).toEqual([])
        return
      }
      const cents = choices.map(({ lineId, quantity }) => {
        const { quantity: quoted = 0, units = 0, breaks = [] } = made[lineId - 1] ?? {}
        const listed = [...breaks.filter(({ qty }) => qty !== quoted), { qty: quoted, units }]
        const reached = listed.filter(({ qty }) => qty <= quantity)
        const [applied] = reached.sort((a, b) => b.qty - a.qty)
        return centsOf(applied?.units ?? 0, quantity)
      })
      const byLine = new Map(choices.map(({ lineId }, index) => [lineId, cents[index]]))
      for (const { line: taken, amount } of accepted.lines)
        expect(inCents(amount)).toBe(byLine.get(taken.lineId))
      expect(inCents(accepted.subtotal)).toBe(total(cents))
    }),
    { numRuns: 10_000 },
  )
})
