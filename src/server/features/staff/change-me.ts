import type { Me } from '../../../contract/desk/door.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashPassword, isPassword, refuseGuessable } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { findMe, lockMe } from './find-me.ts'
import { removeSessions } from './sessions.queries.ts'
import { changeStaffRow } from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'
import { toMe } from './to-me.ts'

export async function changeMe(
  { pool, by, staff }: StaffContext,
  { name, lang }: { name: string; lang: Lang },
): Promise<Me> {
  return inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    const rev = person.name === name ? person.rev : person.rev + 1
    const changed = await changeStaffRow(db, person.id, { name, lang, rev })
    await recordAct(db, by, {
      act: 'me.change',
      subject: subjectOf(changed),
      changes: {
        ...(person.lang !== lang && { lang: [person.lang, lang] }),
        ...(person.name !== name && { name: ['', 'changed'], rev: [person.rev, rev] }),
      },
    })
    return toMe(changed)
  })
}

type Passwords = { old_password: string; new_password: string }

/** All other sessions end, because a password is also changed when someone else knows it. */
export async function changeOwnPassword(
  context: StaffContext,
  { old_password, new_password }: Passwords,
): Promise<null> {
  const { db, pool, by, staff } = context
  await takeAllowance(db, [{ of: 'passwordChange', for: `staff ${staff.staffId}` }])
  const person = await findMe(context)
  if (!(await isPassword(old_password, person.passwordHash)))
    throw new Refusal(400, {
      reason: 'errors.old_password_wrong',
      fields: { old_password: { key: 'errors.old_password_wrong' } },
    })
  await refuseGuessable(context, { new_password }, { ...person, contactName: person.name, companyName: '' })
  const passwordHash = await hashPassword(new_password)
  await inTransaction(pool, async ({ db }) => {
    await changeStaffRow(db, person.id, { passwordHash })
    const ended = await removeSessions(db, person.id, staff.sessionId)
    await recordAct(db, by, {
      act: 'me.password',
      subject: subjectOf(person),
      changes: { other_sessions: [ended, 0] },
    })
  })
  return null
}
