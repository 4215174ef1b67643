import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Client } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { noteUse } from '../allowance/index.ts'
import { removeCaptcha, tryCaptcha } from './captcha.queries.ts'
import { normalizeCode } from './normalize-code.ts'

type Fields = { captcha_id: string; captcha_code: string }

/**
 * Does a form's work in the transaction that uses its code up: done once, even when two submit the same at once,
 * and a form refused for another reason keeps its code. The try comes first and outside: a wrong one is counted
 * although the form is refused, and nobody holds one connection while waiting for a second.
 */
export async function withCaptcha<T>(
  { db, pool }: Connection,
  { captcha_id, captcha_code }: Fields,
  client: Client,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const guess = { id: captcha_id, answer: normalizeCode(captcha_code) }
  const waitSeconds = await tryCaptcha(db, guess)
  if (waitSeconds === null) throw refuseCode()
  if (waitSeconds > 0)
    throw new Refusal(429, { reason: 'answers.captcha_wait', retryAfterSeconds: waitSeconds })
  return inTransaction(pool, async transaction => {
    if (!(await removeCaptcha(transaction.db, guess))) throw refuseCode()
    const result = await work(transaction)
    // Last, because it locks a row that everyone behind the same address shares.
    await noteUse(transaction.db, { of: 'captchaUse', for: client.address }, MOST_BEYOND)
    return result
  })
}

const MOST_BEYOND = LIMITS.captchaWaitMaxSeconds / LIMITS.captchaWaitStepSeconds

function refuseCode(): Refusal {
  return new Refusal(4221, { fields: { captcha_code: { key: 'errors.wrong_captcha' } } })
}
