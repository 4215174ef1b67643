import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsvLine } from '../to-csv-line.ts'
import { CsvParser } from './parse-csv.ts'

const cell = fc
  .array(fc.constantFrom('a', 'Ω', ' ', ',', ';', '"', "'", '\n', '\r', '\r\n', '\\'))
  .map(pieces => pieces.join(''))
const row = fc.array(cell, { minLength: 2, maxLength: 5 })

/** Cuts a text at the given positions. */
function cut(text: string, places: number[]): string[] {
  const ends = [...places.map(place => place % (text.length + 1)).sort((a, b) => a - b), text.length]
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

test('any cells are preserved, with any chunk boundaries', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(fc.nat()), (rows, places) => {
      const parser = new CsvParser(',')
      const pieces = cut(rows.map(toCsvLine).join(''), places)
      const found = [...pieces.flatMap(piece => parser.push(piece)), ...parser.end()]
      expect(found.map(({ cells }) => cells)).toEqual(rows)
    }),
    { numRuns: 2000 },
  )
})

test('text after a closing quote belongs to the cell', () => {
  const parser = new CsvParser(',')
  expect([...parser.push('"a,b" ,c\n"d"e,"f"'), ...parser.end()].map(({ cells }) => cells)).toEqual([
    ['a,b ', 'c'],
    ['de', 'f'],
  ])
})

test('an empty last cell is a cell', () => {
  const parser = new CsvParser(',')
  expect([...parser.push('a,\n,b\n,'), ...parser.end()].map(({ cells }) => cells)).toEqual([
    ['a', ''],
    ['', 'b'],
    ['', ''],
  ])
})
