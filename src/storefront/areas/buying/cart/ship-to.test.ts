import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeUser } from '../../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { addAddress } from '../../../../contract/shop/addresses.ts'
import { countryOfAccount } from './ask-freight.ts'
import { countryOfBrowser } from './ship-to.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ADDRESS = {
  contact_name: 'Goods in',
  address_line1: '1 Example Road',
  address_line2: '',
  city: 'Example',
  state: 'CA',
  postal_code: '90001',
  telephone: '+1 555 0100',
}

describe('shipping is estimated for', () => {
  test.each([
    [['de-AT', 'en-US'], 'AT'],
    [['de', 'en-US'], 'DE'],
    [['en-GB'], 'GB'],
    [['zh-Hant-TW'], 'TW'],
    [['en', 'de-DE'], null],
    [['x_y'], null],
    [[], null],
  ])('the region of a browser that prefers %j: %s', (languages, country) => {
    expect(countryOfBrowser(languages)).toBe(country)
  })

  test('the company’s country of an account, or its default address', async () => {
    const { call } = await becomeUser(shop, { email: 'freight@example.com' })
    expect(await countryOfAccount(call)).toBe('DE')
    await call(addAddress, { ...ADDRESS, country: 'US', is_default_billing: true })
    await call(addAddress, { ...ADDRESS, country: 'JP', is_default_shipping: true })
    expect(await countryOfAccount(call)).toBe('JP')
  })
})
