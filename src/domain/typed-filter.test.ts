import { expect, test } from 'vitest'
import { withDecimalMark, withDecimalPoint, withSpacedValues } from './decimal-point.ts'

test.each([
  ['de', '4,7k', '4.7k'],
  ['ru', '0,1', '0.1'],
  ['fr', '2,2..4,7k', '2.2..4.7k'],
  ['de', '4,7k, 10k', '4.7k, 10k'],
  ['de', '10k,22k', '10k,22k'],
  ['it', '1,2,3', '1,2,3'],
  ['es', '4.7k,10k', '4.7k,10k'],
  ['en', '4,7k', '4,7k'],
] as const)('in %s, "%s" is "%s"', (lang, typed, read) => {
  expect(withDecimalPoint(typed, lang)).toBe(read)
})

test('an amount is shown with the decimal mark of the language', () => {
  expect(withDecimalMark('0.25..1.5', 'de')).toBe('0,25..1,5')
  expect(withDecimalMark('0.25..1.5', 'en')).toBe('0.25..1.5')
  expect(withDecimalMark('2.5 EUR', 'de')).toBe('2.5 EUR')
})

test('a filter that is shown and submitted again stays the same', () => {
  expect(withSpacedValues('10,22', 'de')).toBe('10, 22')
  expect(withDecimalPoint(withSpacedValues('10,22', 'de'), 'de')).toBe('10, 22')
  expect(withSpacedValues('10,22', 'en')).toBe('10,22')
})
