import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { SHOWN_AUTHORS } from '../../domain/message-authors.ts'
import { QUOTE_STATES } from '../../domain/quotes/states.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, listOf, Paging, RowId, text } from '../wire/fields.ts'
import { RfqNumbers } from './rfq.ts'

const RfqHead = {
  id: z.int(),
  ...RfqNumbers.shape,
  date: z.iso.datetime(),
  status: z.enum(['submitted', 'viewed']),
  line_count: z.int(),
}
export const RfqEntry = z.object(RfqHead)
export type RfqEntry = z.infer<typeof RfqEntry>

export const listRfqs = endpoint({
  method: 'GET',
  path: '/api/user/rfq/centerRfqList',
  summary: "The signed-in customer's requests for quote, newest first",
  access: 'user',
  query: z.object(Paging),
  data: z.object(listOf(RfqEntry)),
})

const RfqMessage = z.object({
  author: z.enum(SHOWN_AUTHORS),
  time: z.iso.datetime(),
  body: z.string(),
})
export type RfqMessage = z.infer<typeof RfqMessage>

export const RfqDetail = z.object({
  ...RfqHead,
  lines: z.array(
    z.object({
      goods_id: z.nullable(z.int()),
      part_number: z.string(),
      manufacturer: z.string(),
      package: z.string(),
      date_code: z.string(),
      qty: z.int(),
      target_price: z.nullable(z.number()),
      goods_page_url: z.string(),
      icons: z.string(),
    }),
  ),
  contact_name: z.string(),
  company_name: z.string(),
  email: z.string(),
  telephone: z.string(),
  country: z.string(),
  comment: z.string(),
  alternates_welcome: z.boolean(),
  /** The messages of the shop and the customer about it, oldest first. */
  messages: z.array(RfqMessage),
  /** The quotes that the shop has sent for it, newest first. */
  quotes: z.array(
    z.object({
      quote_number: z.string(),
      state: z.enum(QUOTE_STATES),
      /** False: we can offer none of the lines. */
      has_offers: z.boolean(),
      quote_page_url: z.string(),
    }),
  ),
})
export type RfqDetail = z.infer<typeof RfqDetail>

export const getRfq = endpoint({
  method: 'GET',
  path: '/api/user/rfq/rfqDetail',
  summary: 'One request for quote with its lines',
  access: 'user',
  query: z.object({ id: RowId }),
  data: RfqDetail,
})

const ReplyBody = z.string({ error: 'errors.comment_required' }).check(
  z.trim(),
  z.minLength(1, { error: 'errors.comment_required' }),
  z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
  z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
)

export const replyToRfq = endpoint({
  method: 'POST',
  path: '/api/user/rfq/message',
  summary: 'Writes to the sales desk about one of the customer’s requests for quote',
  access: 'user',
  body: z.object({ id: BodyId, body: ReplyBody }),
  data: RfqMessage,
})

/** The key is in the mail with a question or an answer of the sales desk. */
const KeyedRfq = { rfq_number: text(LIMITS.nameLength), key: text(LIMITS.nameLength) }

export const getRfqByKey = endpoint({
  method: 'GET',
  path: '/api/rfq/request',
  summary: 'One request for quote with its lines, without an account, by the key that was mailed',
  query: z.object(KeyedRfq),
  data: RfqDetail,
})

export const replyToRfqByKey = endpoint({
  method: 'POST',
  path: '/api/rfq/request/message',
  summary: 'Writes to the sales desk about a request for quote, by the key that was mailed',
  body: z.object({ ...KeyedRfq, body: ReplyBody }),
  data: RfqMessage,
})
