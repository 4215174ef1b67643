import { rightsOf } from '../../../domain/rights.ts'
import type { Context } from '../../context.ts'
import { listStaff } from '../staff/index.ts'

/** The people who may own a request, by name. */
export async function listRequestPeople({
  db,
}: Pick<Context, 'db'>): Promise<{ id: number; name: string }[]> {
  const people = await listStaff({ db })
  return people
    .filter(({ state, roles }) => state === 'active' && rightsOf(roles).includes('requests.work'))
    .map(({ id, name }) => ({ id, name }))
}
