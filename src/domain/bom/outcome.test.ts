import { describe, expect, test } from 'vitest'
import { demandOfOtherLines, outcomeOf } from './outcome.ts'

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
  test.each([100, 150, 1_000, 12_000])('of %i pieces in stock and priced goes to the cart', quantity => {
    expect(outcomeOf({ goods: REEL, quantity })).toMatchObject({
      outcome: 'cart',
      warnings: [],
      orderQuantity: quantity,
    })
  })

  test.each([
    ['more than in stock', {}, 12_050, ['short']],
    ['a sold-out part', { stock: 0 }, 100, ['short']],
    ['a part without prices', { prices: [] }, 100, ['no_price']],
    ['fewer than the minimum, with less stock than that', { stock: 90 }, 80, ['below_minimum', 'short']],
    ['a part whose first price break is higher', { prices: [{ qty: 500, price: 1 }] }, 100, ['no_price']],
    ['neither in stock nor priced', { stock: 0, prices: [] }, 10, ['below_minimum', 'short', 'no_price']],
  ] as const)('of %s is quoted', (_, changed, quantity, warnings) => {
    expect(outcomeOf({ goods: { ...REEL, ...changed }, quantity })).toMatchObject({
      outcome: 'rfq',
      warnings,
    })
  })

  test.each([
    [1, 100],
    [101, 150],
    [12_001, 12_050],
  ])('of %i pieces would be ordered as %i', (quantity, orderQuantity) => {
    expect(outcomeOf({ goods: REEL, quantity }).orderQuantity).toBe(orderQuantity)
  })

  test.each([
    ['fewer than the minimum', 50, ['below_minimum']],
    ['fewer than the minimum, and not a multiple', 37, ['below_minimum']],
    ['no multiple', 120, ['not_a_multiple']],
  ])('of %s goes to the cart with a higher quantity', (_, quantity, warnings) => {
    expect(outcomeOf({ goods: REEL, quantity })).toMatchObject({ outcome: 'cart', warnings })
  })

  test('that exceeds the largest possible order goes to the RFQ', () => {
    const goods = { ...REEL, stock: 2_000_000_000 }
    expect(outcomeOf({ goods, quantity: 100_000_100 }).outcome).toBe('rfq')
  })

  test('shares stock and price with other lines for the same part', () => {
    expect(outcomeOf({ goods: REEL, quantity: 7_000, others: 7_000 })).toMatchObject({
      outcome: 'rfq',
      warnings: ['short'],
    })
    expect(outcomeOf({ goods: REEL, quantity: 600, others: 400 })).toMatchObject({
      outcome: 'cart',
      orderQuantity: 600,
      unitPrice: 0.009,
    })
  })
})

test('counts for each line the quantity that other lines want of the same part', () => {
  const lines = [
    { partId: 7, quantity: 10 },
    { partId: null, quantity: 5 },
    { partId: 7, quantity: 20 },
    { partId: 8, quantity: 1 },
  ]
  expect(demandOfOtherLines(lines)).toEqual([20, 0, 10, 0])
})
