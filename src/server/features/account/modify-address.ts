import type { Address } from '../../../contract/shop/addresses.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AddressInput, toAddress, toRow } from './address-record.ts'
import { clearDefaults, updateAddress } from './addresses.queries.ts'
import { lockUser } from './users.queries.ts'

export async function modifyAddress(
  { pool, who }: UserContext,
  id: number,
  fields: AddressInput,
): Promise<Address> {
  const { userId } = who.user
  return inTransaction(pool, async ({ db }) => {
    await lockUser(db, userId)
    const address = toRow(fields)
    await clearDefaults(db, userId, address, id)
    const row = await updateAddress(db, userId, id, address)
    if (!row) throw new Refusal(404)
    return toAddress(row)
  })
}
