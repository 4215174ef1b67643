import { and, asc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { watches } from './watches.tables.ts'

type WatchRow = typeof watches.$inferSelect
const hasPart = sql`exists (select from parts where parts.id = ${watches.partId})`
export type NewWatch = {
  partId: number
  email: string
  emailKey: string
  quantity: number
  lang: Lang
  token: string
}

/** The row of this part, mailbox and quantity; new, or as it is known. Locked until the transaction ends. */
export async function openWatch(db: TransactionDatabase, asked: NewWatch): Promise<WatchRow> {
  const [row] = await db
    .insert(watches)
    .values(asked)
    .onConflictDoUpdate({
      target: [watches.emailKey, watches.partId, watches.quantity],
      set: { askedAt: sql`now()` },
    })
    .returning()
  if (!row) throw new Error('a watch was not stored')
  return row
}

/** The mail about the stock is queued and not sent yet. */
export async function isMailWaiting(
  db: Database,
  { id, emailKey }: Pick<WatchRow, 'id' | 'emailKey'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from mails
    where recipient = ${emailKey} and kind = 'watch_in_stock' and sent_at is null and failed_at is null
      and ${String(id)} = any(string_to_array(fields ->> 'watch_ids', ',')) limit 1`)
  return rows.length > 0
}

/** Waits for a confirmation again. A watch that is on stays on. */
export async function setUnconfirmed(
  db: Database,
  id: number,
  { lang, email }: Pick<NewWatch, 'lang' | 'email'>,
) {
  await db
    .update(watches)
    .set({ state: 'asked', lang, email })
    .where(and(eq(watches.id, id), ne(watches.state, 'on')))
}

/** Replaces other quantities of the same part and mailbox. */
export async function setOn(
  db: TransactionDatabase,
  { id, partId, emailKey }: Pick<WatchRow, 'id' | 'partId' | 'emailKey'>,
): Promise<void> {
  const ofPart = and(eq(watches.emailKey, emailKey), eq(watches.partId, partId))
  // In one order, so that two confirmations at once do not block each other.
  await db.select({ id: watches.id }).from(watches).where(ofPart).orderBy(asc(watches.id)).for('update')
  await db
    .update(watches)
    .set({ state: 'ended' })
    .where(and(ofPart, eq(watches.state, 'on'), ne(watches.id, id)))
  await db
    .update(watches)
    .set({ state: 'on', confirmedAt: sql`now()` })
    .where(and(eq(watches.id, id), ne(watches.state, 'on')))
}

export async function setLang(db: Database, id: number, { lang, email }: Pick<NewWatch, 'lang' | 'email'>) {
  await db.update(watches).set({ lang, email }).where(eq(watches.id, id))
}

/** Null if the link is unknown, or too old to confirm with, or its part has left the catalog. */
export async function findConfirmable(db: Database, token: string): Promise<WatchRow | null> {
  const isFresh = sql`${watches.askedAt} > now() - make_interval(days => ${LIMITS.subscribeLinkDays})`
  const [row] = await db
    .select()
    .from(watches)
    .where(and(eq(watches.token, token), hasPart, sql`(${isFresh} or ${watches.state} = 'on')`))
  return row ?? null
}

/** Returns false if the token is unknown. */
export async function setEnded(db: Database, token: string): Promise<boolean> {
  const { rowCount } = await db
    .update(watches)
    .set({ state: sql`case state when 'sent' then state else 'ended' end` })
    .where(eq(watches.token, token))
  return rowCount === 1
}

/** Ends all watches of the mailbox that the token was sent to. Returns false if the token is unknown. */
export async function setAllEnded(db: Database, token: string): Promise<boolean> {
  const { rows } = await db.execute<{ email_key: string }>(
    sql`select email_key from watches where token = ${token}`,
  )
  const [owner] = rows
  if (!owner) return false
  await db
    .update(watches)
    .set({ state: 'ended' })
    .where(and(eq(watches.emailKey, owner.email_key), inArray(watches.state, ['asked', 'on'])))
  return true
}

export async function countOpenWatches(db: Database, emailKey: string): Promise<number> {
  return db.$count(watches, and(eq(watches.emailKey, emailKey), inArray(watches.state, ['asked', 'on'])))
}

export async function isPart(db: Database, partId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from parts where id = ${partId}`)
  return rowCount === 1
}

