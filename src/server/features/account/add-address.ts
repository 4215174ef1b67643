import type { Address } from '../../../contract/shop/addresses.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AddressInput, toAddress, toRow } from './address-record.ts'
import { clearDefaults, countAddresses, insertAddress } from './addresses.queries.ts'
import { lockUser } from './users.queries.ts'

export async function addAddress({ pool, who }: UserContext, fields: AddressInput): Promise<Address> {
  const { userId } = who.user
  return inTransaction(pool, async ({ db }) => {
    await lockUser(db, userId)
    if ((await countAddresses(db, userId)) >= LIMITS.addressesPerUser)
      throw new Refusal(409, { reason: 'errors.too_many_addresses' })
    const address = toRow(fields)
    await clearDefaults(db, userId, address)
    return toAddress(await insertAddress(db, userId, address))
  })
}
