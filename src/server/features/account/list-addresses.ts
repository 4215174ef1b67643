import type { Address } from '../../../contract/addresses.ts'
import type { Database } from '../../database/connection.ts'
import { toAddress } from './address-record.ts'
import { listAddressRows } from './addresses.queries.ts'

export async function listAddresses(db: Database, userId: number): Promise<Address[]> {
  return (await listAddressRows(db, userId)).map(toAddress)
}
