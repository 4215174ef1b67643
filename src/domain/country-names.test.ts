import { expect, test } from 'vitest'
import { countryName } from './country-names.ts'

test('a country has a name in each language', () => {
  expect(countryName('de', 'FR')).toBe('Frankreich')
})

test('a text that is no country code stays as it is', () => {
  expect(['', 'Utopia', 'u1'].map(code => countryName('en', code))).toEqual(['', 'Utopia', 'u1'])
})
