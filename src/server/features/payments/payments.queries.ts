import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Funding } from '../../../domain/pay-methods.ts'
import type { Database } from '../../database/connection.ts'
import { payments, transferReports, walletEvents } from './payments.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type PaymentState = PaymentRow['state']
type NewPayment = { orderId: number; funding: Funding; amount: string }

export async function addPayment(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await db.insert(payments).values(payment).returning()
  if (!row) throw new Error('no payment was made')
  return row
}

/** A payment that the buyer can still approve: the wallet discards unapproved ones after a few hours. */
export async function findOpenPayment(
  db: Database,
  { orderId, funding, amount }: NewPayment,
  hours: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.funding, funding),
        eq(payments.amount, amount),
        eq(payments.state, 'open'),
        sql`${payments.createdAt} > now() - make_interval(hours => ${hours})`,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return row ?? null
}

export async function findPayment(db: Database, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

export async function findWalletPayment(db: Database, walletOrderId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.walletOrderId, walletOrderId))
  return row ?? null
}

export async function findCapturedPayment(db: Database, captureId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.captureId, captureId))
  return row ?? null
}

export async function listPayments(db: Database, orderId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
}

/** Payments that were begun and not completed. */
export async function listUnderWay(
  db: Database,
  state: 'capturing' | 'refunding',
  seconds: number,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(eq(payments.state, state), lt(payments.changedAt, sql`now() - make_interval(secs => ${seconds})`)),
    )
    .orderBy(asc(payments.changedAt))
    .limit(limit)
}

export async function updatePayment(
  db: Database,
  id: number,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await db
    .update(payments)
    .set({ ...changes, changedAt: sql`clock_timestamp()` })
    .where(eq(payments.id, id))
    .returning()
  if (!row) throw new Error(`payment ${id} is gone`)
  return row
}

/** Staff's remarks with refunds in progress. */
export async function forgetNotes(db: Database, orderIds: readonly number[]): Promise<void> {
  await db
    .update(payments)
    .set({ note: null })
    .where(inArray(payments.orderId, [...orderIds]))
}

/** Returns false when the event was received before. */
export async function addWalletEvent(db: Database, id: string, kind: string): Promise<boolean> {
  const added = await db.insert(walletEvents).values({ id, kind }).onConflictDoNothing()
  return added.rowCount === 1
}

export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: walletEvents.id }).from(walletEvents).where(eq(walletEvents.id, id))
  return rows.length > 0
}

const EVENT_DAYS = 90

/** The wallet repeats events for days, not for months. */
export async function sweepWalletEvents(db: Database): Promise<void> {
  await db
    .delete(walletEvents)
    .where(lt(walletEvents.receivedAt, sql`now() - make_interval(days => ${EVENT_DAYS})`))
}

export async function addTransferReport(
  db: Database,
  report: typeof transferReports.$inferInsert,
): Promise<void> {
  await db.insert(transferReports).values(report)
}

/** Payments that are being captured or refunded at the wallet. */
export async function countPaymentsUnderWay(db: Database): Promise<number> {
  return db.$count(payments, inArray(payments.state, ['capturing', 'refunding']))
}
