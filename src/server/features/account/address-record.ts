import type * as z from 'zod/mini'
import type { Address, addAddress } from '../../../contract/shop/addresses.ts'
import type { AddressRow, NewAddress } from './addresses.queries.ts'

export type AddressInput = z.output<NonNullable<typeof addAddress.body>>

export function toRow(fields: AddressInput): NewAddress {
  return {
    contactName: fields.contact_name,
    addressLine1: fields.address_line1,
    addressLine2: fields.address_line2,
    city: fields.city,
    state: fields.state,
    postalCode: fields.postal_code,
    country: fields.country,
    telephone: fields.telephone,
    isDefaultShipping: fields.is_default_shipping,
    isDefaultBilling: fields.is_default_billing,
  }
}

export function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    contact_name: row.contactName,
    address_line1: row.addressLine1,
    address_line2: row.addressLine2,
    city: row.city,
    state: row.state,
    postal_code: row.postalCode,
    country: row.country,
    telephone: row.telephone,
    is_default_shipping: row.isDefaultShipping,
    is_default_billing: row.isDefaultBilling,
  }
}
