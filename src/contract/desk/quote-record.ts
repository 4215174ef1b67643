import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { MESSAGE_AUTHORS } from '../../domain/message-authors.ts'
import { OFFER_KINDS } from '../../domain/quotes/offer.ts'
import { LOSS_REASONS, QUOTE_ACTORS, QUOTE_SOURCES, QUOTE_STATES } from '../../domain/quotes/states.ts'
import { text, WholeNumber } from '../wire/fields.ts'
import { Colleague } from './request-people.ts'

export const QuoteNumber = z.object({ number: text(LIMITS.nameLength) })
/** The `rev` that the person saw. A change by someone else since then is refused with the present state. */
export const QuoteRev = WholeNumber

const quoteHead = {
  number: z.string(),
  rev: z.int(),
  /** A quote that was reopened is a draft again. */
  state: z.enum(QUOTE_STATES),
  /** The newest version that was sent; 0: none. */
  version: z.int(),
  /** The version that is being written; null: none. Until it is sent, the buyer sees the one before. */
  draft_version: z.nullable(z.int()),
  owner: z.nullable(Colleague),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  country: z.string(),
  lang: z.string(),
  create_time: z.iso.datetime(),
  sent_time: z.nullable(z.iso.datetime()),
  seen_time: z.nullable(z.iso.datetime()),
  valid_until: z.nullable(z.iso.datetime()),
  /** Of the order if it was accepted, otherwise of the version that was sent; of the draft if none was. */
  total: z.number(),
  lines: z.int(),
  is_held: z.boolean(),
  /** The buyer has asked or countered, and waits for an answer. */
  waits_since: z.nullable(z.iso.datetime()),
  has_asked_approval: z.boolean(),
  request_number: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
}

export const QuoteEntry = z.object({
  ...quoteHead,
  /** Percent on the cost of the lines that have one. Only with the right to see costs. */
  margin: z.optional(z.nullable(z.number())),
})
export type QuoteEntry = z.infer<typeof QuoteEntry>

export const QuoteLine = z.object({
  line_id: z.int(),
  kind: z.enum(OFFER_KINDS),
  alternate_of: z.nullable(z.int()),
  /** The line of the request, from 0. */
  request_position: z.nullable(z.int()),
  part_id: z.nullable(z.int()),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  description: z.string(),
  /** The buyer's original request for this line. */
  asked_quantity: z.nullable(z.int()),
  asked_price: z.nullable(z.number()),
  asked_date_code: z.string(),
  quantity: z.int(),
  multiple: z.int(),
  unit_price: z.nullable(z.number()),
  breaks: z.array(z.object({ qty: z.int(), price: z.number() })),
  amount: z.nullable(z.number()),
  source: z.enum(QUOTE_SOURCES),
  date_code: z.string(),
  condition: z.string(),
  origin: z.string(),
  lead_days: z.nullable(z.int()),
  note: z.string(),
  no_bid_reason: z.string(),
  /** Our list price at this quantity when the line was priced; in a draft, the present one. */
  list_price: z.nullable(z.number()),
  /** The price in the version before. */
  former_price: z.nullable(z.number()),
  /** Pieces on the shelf now, in drafts only; null: not in the catalog. */
  stock: z.nullable(z.int()),
  /** The changes that this buyer asks for. */
  wanted_price: z.nullable(z.number()),
  wanted_quantity: z.nullable(z.int()),
  wanted_note: z.string(),
  /** Pieces that were ordered of it; null: the quote was not accepted, or it is not known. */
  ordered_quantity: z.nullable(z.int()),
  /** The last deals of this buyer about this part, in drafts only. */
  last_quoted: z.nullable(z.number()),
  last_sold: z.nullable(z.number()),
  /** It needs the approval of a manager; in drafts only. */
  is_below_floor: z.boolean(),
  /** Only with the right to see costs. */
  cost: z.optional(z.nullable(z.number())),
  margin: z.optional(z.nullable(z.number())),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const QuoteVersion = z.object({
  version: z.int(),
  valid_until: z.iso.datetime(),
  is_held: z.boolean(),
  allows_partial: z.boolean(),
  incoterm: z.string(),
  pay_terms: z.string(),
  shipping_id: z.string(),
  shipping_fee: z.nullable(z.number()),
  tax: z.number(),
  note: z.string(),
  internal_note: z.string(),
  subtotal: z.number(),
  total: z.number(),
  /** Null: a draft. */
  sent_time: z.nullable(z.iso.datetime()),
  sent_by: z.string(),
  approved_by: z.string(),
  lines: z.array(QuoteLine),
})
export type QuoteVersion = z.infer<typeof QuoteVersion>

const QuoteMessage = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  author: z.enum(MESSAGE_AUTHORS),
  author_name: z.string(),
  body: z.string(),
  is_internal: z.boolean(),
})

const QuoteHoldRow = z.object({
  part_id: z.int(),
  part_number: z.string(),
  quantity: z.int(),
  until: z.iso.datetime(),
})

export const QuoteDetail = z.object({
  ...quoteHead,
  telephone: z.string(),
  has_account: z.boolean(),
  /** The version that the buyer sees. */
  live: z.nullable(QuoteVersion),
  draft: z.nullable(QuoteVersion),
  versions: z.array(
    z.object({
      version: z.int(),
      sent_time: z.iso.datetime(),
      sent_by: z.string(),
      total: z.number(),
    }),
  ),
  /** Pieces that are kept now. */
  holds: z.array(QuoteHoldRow),
  decline: z.nullable(
    z.object({
      time: z.iso.datetime(),
      by: z.enum(QUOTE_ACTORS),
      reason: z.nullable(z.enum(LOSS_REASONS)),
      text: z.string(),
    }),
  ),
  accepted_by: z.string(),
  thread: z.array(QuoteMessage),
  history: z.array(
    z.object({
      time: z.iso.datetime(),
      staff_id: z.nullable(z.int()),
      who: z.string(),
      act: z.string(),
    }),
  ),
})
export type QuoteDetail = z.infer<typeof QuoteDetail>
