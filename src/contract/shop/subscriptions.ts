import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Email, LinkToken } from '../wire/fields.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  summary: 'Asks for the newsletter; answers the same to a known and an unknown address',
  body: z.object({ email: Email }),
  data: z.null(),
  success: 'answers.subscribe_sent',
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/subscribe/confirm',
  summary: 'Confirms with the token of the mailed link that the address belongs to who asked',
  body: z.object({ token: LinkToken }),
  data: z.null(),
  success: 'answers.subscribed',
})

/** The token is in the address and the body is not read: mail programs post here on their own (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe/cancel',
  summary: 'Ends a subscription with the token every newsletter carries; no sign-in, one call',
  query: z.object({ token: LinkToken }),
  data: z.null(),
  success: 'answers.unsubscribed',
})
