import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addPercent,
  atLeastZero,
  breakInForce,
  compareAmounts,
  discountedPrice,
  isAllowedPrice,
  isHigherPrice,
  isInCents,
  isMore,
  isPositive,
  isRealPrice,
  isSameAmount,
  isSamePrice,
  largerAmount,
  lineAmount,
  percentAbove,
  percentOf,
  priceAt,
  roundAmount,
  smallerAmount,
  timesAmount,
} from './money.ts'

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

describe('prices', () => {
  test('are compared in hundred-thousandths of a dollar', () => {
    expect([isSamePrice(0.1 + 0.2, 0.3), isSamePrice(0.00001, 0.00002)]).toEqual([true, false])
    expect([isSamePrice(null, null), isSamePrice(null, 0), isSamePrice(0, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isHigherPrice(0.1 + 0.2, 0.3), isHigherPrice(0.30001, 0.3), isHigherPrice(0.3, 0.30001)]).toEqual(
      [false, true, false],
    )
  })

  test('of 0 are none, and those that people type have a limit', () => {
    expect([0, 0.00001].map(isRealPrice)).toEqual([false, true])
    expect([-0.00001, 0, 1_000_000, 1_000_000.00001, Number.NaN].map(isAllowedPrice)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('with percents are rounded half up, without float errors', () => {
    expect(0.00007 * 0.5 * 100_000).toBeLessThan(3.5)
    expect(addPercent(0.00007, -50)).toBe(0.00004)
    const units = fc.integer({ min: 0, max: 10 ** 11 })
    fc.assert(
      fc.property(units, fc.integer({ min: -100, max: 1000 }), (price, percent) => {
        const exact = (BigInt(price) * BigInt(100 + percent) + 50n) / 100n
        expect(addPercent(price / 100_000, percent)).toBe(Number(exact) / 100_000)
      }),
    )
  })

  test('are never discounted to nothing', () => {
    expect([discountedPrice(1, 12.5), discountedPrice(0.00001, 90)]).toEqual([0.875, 0.00001])
  })

  test('are compared with a base in percent', () => {
    expect([percentAbove(1, 0.8), percentAbove(0.8, 1), percentAbove(1, 0)]).toEqual([25, -20, null])
  })
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

  test('are the same if both are missing', () => {
    expect([isSameAmount(null, null), isSameAmount(null, 0), isSameAmount(0, null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('are sorted and chosen by size', () => {
    expect([2, 0.3, 0.1].sort(compareAmounts)).toEqual([0.1, 0.3, 2])
    expect(compareAmounts(0.1 + 0.2, 0.3)).toBe(0)
    expect([
      smallerAmount(1, 2),
      largerAmount(1, 2),
      atLeastZero(-1),
      atLeastZero(-0),
      atLeastZero(1),
    ]).toEqual([1, 2, 0, 0, 1])
  })

  test('have two decimals', () => {
    expect([1.1 * 3, 4.345, 0.005].map(roundAmount)).toEqual([3.3, 4.35, 0.01])
    expect([4.35, 0.01, 999_999.99, 4.355, 0.001].map(isInCents)).toEqual([true, true, true, false, false])
  })

  test('a share in percent is rounded down to the cent', () => {
    expect([percentOf(5, 10), percentOf(0.09, 10), percentOf(12.39, 10)]).toEqual([0.5, 0, 1.23])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 100 }),
        (cents, percent) => {
          const exact = (BigInt(cents) * BigInt(percent)) / 100n
          expect(percentOf(cents / 100, percent)).toBe(Number(exact) / 100)
        },
      ),
    )
  })

  test('are multiplied in cents', () => {
    expect(1.1 * 3).not.toBe(3.3)
    expect(timesAmount(1.1, 3)).toBe(3.3)
  })
})
