import { expect, test } from 'vitest'
import { CommandError, UsageError } from './command.ts'
import { pagedTable, pageOf, toPage } from './paged-table.ts'

const SHOWN = { headings: ['N'], toRow: (n: number) => [String(n)], none: 'There is none.' }
const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('an empty list says so', () => {
  expect(pagedTable({ list: [], total: 0 }, 1, SHOWN)).toBe('There is none.\n')
})

test('a list that fits on one page is only a table', () => {
  expect(pagedTable({ list: rows(50), total: 50 }, 1, SHOWN)).toBe(`N\n${rows(50).join('\n')}\n`)
})

test('a longer list shows its page number and how to see the next page', () => {
  const first = pagedTable({ list: rows(50), total: 51 }, 1, SHOWN)
  expect(first.endsWith('\n50\n\nPage 1 of 2, 51 rows in total; --page 2 shows the next.\n')).toBe(true)
  expect(toPage(2)).toEqual({ offset: 50, limit: 50 })
  expect(pagedTable({ list: [51], total: 51 }, 2, SHOWN)).toBe('N\n51\n\nPage 2 of 2, 51 rows in total.\n')
})

test('a page after the last is rejected', () => {
  expect(() => pagedTable({ list: [], total: 51 }, 3, SHOWN)).toThrow(CommandError)
})

test.each(['0', '-1', '1.5', 'x', '', '99999999'])('%j is not a page', page => {
  expect(() => pageOf({ page })).toThrow(UsageError)
})
