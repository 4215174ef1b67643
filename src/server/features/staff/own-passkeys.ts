import type { Passkey } from '../../../contract/desk/passkeys.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { hasFactor } from './factor.ts'
import { lockMe } from './find-me.ts'
import { changePasskeyName, listPasskeyRows, type PasskeyRow, removePasskeyRow } from './passkeys.queries.ts'
import { changeStaffRow } from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'

export async function listPasskeys({ db, staff }: StaffContext): Promise<Passkey[]> {
  return (await listPasskeyRows(db, staff.staffId)).map(toPasskey)
}

export async function renamePasskey(
  { pool, by, staff }: StaffContext,
  id: number,
  name: string,
): Promise<Passkey> {
  return inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    const before = (await listPasskeyRows(db, person.id)).find(passkey => passkey.id === id)
    const renamed = await changePasskeyName(db, person.id, id, name)
    if (!before || !renamed) throw new Refusal(404)
    await recordAct(db, by, {
      act: 'passkey.rename',
      subject: subjectOf(person),
      changes: { passkey: [before.name, name] },
    })
    return toPasskey(renamed)
  })
}

export async function removePasskey({ pool, by, staff }: StaffContext, id: number): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    const removed = await removePasskeyRow(db, person.id, id)
    if (!removed) throw new Refusal(404)
    const hasPasskey = (await listPasskeyRows(db, person.id)).length > 0
    const after = await changeStaffRow(db, person.id, { hasPasskey })
    await recordAct(db, by, {
      act: 'passkey.remove',
      subject: subjectOf(person),
      changes: { passkey: [removed.name, null], has_factor: [true, hasFactor(after)] },
    })
  })
  return null
}

export function toPasskey({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, name, create_time: createdAt.toISOString(), last_used: usedAt?.toISOString() ?? null }
}
