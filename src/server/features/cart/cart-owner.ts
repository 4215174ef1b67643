import { type Client, type Identity, VISITOR_COOKIE } from '../../context.ts'
import { hashSecret } from '../account/index.ts'

/** The owner of a cart: an account, or a browser identified by the hash of its cookie. */
export type CartOwner = { kind: 'user'; userId: number } | { kind: 'visitor'; visitorHash: Buffer }

export type Asker = { user: Identity | null; client: Client }

/** Null for a visitor without a cart. */
export function findOwner({ user, client }: Asker): CartOwner | null {
  if (user) return { kind: 'user', userId: user.userId }
  const visitor = client.cookie(VISITOR_COOKIE) ?? client.formerCookie(VISITOR_COOKIE)
  return visitor ? { kind: 'visitor', visitorHash: hashSecret(visitor) } : null
}
