import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { captchas } from './captcha.tables.ts'

type Guess = { id: string; answer: string }

export async function addCaptcha(db: Database, captcha: Guess, waitSeconds: number): Promise<void> {
  const inSeconds = (count: number) => sql`now() + make_interval(secs => ${count})`
  await db
    .insert(captchas)
    .values({ ...captcha, usableAt: inSeconds(waitSeconds), expiresAt: inSeconds(LIMITS.captchaSeconds) })
}

/**
 * The seconds a correct code has to wait before it can be used; null for a wrong one. Checks and counts in
 * one statement, so that concurrent guesses are all counted.
 */
export async function tryCaptcha(db: Database, { id, answer }: Guess): Promise<number | null> {
  const [tried] = await db
    .update(captchas)
    .set({ wrongTries: sql`${captchas.wrongTries} + (${captchas.answer} <> ${answer})::integer` })
    .where(and(eq(captchas.id, id), usable))
    .returning({ waitSeconds: sql<number | null>`case when ${captchas.answer} = ${answer} then ${wait} end` })
  return tried?.waitSeconds ?? null
}

const wait = sql`greatest(0, ceil(extract(epoch from ${captchas.usableAt} - now())))::integer`

const usable = and(lt(captchas.wrongTries, LIMITS.captchaTries), gt(captchas.expiresAt, sql`now()`))

/** Returns whether a row with this answer was removed. */
export async function removeCaptcha(db: Database, { id, answer }: Guess): Promise<boolean> {
  const { rowCount } = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), eq(captchas.answer, answer), usable))
  return rowCount === 1
}

export async function sweepCaptchas(db: Database): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`))
}
