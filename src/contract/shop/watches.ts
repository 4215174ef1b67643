import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, Email, LinkToken, Quantity } from '../wire/fields.ts'

export const addWatch = endpoint({
  method: 'POST',
  path: '/api/goods/watch',
  summary:
    'Sends one mail when a quantity of a part is in stock. Signed-in customers need no email; any other mailbox has to confirm first',
  body: z.object({
    goods_id: BodyId,
    qty: Quantity,
    email: z.optional(Email),
  }),
  /** False: a link was mailed that has to be confirmed. */
  data: z.object({ is_on: z.boolean() }),
})

export const confirmWatch = endpoint({
  method: 'POST',
  path: '/api/goods/watch/confirm',
  summary: 'Confirms a stock alert with the token from the mailed link',
  body: z.object({ token: LinkToken }),
  data: z.null(),
})

/**
 * The token is in the URL and the body is ignored, because mail programs post here on their own (RFC 8058).
 */
export const endAllWatches = endpoint({
  method: 'POST',
  path: '/api/goods/watches/cancel',
  summary: 'Ends all stock alerts of the mailbox that the token was mailed to, without sign-in',
  query: z.object({ token: LinkToken }),
  data: z.null(),
})

const WatchedPart = z.object({
  token: z.string(),
  part_number: z.string(),
  brand_name: z.string(),
  goods_page_url: z.string(),
  qty: z.int(),
  stock: z.int(),
})
export type WatchedPart = z.infer<typeof WatchedPart>

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/goods/watches',
  summary: "The customer's stock alerts that wait for their part, by part number",
  access: 'user',
  data: z.array(WatchedPart),
})

export const endWatch = endpoint({
  method: 'DELETE',
  path: '/api/goods/watch/{token}',
  summary: 'Ends one stock alert',
  params: z.object({ token: LinkToken }),
  data: z.null(),
})
