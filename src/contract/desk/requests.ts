import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { MESSAGE_AUTHORS } from '../../domain/message-authors.ts'
import { DECLINE_REASONS, REQUEST_MATCHES, REQUEST_STATES } from '../../domain/requests.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, orNone, paragraph, RowId, text, WholeNumber } from '../wire/fields.ts'
import { KeysetQuery, keysetOf, SearchQuery } from '../wire/keyset.ts'
import { Colleague } from './request-people.ts'

export * from './request-people.ts'

const ByNumber = z.object({ number: text(LIMITS.nameLength) })
/** The `rev` that the person saw. A change by someone else since then is refused with the present state. */
const SeenRev = WholeNumber

const requestHead = {
  number: z.string(),
  rev: z.int(),
  state: z.enum(REQUEST_STATES),
  owner: z.nullable(Colleague),
  company_name: z.string(),
  contact_name: z.string(),
  country: z.string(),
  lang: z.string(),
  create_time: z.iso.datetime(),
  /** When the buyer was told that we are on it; null: not yet. */
  viewed_time: z.nullable(z.iso.datetime()),
  /** The end of the promised business hours. */
  reply_by: z.iso.datetime(),
  /** When we first wrote to the buyer; null: not yet. */
  answer_time: z.nullable(z.iso.datetime()),
}

const requestFigures = {
  lines: z.int(),
  /** Lines that name exactly one part of the catalog. */
  matched: z.int(),
  /** The matched lines at our price. */
  value: z.number(),
  /** The buyer's target against our price in percent, over the lines that have both. Null: no such line. */
  target_gap: z.nullable(z.number()),
}

export const RequestEntry = z.object({ ...requestHead, ...requestFigures })
export type RequestEntry = z.infer<typeof RequestEntry>

export const REQUEST_AGES = ['late', 'day', 'week'] as const

export const listRequests = endpoint({
  method: 'GET',
  path: '/desk/api/requests',
  summary:
    'Requests for quote, newest first. `owner` is `me`, `none` or an id; `age` is `late` for those without a reply in the promised time, or created in the last `day` or `week`; `q` is in number, company, contact, email or a part number',
  may: 'requests.read',
  query: z.object({
    ...KeysetQuery,
    ...SearchQuery,
    state: orNone(z.enum(REQUEST_STATES)),
    owner: orNone(z.union([z.literal('me'), z.literal('none'), RowId])),
    age: orNone(z.enum(REQUEST_AGES)),
  }),
  data: keysetOf(RequestEntry),
})

/** A part of the catalog beside a requested line, priced at the requested quantity. */
const MatchedPart = z.object({
  part_id: z.int(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  stock: z.int(),
  min_quantity: z.int(),
  multiple: z.int(),
  lead_time_weeks: z.nullable(z.int()),
  page_url: z.string(),
  /** Null: no price at this quantity. */
  unit_price: z.nullable(z.number()),
  amount: z.nullable(z.number()),
})
export type MatchedPart = z.infer<typeof MatchedPart>

const PastDeal = z.object({
  number: z.string(),
  time: z.iso.datetime(),
  quantity: z.int(),
  unit_price: z.number(),
})

export const RequestLine = z.object({
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  quantity: z.int(),
  target_price: z.nullable(z.number()),
  /** Only `exact` names the part; the parts of the other kinds are proposals. */
  match: z.enum(REQUEST_MATCHES),
  parts: z.array(MatchedPart),
  /** The first of `parts`, as this buyer last got it from us. */
  last_quoted: z.nullable(PastDeal),
  last_sold: z.nullable(PastDeal),
})
export type RequestLine = z.infer<typeof RequestLine>

const RequestMessage = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  author: z.enum(MESSAGE_AUTHORS),
  /** Empty for the buyer. */
  author_name: z.string(),
  body: z.string(),
  /** A note that the buyer never sees. */
  is_internal: z.boolean(),
})
export type RequestMessage = z.infer<typeof RequestMessage>

const RequestAct = z.object({
  time: z.iso.datetime(),
  staff_id: z.nullable(z.int()),
  who: z.string(),
  act: z.string(),
})

export const RequestDetail = z.object({
  ...requestHead,
  ...requestFigures,
  inquiry_number: z.string(),
  email: z.string(),
  telephone: z.string(),
  has_account: z.boolean(),
  comment: z.string(),
  alternates_welcome: z.boolean(),
  items: z.array(RequestLine),
  decline: z.nullable(
    z.object({ time: z.iso.datetime(), reason: z.enum(DECLINE_REASONS), text: z.string() }),
  ),
  thread: z.array(RequestMessage),
  history: z.array(RequestAct),
})
export type RequestDetail = z.infer<typeof RequestDetail>

export const getRequest = endpoint({
  method: 'GET',
  path: '/desk/api/requests/{number}',
  summary: 'One request with its lines beside our parts, its thread and its history. The buyer is not told',
  may: 'requests.read',
  params: ByNumber,
  data: RequestDetail,
})

export const takeRequest = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/take',
  summary:
    'Makes the signed-in person its owner, which the buyer sees as `viewed`. Refused with the present state if it has an owner',
  may: 'requests.work',
  params: ByNumber,
  body: z.object({}),
  data: RequestDetail,
})

export const assignRequest = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/assign',
  summary: 'Assigns it to a colleague; null removes the owner',
  may: 'requests.work',
  params: ByNumber,
  body: z.object({ staff_id: z.nullable(BodyId), rev: SeenRev }),
  data: RequestDetail,
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/decline',
  summary: 'Declines it, and mails the reason to the buyer in their language',
  may: 'requests.work',
  params: ByNumber,
  body: z.object({
    reason: z.enum(DECLINE_REASONS, { error: 'desk_errors.decline_reason_required' }),
    text: paragraph(LIMITS.commentLength),
    rev: SeenRev,
  }),
  data: RequestDetail,
})

export const reopenRequest = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/reopen',
  summary: 'Revokes a decline. The buyer is not told',
  may: 'requests.work',
  params: ByNumber,
  body: z.object({ rev: SeenRev }),
  data: RequestDetail,
})

const MessageBody = z.string({ error: 'desk_errors.message_required' }).check(
  z.trim(),
  z.minLength(1, { error: 'desk_errors.message_required' }),
  z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
  z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
)

export const writeToBuyer = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/messages',
  summary:
    'Mails a message or a question to the buyer. A request without an owner gets the sender as its owner',
  optionalHeaders: ['Idempotency-Key'],
  may: 'requests.work',
  params: ByNumber,
  body: z.object({ body: MessageBody }),
  data: RequestDetail,
})

export const addRequestNote = endpoint({
  method: 'POST',
  path: '/desk/api/requests/{number}/notes',
  summary: 'Adds an internal note, which the buyer never sees',
  optionalHeaders: ['Idempotency-Key'],
  may: 'requests.work',
  params: ByNumber,
  body: z.object({ body: MessageBody }),
  data: RequestDetail,
})

export const exportRequest = endpoint({
  method: 'GET',
  path: '/desk/api/requests/{number}/export',
  summary: 'The lines with our stock and price as a base64-encoded file. The buyer is not told',
  may: 'requests.read',
  params: ByNumber,
  query: z.object({ format: z.enum(['xlsx', 'csv']) }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})
