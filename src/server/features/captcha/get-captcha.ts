import { randomUUID } from 'node:crypto'
import type { getCaptcha as endpoint } from '../../../contract/captcha.ts'
import type { CallData, Client } from '../../../contract/endpoint.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { takeAllowance } from '../allowance/index.ts'
import { askForDigits, DIGITS } from './ask-for-digits.ts'
import { addCaptcha } from './captcha.queries.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { randomText } from './random.ts'
import { ALPHABET } from './stroke-font.ts'

const CODE_LENGTH = 5

type Captcha = CallData<typeof endpoint>

/** A picture, or a question that a screen reader can read out. */
export async function getCaptcha(
  db: Database,
  kind: 'image' | 'text',
  client: Client,
  lang: Lang,
): Promise<Captcha> {
  await takeAllowance(db, [{ of: 'captchaAddress', for: client.address }])
  const id = randomUUID()
  const answer = randomText(kind === 'text' ? DIGITS : ALPHABET, CODE_LENGTH)
  await addCaptcha(db, { id, answer })
  if (kind === 'text') return { captcha_id: id, image: '', question: await askForDigits(answer, lang) }
  return { captcha_id: id, image: drawCaptcha(answer), question: '' }
}
