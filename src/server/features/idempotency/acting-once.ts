import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import type { Actor, StaffContext } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { findAnswer, requestOf } from './answer-once.ts'
import { claimKey } from './idempotency.queries.ts'

type ActedOn = { endpoint: Endpoint; number: string; body: unknown }

/**
 * The author of an act that a double click or a retry must not repeat. A key belongs to the person, the act and the
 * record.
 */
export function authorOnce(
  { by, client, staff }: Pick<StaffContext, 'by' | 'client' | 'staff'>,
  { endpoint, number, body }: ActedOn,
): Actor {
  const once = requestOf(client, { scope: `staff ${staff.staffId} ${endpoint.path} ${number}`, body })
  return once ? { ...by, once } : by
}

/** Whether the act was done before. Needs the lock of the record, which a concurrent duplicate waits for. */
export async function isRepeated(db: TransactionDatabase, { once }: Actor): Promise<boolean> {
  if (!once) return false
  return (await findAnswer(db, once)) !== null || !(await claimKey(db, once))
}
