import { Refusal } from '../../../contract/wire/errors.ts'
import type { Database } from '../../database/connection.ts'
import { removeAddress } from './addresses.queries.ts'

export async function deleteAddress(db: Database, userId: number, id: number): Promise<null> {
  if (!(await removeAddress(db, userId, id))) throw new Refusal(404)
  return null
}
