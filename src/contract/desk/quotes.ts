import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { QUOTE_LIMITS } from '../../domain/quotes/limits.ts'
import { LOSS_REASONS, NO_BID_REASONS, QUOTE_SOURCES, QUOTE_STATES } from '../../domain/quotes/states.ts'
import { AddressFields, PostalAddress } from '../shop/addresses.ts'
import { PayMethod } from '../shop/orders.ts'
import { ChosenLines, previewQuote } from '../shop/quotes.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  BodyId,
  Country,
  Email,
  LangCode,
  line,
  orNone,
  paragraph,
  Quantity,
  RowId,
  required,
  text,
} from '../wire/fields.ts'
import { KeysetQuery, keysetOf, SearchQuery } from '../wire/keyset.ts'

const ByNumber = z.object({ number: text(LIMITS.nameLength) })
/** The `rev` that the person saw. A change by someone else since then is refused with the present state. */
const SeenRev = z.int().check(z.gte(0))
const Price = z
  .number({ error: 'errors.price_invalid' })
  .check(
    z.gte(0, { error: 'errors.price_invalid' }),
    z.lte(LIMITS.priceMax, { error: 'errors.price_invalid' }),
  )
const Amount = z.number().check(z.gte(0), z.lte(LIMITS.orderTotalMax))
const Colleague = z.object({ id: z.int(), name: z.string() })

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
  /** Of the version that was sent; of the draft if none was. */
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

export const QUOTE_ENDINGS = ['soon', 'week'] as const

export const listQuotes = endpoint({
  method: 'GET',
  path: '/desk/api/quotes',
  summary:
    'Quotes, newest first. `owner` is `me`, `none` or an id; `ending` is `soon` for those that end within 48 hours, or `week`; `waiting=1` for those whose buyer waits for an answer; `request` is the number of a request, `customer` and `company` are ids; `q` is in number, company, contact, email or a part number',
  may: 'quote.read',
  query: z.object({
    ...KeysetQuery,
    ...SearchQuery,
    state: orNone(z.enum(QUOTE_STATES)),
    owner: orNone(z.union([z.literal('me'), z.literal('none'), RowId])),
    ending: orNone(z.enum(QUOTE_ENDINGS)),
    waiting: orNone(z.literal('1')),
    request: orNone(text(LIMITS.nameLength)),
    customer: orNone(RowId),
    company: orNone(RowId),
  }),
  data: keysetOf(QuoteEntry),
})

const QuoteBreak = z.object({ qty: Quantity, price: Price })

/** What the grid edits. */
const lineFields = {
  kind: z._default(z.enum(['offer', 'no_bid']), 'offer'),
  /** The line_id of the line that this one can replace. */
  alternate_of: z._default(z.nullable(BodyId), null),
  /** Null: not in the catalog. */
  part_id: z._default(z.nullable(BodyId), null),
  part_number: required('errors.part_number_required', LIMITS.partNumberLength),
  manufacturer: line(),
  package: line(),
  description: line(LIMITS.descriptionLength),
  quantity: Quantity,
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

export const QuoteLine = z.object({
  line_id: z.int(),
  kind: z.enum(['offer', 'no_bid']),
  alternate_of: z.nullable(z.int()),
  /** The line of the request, from 0. */
  request_position: z.nullable(z.int()),
  part_id: z.nullable(z.int()),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  description: z.string(),
  /** What the buyer asked for. */
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
  /** What this buyer wants instead. */
  wanted_price: z.nullable(z.number()),
  wanted_quantity: z.nullable(z.int()),
  wanted_note: z.string(),
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

const QuoteTerms = {
  valid_until: z.iso.datetime(),
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
  author: z.enum(['staff', 'buyer']),
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
      by: z.enum(['staff', 'buyer', 'clock']),
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

export const getQuote = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}',
  summary: 'One quote with its draft, the version that the buyer sees, its thread and its history',
  may: 'quote.read',
  params: ByNumber,
  data: QuoteDetail,
})

export const getQuoteVersion = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}/versions/{version}',
  summary: 'One version, as it was sent',
  may: 'quote.read',
  params: z.object({ number: text(LIMITS.nameLength), version: RowId }),
  data: QuoteVersion,
})

