import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { OrderRow } from './orders.queries.ts'
import { orders } from './orders.tables.ts'

/** How long a proven order holds its stock, counted from when it was placed. */
export type ProvenHold = { unpaidSeconds: number; confirmingSeconds: number }

/** Literal states: a generic plan uses a partial index only if it sees its condition. */
const UNPROVEN = `orders.proven_at is null and orders.status in ('unpaid', 'confirming')`
const isUnproven = sql.raw(UNPROVEN)

/**
 * Extends the hold of an unproven order. Paid and ended orders, and those without a deadline, stay unchanged.
 */
const provenPayBy = ({ unpaidSeconds, confirmingSeconds }: ProvenHold) => sql`case
  when ${isUnproven} and ${orders.payBy} is not null then greatest(${orders.payBy}, ${orders.createdAt}
    + make_interval(secs => case ${orders.status} when 'unpaid' then ${unpaidSeconds}::float8
      else ${confirmingSeconds}::float8 end))
  else ${orders.payBy} end`

/**
 * Marks the buyer as proven. One statement: it and the automatic cancellation wait for each other's row lock,
 * and the second sees the result of the first. Null when the order was proven before, or has ended.
 */
export async function markProven(db: Database, id: number, hold: ProvenHold): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ provenAt: sql`now()`, clientHash: null, payBy: provenPayBy(hold) })
    .where(and(eq(orders.id, id), isUnproven))
    .returning()
  return row ?? null
}

/** Assigns guest orders to the account, whose owner has proven the mailbox. */
export async function giveOrdersToUser(
  db: Database,
  { userId, emailKey }: { userId: number; emailKey: string },
  hold: ProvenHold,
): Promise<void> {
  await db
    .update(orders)
    .set({
      userId,
      provenAt: sql`coalesce(${orders.provenAt}, now())`,
      clientHash: null,
      payBy: provenPayBy(hold),
    })
    .where(and(eq(orders.emailKey, emailKey), isNull(orders.userId)))
}

type Buyer = { clientHash: Buffer; emailKey: string }

// Always locks in numerical order, to prevent deadlocks.
const lock = prepare(
  'lock-buyer',
  `select pg_advisory_xact_lock(name) from (
    select distinct hashtextextended(name, 0) as name from unnest($1::text[]) as names (name) order by 1
  ) as ordered`,
)

/** Until the transaction ends, no other order of this network address or mailbox is counted or placed. */
export async function lockBuyer(db: TransactionDatabase, { clientHash, emailKey }: Buyer): Promise<void> {
  await lock(db, [[`order client ${clientHash.toString('hex')}`, `order mailbox ${emailKey}`]])
}

/** The total that unproven orders hold, and the seconds until the first of them ends. */
export type HeldStock = { orders: number; value: number; lines: number; endsInSeconds: number }

/**
 * A range and an order that only the index on this column supports: with `=` and few unproven orders, both
 * partial indexes cost the same, and a cached plan could read all unproven orders.
 */
const held = (column: string, value: string) => `
  select count(*)::integer as orders, coalesce(sum(total), 0)::float8 as value,
    coalesce(sum((select count(*) from order_lines where order_id = own.id)), 0)::integer as lines,
    greatest(1, ceil(extract(epoch from min(pay_by) - now())))::integer as "endsInSeconds"
  from (
    select id, total, pay_by from orders
    where ${UNPROVEN} and ${column} between ${value} and ${value} order by ${column}
  ) as own`
const selectHeld = prepare<HeldStock>(
  'list-held',
  `${held('client_hash', '$1::bytea')} union all ${held('email_key', '$2::text')}`,
)

/** For the network address, and for the mailbox. */
export async function listHeld(db: Database, { clientHash, emailKey }: Buyer): Promise<HeldStock[]> {
  return selectHeld(db, [clientHash, emailKey])
}

/** For staff: oldest first. */
export async function listUnprovenNumbers(db: Database): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isUnproven, isNull(orders.capturingPaymentId)))
    .orderBy(asc(orders.id))
  return rows.map(row => row.number)
}
