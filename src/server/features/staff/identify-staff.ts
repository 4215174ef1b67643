import { refundCapOf } from '../../../domain/refund-cap.ts'
import { rightsOf } from '../../../domain/rights.ts'
import type { Client, ShopContext, StaffIdentity } from '../../context.ts'
import { hashSecret } from '../account/index.ts'
import { mayUseDemo } from './demo-staff.ts'
import { mustSetFactor } from './factor.ts'
import { findSession, markSessionSeen } from './sessions.queries.ts'
import { DESK_COOKIE } from './sign-in-staff.ts'

/** The member of staff behind the cookie of the desk; null without a valid one. */
export async function identifyStaff(
  { db }: Pick<ShopContext, 'db'>,
  client: Client,
): Promise<StaffIdentity | null> {
  const token = client.cookie(DESK_COOKIE)
  const found = token ? await findSession(db, hashSecret(token)) : null
  if (!found || (found.person.isDemo && !mayUseDemo(client))) return null
  if (found.isStale) await markSessionSeen(db, found.id)
  const { id: sessionId, isVerified, person } = found
  const { id: staffId, name, roles, limits } = person
  return {
    staffId,
    sessionId,
    name,
    rights: rightsOf(roles),
    isVerified,
    mustSetFactor: mustSetFactor(person),
    refundCap: refundCapOf(limits),
  }
}
