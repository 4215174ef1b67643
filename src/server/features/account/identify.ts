import type { Context, Identity } from '../../context.ts'
import { hashSecret } from './secrets.ts'
import { findSignIn, markSeen } from './sign-ins.queries.ts'

/** The identity behind a token; null when it is unknown, expired or revoked. */
export async function identify({ db }: Pick<Context, 'db'>, token: string): Promise<Identity | null> {
  const found = await findSignIn(db, hashSecret(token))
  if (!found) return null
  if (found.isStale) await markSeen(db, found.id)
  return { userId: found.userId, signInId: found.id, companyId: found.companyId }
}
