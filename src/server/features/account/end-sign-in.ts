import { Refusal } from '../../../contract/wire/errors.ts'
import type { Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { removeSignIn } from './sign-ins.queries.ts'

export async function endSignIn(db: Database, { userId }: Identity, id: number): Promise<null> {
  if (!(await removeSignIn(db, userId, id))) throw new Refusal(404)
  return null
}
