import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { orNone, required } from '../wire/fields.ts'

/** Fields that a form sends to prove that a person filled it in. */
export const CaptchaFields = {
  captcha_id: z.uuid({ error: 'errors.captcha_required' }),
  captcha_code: required('errors.captcha_required'),
}

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha/getCaptcha',
  summary:
    'A picture with a code, or with kind=text a question for people who cannot see it; good for 5 minutes, and from wait_seconds after this answer on',
  query: z.object({ kind: orNone(z.enum(['image', 'text'])) }),
  data: z.object({ captcha_id: z.uuid(), image: z.string(), question: z.string(), wait_seconds: z.int() }),
})

export const checkCaptcha = endpoint({
  method: 'POST',
  path: '/api/captcha/checkCaptcha',
  summary: 'Checks a code without using it up; three wrong attempts invalidate it',
  body: z.object({ captcha_id: CaptchaFields.captcha_id, code: required('errors.captcha_required') }),
  data: z.null(),
})
