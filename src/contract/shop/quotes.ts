import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { SHOWN_AUTHORS } from '../../domain/message-authors.ts'
import { PAY_METHODS } from '../../domain/pay-methods.ts'
import { QUOTE_LIMITS } from '../../domain/quotes/limits.ts'
import { OFFER_KINDS } from '../../domain/quotes/offer.ts'
import { LOSS_REASONS, QUOTE_SOURCES, QUOTE_STATES, SEEN_SIGNS } from '../../domain/quotes/states.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  atMost,
  BodyId,
  Country,
  isBase64,
  line,
  listOf,
  Paging,
  paragraph,
  Quantity,
  required,
  text,
} from '../wire/fields.ts'
import type { MessageKey } from '../wire/messages.ts'
import { UnitPrice } from '../wire/unit-price.ts'
import { AddressFields } from './addresses.ts'
import { PayMethod, placeOrder, ShippingOption } from './orders.ts'

/** From the mailed link; the signed-in owner needs none. */
const QuoteKey = z.optional(text(LIMITS.nameLength))
const ByQuoteNumber = z.object({ quote_number: text(LIMITS.nameLength) })
const Version = BodyId

const QuotedLine = z.object({
  line_id: z.int(),
  /** `no_bid`: we cannot offer it, and `no_bid_reason` says why. */
  kind: z.enum(OFFER_KINDS),
  /** The line_id of the line that this one can replace: the buyer takes one of them. */
  alternate_of: z.nullable(z.int()),
  /** The line that is taken unless the buyer chooses another one; with `shows_order`, the one that was ordered. */
  is_default: z.boolean(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  description: z.string(),
  /** Empty when the part is not in the catalog. */
  goods_page_url: z.string(),
  icons: z.string(),
  asked_qty: z.nullable(z.int()),
  qty: z.int(),
  unit_price: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  /** All quantities to choose from, ascending; one if the quantity is fixed. */
  prices: z.array(z.object({ qty: z.int(), price: z.number() })),
  multiple: z.int(),
  /** `lead`: it has to be procured. */
  source: z.enum(QUOTE_SOURCES),
  lead_days: z.nullable(z.int()),
  date_code: z.string(),
  condition: z.string(),
  origin: z.string(),
  note: z.string(),
  no_bid_reason: z.string(),
  /** The changes that the buyer has asked for. */
  wanted_price: z.nullable(z.number()),
  wanted_qty: z.nullable(z.int()),
  wanted_note: z.string(),
})
export type QuotedLine = z.infer<typeof QuotedLine>

export const Quote = z.object({
  quote_number: z.string(),
  version: z.int(),
  state: z.enum(QUOTE_STATES),
  date: z.iso.datetime(),
  valid_until: z.iso.datetime(),
  /** The buyer can accept, counter and decline. */
  is_open: z.boolean(),
  /** Staff look at a version that was not sent: nothing can be done with it. */
  is_preview: z.boolean(),
  /** When the pieces kept for the buyer are released; null: none are kept. */
  held_until: z.nullable(z.iso.datetime()),
  allows_partial: z.boolean(),
  /** Lines and sums are those of the order; otherwise, they are as the quote was sent. */
  shows_order: z.boolean(),
  lines: z.array(QuotedLine),
  subtotal: z.number(),
  /** Null: the buyer chooses the service when accepting. */
  shipping: z.nullable(
    z.object({
      id: z.string(),
      carrier: z.string(),
      service: z.string(),
      fee: z.number(),
      /** Deliveries to other countries cost what the shop's own services cost. Empty in an order. */
      country_name: z.string(),
    }),
  ),
  tax: z.number(),
  /** Without shipping if the buyer chooses the service. */
  total: z.number(),
  incoterm: z.string(),
  pay_terms: z.string(),
  note: z.string(),
  contact_name: z.string(),
  company_name: z.string(),
  email: z.string(),
  telephone: z.string(),
  country: z.string(),
  rfq_number: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  /** How the order can be opened: by the signed-in customer, or with the key of this quote; null: neither. */
  order_access: z.nullable(z.enum(['account', 'key'])),
  pay_methods: z.array(PayMethod),
  messages: z.array(z.object({ author: z.enum(SHOWN_AUTHORS), time: z.iso.datetime(), body: z.string() })),
})
export type Quote = z.infer<typeof Quote>

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/quote/{quote_number}',
  summary:
    'The newest version of a quote, by the key of its mailed link or for the signed-in customer. Reading does not mark it seen',
  params: ByQuoteNumber,
  query: z.object({ key: QuoteKey }),
  data: Quote,
})

export const getQuotePdf = endpoint({
  method: 'GET',
  path: '/api/quote/{quote_number}/pdf',
  summary: 'The newest version of a quote as a base64-encoded PDF, in the language it was sent in',
  params: ByQuoteNumber,
  query: z.object({ key: QuoteKey }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

/** A mail scanner opens links, runs scripts and presses buttons: a person looks for a while and moves. */
const SEEN_MS = 2_000

export const seeQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/seen',
  summary:
    'Marks a quote seen, after it was in view for two seconds and a person has scrolled, typed or moved the pointer',
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    version: Version,
    visible_ms: z.number().check(z.gte(SEEN_MS)),
    sign: z.enum(SEEN_SIGNS),
  }),
  data: z.object({ state: z.enum(QUOTE_STATES) }),
})

