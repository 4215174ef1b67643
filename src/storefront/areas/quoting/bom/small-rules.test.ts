import { describe, expect, test } from 'vitest'
import { bill } from '../../../../../tests/harness/bill.ts'
import { columnLetter } from './bom-columns.tsx'
import { headerRows } from './bom-head.tsx'
import { pageOf } from './bom-lines.tsx'
import { rowRanges } from './row-ranges.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [99, 'CV'],
])('column %i is named %s', (index, letter) => {
  expect(columnLetter(index)).toBe(letter)
})

test.each([
  [[0], '1'],
  [[8, 2, 3, 4], '3–5, 9'],
  [[1, 1, 2], '2–3'],
  [[], ''],
])('rows %j are written as %s', (rows, told) => {
  expect(rowRanges(rows)).toBe(told)
})

describe('possible header rows', () => {
  test('are none and all rows', () => {
    expect(headerRows(3, 1)).toEqual([-1, 0, 1, 2])
  })

  test('are the first sixty and the current one', () => {
    const rows = headerRows(5_000, 812)
    expect([rows.length, rows[0], rows.at(-2), rows.at(-1)]).toEqual([62, -1, 59, 812])
  })
})

describe('pages of lines', () => {
  const lines = bill(250)

  test('hold a hundred each', () => {
    const { from, total, pageCount, lines: shown } = pageOf(lines, 3)
    expect([from, total, pageCount, shown.length, shown[0]?.line.row]).toEqual([201, 250, 3, 50, 202])
  })

  test('are clamped to the first and the last', () => {
    expect([pageOf(lines, 9).page, pageOf(lines, 0).page, pageOf([], 4).page]).toEqual([3, 1, 1])
  })
})
