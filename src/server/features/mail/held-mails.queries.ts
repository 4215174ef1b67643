import { and, asc, eq, notLike, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { mails } from './mail.tables.ts'

const isHeld = eq(mails.isHeld, true)

/**
 * Those of the mailboxes that nobody has shown to read: no activated account, no confirmed subscription, no order whose
 * mailed link was opened or that was paid.
 */
export async function listUnproven(db: Database, recipients: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ recipient: string }>(sql`
    select recipient from jsonb_array_elements_text(${JSON.stringify(recipients)}::jsonb) as recipient
    where not exists (select from users where email_key = recipient and activated_at is not null)
      and not exists (select from subscriptions where email_key = recipient and confirmed_at is not null)
      and not exists (
        select from orders where email_key = recipient and (proven_at is not null or paid_at is not null))`)
  return rows.map(({ recipient }) => recipient)
}

export async function listHeldRecipients(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ recipient: mails.recipient }).from(mails).where(isHeld)
  return rows.map(({ recipient }) => recipient)
}

const released = { isHeld: false, dueAt: sql`now()` }

export async function releaseAll(db: Database, recipient: string): Promise<void> {
  await db
    .update(mails)
    .set(released)
    .where(and(isHeld, eq(mails.recipient, recipient)))
}

/** An order's mail first: others cannot push it back by asking for links and quotes in the buyer's name. */
export async function releaseNext(db: Database, recipient: string): Promise<void> {
  const [next] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isHeld, eq(mails.recipient, recipient)))
    .orderBy(sql`${mails.kind} not like 'order%'`, asc(mails.priority), asc(mails.id))
    .limit(1)
  if (next)
    await db
      .update(mails)
      .set(released)
      .where(and(isHeld, eq(mails.id, next.id)))
}

const HELD_DAYS = 3

/** Gives up what has lost its use, and answers how many mails that were. Mails about orders wait until they are sent. */
export async function giveUpHeld(db: Database): Promise<number> {
  const { rowCount } = await db
    .update(mails)
    .set({
      isHeld: false,
      failedAt: sql`now()`,
      lastError: 'held back: too many mails to an unproven mailbox',
    })
    .where(
      and(
        isHeld,
        notLike(mails.kind, 'order%'),
        sql`${mails.createdAt} < now() - make_interval(days => ${HELD_DAYS})`,
      ),
    )
  return rowCount ?? 0
}