export type DueWatch = { id: number; email_key: string; lang: string }
const MOST_AT_ONCE = 500

/**
 * Marks watches whose quantity is in stock as sent and returns them. Concurrent processes get different ones. A
 * mailbox gets at most one mail a day about a part.
 */
export async function takeDueWatches(
  db: TransactionDatabase,
  partIds: readonly number[] | null,
): Promise<DueWatch[]> {
  const among = partIds ? sql`w.part_id = any(${sql.param(partIds)}::int[])` : sql`true`
  const { rows } = await db.execute<DueWatch>(sql`
    with due as (
      select w.id from watches w join parts p on p.id = w.part_id
      where w.state = 'on' and ${among} and p.stock >= w.quantity and not exists (
        select from watches told where told.email_key = w.email_key and told.part_id = w.part_id
          and told.sent_at > now() - interval '1 day')
      order by w.email_key, w.id limit ${MOST_AT_ONCE}
      for update of w skip locked
    )
    update watches set state = 'sent', sent_at = now() from due where watches.id = due.id
    returning watches.id, email_key, lang`)
  return rows
}

export type MailedWatch = {
  id: number
  email: string
  token: string
  lang: string
  quantity: number
  state: WatchRow['state']
  partId: number
  partNumber: string
  manufacturer: string
  stock: number
}

/** In the order of their part numbers, with the stock of this moment. */
async function listWithParts(db: Database, condition: SQL): Promise<MailedWatch[]> {
  const { rows } = await db.execute<MailedWatch>(sql`
    select w.id, email, token, w.lang, quantity, state, p.id as "partId", part_number as "partNumber",
      m.name as manufacturer, stock
    from watches w join parts p on p.id = w.part_id join manufacturers m on m.id = p.manufacturer_id
    where ${condition} order by search_key, p.id`)
  return rows
}

export function listMailedWatches(db: Database, ids: readonly number[]): Promise<MailedWatch[]> {
  return listWithParts(db, sql`w.id = any(${sql.param(ids)}::int[])`)
}

export function listActiveWatches(db: Database, emailKey: string): Promise<MailedWatch[]> {
  return listWithParts(db, sql`w.email_key = ${emailKey} and w.state = 'on'`)
}

/** The pieces were sold before the mail was written: the buyer is told the next time. */
export async function setOnAgain(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update watches set state = 'on', sent_at = null
    where id = any(${sql.param(ids)}::int[]) and state = 'sent' and not exists (
      select from watches other where other.email_key = watches.email_key and other.part_id = watches.part_id
        and other.state = 'on')`)
}

/** How long links in sent mails work. */
const KEPT_DAYS = 90

/** Ends the watches of parts that have left the catalog. Deletes those that were never confirmed or are over. */
export async function sweepWatches(db: Database): Promise<void> {
  await db
    .update(watches)
    .set({ state: 'ended' })
    .where(and(inArray(watches.state, ['asked', 'on']), not(hasPart)))
  await db.execute(sql`
    delete from watches
    where (state = 'asked' and asked_at < now() - make_interval(days => ${LIMITS.subscribeLinkDays}))
      or (state in ('sent', 'ended') and greatest(asked_at, sent_at) < now() - make_interval(days => ${KEPT_DAYS}))`)
}

export async function listWatchesOf(db: Database, emailKey: string) {
  const { email, quantity, partId, lang, state, askedAt, confirmedAt, sentAt } = watches
  return db
    .select({ email, quantity, partId, lang, state, askedAt, confirmedAt, sentAt })
    .from(watches)
    .where(eq(watches.emailKey, emailKey))
    .orderBy(asc(watches.id))
}

export async function removeWatchesOf(db: Database, emailKey: string): Promise<number> {
  const { rowCount } = await db.delete(watches).where(eq(watches.emailKey, emailKey))
  return rowCount ?? 0
}
