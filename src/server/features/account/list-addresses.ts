import type { Address } from '../../../contract/shop/addresses.ts'
import type { Database } from '../../database/connection.ts'
import { toAddress } from './address-record.ts'
import { listAddressRows } from './addresses.queries.ts'

export async function listAddresses(db: Database, userId: number): Promise<Address[]> {
  return (await listAddressRows(db, userId)).map(toAddress)
}

/** Returns null when the user has no such address. */
export async function findSavedAddress(db: Database, userId: number, id: number): Promise<Address | null> {
  return (await listAddresses(db, userId)).find(address => address.id === id) ?? null
}
