import type * as z from 'zod/mini'
import type { Address, addAddress } from '../../../contract/addresses.ts'
import { Refusal } from '../../../contract/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  type AddressRow,
  clearDefaults,
  countAddresses,
  insertAddress,
  listAddressRows,
  removeAddress,
  updateAddress,
} from './addresses.queries.ts'
import { lockUser } from './users.queries.ts'

type AddressFields = z.output<NonNullable<typeof addAddress.body>>

export async function listAddresses(db: Database, userId: number): Promise<Address[]> {
  return (await listAddressRows(db, userId)).map(toAddress)
}

export async function saveNewAddress(
  { pool }: Connection,
  userId: number,
  fields: AddressFields,
): Promise<Address> {
  return inTransaction(pool, async ({ db }) => {
    await lockUser(db, userId)
    if ((await countAddresses(db, userId)) >= LIMITS.addressesPerUser)
      throw new Refusal(409, { message: 'errors.too_many_addresses' })
    const address = toRow(fields)
    await clearDefaults(db, userId, address)
    return toAddress(await insertAddress(db, userId, address))
  })
}

export async function changeAddress(
  { pool }: Connection,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<Address> {
  return inTransaction(pool, async ({ db }) => {
    await lockUser(db, userId)
    const address = toRow(fields)
    await clearDefaults(db, userId, address, id)
    const row = await updateAddress(db, userId, id, address)
    if (!row) throw new Refusal(404)
    return toAddress(row)
  })
}

export async function deleteAddress(db: Database, userId: number, id: number): Promise<null> {
  if (!(await removeAddress(db, userId, id))) throw new Refusal(404)
  return null
}

function toRow(fields: AddressFields) {
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

function toAddress(row: AddressRow): Address {
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
