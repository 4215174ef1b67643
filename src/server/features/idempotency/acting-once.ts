import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import type { Actor, StaffContext } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { answerOnce, findAnswer, type Once, requestOf } from './answer-once.ts'
import { claimKey } from './idempotency.queries.ts'

type ActedOn = { endpoint: Endpoint; number: string; body: unknown }
type Sender = Pick<StaffContext, 'client' | 'staff'>

/**
 * The author of an act that a double click or a retry must not repeat. A key belongs to the person, the act and the
 * record.
 */
export function authorOnce({ by, ...sender }: Sender & Pick<StaffContext, 'by'>, acted: ActedOn): Actor {
  const once = requestOf(sender.client, toKeyed(sender, acted))
  return once ? { ...by, once } : by
}

/** For an act that makes a record: a repeated request gets the number of the record that the first one has made. */
export function makeOnce(
  { db, ...sender }: Sender & Pick<StaffContext, 'db'>,
  acted: ActedOn,
  work: (once: Once<string>) => Promise<string>,
): Promise<string> {
  return answerOnce({ db, who: sender }, { asked: toKeyed(sender, acted), parse: String, work })
}

function toKeyed({ staff }: Sender, { endpoint, number, body }: ActedOn) {
  return { scope: `staff ${staff.staffId} ${endpoint.path} ${number}`, body }
}

/** Whether the act was done before. Needs the lock of the record, which a concurrent duplicate waits for. */
export async function isRepeated(db: TransactionDatabase, { once }: Actor): Promise<boolean> {
  if (!once) return false
  return (await findAnswer(db, once)) !== null || !(await claimKey(db, once))
}
