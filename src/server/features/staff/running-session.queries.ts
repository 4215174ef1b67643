import { and, gt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import { staffSessions } from './staff.tables.ts'

export const idleSince = sql`now() - make_interval(secs => ${LIMITS.staffIdleSeconds})`
/** Neither over nor idle for too long. */
export const isRunningSession = and(gt(staffSessions.endsAt, sql`now()`), gt(staffSessions.seenAt, idleSince))
