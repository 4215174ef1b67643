import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { captchas } from './captcha.tables.ts'

type Guess = { id: string; answer: string }

export async function addCaptcha(db: Database, captcha: Guess): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${LIMITS.captchaSeconds})`
  await db.insert(captchas).values({ ...captcha, expiresAt })
}

/** Looks and counts in one step: guesses that come at once wait for each other, and none goes uncounted. */
export async function tryCaptcha(db: Database, { id, answer }: Guess): Promise<boolean> {
  const [tried] = await db
    .update(captchas)
    .set({ wrongTries: sql`${captchas.wrongTries} + (${captchas.answer} <> ${answer})::integer` })
    .where(and(eq(captchas.id, id), usable))
    .returning({ isRight: sql<boolean>`${captchas.answer} = ${answer}` })
  return tried?.isRight ?? false
}

const usable = and(lt(captchas.wrongTries, LIMITS.captchaTries), gt(captchas.expiresAt, sql`now()`))

/** Whether it was there to be removed, with this answer. */
export async function removeCaptcha(db: Database, { id, answer }: Guess): Promise<boolean> {
  const { rowCount } = await db
    .delete(captchas)
    .where(and(eq(captchas.id, id), eq(captchas.answer, answer), usable))
  return rowCount === 1
}

export async function sweepCaptchas(db: Database): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`))
}
