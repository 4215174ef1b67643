import type { StaffSession } from '../../../contract/desk/door.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { listSessions, removeSession } from './sessions.queries.ts'
import { DESK_COOKIE } from './sign-in-staff.ts'
import { subjectOf } from './subject-of.ts'

export async function listOwnSessions({ db, staff }: StaffContext): Promise<StaffSession[]> {
  const rows = await listSessions(db, staff.staffId)
  return rows.map(({ id, createdAt, seenAt, client }) => ({
    id,
    create_time: createdAt.toISOString(),
    last_seen: seenAt.toISOString(),
    client,
    is_current: id === staff.sessionId,
  }))
}

export async function endOwnSession({ pool, by, staff }: StaffContext, id: number): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    if (!(await removeSession(db, staff.staffId, id))) throw new Refusal(404)
    await recordAct(db, by, {
      act: 'session.end',
      subject: subjectOf({ id: staff.staffId, name: staff.name }),
    })
  })
  return null
}

export async function signOutStaff(context: StaffContext): Promise<null> {
  await endOwnSession(context, context.staff.sessionId)
  context.client.setCookie(DESK_COOKIE, '', { path: '/desk', maxAgeSeconds: 0, isStrict: true })
  return null
}
