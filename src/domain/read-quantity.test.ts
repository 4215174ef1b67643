import { describe, expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

describe('parses a quantity as buyers type it', () => {
  test.each([
    ['500', 500],
    [' 10000 ', 10_000],
    ['10,000', 10_000],
    ['10.000', 10_000],
    ['1 000 000', 1_000_000],
    ['10\u00a0000', 10_000],
    ['10\u202f000', 10_000],
    ["1'500", 1_500],
    ['５００', 500],
    ['١٠٠٠', 1_000],
    ['۲۵۰', 250],
    ['0', 0],
  ])('%s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  test.each(['', '1.5', '2,50', '-5', '1e3', '10,00', '1,000.000', 'many', '1234567890123'])(
    '%s is not a quantity',
    text => {
      expect(readQuantity(text)).toBeNull()
    },
  )
})
