import { expect, test } from 'vitest'
import { DEFAULT_SHIPPING_RATES } from '../../../domain/shipping-rates.ts'
import { readRates, writeRates } from './rates.ts'

test('unchanged rates are written as they were read', () => {
  const json = JSON.stringify(DEFAULT_SHIPPING_RATES)
  expect(writeRates(readRates(json, '.'), '.')).toBe(json)
  expect(writeRates(readRates(json, ','), ',')).toBe(json)
})

test('countries and decimals are taken as people type them', () => {
  const zone = { countries: 'de, at ch', fee: '12,5', per_half_kg: '3.25', min_days: '1', max_days: '' }
  const written = JSON.parse(writeRates([{ id: ' van ', carrier: 'Van', service: '', zones: [zone] }], '.'))
  expect(written).toEqual([
    {
      id: 'van',
      carrier: 'Van',
      service: '',
      zones: [{ countries: ['DE', 'AT', 'CH'], fee: 12.5, per_half_kg: 3.25, min_days: 1, max_days: '' }],
    },
  ])
})

test('fees are read and shown in the notation of the language', () => {
  const written = (fee: string, mark: '.' | ',') => {
    const zone = { countries: '*', fee, per_half_kg: '0', min_days: '1', max_days: '2' }
    return writeRates([{ id: 'van', carrier: 'Van', service: '', zones: [zone] }], mark)
  }
  const feeOf = (fee: string, mark: '.' | ',') => JSON.parse(written(fee, mark))[0].zones[0].fee
  expect([feeOf('1,000', '.'), feeOf('1.000', ','), feeOf('12,50', '.'), feeOf('$12.50', ',')]).toEqual([
    1000, 1000, 12.5, 12.5,
  ])
  // The server names the field of what is no number.
  expect([feeOf('', '.'), feeOf('free', '.'), feeOf('-1', '.')]).toEqual(['', 'free', '-1'])
  expect(readRates(written('12.5', '.'), ',')[0]?.zones[0]?.fee).toBe('12,5')
  expect(readRates(written('free', '.'), ',')[0]?.zones[0]?.fee).toBe('free')
})
