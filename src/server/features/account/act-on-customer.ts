import type { Customer, eraseCustomer as eraseEndpoint } from '../../../contract/desk/customers.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { withApiNames } from '../../../domain/api-names.ts'
import { isRecord } from '../../../domain/is-record.ts'
import type { StaffContext } from '../../context.ts'
import { findCustomer, getCustomer } from '../customers/index.ts'
import type { Join } from './activate-account.ts'
import { changeUser, type UserAct } from './change-user.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser, hasKept } from './export-user.ts'
import type { PersonalData } from './personal-data.ts'

/** The staff's acts on the account of a customer. Guests have none. */
export async function actOnCustomer(
  context: StaffContext,
  id: number,
  act: UserAct,
  joins: readonly Join[],
): Promise<Customer> {
  const { email } = await requireCustomer(context, id)
  const done = await changeUser(context, email, act, joins)
  if (!done) throw new Refusal(409, { reason: 'desk_errors.no_account' })
  return getCustomer(context, id)
}

/** With the field names of the API. */
export async function exportCustomer(
  context: StaffContext,
  id: number,
  kinds: readonly PersonalData[],
): Promise<Record<string, unknown[]>> {
  const { email } = await requireCustomer(context, id)
  const known = await exportUser(context, email, kinds)
  const named: unknown = JSON.parse(JSON.stringify(known ?? {}, withApiNames))
  if (!isRecord(named)) throw new Error('an export is a record')
  return Object.fromEntries(
    Object.entries(named).map(([name, things]) => [name, Array.isArray(things) ? things : []]),
  )
}

export async function eraseCustomer(
  context: StaffContext,
  id: number,
  kinds: readonly PersonalData[],
): Promise<CallData<typeof eraseEndpoint>> {
  const { email } = await requireCustomer(context, id)
  const erased = await eraseUser(context, email, kinds)
  if (Object.values(erased).every(count => count === 0))
    throw new Refusal(409, { reason: 'desk_errors.orders_in_progress' })
  return { erased, has_kept: await hasKept(context, email, kinds) }
}

async function requireCustomer({ db }: StaffContext, id: number) {
  const found = await findCustomer(db, id)
  if (!found) throw new Refusal(404)
  return found
}
