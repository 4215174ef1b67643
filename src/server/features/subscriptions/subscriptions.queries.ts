import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { subscriptions } from './subscriptions.tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

const { askedAt, confirmedAt, endedAt, emailKey, token } = subscriptions
const isOn = and(isNotNull(confirmedAt), isNull(endedAt))
const touchedAt = sql`greatest(${askedAt}, ${endedAt})`
const linksWorkSince = sql`now() - make_interval(days => ${LIMITS.subscribeLinkDays})`

type NewSubscription = { email: string; emailKey: string; lang: Lang; token: string }

/**
 * Asks the owner of the mailbox; nothing changes before the confirmation. An active subscription stays
 * unchanged.
 */
export async function askToSubscribe(db: Database, asked: NewSubscription): Promise<number> {
  const unlessOn = (column: 'email' | 'lang') =>
    sql`case when ${isOn} then ${subscriptions[column]} else ${sql.raw(`excluded.${column}`)} end`
  const [row] = await db
    .insert(subscriptions)
    .values(asked)
    .onConflictDoUpdate({
      target: emailKey,
      set: { askedAt: sql`now()`, email: unlessOn('email'), lang: unlessOn('lang') },
    })
    .returning({ id: subscriptions.id })
  if (!row) throw new Error('a subscription was not stored')
  return row.id
}

export async function findSubscription(db: Database, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

/**
 * Returns false when the link is expired or unknown. Confirming again is allowed, also after unsubscribing.
 */
export async function setConfirmed(db: Database, typed: string): Promise<boolean> {
  const { rowCount } = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`case when ${isOn} then ${confirmedAt} else now() end`, endedAt: null })
    .where(and(eq(token, typed), or(isOn, gt(touchedAt, linksWorkSince))))
  return rowCount === 1
}

/** Returns false when the token is unknown. Repeated calls keep the first time. */
export async function setEnded(db: Database, typed: string): Promise<boolean> {
  const { rowCount } = await db
    .update(subscriptions)
    .set({ endedAt: sql`coalesce(${endedAt}, now())` })
    .where(eq(token, typed))
  return rowCount === 1
}

/** Deletes unconfirmed and ended subscriptions when their link no longer works. */
export async function sweepSubscriptions(db: Database): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(or(isNull(confirmedAt), isNotNull(endedAt)), lte(touchedAt, linksWorkSince)))
}

export async function listSubscribers(db: Database) {
  const { id, lang } = subscriptions
  return db.select({ id, lang, emailKey }).from(subscriptions).where(isOn).orderBy(asc(id))
}

export async function countSubscribers(db: Database): Promise<number> {
  return db.$count(subscriptions, isOn)
}

export async function listSubscriptionsOf(db: Database, key: string) {
  const { email, lang } = subscriptions
  return db
    .select({ email, lang, askedAt, confirmedAt, endedAt })
    .from(subscriptions)
    .where(eq(emailKey, key))
}

export async function removeSubscriptionsOf(db: Database, key: string): Promise<number> {
  const { rowCount } = await db.delete(subscriptions).where(eq(emailKey, key))
  return rowCount ?? 0
}
