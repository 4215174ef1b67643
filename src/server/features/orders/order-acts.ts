import type { Actor, Context } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { type Act, type AuditChanges, recordActs, refuseOverwriting } from '../audit/index.ts'
import { claimKey, findAnswer } from '../idempotency/index.ts'
import { countChanges } from './order-acts.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { lockOrderByNumber } from './staff.queries.ts'

/** An act of staff. `rev` is the revision of the order that the person has seen; undefined: any. */
export type OrderActing = Pick<Context, 'pool'> & { by: Actor; rev?: number }

type OrderAct = { act: string; changes?: AuditChanges }

/**
 * Records one act on an order and counts the change, in its transaction: a revision of an order is exactly one
 * entry of the audit trail.
 */
export async function recordOrderAct(
  db: TransactionDatabase,
  by: Actor,
  order: ActedOn,
  act: OrderAct,
): Promise<void> {
  await recordOrderActs(db, by, [{ order, ...act }])
}

type ActedOn = Pick<OrderRow, 'id' | 'number'>

/** The same for one act on each of several orders. */
export async function recordOrderActs(
  db: TransactionDatabase,
  by: Actor,
  acts: readonly (OrderAct & { order: ActedOn })[],
): Promise<void> {
  if (by.once) await claimKey(db, by.once)
  const revs = await countChanges(
    db,
    acts.map(({ order }) => order.id),
  )
  const entryOf = ({ order: { id, number }, act, changes }: (typeof acts)[number]): Act => {
    const rev = revs.get(id)
    if (rev === undefined) throw new Error(`order ${id} is gone`)
    const subject = { kind: 'order', id, label: number }
    return { act: `order.${act}`, subject, changes: { ...changes, rev: [rev - 1, rev] } }
  }
  await recordActs(db, by, acts.map(entryOf))
}

/** The request was processed before; nothing is changed. */
export class RepeatedAct extends Error {}

/** Every entry names it: any change by others is a conflict. */
const ANY_FIELD = ['rev']

/**
 * Locks the order that staff act on; null: no such order. Refuses if another person, the buyer or the clock has
 * changed one of the fields since the person saw the order. Own changes do not count. A request that was processed
 * before throws RepeatedAct; one that is just being processed holds the lock of the order.
 */
export async function lockForAct(
  db: TransactionDatabase,
  typed: string,
  { by, rev }: Pick<OrderActing, 'by' | 'rev'>,
  fields: readonly string[] = ANY_FIELD,
): Promise<OrderRow | null> {
  const order = await lockOrderByNumber(db, typed)
  if (order && by.once && (await findAnswer(db, by.once))) throw new RepeatedAct()
  if (!order || rev === undefined) return order
  const edit = { subject: { kind: 'order', id: order.id }, seen: rev, rev: order.rev, fields }
  await refuseOverwriting(db, by, edit, async () => null)
  return order
}
