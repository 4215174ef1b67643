import { expect, test } from 'vitest'
import { isTable, pastedRows } from './pasted-rows.ts'

test('spreadsheet rows and cells are separated', () => {
  expect(pastedRows('LM358\t500\r\nNE555\t20\r\n')).toEqual([
    ['LM358', '500'],
    ['NE555', '20'],
  ])
})

test('a single column is one cell per row, without empty rows', () => {
  expect(pastedRows('LM358\n\nNE555\n')).toEqual([['LM358'], ['NE555']])
})

test('empty cells keep their place', () => {
  expect(pastedRows('LM358\t\t500')).toEqual([['LM358', '', '500']])
})

test('a quoted cell may contain line breaks, tabs and quotes', () => {
  expect(pastedRows('"R1\nR2"\t"0.1"" pitch"\t3')).toEqual([['R1 R2', '0.1" pitch', '3']])
})

test('a quote in the middle of a cell is literal', () => {
  expect(pastedRows('cable 3" red\t1')).toEqual([['cable 3" red', '1']])
})

test('a single number, with or without a line break, is not a table', () => {
  expect([isTable('LM358'), isTable('LM358\n'), isTable('LM358\t5'), isTable('LM358\nNE555')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
