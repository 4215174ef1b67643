import { LIMITS } from '../../../domain/limits.ts'
import { type Context, VISITOR_COOKIE } from '../../context.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { adoptCart } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'

/**
 * A visitor without a cookie gets one that owns a cart; others keep theirs for another month. `lines` are
 * about to be added: visitors are free to create, so the carts and lines per address are limited.
 */
export async function openOwner({ db, who }: Context, lines: number): Promise<CartOwner> {
  const { user, client } = who
  if (user) return { kind: 'user', userId: user.userId }
  const known = client.cookie(VISITOR_COOKIE)
  await takeAllowance(db, [
    ...(known ? [] : [{ of: 'cartAddress', for: client.address } as const]),
    { of: 'cartLineAddress', for: client.address, times: lines },
  ])
  const visitor = known ?? newSecret()
  const visitorHash = hashSecret(visitor)
  const former = known ? null : client.formerCookie(VISITOR_COOKIE)
  if (former) await adoptCart(db, hashSecret(former), visitorHash)
  client.setCookie(VISITOR_COOKIE, visitor, { path: '/', maxAgeSeconds: LIMITS.visitorCookieSeconds })
  return { kind: 'visitor', visitorHash }
}
