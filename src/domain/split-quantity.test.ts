import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrderable } from './quantity.ts'
import { splitIfShort, splitQuantity } from './split-quantity.ts'

const prices = [{ qty: 1, price: 0.5 }]
const SINGLE = { min_qty: 1, multiple: 1, stock: 2_112, prices }
const REEL = { ...SINGLE, min_qty: 500, multiple: 100 }

test.each([
  ['all of the stock', SINGLE, 3_000, 0, 2_112, 888],
  ['stock rounded down to the multiple', REEL, 3_000, 0, 2_100, 900],
  ['any quantity above stock, whatever the multiple', REEL, 3_001, 0, 2_100, 901],
  ['nothing, if stock is below the minimum', { ...REEL, stock: 400 }, 3_000, 0, 0, 3_000],
  ['nothing, if it is sold out', { ...SINGLE, stock: 0 }, 3_000, 0, 0, 3_000],
  ['nothing, if it has no price', { ...SINGLE, prices: [] }, 3_000, 0, 0, 3_000],
  ['what the cart leaves', SINGLE, 3_000, 1_000, 1_112, 1_888],
  ['nothing, if the cart has all', SINGLE, 3_000, 2_112, 0, 3_000],
  ['nothing, if the cart has more than there is', SINGLE, 3_000, 5_000, 0, 3_000],
  ['less than the minimum to a line that has it', REEL, 700, 2_000, 100, 600],
  ['everything, if stock is enough', REEL, 1_000, 500, 1_000, 0],
] as const)('sells %s', (_, offer, wanted, inCart, fromStock, rest) =>
  expect(splitQuantity(offer, wanted, inCart)).toEqual({ fromStock, rest }),
)

test('never sells more than the stock, and loses no piece', () => {
  const count = fc.integer({ min: 1, max: 5_000 })
  const stock = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(count, count, stock, count, stock, (min_qty, multiple, inStock, wanted, inCart) => {
      const offer = { min_qty, multiple, stock: inStock, prices }
      const { fromStock, rest } = splitQuantity(offer, wanted, inCart)
      expect(fromStock + rest).toBe(wanted)
      expect(fromStock).toBeGreaterThanOrEqual(0)
      if (fromStock === 0) return
      expect(fromStock + inCart).toBeLessThanOrEqual(inStock)
      expect(isOrderable(offer, fromStock + inCart)).toBe(true)
    }),
  )
})

test('is offered only above stock, and only if something can be bought', () => {
  expect(splitIfShort(SINGLE, 3_000)).toEqual({ fromStock: 2_112, rest: 888 })
  expect(splitIfShort(SINGLE, 2_112)).toBeNull()
  expect(splitIfShort(SINGLE, null)).toBeNull()
  expect(splitIfShort(SINGLE, 1e9)).toBeNull()
  expect(splitIfShort({ ...REEL, stock: 400 }, 3_000)).toBeNull()
  expect(splitIfShort(SINGLE, 3_000, 1_000)).toEqual({ fromStock: 1_112, rest: 1_888 })
  expect(splitIfShort(SINGLE, 3_000, 2_112)).toEqual({ fromStock: 0, rest: 3_000 })
})
