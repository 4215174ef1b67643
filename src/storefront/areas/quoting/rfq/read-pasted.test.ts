import { expect, test } from 'vitest'
import { isTable } from './pasted-rows.ts'
import { readPasted } from './read-pasted.ts'

const BILL = [
  'Part number\tQty\tNote',
  'LM358DR\t10\t',
  'NE555P\t0\t',
  'BAT54H,115\t4\tDNP',
  'TL072CP\t5\tDNP',
  '\t\t',
  'LM358DR\t20\t',
].join('\n')

test('every row that is not a line is counted with its reason, except blank and merged rows', () => {
  const { items, skipped } = readPasted(BILL)
  expect(items.map(({ part_number, quantity }) => [part_number, quantity])).toEqual([['LM358DR', 30]])
  expect(skipped).toEqual([
    { reason: 'not_fitted', count: 2 },
    { reason: 'zero_quantity', count: 1 },
  ])
})

test('headings above rows that are all left out are not a part', () => {
  const { items, skipped } = readPasted('Part number\tQty\nLM358DR\t0\n')
  expect(items).toEqual([])
  expect(skipped).toEqual([{ reason: 'zero_quantity', count: 1 }])
})

test('a bare column of numbers leaves nothing out', () => {
  const { items, skipped } = readPasted('LM358DR\nNE555P\n')
  expect([items.map(item => item.part_number), skipped]).toEqual([['LM358DR', 'NE555P'], []])
})

test('of unrecognized rows the first cell is used, and rows without one are reported', () => {
  const { items, skipped } = readPasted('spring\tblue\n\tred\n')
  expect(items.map(item => item.part_number)).toEqual(['spring'])
  expect(skipped).toEqual([{ reason: 'no_part_number', count: 1 }])
})

test.each([
  ['10 x LM358DR', 'LM358DR', 10],
  ['LM358DR - 25 pcs', 'LM358DR', 25],
  ['3x NE555P\n', 'NE555P', 3],
])('a line with its quantity, "%s", is one line of the request', (text, number, quantity) => {
  expect(isTable(text)).toBe(true)
  expect(readPasted(text).items).toMatchObject([{ part_number: number, quantity }])
})

test.each(['LM358DR', 'LM358 D', 'BAT54H,115', '3 x'])('"%s" is pasted as it is', text => {
  expect(isTable(text)).toBe(false)
})