/** One line of each group; absent: the default of every group. */
export const ChosenLines = z.optional(
  atMost(
    QUOTE_LIMITS.lines,
    z.array(z.object({ line_id: BodyId, qty: z.optional(Quantity) })),
    'errors.lines_too_many',
  ),
)

export const previewQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/before',
  summary: 'The totals of the chosen lines, with the shipping services to a country',
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    version: Version,
    lines: ChosenLines,
    country: z.optional(Country),
    shipping_id: z.optional(text(LIMITS.nameLength)),
  }),
  data: z.object({
    version: z.int(),
    lines: z.array(z.object({ line_id: z.int(), qty: z.int(), unit_price: z.number(), amount: z.number() })),
    subtotal: z.number(),
    /** Empty if shipping was quoted, and for this country. */
    shipping_options: z.array(ShippingOption),
    shipping_id: z.nullable(z.string()),
    shipping_fee: z.nullable(z.number()),
    tax: z.number(),
    total: z.number(),
    /** Days to pay after a bank transfer was chosen, if the company has terms; null: paid in advance. */
    terms_days: z.nullable(z.int()),
  }),
})

/** Four characters for three bytes. */
const PO_CONTENT_LENGTH = Math.ceil(QUOTE_LIMITS.poFileBytes / 3) * 4
/** `%PDF-` in base64. */
const PDF_START = 'JVBERi0'

type PoFileErrors = { tooLarge: MessageKey; type: MessageKey }

/** The buyer's purchase order, as a base64-encoded PDF. */
export const poFile = ({ tooLarge, type }: PoFileErrors) =>
  z.object({
    name: required('errors.file_required', LIMITS.fileNameLength),
    content: z.string({ error: 'errors.file_required' }).check(
      z.maxLength(PO_CONTENT_LENGTH, { error: tooLarge }),
      z.refine(content => content.startsWith(PDF_START) && isBase64(content), { error: type }),
    ),
  })

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/accept',
  summary:
    'Accepts a quote and places its order at the quoted prices. 409 with the present quote in `data` if version or total are not those shown; 4091 or 4092 naming lines that are not held and not in stock. Repeating the Idempotency-Key returns the same order',
  headers: ['Idempotency-Key'],
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    version: Version,
    /** The total that the buyer was shown, with shipping. */
    expected_total: z.number().check(z.gte(0)),
    /** Typed by the person who accepts. */
    name: required('errors.accept_name_required'),
    lines: ChosenLines,
    shipping_address: z.optional(AddressFields),
    shipping_address_id: z.optional(BodyId),
    billing_address: z.optional(AddressFields),
    billing_address_id: z.optional(BodyId),
    billing_same: z.optional(z.boolean()),
    /** Needed unless shipping was quoted. */
    shipping_id: z.optional(text(LIMITS.nameLength)),
    pay_method: z.enum(PAY_METHODS, { error: 'errors.pay_method_required' }),
    po_number: line(),
    po_file: z.optional(poFile({ tooLarge: 'errors.po_file_too_large', type: 'errors.po_file_type' })),
    remark: paragraph(LIMITS.commentLength),
  }),
  data: placeOrder.data,
})

export const counterQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/counter',
  summary: 'Asks for another price or quantity of some lines',
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    version: Version,
    lines: atMost(
      QUOTE_LIMITS.lines,
      z.array(
        z.object({
          line_id: BodyId,
          price: z.optional(z.nullable(UnitPrice)),
          qty: z.optional(z.nullable(Quantity)),
          note: line(LIMITS.addressLineLength),
        }),
      ),
      'errors.lines_too_many',
    ),
    note: paragraph(LIMITS.commentLength),
  }),
  data: Quote,
})

export const declineQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/decline',
  summary: 'Declines a quote with a reason',
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    version: Version,
    reason: z.enum(LOSS_REASONS, { error: 'errors.decline_reason_required' }),
    text: paragraph(LIMITS.commentLength),
  }),
  data: Quote,
})

export const askAboutQuote = endpoint({
  method: 'POST',
  path: '/api/quote/{quote_number}/message',
  summary: 'Asks a question about a quote, also after it has ended',
  params: ByQuoteNumber,
  body: z.object({
    key: QuoteKey,
    body: z.string({ error: 'errors.comment_required' }).check(
      z.trim(),
      z.minLength(1, { error: 'errors.comment_required' }),
      z.maxLength(LIMITS.commentLength, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
  }),
  data: Quote,
})

export const MyQuote = z.object({
  quote_number: z.string(),
  version: z.int(),
  state: z.enum(QUOTE_STATES),
  date: z.iso.datetime(),
  valid_until: z.iso.datetime(),
  line_count: z.int(),
  total: z.number(),
  /** The last segment of the page's path. */
  quote_page_url: z.string(),
})
export type MyQuote = z.infer<typeof MyQuote>

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/user/quotes',
  summary: "The signed-in customer's quotes, newest first",
  access: 'user',
  query: z.object(Paging),
  data: z.object(listOf(MyQuote)),
})
