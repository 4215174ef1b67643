import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuantity } from './bom/read-quantity.ts'
import { readPieces } from './read-pieces.ts'

describe('parses a quantity of a list', () => {
  test.each([
    ['500', 500],
    ['10k', 10_000],
    ['10 K', 10_000],
    ['5 Kpcs', 5_000],
    ['2k pcs', 2_000],
    ['1.5k', 1_500],
    ['1,5k', 1_500],
    ['2.01k', 2_010],
    ['2,500 pcs', 2_500],
    ['2.500 Stk', 2_500],
    ['2.500 Stk.', 2_500],
    ['100 Stück', 100],
    ['1 000', 1_000],
    ['1\u00a0000 шт.', 1_000],
    ["12'500 pcs.", 12_500],
    ['10 pcs', 10],
    ['3x', 3],
    ['30 قطعة', 30],
    ['٣٠', 30],
    ['１２个', 12],
    ['12.00', 12],
    ['12,0', 12],
    ['1,000.00', 1_000],
    ['1.000,00', 1_000],
    ['1,000.000', 1_000],
    ['1.000,000 ST', 1_000],
    ['1 000,000', 1_000],
    ['1000.000', 1_000],
    ['0,100 k', 100],
    ['0.100 k', 100],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['2.500', 2_500],
    ['2,500', 2_500],
    ['0', 0],
  ])('%s in English and in German', (text, pieces) => {
    expect(readPieces(text, '.')).toBe(pieces)
    expect(readPieces(text, ',')).toBe(pieces)
  })

  test.each([
    ['1,000', '.', 1_000],
    ['10,000 pcs', '.', 10_000],
    ['10.000 Stk', ',', 10_000],
    ['2,500k', '.', 2_500_000],
  ] as const)('%s where the decimal mark is %s', (text, mark, pieces) => {
    expect(readPieces(text, mark)).toBe(pieces)
  })

  test.each([
    ['1.000', '.'],
    ['10.000 pcs', '.'],
    ['10,000 Stk', ','],
    ['2.500k', '.'],
    ['2,500k', ','],
  ] as const)('%s has two readings where the decimal mark is %s', (text, mark) => {
    expect(readPieces(text, mark)).toBeNull()
  })

  test.each([
    '',
    'k',
    'pcs',
    '1.5',
    '2,50',
    '0,100',
    '0.5k pcs/reel',
    '-5',
    '10 20',
    '1e3',
    '3 reels',
    '10 pcs/board',
    '1.0.0',
    '10 kg',
    '5 or 10',
    '12345678901234',
  ])('%s is not a quantity', text => {
    expect(readPieces(text, '.')).toBeNull()
    expect(readPieces(text, ',')).toBeNull()
  })
})

const anyNumeral = fc
  .tuple(
    fc.array(fc.tuple(fc.stringMatching(/^\d{1,4}$/), fc.constantFrom('.', ',', ' ', "'", '')), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.stringMatching(/^\d{1,3}$/),
    fc.constantFrom('', 'k', ' pcs', ' Kpcs', ' Stk.', '个'),
  )
  .map(([groups, last, unit]) => `${groups.flat().join('')}${last}${unit}`)

test('no text is one quantity in the grid of quotes and another one in a bill of materials', () => {
  fc.assert(
    fc.property(anyNumeral, fc.constantFrom('.' as const, ',' as const), (text, mark) => {
      const inGrid = readPieces(text, mark)
      const inBill = readQuantity(text, mark === ',')
      // Each refuses, or marks as unclear, some texts that the other one reads.
      if (inGrid !== null && inBill !== null) expect(inGrid).toBe(inBill.pieces)
    }),
    { numRuns: 5_000 },
  )
})
