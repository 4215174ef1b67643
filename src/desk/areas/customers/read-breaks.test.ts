import { expect, test } from 'vitest'
import { readBreaks, writeBreaks } from './read-breaks.ts'

const BREAKS = [
  { qty: 1, price: 0.5 },
  { qty: 100, price: 0.45 },
  { qty: 1000, price: 1.125 },
]
const UNREADABLE = { qty: 0, price: 0 }

test('prices are read by quantity, with the decimal mark of the language or a point', () => {
  expect(readBreaks('1: 0.50, 100:0.45;1000 : 1.125,', '.')).toEqual(BREAKS)
  expect(readBreaks('1: 0,50; 100: 0,45\n1000: 1,125', ',')).toEqual(BREAKS)
  expect(readBreaks('1: 0,50, 100: 0,45,1.000: $1,125', ',')).toEqual(BREAKS)
  expect(readBreaks('1: 0.50; 100: 0.45', ',')).toEqual(BREAKS.slice(0, 2))
  expect(readBreaks('', '.')).toEqual([])
})

test('a comma within a quantity does not separate', () => {
  const wanted = [
    { qty: 10, price: 1.2 },
    { qty: 1100, price: 0.95 },
    { qty: 2500000, price: 0.5 },
  ]
  for (const separator of [', ', ',', '; ', '\n']) {
    expect(readBreaks(['10: 1.20', '1,100: 0.95', '2,500,000: 0.5'].join(separator), '.')).toEqual(wanted)
    expect(readBreaks(['10: 1,20', '1.100: 0,95', '2.500.000: 0,5'].join(separator), ',')).toEqual(wanted)
  }
  expect(readBreaks('1: 1,250.50, 100: 1,100', '.')).toEqual([
    { qty: 1, price: 1250.5 },
    { qty: 100, price: 1100 },
  ])
})

test('a text that cannot be read is refused, not guessed', () => {
  expect(readBreaks('1: x', '.')).toEqual([{ qty: 1, price: 0 }])
  expect(readBreaks('0,50', ',')).toEqual([UNREADABLE])
  for (const mark of ['.', ','] as const) expect(readBreaks('1: 2,50 100: 2,40', mark)).toEqual([UNREADABLE])
  expect(readBreaks('1: 3 €', ',')).toEqual([{ qty: 1, price: 0 }])
  expect(readBreaks('1: 0.50 100', '.')).toEqual([{ qty: 1, price: 0 }])
})

test('written prices are read again', () => {
  for (const mark of ['.', ','] as const) expect(readBreaks(writeBreaks(BREAKS, mark), mark)).toEqual(BREAKS)
})
