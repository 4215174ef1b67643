import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../../../tests/harness/property-tests.ts'
import { readTsv, writeTsv } from './tsv.ts'

test('a block from a spreadsheet is read, with quotes and line breaks in its cells', () => {
  expect(readTsv('LM358DR\t500\r\n"2 lines\r\nand ""quotes"""\t\r\n')).toEqual([
    ['LM358DR', '500'],
    ['2 lines\r\nand "quotes"', ''],
  ])
  expect(readTsv('one')).toEqual([['one']])
  expect(readTsv('a\n\nb')).toEqual([['a'], [''], ['b']])
  expect(readTsv('')).toEqual([])
})

test('inches are not quotes around a cell', () => {
  expect(readTsv('"3.5" drive\t1')).toEqual([['"3.5" drive', '1']])
})

test('a text that begins like a formula is copied as a text', () => {
  expect(writeTsv([['=HYPERLINK("x")', '-5.2', '@SUM', '+1']])).toBe(`'=HYPERLINK("x")\t-5.2\t'@SUM\t+1`)
})

test('copied cells are pasted unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '=', ' ', '1') })
  const width = fc.integer({ min: 1, max: 4 })
  const block = width.chain(columns =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
  )
  fc.assert(
    fc.property(block, cells => {
      // An empty last row is the line break that spreadsheets add.
      fc.pre(cells.at(-1)?.join('') !== '' || cells.at(-1)?.length !== 1)
      expect(readTsv(writeTsv(cells))).toEqual(cells)
    }),
  )
})
