import { expect, test } from 'vitest'
import { isBelowFloor, marginOn, priceForMargin } from './margin.ts'

test('25 percent is a margin on the cost', () => {
  expect(priceForMargin(0.8, 25)).toBe(1)
  expect(marginOn(1, 0.8)).toBe(25)
  expect(marginOn(1, 0)).toBeNull()
})

test('a price is too low below the discount on our list price, or below the margin on the cost', () => {
  const floor = { maxDiscount: 30, minMargin: 10 }
  const isLow = (unitPrice: number, listPrice: number | null, cost: number | null) =>
    isBelowFloor({ unitPrice, listPrice, cost }, floor)
  expect([isLow(0.7, 1, null), isLow(0.69999, 1, null)]).toEqual([false, true])
  expect([isLow(1.1, null, 1), isLow(1.09999, null, 1)]).toEqual([false, true])
  expect(isLow(0.00001, null, null)).toBe(false)
})
