import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { tryCaptcha } from './captcha.queries.ts'
import { normalizeCode } from './normalize-code.ts'

/** Checks a code without using it up. */
export async function checkCaptcha(
  { db, who: { client } }: Context,
  { captcha_id, code }: { captcha_id: string; code: string },
): Promise<null> {
  await takeAllowance(db, [{ of: 'captchaAddress', for: client.address }])
  if ((await tryCaptcha(db, { id: captcha_id, answer: normalizeCode(code) })) === null)
    throw new Refusal(4221, { fields: { code: { key: 'errors.wrong_captcha' } } })
  return null
}
