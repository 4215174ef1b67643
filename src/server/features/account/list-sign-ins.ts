import type { Identity } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { SignIn } from '../../../contract/sign-ins.ts'
import type { Database } from '../../database/connection.ts'
import { listSignInRows, removeSignIn } from './sign-ins.queries.ts'

export async function listSignIns(db: Database, { userId, signInId }: Identity): Promise<SignIn[]> {
  const rows = await listSignInRows(db, userId)
  return rows.map(({ id, createdAt, lastSeenAt, client }) => ({
    id,
    create_time: createdAt.toISOString(),
    last_seen: lastSeenAt.toISOString(),
    client,
    is_current: id === signInId,
  }))
}

export async function endSignIn(db: Database, { userId }: Identity, id: number): Promise<null> {
  if (!(await removeSignIn(db, userId, id))) throw new Refusal(404)
  return null
}
