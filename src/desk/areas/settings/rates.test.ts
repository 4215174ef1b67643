import { expect, test } from 'vitest'
import { DEFAULT_SHIPPING_RATES } from '../../../domain/shipping-rates.ts'
import { readRates, writeRates } from './rates.ts'

test('unchanged rates are written as they were read', () => {
  const json = JSON.stringify(DEFAULT_SHIPPING_RATES)
  expect(writeRates(readRates(json))).toBe(json)
})

test('countries and decimals are taken as people type them', () => {
  const zone = { countries: 'de, at ch', fee: '12,5', per_half_kg: '3.25', min_days: '1', max_days: '' }
  const written = JSON.parse(writeRates([{ id: ' van ', carrier: 'Van', service: '', zones: [zone] }]))
  expect(written).toEqual([
    {
      id: 'van',
      carrier: 'Van',
      service: '',
      zones: [{ countries: ['DE', 'AT', 'CH'], fee: 12.5, per_half_kg: 3.25, min_days: 1, max_days: '' }],
    },
  ])
})
