import { describe, expect, test } from 'vitest'
import { formatsFor } from './formats.ts'

describe('unit prices in a column', () => {
  test.each([
    [
      [0.135, 0.12, 0.09],
      ['$0.135', '$0.120', '$0.090'],
    ],
    [
      [12, 9.5],
      ['$12.00', '$9.50'],
    ],
    [
      [0.00312, 1],
      ['$0.00312', '$1.00000'],
    ],
    [[], []],
  ])('%j all get as many decimals as the most precise one', (prices, written) => {
    expect(formatsFor('en').prices(prices)).toEqual(written)
  })
})
