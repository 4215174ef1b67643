import { describe, expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const goodsIn = {
  address_line1: '12 Solder Street',
  address_line2: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
}

describe('formats an address as on an envelope', () => {
  test('in the United States the postal code comes last', () => {
    expect(addressLines(goodsIn, 'United States')).toEqual([
      '12 Solder Street',
      'Austin, TX 78701',
      'United States',
    ])
  })

  test('in Germany the postal code comes before the city', () => {
    const address = { ...goodsIn, city: 'Dachau', state: 'Bayern', postal_code: '85221', country: 'DE' }
    expect(addressLines(address, 'Deutschland')[1]).toBe('85221 Dachau, Bayern')
  })

  test('a city equal to its state is written once', () => {
    const address = { ...goodsIn, city: 'Hamburg', state: 'HAMBURG', postal_code: '20095', country: 'DE' }
    expect(addressLines(address, 'Deutschland')[1]).toBe('20095 Hamburg')
  })

  test('a country without postal codes gets none', () => {
    const address = { ...goodsIn, city: 'Dubai', state: 'Dubai', postal_code: '', country: 'AE' }
    expect(addressLines(address, 'United Arab Emirates')[1]).toBe('Dubai')
  })

  test('a city equal to its country is written once', () => {
    const address = { ...goodsIn, city: 'Djibouti', state: 'Djibouti', postal_code: '', country: 'DJ' }
    expect(addressLines(address, 'Djibouti')).toEqual(['12 Solder Street', 'Djibouti'])
  })

  test('of an erased address only the country is left', () => {
    const address = {
      address_line1: '',
      address_line2: '',
      city: '',
      state: '',
      postal_code: '',
      country: 'DE',
    }
    expect(addressLines(address, 'Deutschland')).toEqual(['Deutschland'])
  })

  test('a second address line keeps its position', () => {
    expect(addressLines({ ...goodsIn, address_line2: 'Dock 4' }, 'United States').slice(0, 2)).toEqual([
      '12 Solder Street',
      'Dock 4',
    ])
  })
})
