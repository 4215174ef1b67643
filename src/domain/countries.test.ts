import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES, isCountry, usesPostalCodes, usesStates } from './countries.ts'

describe('an address', () => {
  test.each(['US', 'CA', 'AU', 'BR', 'CN', 'IN', 'IT', 'JP', 'MX', 'ES'])(
    'in %s needs its state',
    country => {
      expect(usesStates(country)).toBe(true)
    },
  )

  test.each(['DE', 'FR', 'GB', 'NL', 'PL', 'SE', 'SG', 'HK', 'IL', 'CZ'])('in %s needs no state', country => {
    expect(usesStates(country)).toBe(false)
  })

  test.each(['DE', 'US', 'GB', 'JP', 'IN', 'BR', 'SG', 'HR', 'TH', 'SA'])(
    'in %s needs its postal code',
    country => {
      expect(usesPostalCodes(country)).toBe(true)
    },
  )

  test.each(['AE', 'HK', 'MO', 'QA', 'IE', 'PA', 'CO', 'VN', 'NG', 'KE'])(
    'in %s needs no postal code',
    country => {
      expect(usesPostalCodes(country)).toBe(false)
    },
  )

  test('requires both before a country is chosen', () => {
    for (const none of ['', 'XX']) expect([usesStates(none), usesPostalCodes(none)]).toEqual([true, true])
  })
})

test('every country is listed once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length)
  expect(COUNTRY_CODES.every(isCountry)).toBe(true)
})
