import { describe, expect, test } from 'vitest'
import { lineAmount, sumAmounts } from '../money.ts'
import { type Demand, settleDemands } from './settle-demands.ts'
import { wantedQuantity } from './wanted-quantity.ts'

/** A Hall sensor on reels of 2,500. */
const SENSOR = { stock: 10_000, min_qty: 2_500, multiple: 2_500, prices: [{ qty: 2_500, price: 0.971 }] }
const RESISTOR = { stock: 50_000, min_qty: 100, multiple: 100, prices: [{ qty: 100, price: 0.01 }] }

function demand(quantity: number, changes: Partial<Demand> = {}): Demand {
  return { partId: 1, offer: SENSOR, quantity, isLeftOut: undefined, warnings: [], ...changes }
}

const settleOne = (one: Demand) => settleDemands([one])[0]

describe('rounding a line up', () => {
  test('is the cost of the pieces beyond the need, to the cent', () => {
    const settled = settleOne(demand(102, { offer: RESISTOR }))
    expect(settled).toMatchObject({ orderQuantity: 200, amount: 2, excess: { pieces: 98, cost: 0.98 } })
    const { amount, excess } = settleOne(demand(1_234)) ?? {}
    expect(sumAmounts([lineAmount(0.971, 1_234), excess?.cost ?? 0])).toBe(amount)
  })

  test('costs nothing if the quantity is sold', () => {
    expect(settleOne(demand(2_500))).toMatchObject({ orderQuantity: 2_500, excess: null, leftOut: null })
  })

  test('over $20 and five times the need leaves the line out at first', () => {
    expect(settleOne(demand(2))).toMatchObject({
      outcome: 'cart',
      orderQuantity: 2_500,
      amount: 2_427.5,
      excess: { pieces: 2_498, cost: 2_425.56 },
      leftOut: 'costly',
    })
  })

  test.each([
    ['under $20', demand(1, { offer: { ...RESISTOR, prices: [{ qty: 100, price: 0.2 }] } })],
    ['exactly five times the need', demand(500, { offer: { ...SENSOR, min_qty: 3_000, multiple: 3_000 } })],
    ['for a quote', demand(2, { offer: { ...SENSOR, stock: 5 } })],
    ['that the buyer has included', demand(2, { isLeftOut: false })],
  ])('keeps the line: %s', (_, one) => {
    expect(settleOne(one)?.leftOut).toBeNull()
  })

  test('by the buyer leaves a line out at any price', () => {
    expect(settleOne(demand(2_500, { isLeftOut: true }))).toMatchObject({
      leftOut: 'by_buyer',
      amount: 2_427.5,
    })
  })
})

describe('lines with the same part', () => {
  test('share rounding, and the first one carries it', () => {
    const settled = settleDemands([demand(130, { offer: RESISTOR }), demand(30, { offer: RESISTOR })])
    expect(settled.map(one => one?.orderQuantity)).toEqual([170, 30])
    expect(settled.map(one => one?.excess?.pieces)).toEqual([40, undefined])
    expect(settled.map(one => one?.warnings)).toEqual([['not_a_multiple'], []])
  })

  test('do not share it with a line that is left out', () => {
    const settled = settleDemands([
      demand(130, { offer: RESISTOR, isLeftOut: true }),
      demand(30, { offer: RESISTOR }),
    ])
    expect(settled.map(one => one?.orderQuantity)).toEqual([130, 100])
  })

  test('are left out together, or not at all', () => {
    const costly = settleDemands([demand(2), demand(3)])
    expect(costly.map(one => one?.leftOut)).toEqual(['costly', 'costly'])
    const wanted = settleDemands([demand(2), demand(3, { isLeftOut: false })])
    expect(wanted.map(one => one?.leftOut)).toEqual([null, null])
  })

  test('of another part and lines without a part are settled on their own', () => {
    const settled = settleDemands([null, demand(100, { partId: 2, offer: RESISTOR }), demand(2_500)])
    expect(settled.map(one => one?.orderQuantity)).toEqual([undefined, 100, 2_500])
  })
})

test.each([
  [3, 1, { amount: 0, unit: 'percent' }, 3],
  [3, 10, { amount: 5, unit: 'percent' }, 32],
  [100, 1, { amount: 5, unit: 'percent' }, 105],
  [1, 20, { amount: 10, unit: 'pieces' }, 30],
  [100_000_000, 3, { amount: 10, unit: 'percent' }, 100_000_000],
] as const)('%i pieces for %i boards with %j spare are %i', (pieces, boards, spare, wanted) => {
  expect(wantedQuantity(pieces, boards, spare)).toBe(wanted)
})
