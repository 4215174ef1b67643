import type { SignIn } from '../../../contract/shop/sign-ins.ts'
import type { Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { listSignInRows } from './sign-ins.queries.ts'

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
