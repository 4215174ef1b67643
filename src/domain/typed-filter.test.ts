import { expect, test } from 'vitest'
import { readTypedFilter } from './typed-filter.ts'

test.each([
  ['de', '4,7k', '4.7k'],
  ['ru', '0,1', '0.1'],
  ['fr', '2,2..4,7k', '2.2..4.7k'],
  ['de', '4,7k, 10k', '4.7k, 10k'],
  ['de', '10k,22k', '10k, 22k'],
  ['it', '1,2,3', '1, 2, 3'],
  ['es', '4.7k,10k', '4.7k, 10k'],
  ['de', '12.288M', '12.288M'],
  ['de', '0.125..2.5', '0.125..2.5'],
  ['en', '10k,22k', '10k, 22k'],
  ['en', '10, 22', '10, 22'],
  ['en', '1.250..2.500', '1.250..2.500'],
] as const)('in %s, "%s" is "%s"', (lang, typed, read) => {
  expect(readTypedFilter('resistance', typed, lang)).toBe(read)
})

test.each([
  ['en', '4,7k', '?4\\,7k'],
  ['en', '10k, 1,250', '10k, ?1\\,250'],
  ['jp', '0,1..1', '?0\\,1..1'],
  ['de', '1.250', '?1.250'],
  ['de', '1.250..2.500', '?1.250..2.500'],
  ['it', '4.700 µF', '?4.700 µF'],
  ['de', '..1.000.000', '?..1.000.000'],
] as const)('in %s, "%s" can be read in two ways', (lang, typed, read) => {
  expect(readTypedFilter('resistance', typed, lang)).toBe(read)
})

test.each([
  ['de', '1.250..2.500', '1250..2500'],
  ['de', '0,125..1,5', '0.125..1.5'],
  ['en', '1.250..2.500', '1.25..2.5'],
  ['en', '1,250..2,500', '1250..2500'],
  ['de', '..1.000', '..1000'],
  ['de', '1.250', '1.250'],
  ['de', 'billig..2', 'billig..2'],
] as const)('in %s, a price "%s" is "%s"', (lang, typed, read) => {
  expect(readTypedFilter('price', typed, lang)).toBe(read)
})
