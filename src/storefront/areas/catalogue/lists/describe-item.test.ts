import { expect, test } from 'vitest'
import { describeItem, describeRange } from './describe-item.ts'

test.each([
  ['..1', '%', '≤ 1%'],
  ['50..', 'V', '≥ 50V'],
  ['10..47k', 'Ω', '10 … 47kΩ'],
  ['!4.7k', 'Ω', '≠ 4.7kΩ'],
  ['8..', 'pcs', '≥ 8'],
  ['..0.25pF', '%', '≤ 0.25pF'],
  ['a\\,b', '', 'a,b'],
])('%s of %s reads %s', (item, unit, text) => {
  expect(describeItem(item, unit)).toBe(text)
})

test('a range of prices is written in the format of the language', () => {
  const write = (number: number) => `$${number.toFixed(2)}`
  expect(describeRange('..0.3', write)).toBe('≤ $0.30')
  expect(describeRange('1..2.5', write)).toBe('$1.00 … $2.50')
})
