import * as z from 'zod/mini'
import { usesPostalCodes } from '../../domain/countries.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Country, line, neededWhere, RowId, required, stateWhereUsed } from '../wire/fields.ts'

const fields = {
  contact_name: required('errors.contact_name_required'),
  address_line1: required('errors.address_required', LIMITS.addressLineLength),
  address_line2: line(LIMITS.addressLineLength),
  city: required('errors.city_required'),
  state: line(LIMITS.nameLength, 'errors.state_required'),
  postal_code: line(LIMITS.nameLength, 'errors.postal_code_required'),
  country: Country,
  telephone: required('errors.telephone_required'),
}

const postalCodeWhereUsed = neededWhere('postal_code', usesPostalCodes, 'errors.postal_code_required')

/** An address as entered by the buyer; checkout accepts the same fields. */
export const AddressFields = z.object(fields).check(stateWhereUsed, postalCodeWhereUsed)

const defaults = {
  is_default_shipping: z._default(z.boolean(), false),
  is_default_billing: z._default(z.boolean(), false),
}
const SavedFields = z.extend(AddressFields, defaults)

/** An address as stored. */
export const PostalAddress = z.object({
  contact_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  telephone: z.string(),
})

export const Address = z.object({
  id: z.int(),
  ...PostalAddress.shape,
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/user/address',
  summary: "The signed-in customer's saved addresses, defaults first",
  access: 'user',
  data: z.array(Address),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/user/address',
  summary: 'Saves an address; at most 50 per account',
  access: 'user',
  body: SavedFields,
  data: Address,
})

export const modifyAddress = endpoint({
  method: 'PUT',
  path: '/api/user/address/{id}',
  summary: 'Changes a saved address',
  access: 'user',
  params: z.object({ id: RowId }),
  body: SavedFields,
  data: Address,
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/user/address/{id}',
  summary: 'Deletes a saved address',
  access: 'user',
  params: z.object({ id: RowId }),
  data: z.null(),
})
