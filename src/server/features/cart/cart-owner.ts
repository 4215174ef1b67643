import { type Client, type Identity, VISITOR_COOKIE } from '../../../contract/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { hashSecret, newSecret } from '../account/index.ts'

/** Whose cart it is: an account's, or that of a browser, known by the hash of its cookie. */
export type CartOwner = { kind: 'user'; userId: number } | { kind: 'visitor'; visitorHash: Buffer }

export type Asker = { user: Identity | null; client: Client }

/** Null for a visitor who has never put anything into a cart. */
export function findOwner({ user, client }: Asker): CartOwner | null {
  if (user) return { kind: 'user', userId: user.userId }
  const visitor = client.cookie(VISITOR_COOKIE)
  return visitor ? { kind: 'visitor', visitorHash: hashSecret(visitor) } : null
}

/** Who has none gets a cookie that owns a cart, and who has one keeps it for another month. */
export function openOwner(asker: Asker): CartOwner {
  if (asker.user) return { kind: 'user', userId: asker.user.userId }
  const visitor = asker.client.cookie(VISITOR_COOKIE) || newSecret()
  asker.client.setCookie(VISITOR_COOKIE, visitor, { path: '/', maxAgeSeconds: LIMITS.visitorCookieSeconds })
  return { kind: 'visitor', visitorHash: hashSecret(visitor) }
}
