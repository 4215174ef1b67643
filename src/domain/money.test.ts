import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakInForce, isMore, isPositive, isSameAmount, lineAmount, priceAt, timesAmount } from './money.ts'

const PRICES = [
  { qty: 100, price: 0.0123 },
  { qty: 1000, price: 0.0045 },
  { qty: 5000, price: 0.0022 },
]

describe('price breaks', () => {
  test.each([
    [99, -1],
    [100, 0],
    [999, 0],
    [1000, 1],
    [4999, 1],
    [5000, 2],
    [1_000_000, 2],
  ])('at %i pieces row %i applies', (quantity, row) => expect(breakInForce(PRICES, quantity)).toBe(row))

  test('apply from their quantity on, and not one piece earlier', () => {
    const list = fc
      .uniqueArray(fc.integer({ min: 1, max: 10 ** 8 }), { minLength: 1, maxLength: 12 })
      .map(quantities => quantities.sort((a, b) => a - b).map((qty, i) => ({ qty, price: 100 - i })))
    fc.assert(
      fc.property(list, prices => {
        for (const [row, { qty }] of prices.entries()) {
          expect(breakInForce(prices, qty)).toBe(row)
          expect(breakInForce(prices, qty - 1)).toBe(row - 1)
        }
      }),
    )
  })

  test('a part without prices has no price', () => expect(priceAt([], 10)).toBeNull())
})

describe('the amount of a line', () => {
  test.each([
    [0.0022, 5000, 11],
    [0.00001, 500, 0.01],
    [0.00001, 499, 0],
    [1.005, 1, 1.01],
    [0.12345, 3, 0.37],
    [9999.99999, 100_000_000, 999_999_999_000],
  ])('%f times %i is %f', (price, quantity, amount) => expect(lineAmount(price, quantity)).toBe(amount))

  test('are rounded half up to the cent, without float errors', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 8 }),
        (units, quantity) => {
          const exact = BigInt(units) * BigInt(quantity)
          const cents = exact / 1000n + (exact % 1000n >= 500n ? 1n : 0n)
          expect(lineAmount(units / 100_000, quantity)).toBe(Number(cents) / 100)
        },
      ),
    )
  })
})

describe('amounts', () => {
  test('that differ by less than a cent are the same', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(isSameAmount(0.1 + 0.2, 0.3)).toBe(true)
    expect(isMore(0.1 + 0.2, 0.3)).toBe(false)
    expect([isMore(0.31, 0.3), isMore(0.3, 0.31), isSameAmount(0.3, 0.31)]).toEqual([true, false, false])
  })

  test('are positive from a cent on', () => {
    expect([0.01, 0.3 - (0.1 + 0.2), 0.1 + 0.2 - 0.3, 0, -0.01].map(isPositive)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('are multiplied in cents', () => {
    expect(1.1 * 3).not.toBe(3.3)
    expect(timesAmount(1.1, 3)).toBe(3.3)
  })
})
