import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { QUOTE_STATES } from '../../domain/quotes/states.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  BodyId,
  Country,
  Email,
  line,
  listOf,
  Paging,
  paragraph,
  RowId,
  required,
} from '../wire/fields.ts'
import { CaptchaFields } from './captcha.ts'

/** A requested part. It need not be in the catalog. */
export const RfqLine = z.object({
  goods_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2 ** 31 - 1)))),
  part_number: required('errors.part_number_required', LIMITS.partNumberLength),
  manufacturer: line(),
  package: line(),
  date_code: line(),
  qty: z
    .int({ error: 'errors.quantity_invalid' })
    .check(
      z.gte(1, { error: 'errors.quantity_invalid' }),
      z.lte(LIMITS.quantityMax, { error: 'errors.quantity_invalid' }),
    ),
  target_price: z.optional(
    z.nullable(
      z
        .number({ error: 'errors.price_invalid' })
        .check(
          z.gte(0, { error: 'errors.price_invalid' }),
          z.lte(LIMITS.priceMax, { error: 'errors.price_invalid' }),
        ),
    ),
  ),
})
export type RfqLine = z.output<typeof RfqLine>

const RfqContact = {
  contact_name: required('errors.contact_name_required'),
  company_name: required('errors.company_name_required'),
  email: Email,
  telephone: required('errors.telephone_required'),
  country: Country,
  comment: paragraph(LIMITS.commentLength),
  /** Other parts that can take the place of the requested ones may be offered. */
  alternates_welcome: z._default(z.boolean(), false),
}

export const RfqNumbers = z.object({ rfq_number: z.string(), inquiry_number: z.string() })

export const sendRfq = endpoint({
  method: 'POST',
  path: '/api/rfq/saveRfqContact',
  summary: 'Requests a quote for up to 500 lines; no account needed',
  body: z.object({
    lines: atMost(
      LIMITS.rfqLines,
      z
        .array(RfqLine, { error: 'errors.lines_required' })
        .check(z.minLength(1, { error: 'errors.lines_required' })),
      'errors.lines_too_many',
    ),
    ...RfqContact,
    ...CaptchaFields,
  }),
  optionalHeaders: ['Idempotency-Key'],
  data: RfqNumbers,
})

export const sendQuickRfq = endpoint({
  method: 'POST',
  path: '/api/rfq/goodsDetailRfq',
  summary: 'Requests a quote for one part from its product page',
  body: z.object({
    lines: atMost(
      1,
      z
        .array(RfqLine, { error: 'errors.lines_required' })
        .check(z.length(1, { error: 'errors.lines_required' })),
      'errors.lines_required',
    ),
    ...RfqContact,
    ...CaptchaFields,
  }),
  optionalHeaders: ['Idempotency-Key'],
  data: RfqNumbers,
})

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

const RfqMessage = z.object({ author: z.enum(['shop', 'buyer']), time: z.iso.datetime(), body: z.string() })
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
  /** What the shop and the customer wrote about it, oldest first. */
  messages: z.array(RfqMessage),
  /** What the shop has offered, newest first. */
  quotes: z.array(
    z.object({ quote_number: z.string(), state: z.enum(QUOTE_STATES), quote_page_url: z.string() }),
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

export const replyToRfq = endpoint({
  method: 'POST',
  path: '/api/user/rfq/message',
  summary: 'Writes to the sales desk about one of the own requests for quote',
  access: 'user',
  body: z.object({
    id: BodyId,
    body: z.string({ error: 'errors.comment_required' }).check(
      z.trim(),
      z.minLength(1, { error: 'errors.comment_required' }),
      z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
  }),
  data: RfqMessage,
})
