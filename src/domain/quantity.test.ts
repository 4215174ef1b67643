import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrderable, orderableFrom } from './quantity.ts'

const REEL = { min_qty: 100, multiple: 50 }

test.each([
  [100, true],
  [150, true],
  [50, false],
  [120, false],
  [0, false],
  [-100, false],
  [100.5, false],
  [1e9, false],
  [Number.NaN, false],
])('%d pieces of a part with minimum 100 and multiple 50: %s', (quantity, isFine) =>
  expect(isOrderable(REEL, quantity)).toBe(isFine),
)

test('the suggested quantity can always be ordered and is never smaller', () => {
  const positive = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(positive, positive, positive, (min_qty, multiple, wanted) => {
      const offered = orderableFrom({ min_qty, multiple }, wanted)
      expect(isOrderable({ min_qty, multiple }, offered)).toBe(true)
      expect(offered).toBeGreaterThanOrEqual(wanted)
    }),
  )
})
