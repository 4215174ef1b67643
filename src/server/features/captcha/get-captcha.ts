import { randomUUID } from 'node:crypto'
import type { getCaptcha as endpoint } from '../../../contract/shop/captcha.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context } from '../../context.ts'
import { takeAllowance, usesBeyond } from '../allowance/index.ts'
import { askForDigits, DIGITS } from './ask-for-digits.ts'
import { addCaptcha } from './captcha.queries.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { randomText } from './random.ts'
import { ALPHABET } from './stroke-font.ts'

const CODE_LENGTH = 5

type Captcha = CallData<typeof endpoint>

/**
 * A picture, or a question that a screen reader can read. Programs can solve both, so an address that has
 * used many codes waits longer and longer before each next one.
 */
export async function getCaptcha(
  { db, lang, who: { client } }: Pick<Context, 'db' | 'lang' | 'who'>,
  kind: 'image' | 'text',
): Promise<Captcha> {
  await takeAllowance(db, [{ of: 'captchaAddress', for: client.address }])
  const id = randomUUID()
  const answer = randomText(kind === 'text' ? DIGITS : ALPHABET, CODE_LENGTH)
  const wait_seconds = waitAfter(await usesBeyond(db, { of: 'captchaUse', for: client.address }))
  await addCaptcha(db, { id, answer }, wait_seconds)
  const image = kind === 'text' ? '' : drawCaptcha(answer)
  const question = kind === 'text' ? await askForDigits(answer, lang) : ''
  return { captcha_id: id, image, question, wait_seconds }
}

function waitAfter(beyond: number): number {
  return Math.min(beyond * LIMITS.captchaWaitStepSeconds, LIMITS.captchaWaitMaxSeconds)
}
