import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { removeAddress } from './addresses.queries.ts'

export async function deleteAddress({ db, who }: UserContext, id: number): Promise<null> {
  if (!(await removeAddress(db, who.user.userId, id))) throw new Refusal(404)
  return null
}
