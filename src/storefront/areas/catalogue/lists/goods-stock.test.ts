import { expect, test } from 'vitest'
import { stockLevel } from './goods-stock.tsx'

test('stock is low if it covers ten minimum orders or fewer', () => {
  expect(stockLevel({ stock: 0, min_qty: 1 })).toBe('out')
  expect(stockLevel({ stock: 10, min_qty: 1 })).toBe('low')
  expect(stockLevel({ stock: 11, min_qty: 1 })).toBe('in')
  expect(stockLevel({ stock: 40_000, min_qty: 5_000 })).toBe('low')
})
