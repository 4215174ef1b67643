import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderable } from '../../../../domain/quantity.ts'
import { nearestOrderable, oneStepDown, oneStepUp, orderLine } from './order-line.ts'

const resistor = {
  min_qty: 100,
  multiple: 50,
  prices: [
    { qty: 100, price: 0.0098 },
    { qty: 1_000, price: 0.00312 },
  ],
}

describe('the price of a quantity', () => {
  test('the row in force moves with the quantity', () => {
    expect(orderLine(resistor, 950)).toEqual({
      canOrder: true,
      inForce: 0,
      unitPrice: 0.0098,
      amount: 9.31,
    })
    expect(orderLine(resistor, 1_000)).toEqual({
      canOrder: true,
      inForce: 1,
      unitPrice: 0.00312,
      amount: 3.12,
    })
  })

  test('a quantity that is not sold has a price, but no amount', () => {
    expect(orderLine(resistor, 120)).toMatchObject({ canOrder: false, inForce: 0, amount: null })
    expect(orderLine(resistor, 50)).toMatchObject({ canOrder: false, inForce: -1, unitPrice: null })
    expect(orderLine(resistor, null)).toMatchObject({ canOrder: false, inForce: -1, amount: null })
  })

  test('a part without prices has no amount', () => {
    expect(orderLine({ ...resistor, prices: [] }, 100)).toEqual({
      canOrder: true,
      inForce: -1,
      unitPrice: null,
      amount: null,
    })
  })
})

describe('suggested quantities', () => {
  test('the next quantity that is sold', () => {
    expect(nearestOrderable(resistor, 120)).toBe(150)
    expect(nearestOrderable(resistor, null)).toBe(100)
    expect(nearestOrderable({ min_qty: 10, multiple: 4 }, 1)).toBe(12)
  })

  test('a step leads from any quantity to one that is sold', () => {
    expect(oneStepUp(resistor, 100)).toBe(150)
    expect(oneStepUp(resistor, 120)).toBe(150)
    expect(oneStepUp(resistor, null)).toBe(100)
    expect(oneStepDown(resistor, 150)).toBe(100)
    expect(oneStepDown(resistor, 170)).toBe(150)
    expect(oneStepDown(resistor, 100)).toBe(100)
  })

  test('every suggested quantity can be ordered', () => {
    const rules = fc.record({
      min_qty: fc.integer({ min: 1, max: 100_000 }),
      multiple: fc.integer({ min: 1, max: 10_000 }),
    })
    const typed = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }))
    fc.assert(
      fc.property(rules, typed, (rule, quantity) => {
        for (const offer of [nearestOrderable, oneStepUp, oneStepDown])
          expect(isOrderable(rule, offer(rule, quantity))).toBe(true)
      }),
    )
  })
})
