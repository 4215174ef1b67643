import type { OrderAddress } from '../../../../contract/shop/orders.ts'
import type { Profile } from '../../../../contract/shop/profile.ts'

/** Where the first order of an account probably goes. */
export function addressOfProfile(profile: Profile): OrderAddress {
  const { contact_name, telephone, country, city, state, address } = profile
  return {
    contact_name,
    telephone,
    country,
    city,
    state,
    address_line1: address,
    address_line2: '',
    postal_code: '',
  }
}
