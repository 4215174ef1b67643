import { rightsOf } from '../../../domain/rights.ts'
import type { StaffContext } from '../../context.ts'
import { listActivePeople } from '../staff/index.ts'

export async function listColleagues({ db }: Pick<StaffContext, 'db'>) {
  const people = await listActivePeople(db)
  return people
    .filter(({ roles }) => rightsOf(roles).includes('inbox.work'))
    .map(({ id, name }) => ({ id, name }))
}
