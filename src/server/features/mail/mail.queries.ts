import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { type MailFields, mails } from './mail.tables.ts'

export type MailRow = typeof mails.$inferSelect
type QueuedMail = {
  recipient: string
  lang: Lang
  kind: string
  fields: MailFields
  /** Where many are queued at once: what others queue meanwhile is not behind all of them. */
  afterSeconds?: number
}

/** In the caller's transaction: a mail goes out if, and only if, what it tells of has happened. */
export async function queueMail(db: Database, ...queued: [QueuedMail, ...QueuedMail[]]): Promise<void> {
  // In one piece: an order queues two, and buyers wait for it.
  await db.execute(sql`
    insert into mails (recipient, lang, kind, fields, due_at)
    select recipient, lang, kind, fields, now() + make_interval(secs => coalesce("afterSeconds", 0))
    from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb)
      as queued (recipient text, lang text, kind text, fields jsonb, "afterSeconds" float8)`)
}

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))
const seconds = (count: number) => sql`make_interval(secs => ${count})`

/**
 * Takes mails that are due, for a while: if this process dies, they are due again when the lease has run out.
 * Others who ask at the same moment get other mails.
 */
export async function claimMails(db: Database, count: number, leaseSeconds: number): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lte(mails.dueAt, sql`now()`)))
    .orderBy(asc(mails.dueAt))
    .limit(count)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + ${seconds(leaseSeconds)}` })
    .where(inArray(mails.id, due))
    .returning()
}

/** How long until the next mail is due; null when none waits. */
export async function untilNextMail(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ ms: sql<number | null>`(extract(epoch from min(${mails.dueAt}) - now()) * 1000)::float8` })
    .from(mails)
    .where(isWaiting)
  return row?.ms ?? null
}

export async function markSent(db: Database, id: number, remark: string | null): Promise<void> {
  await db.update(mails).set({ sentAt: sql`now()`, lastError: remark }).where(eq(mails.id, id))
}

type Claimed = Pick<MailRow, 'id' | 'attempts'>

/** Whoever took the mail over in the meantime decides about it. */
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

/** Forgets mails that were sent or given up long ago. */
export async function sweepMails(db: Database): Promise<void> {
  const old = sql`now() - ${seconds(KEPT_SECONDS)}`
  await db.delete(mails).where(or(lt(mails.sentAt, old), lt(mails.failedAt, old)))
}
