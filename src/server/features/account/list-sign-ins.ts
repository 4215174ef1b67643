import type { SignIn } from '../../../contract/shop/sign-ins.ts'
import type { UserContext } from '../../context.ts'
import { listSignInRows } from './sign-ins.queries.ts'

export async function listSignIns({ db, who }: UserContext): Promise<SignIn[]> {
  const { userId, signInId } = who.user
  const rows = await listSignInRows(db, userId)
  return rows.map(({ id, createdAt, lastSeenAt, client }) => ({
    id,
    create_time: createdAt.toISOString(),
    last_seen: lastSeenAt.toISOString(),
    client,
    is_current: id === signInId,
  }))
}
