import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Email, LinkToken } from '../wire/fields.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  summary: 'Subscribes to the newsletter; the response is the same for known and unknown addresses',
  body: z.object({ email: Email }),
  data: z.null(),
  success: 'answers.subscribe_sent',
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/subscribe/confirm',
  summary: 'Confirms a subscription with the token from the mailed link',
  body: z.object({ token: LinkToken }),
  data: z.null(),
  success: 'answers.subscribed',
})

/**
 * The token is in the URL and the body is ignored, because mail programs post here on their own (RFC 8058).
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe/cancel',
  summary: 'Unsubscribes in one call, without sign-in, with the token that every newsletter carries',
  query: z.object({ token: LinkToken }),
  data: z.null(),
  success: 'answers.unsubscribed',
})
