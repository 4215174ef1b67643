import { VISITOR_COOKIE, type Who } from '../../context.ts'
import { hashSecret } from '../account/index.ts'

/** The owner of a cart: an account, or a browser identified by the hash of its cookie. */
export type CartOwner = { kind: 'user'; userId: number } | { kind: 'visitor'; visitorHash: Buffer }

/** Null for a visitor without a cart. */
export function findOwner({ user, client }: Who): CartOwner | null {
  if (user) return { kind: 'user', userId: user.userId }
  const visitor = client.cookie(VISITOR_COOKIE) ?? client.formerCookie(VISITOR_COOKIE)
  return visitor ? { kind: 'visitor', visitorHash: hashSecret(visitor) } : null
}
