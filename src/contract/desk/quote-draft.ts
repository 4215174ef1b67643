import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { QUOTE_LIMITS } from '../../domain/quotes/limits.ts'
import { OFFER_KINDS } from '../../domain/quotes/offer.ts'
import { QUOTE_SOURCES } from '../../domain/quotes/states.ts'
import { isTooLong } from '../../domain/quotes/validity.ts'
import { REQUEST_MATCHES } from '../../domain/requests.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  BodyId,
  Country,
  Email,
  LangCode,
  line,
  optionalLine,
  paragraph,
  Quantity,
  required,
  text,
} from '../wire/fields.ts'
import { QuoteDetail, QuoteNumber, QuoteRev } from './quote-record.ts'

const Price = z
  .number({ error: 'errors.price_invalid' })
  .check(
    z.gte(0, { error: 'errors.price_invalid' }),
    z.lte(LIMITS.priceMax, { error: 'errors.price_invalid' }),
  )
const Amount = z.number().check(z.gte(0), z.lte(LIMITS.orderTotalMax))
const QuoteBreak = z.object({ qty: Quantity, price: Price })

/** The fields that the grid edits. */
const lineFields = {
  kind: z._default(z.enum(OFFER_KINDS), 'offer'),
  /** The line_id of the line that this one can replace. */
  alternate_of: z._default(z.nullable(BodyId), null),
  /** Null: not in the catalog. */
  part_id: z._default(z.nullable(BodyId), null),
  part_number: required('errors.part_number_required', LIMITS.partNumberLength),
  manufacturer: line(),
  package: line(),
  description: line(LIMITS.descriptionLength),
  /** 0: a pasted list does not state it. The line has to get one before the quote is sent. */
  quantity: z.union([z.literal(0), Quantity]),
  multiple: z._default(Quantity, 1),
  /** Null: not priced yet. */
  unit_price: z._default(z.nullable(Price), null),
  /** Further quantities that the buyer can choose. */
  breaks: z._default(atMost(QUOTE_LIMITS.breaks, z.array(QuoteBreak)), []),
  /** `lead`: not taken from stock. */
  source: z._default(z.enum(QUOTE_SOURCES), 'stock'),
  date_code: line(),
  condition: line(),
  origin: line(),
  lead_days: z._default(z.nullable(z.int().check(z.gte(0), z.lte(QUOTE_LIMITS.leadDaysMax))), null),
  note: line(LIMITS.descriptionLength),
  /** One of the reasons, or own words. Required to send a line without an offer. */
  no_bid_reason: line(LIMITS.addressLineLength),
}

const QuoteTerms = {
  valid_until: z.iso
    .datetime()
    .check(z.refine(time => !isTooLong(time, Date.now()), { error: 'desk_errors.quote_too_long' })),
  /** Pieces from stock are kept for the buyer. */
  is_held: z.boolean(),
  /** The buyer can accept some of the lines. */
  allows_partial: z.boolean(),
  incoterm: line(),
  pay_terms: line(),
  /** A service of the shop; empty: the buyer chooses. */
  shipping_id: line(),
  /** Null: the buyer chooses. */
  shipping_fee: z.nullable(Amount),
  /** For the buyer. */
  note: paragraph(LIMITS.commentLength),
  /** For staff only. */
  internal_note: paragraph(LIMITS.commentLength),
}

const QuoteContact = z.object({
  email: Email,
  contact_name: required('errors.contact_name_required'),
  company_name: line(),
  telephone: line(),
  country: Country,
  lang: LangCode,
})

const ChangedContact = z.object({
  email: z.optional(QuoteContact.shape.email),
  contact_name: z.optional(QuoteContact.shape.contact_name),
  company_name: optionalLine(),
  telephone: optionalLine(),
  country: z.optional(Country),
  lang: z.optional(LangCode),
})

export const addQuote = endpoint({
  method: 'POST',
  path: '/desk/api/quotes',
  summary:
    'Starts a draft: from a request (`request_number`), for a customer (`customer_id`), or for a new contact (`contact`), each with or without `parts`. Lines of a request that name a part are priced at their quantity; all others are kept as they were typed',
  optionalHeaders: ['Idempotency-Key'],
  may: 'quote.edit',
  body: z.object({
    request_number: z.optional(text(LIMITS.nameLength)),
    customer_id: z.optional(BodyId),
    contact: z.optional(QuoteContact),
    parts: z._default(
      atMost(QUOTE_LIMITS.lines, z.array(z.object({ part_id: BodyId, quantity: Quantity }))),
      [],
    ),
  }),
  data: QuoteDetail,
})

export const saveQuote = endpoint({
  method: 'PUT',
  path: '/desk/api/quotes/{number}',
  summary:
    'Saves the draft: its terms, all its lines, or fields of its contact, whichever are given. A line without `line_id` is new. 409 with the present state only if another person has saved the same since `rev`',
  may: 'quote.edit',
  params: QuoteNumber,
  body: z.object({
    rev: QuoteRev,
    /** Own changes since `rev`, as of another tab, are answered with 409, too. */
    is_strict: z._default(z.boolean(), false),
    contact: z.optional(ChangedContact),
    terms: z.optional(z.object(QuoteTerms)),
    lines: z.optional(
      atMost(
        QUOTE_LIMITS.lines,
        z.array(
          z.object({
            line_id: z._default(z.nullable(BodyId), null),
            ...lineFields,
            /** Ignored without the right to see costs. Absent: unchanged. */
            cost: z.optional(z.nullable(Price)),
          }),
        ),
        'errors.lines_too_many',
      ),
    ),
  }),
  /** The whole quote would be twice the body; screens compute the same sums and keep the draft they sent. */
  data: z.object({
    rev: z.int(),
    version: z.int(),
    subtotal: z.number(),
    total: z.number(),
    line_ids: z.array(z.int()),
    /** The line_ids that need the approval of a manager. */
    below_floor: z.array(z.int()),
    margin: z.optional(z.nullable(z.number())),
  }),
})

/** A part of the catalog for a line of the grid. */
export const QuotePart = z.object({
  part_id: z.int(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  description: z.string(),
  stock: z.int(),
  /** Pieces that quotes hold now. */
  held: z.int(),
  min_quantity: z.int(),
  multiple: z.int(),
  lead_time_weeks: z.nullable(z.int()),
  date_code: z.string(),
  origin: z.nullable(z.string()),
  prices: z.array(z.object({ qty: z.int(), price: z.number() })),
})
export type QuotePart = z.infer<typeof QuotePart>

export const matchQuoteParts = endpoint({
  method: 'POST',
  path: '/desk/api/quote-parts',
  summary:
    'Typed or pasted part numbers beside the parts that they name. `exact` has one part; the parts of the other kinds are proposals',
  may: 'quote.read',
  body: z.object({
    /** Of the quote that they are for: its company may have prices of its own. */
    number: z.optional(text(LIMITS.nameLength)),
    lines: atMost(
      QUOTE_LIMITS.lines,
      z.array(
        z.object({
          part_number: required('errors.part_number_required', LIMITS.partNumberLength),
          manufacturer: line(),
        }),
      ),
      'errors.lines_too_many',
    ),
  }),
  data: z.object({
    list: z.array(z.object({ match: z.enum(REQUEST_MATCHES), parts: z.array(QuotePart) })),
  }),
})
