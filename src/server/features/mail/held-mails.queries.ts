import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'
import { HELD_SECONDS } from './mail.queries.ts'
import { mails } from './mail.tables.ts'

const isHeld = eq(mails.isHeld, true)

// Subqueries that cannot become joins: a join read the whole table of orders at every order.
const selectUnproven = prepare<{ recipient: string }>(
  'list-unproven',
  `select recipient from unnest($1::text[]) as recipient
  where coalesce(
    (select true from users where email_key = recipient and activated_at is not null limit 1),
    (select true from subscriptions where email_key = recipient and confirmed_at is not null limit 1),
    (select true from watches where email_key = recipient and confirmed_at is not null limit 1),
    (select true from orders where email_key = recipient and (proven_at is not null or paid_at is not null) limit 1)
  ) is null`,
)

/**
 * The unproven ones of the mailboxes: no activated account, no confirmed subscription or stock alert, no order that was paid
 * or whose mailed link was opened.
 */
export async function listUnproven(db: Database, recipients: readonly string[]): Promise<string[]> {
  const rows = await selectUnproven(db, [recipients])
  return rows.map(({ recipient }) => recipient)
}

export async function listHeldRecipients(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ recipient: mails.recipient }).from(mails).where(isHeld)
  return rows.map(({ recipient }) => recipient)
}

/** Now, unless the mail was scheduled for later anyway. */
const released = {
  isHeld: false,
  dueAt: sql`greatest(now(), ${mails.dueAt} - make_interval(secs => ${HELD_SECONDS}))`,
}

export async function releaseAll(db: Database, recipient: string): Promise<void> {
  await db
    .update(mails)
    .set(released)
    .where(and(isHeld, eq(mails.recipient, recipient)))
}

export async function releaseOne(db: Database, id: number): Promise<void> {
  await db
    .update(mails)
    .set(released)
    .where(and(isHeld, eq(mails.id, id)))
}

/** Order mails first, so that others cannot delay them by requesting links and quotes in the buyer's name. */
export async function findNextHeld(db: Database, recipient: string) {
  const { id, kind, priority } = mails
  const [next] = await db
    .select({ id, kind, recipient: mails.recipient })
    .from(mails)
    .where(and(isHeld, eq(mails.recipient, recipient)))
    .orderBy(sql`${kind} <> 'order_placed'`, sql`${kind} not like 'order%'`, asc(priority), asc(id))
    .limit(1)
  return next ?? null
}

const HELD_DAYS = 3

const orderWhere = (condition: SQL) =>
  sql`exists (select from orders where id = (${mails.fields} ->> 'order_id')::integer and ${condition})`
/** Asks for a payment that the shop no longer accepts. */
const isPointless = sql`${mails.kind} in ('order_placed', 'order_reminder') and ${orderWhere(sql`status = 'canceled'`)}`
/** The buyer of a proven or open order needs every mail about it, however late. */
const isNeeded = sql`${mails.kind} like 'order%' and ${orderWhere(sql`(proven_at is not null or status <> 'canceled')`)}`
const isOld = sql`${mails.createdAt} < now() - make_interval(days => ${HELD_DAYS})`

/** Gives up mails that have become useless, and returns their number. */
export async function giveUpHeld(db: Database): Promise<number> {
  const { rowCount } = await db
    .update(mails)
    .set({
      isHeld: false,
      failedAt: sql`now()`,
      lastError: 'held back: too many mails to an unproven mailbox',
    })
    .where(and(isHeld, sql`(${isPointless} or (${isOld} and not (${isNeeded})))`))
  return rowCount ?? 0
}
