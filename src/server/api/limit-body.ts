import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../../contract/wire/errors.ts'
import type { MessageKey } from '../../contract/wire/messages.ts'
import { answerError } from './answer.ts'

/** Refuses larger bodies. A GET has none, and looking for it takes a twentieth of the time of a short request. */
export function limitBody(maxSize: number, reason?: MessageKey): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: c => answerError(new Refusal(413, reason && { reason }), c),
  })
  return (c, next) => (c.req.method === 'GET' ? next() : limit(c, next))
}