export const getQuotePdf = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}/pdf',
  summary:
    'A version that was sent as a base64-encoded PDF, the newest one by default; with `draft=1`, the draft as it would be sent now',
  may: 'quote.read',
  params: ByNumber,
  query: z.object({ version: orNone(RowId), draft: orNone(z.literal('1')) }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

const QuoteContact = z.object({
  email: Email,
  contact_name: required('errors.contact_name_required'),
  company_name: line(),
  telephone: line(),
  country: Country,
  lang: LangCode,
})

export const addQuote = endpoint({
  method: 'POST',
  path: '/desk/api/quotes',
  summary:
    'Starts a draft: from a request (`request_number`), for a customer (`customer_id`), or for a new contact (`contact`), each with or without `parts`. Lines of a request that name a part are priced at their quantity; all others are kept as they were typed',
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
    'Saves the draft: its terms, all its lines, or its contact, whichever are sent. A line without `line_id` is new. 409 with the present state only if another person has saved the same since `rev`',
  may: 'quote.edit',
  params: ByNumber,
  body: z.object({
    rev: SeenRev,
    contact: z.optional(QuoteContact),
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
  /** The whole quote would be twice the body; screens compute the same sums and keep what they sent. */
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

const act = <P extends string>(path: P, summary: string) =>
  ({
    method: 'POST',
    path: `/desk/api/quotes/{number}/${path}`,
    summary,
    params: ByNumber,
    data: QuoteDetail,
  }) as const
const Rev = z.object({ rev: SeenRev })

/** `data` of a refusal that names lines. */
export const RefusedLines = z.object({
  lines: z.array(
    z.object({
      line_id: z.int(),
      part_number: z.string(),
      /** Pieces, if the stock does not allow to hold them. */
      wanted: z.optional(z.int()),
      available: z.optional(z.int()),
    }),
  ),
})

export const sendQuote = endpoint({
  ...act(
    'send',
    'Sends the draft by mail with its PDF. Refused unless every line has a price or a reason for none; with `desk_errors.quote_short` if stock cannot be held, and 403 with `desk_errors.quote_below_floor` without approval; `data.lines` names the lines',
  ),
  may: 'quote.send',
  body: Rev,
})

export const askForApproval = endpoint({
  ...act('ask-approval', 'Asks a manager to approve and send a draft with a price below the floor'),
  may: 'quote.edit',
  body: Rev,
})

export const approveQuote = endpoint({
  ...act('approve', 'Approves a draft with prices below the floor, and sends it'),
  may: 'quote.approve',
  body: Rev,
})

export const reviseQuote = endpoint({
  ...act('revise', 'Starts the next version. The buyer can accept the present one until the new one is sent'),
  may: 'quote.edit',
  body: Rev,
})

export const discardDraft = endpoint({
  ...act('discard', 'Removes the next version that was not sent yet'),
  may: 'quote.edit',
  body: Rev,
})

export const reopenQuote = endpoint({
  ...act(
    'reopen',
    'Starts the next version of a quote that expired, was declined or withdrawn, with present list prices beside the former prices',
  ),
  may: 'quote.edit',
  body: Rev,
})

export const copyQuote = endpoint({
  ...act('copy', 'Starts another quote with the same contact and lines'),
  may: 'quote.edit',
  body: z.object({}),
})

export const withdrawQuote = endpoint({
  ...act('withdraw', 'Withdraws it and releases what it holds. The buyer is told if it was sent'),
  may: 'quote.send',
  body: Rev,
})

export const loseQuote = endpoint({
  ...act('lose', 'The buyer has told staff that the quote is declined. Releases what it holds'),
  may: 'quote.edit',
  body: z.object({
    rev: SeenRev,
    reason: z.enum(LOSS_REASONS, { error: 'desk_errors.loss_reason_required' }),
    text: paragraph(LIMITS.commentLength),
  }),
})

export const extendQuote = endpoint({
  ...act(
    'extend',
    'Keeps the pieces until `hold_until`, which takes them again if they were released. Limited to some days from now',
  ),
  may: 'quote.send',
  body: z.object({ rev: SeenRev, hold_until: z.iso.datetime() }),
})

export const assignQuote = endpoint({
  ...act('assign', 'Gives it to a colleague; null removes the owner'),
  may: 'quote.edit',
  body: z.object({ rev: SeenRev, staff_id: z.nullable(BodyId) }),
})

const MessageBody = z.string({ error: 'desk_errors.message_required' }).check(
  z.trim(),
  z.minLength(1, { error: 'desk_errors.message_required' }),
  z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
  z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
)

export const writeAboutQuote = endpoint({
  ...act('messages', 'Mails a message to the buyer of a quote that was sent'),
  may: 'quote.send',
  body: z.object({ body: MessageBody }),
})

export const addQuoteNote = endpoint({
  ...act('notes', 'Adds an internal note, which the buyer never sees'),
  may: 'quote.edit',
  body: z.object({ body: MessageBody }),
})

export const previewAcceptance = endpoint({
  method: 'POST',
  path: '/desk/api/quotes/{number}/before',
  summary:
    'What the buyer has to pay for the chosen lines, with the shipping services to a country, and the addresses of the last order from this mailbox',
  may: 'quote.send',
  params: ByNumber,
  body: z.object({
    version: z.int().check(z.gte(1)),
    lines: ChosenLines,
    country: z.optional(Country),
    shipping_id: z.optional(text(LIMITS.nameLength)),
  }),
  data: z.object({
    ...previewQuote.data.shape,
    pay_methods: z.array(PayMethod),
    addresses: z.nullable(z.object({ shipping: PostalAddress, billing: PostalAddress })),
  }),
})

export const acceptForBuyer = endpoint({
  ...act(
    'accept',
    'Accepts the quote for the buyer, who has ordered by other means, and places its order at the quoted prices; 409 if version or total are not those shown; 4091 or 4092 naming lines that are not held and not in stock',
  ),
  may: 'quote.send',
  body: z.object({
    rev: SeenRev,
    version: z.int().check(z.gte(1)),
    /** The total that the person was shown, with shipping. */
    expected_total: z.number().check(z.gte(0)),
    /** Of the buyer's person who ordered. */
    name: required('errors.accept_name_required'),
    lines: ChosenLines,
    shipping_address: AddressFields,
    billing_address: z.optional(AddressFields),
    /** Needed unless shipping was quoted. */
    shipping_id: z.optional(text(LIMITS.nameLength)),
    pay_method: z.enum(PAY_METHODS, { error: 'errors.pay_method_required' }),
    po_number: required('desk_errors.po_required'),
    remark: paragraph(LIMITS.commentLength),
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
    list: z.array(
      z.object({ match: z.enum(['exact', 'suffix', 'near', 'none']), parts: z.array(QuotePart) }),
    ),
  }),
})

export const listPartHolds = endpoint({
  method: 'GET',
  path: '/desk/api/parts/{id}/holds',
  summary: 'The quotes that hold pieces of a part now',
  may: 'quote.read',
  params: z.object({ id: RowId }),
  data: z.object({
    list: z.array(
      z.object({
        quote_number: z.string(),
        company_name: z.string(),
        quantity: z.int(),
        until: z.iso.datetime(),
      }),
    ),
  }),
})

export const getQuoteDefaults = endpoint({
  method: 'GET',
  path: '/desk/api/quote-settings',
  summary: 'Limits and defaults for quotes: days, holds, reasons and shipping services',
  may: 'quote.read',
  data: z.object({
    valid_days: z.int(),
    hold: z.enum(['none', 'ask', 'always']),
    hold_days: z.int(),
    hold_total: z.number(),
    no_bid_reasons: z.array(z.enum(NO_BID_REASONS)),
    loss_reasons: z.array(z.enum(LOSS_REASONS)),
    services: z.array(z.object({ id: z.string(), carrier: z.string(), service: z.string() })),
  }),
})
