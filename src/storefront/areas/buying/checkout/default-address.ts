import type { Address } from '../../../../contract/shop/addresses.ts'

export function defaultShipping(addresses: readonly Address[]): Address | undefined {
  return addresses.find(address => address.is_default_shipping) ?? addresses[0]
}

export function defaultBilling(addresses: readonly Address[]): Address | undefined {
  return addresses.find(address => address.is_default_billing) ?? defaultShipping(addresses)
}
