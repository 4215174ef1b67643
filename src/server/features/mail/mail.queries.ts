import { and, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { isLang, LANGS, type Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'
import { type MailFields, mails } from './mail.tables.ts'
import { MAIL_PRIORITIES, type MailPriority } from './mail-priority.ts'

export type MailRow = typeof mails.$inferSelect
/** The age by the database's clock, because that of a process may be wrong. */
export type ClaimedMail = MailRow & { ageSeconds: number }

const ageSeconds = sql<number>`extract(epoch from now() - ${mails.createdAt})::float8`

export type QueuedMail = {
  recipient: string
  lang: Lang
  kind: string
  fields: MailFields
  /** Default: `trade`. */
  priority?: MailPriority
  /** Spreads mails that are queued together over time. */
  afterSeconds?: number
  /** To the sales desk, whose mails are never held. */
  isToStaff?: boolean
}

/**
 * So far ahead that no mailer claims it. It is released long before, and then due as if it had not been held.
 */
export const HELD_SECONDS = 10 * 365 * 24 * 60 * 60

const insertMails = prepare<{ id: string }>(
  'add-mails',
  `insert into mails (recipient, lang, kind, fields, priority, is_held, due_at)
  select recipient, lang, kind, fields, priority, "isHeld", now() + make_interval(secs => "afterSeconds")
  from jsonb_to_recordset($1::jsonb)
    as queued (recipient text, lang text, kind text, fields jsonb, priority smallint, "isHeld" boolean,
      "afterSeconds" float8)
  returning id`,
)

/** In one query: an order queues two mails, and its buyer waits for it. Returns their ids. */
export async function addMails(
  db: Database,
  queued: readonly (QueuedMail & { isHeld: boolean })[],
): Promise<number[]> {
  const rows = queued.map(({ priority = 'trade', isHeld, afterSeconds = 0, isToStaff, ...mail }) => ({
    ...mail,
    isHeld,
    priority: MAIL_PRIORITIES[priority].rank,
    afterSeconds: isHeld ? afterSeconds + HELD_SECONDS : afterSeconds,
  }))
  const added = await insertMails(db, [JSON.stringify(rows)])
  return added.map(({ id }) => Number(id))
}

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))
const seconds = (count: number) => sql`make_interval(secs => ${count})`

/** The maximum number of mails to claim of each rank. */
export type MailClaim = { rank: number; count: number }

/**
 * Claims due mails for a lease: if this process dies, they are due again when it has expired. Concurrent
 * processes get different mails.
 */
export async function claimMails(
  db: Database,
  wanted: readonly MailClaim[],
  leaseSeconds: number,
): Promise<ClaimedMail[]> {
  const due = db
    .select({ id: sql<number>`due.id` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (rank smallint, count integer)
      cross join lateral (
        select id from mails where ${isWaiting} and priority = wanted.rank and due_at <= now()
        order by due_at limit wanted.count for update skip locked) as due`)
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + ${seconds(leaseSeconds)}` })
    .where(inArray(mails.id, due))
    .returning({ ...getTableColumns(mails), ageSeconds })
}

/** The time until the next mail of these ranks is due; null when there is none. */
export async function untilNextMail(db: Database, ranks: readonly number[]): Promise<number | null> {
  const [row] = await db
    .select({ ms: sql<number | null>`(extract(epoch from min(${mails.dueAt}) - now()) * 1000)::float8` })
    .from(mails)
    .where(and(isWaiting, inArray(mails.priority, [...ranks])))
  return row?.ms ?? null
}

export async function markSent(db: Database, id: number, remark: string | null): Promise<void> {
  await db.update(mails).set({ sentAt: sql`now()`, lastError: remark }).where(eq(mails.id, id))
}

type Claimed = Pick<MailRow, 'id' | 'attempts'>

/** Not claimed by another process since. */
const stillOurs = ({ id, attempts }: Claimed) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), isWaiting)

export async function postponeMail(
  db: Database,
  mail: Claimed,
  waitSeconds: number,
  lastError: string,
): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now() + ${seconds(waitSeconds)}`, lastError })
    .where(stillOurs(mail))
}

export async function failMail(db: Database, mail: Claimed, lastError: string): Promise<void> {
  await db.update(mails).set({ failedAt: sql`now()`, lastError }).where(stillOurs(mail))
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Deletes mails that were sent or given up long ago. */
export async function sweepMails(db: Database): Promise<void> {
  const old = sql`now() - ${seconds(KEPT_SECONDS)}`
  await db.delete(mails).where(or(lt(mails.sentAt, old), lt(mails.failedAt, old)))
}

/** The waiting time of the most overdue mail; 0 when none waits. */
export async function oldestUnsentSeconds(db: Database): Promise<number> {
  // Newsletters are scheduled for later; a failed or running attempt has changed the due time.
  const wantedAt = sql`case when ${mails.attempts} = 0 then ${mails.dueAt} else ${mails.createdAt} end`
  const [row] = await db
    .select({ seconds: sql<number | null>`extract(epoch from now() - min(${wantedAt}))::float8` })
    .from(mails)
    .where(and(isWaiting, sql`${wantedAt} <= now()`))
  return row?.seconds ?? 0
}

/** The operator's languages; all of them until the operator chooses. */
export async function listPageLangs(db: Database): Promise<Lang[]> {
  const { rows } = await db.execute<{ lang: string }>(sql`select lang from languages`)
  const chosen = rows.map(({ lang }) => lang).filter(isLang)
  return chosen.length > 0 ? chosen : LANGS
}
