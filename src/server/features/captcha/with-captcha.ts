import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { noteUse } from '../allowance/index.ts'
import { removeCaptcha, tryCaptcha } from './captcha.queries.ts'
import { normalizeCode } from './normalize-code.ts'

type Fields = { captcha_id: string; captcha_code: string }

/**
 * Processes a form in the transaction that uses up its code: processed once, even when submitted twice at
 * once, and a form rejected for another reason keeps its code. The attempt is counted first, in its own
 * transaction: a wrong one counts although the form is rejected, and no request holds one connection while
 * waiting for a second.
 */
export async function withCaptcha<T>(
  { db, pool, who: { client } }: Pick<Context, 'db' | 'pool' | 'who'>,
  { captcha_id, captcha_code }: Fields,
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
    // Last, because it locks a row that all clients behind the same address share.
    await noteUse(transaction.db, { of: 'captchaUse', for: client.address }, MOST_BEYOND)
    return result
  })
}

const MOST_BEYOND = LIMITS.captchaWaitMaxSeconds / LIMITS.captchaWaitStepSeconds

function refuseCode(): Refusal {
  return new Refusal(4221, { fields: { captcha_code: { key: 'errors.wrong_captcha' } } })
}
