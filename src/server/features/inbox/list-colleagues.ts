import { INBOX_KINDS, mayMark } from '../../../domain/inbox.ts'
import { rightsOf } from '../../../domain/rights.ts'
import type { StaffContext } from '../../context.ts'
import { listActivePeople } from '../staff/index.ts'

export async function listColleagues({ db }: Pick<StaffContext, 'db'>) {
  const people = await listActivePeople(db)
  return people
    .map(({ id, name, roles }) => ({
      id,
      name,
      kinds: INBOX_KINDS.filter(kind => mayMark(kind, rightsOf(roles))),
    }))
    .filter(({ kinds }) => kinds.length > 0)
}
