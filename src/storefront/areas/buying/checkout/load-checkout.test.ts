import { expect, test } from 'vitest'
import { addressOfProfile } from './load-checkout.ts'

test("an account without saved addresses starts with its profile's address", () => {
  const profile = {
    email: 'buyer@board.example',
    contact_name: 'Purchasing',
    telephone: '+49 731 100',
    job_title: 'Buyer',
    company_name: 'Board Works',
    country: 'DE',
    city: 'Ulm',
    state: 'Baden-Württemberg',
    address: 'Hafenbad 1',
  }
  expect(addressOfProfile(profile)).toEqual({
    contact_name: 'Purchasing',
    telephone: '+49 731 100',
    country: 'DE',
    city: 'Ulm',
    state: 'Baden-Württemberg',
    address_line1: 'Hafenbad 1',
    address_line2: '',
    postal_code: '',
  })
})
