import type { Address } from '../../../contract/shop/addresses.ts'
import type { UserContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { toAddress } from './address-record.ts'
import { listAddressRows } from './addresses.queries.ts'

export async function listAddresses({ db, who }: UserContext): Promise<Address[]> {
  return (await listAddressRows(db, who.user.userId)).map(toAddress)
}

/** Returns null when the user has no such address. */
export async function findSavedAddress(db: Database, userId: number, id: number): Promise<Address | null> {
  const row = (await listAddressRows(db, userId)).find(address => address.id === id)
  return row ? toAddress(row) : null
}
