import { expect, test } from 'vitest'
import { byCost } from './by-cost.ts'

const part = (name: string, stock: number, price: number | null, min_qty = 1) => ({
  name,
  stock,
  min_qty,
  multiple: min_qty,
  prices: price === null ? [] : [{ qty: min_qty, price }],
})

test('choices are sorted by the cost of the quantity, with its minimum, and short ones after those in stock', () => {
  const parts = [
    part('sold out', 0, 0.01),
    part('on request', 500, null),
    part('reel only', 9_000, 0.02, 4_000),
    part('short', 50, 0.01),
    part('dear', 9_000, 0.5),
    part('cheap', 9_000, 0.3),
  ]
  expect(byCost(parts, 100).map(({ name }) => name)).toEqual([
    'cheap',
    'dear',
    'reel only',
    'short',
    'sold out',
    'on request',
  ])
  expect(byCost(parts, 4_000)[0]?.name).toBe('reel only')
})
