import { describe, expect, test } from 'vitest'
import { outcomeOf, wantedElsewhere } from './outcome.ts'

const REEL = {
  stock: 12_000,
  min_qty: 100,
  multiple: 50,
  prices: [
    { qty: 100, price: 0.012 },
    { qty: 1_000, price: 0.009 },
  ],
}

describe('a line of a bill of materials', () => {
  test.each([100, 150, 1_000, 12_000])('of %i pieces in stock and priced goes to the cart', qty => {
    expect(outcomeOf({ goods: REEL, qty })).toMatchObject({ outcome: 'cart', warnings: [], orderQty: qty })
  })

  test.each([
    ['more than there are', {}, 12_050, ['short']],
    ['one that is sold out', { stock: 0 }, 100, ['short']],
    ['one without prices', { prices: [] }, 100, ['no_price']],
    ['fewer than the minimum, where there are fewer, too', { stock: 90 }, 80, ['below_minimum', 'short']],
    ['one whose prices begin higher', { prices: [{ qty: 500, price: 1 }] }, 100, ['no_price']],
    ['neither in stock nor priced', { stock: 0, prices: [] }, 10, ['below_minimum', 'short', 'no_price']],
  ] as const)('of %s is quoted', (_, changed, qty, warnings) => {
    expect(outcomeOf({ goods: { ...REEL, ...changed }, qty })).toMatchObject({ outcome: 'rfq', warnings })
  })

  test.each([
    [1, 100],
    [101, 150],
    [12_001, 12_050],
  ])('of %i pieces would be ordered as %i', (qty, orderQty) => {
    expect(outcomeOf({ goods: REEL, qty }).orderQty).toBe(orderQty)
  })

  test.each([
    ['fewer than the minimum', 50, ['below_minimum']],
    ['fewer than the minimum, and no multiple', 37, ['below_minimum']],
    ['no multiple', 120, ['not_a_multiple']],
  ])('of %s goes to the cart with a higher quantity', (_, qty, warnings) => {
    expect(outcomeOf({ goods: REEL, qty })).toMatchObject({ outcome: 'cart', warnings })
  })

  test('that exceeds the largest possible order goes to the RFQ', () => {
    const goods = { ...REEL, stock: 2_000_000_000 }
    expect(outcomeOf({ goods, qty: 100_000_100 }).outcome).toBe('rfq')
  })

  test('shares stock and price with other lines for the same part', () => {
    expect(outcomeOf({ goods: REEL, qty: 7_000, others: 7_000 })).toMatchObject({
      outcome: 'rfq',
      warnings: ['short'],
    })
    expect(outcomeOf({ goods: REEL, qty: 600, others: 400 })).toMatchObject({
      outcome: 'cart',
      orderQty: 600,
      unitPrice: 0.009,
    })
  })
})

test('counts for each line the quantity that other lines want of the same part', () => {
  const lines = [
    { goodsId: 7, qty: 10 },
    { goodsId: null, qty: 5 },
    { goodsId: 7, qty: 20 },
    { goodsId: 8, qty: 1 },
  ]
  expect(wantedElsewhere(lines)).toEqual([20, 0, 10, 0])
})
