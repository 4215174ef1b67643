import { expect, test } from 'vitest'
import { readBreaks } from './read-breaks.ts'

test('prices are read by quantity', () => {
  expect(readBreaks('1: 0.50, 100:0.45;1000 : 0.4,')).toEqual([
    { qty: 1, price: 0.5 },
    { qty: 100, price: 0.45 },
    { qty: 1000, price: 0.4 },
  ])
  expect(readBreaks('')).toEqual([])
  expect(readBreaks('1: x')).toEqual([{ qty: 1, price: 0 }])
})
