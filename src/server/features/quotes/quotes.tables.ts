import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PriceBreak } from '../../../domain/money.ts'
import { type LineChoice, OFFER_KINDS } from '../../../domain/quotes/offer.ts'
import { LOSS_REASONS, QUOTE_ACTORS, QUOTE_SOURCES, QUOTE_STATES } from '../../../domain/quotes/states.ts'
import { bytes, moment } from '../../database/columns.ts'
import type { QuoteFacts } from './quote-facts.ts'

const amount = (name: string) => numeric(name, { precision: 15, scale: 2 })
const price = (name: string) => numeric(name, { precision: 15, scale: 5 })

export const quotes = pgTable('quotes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  rfqId: integer('rfq_id'),
  userId: integer('user_id'),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  contactName: text('contact_name').notNull(),
  companyName: text('company_name').notNull(),
  telephone: text('telephone').notNull(),
  country: text('country').notNull(),
  lang: text('lang').notNull(),
  ownerId: integer('owner_id'),
  state: text('state', { enum: QUOTE_STATES }).notNull().default('draft'),
  /** The newest version that was sent; 0: none. */
  version: integer('version').notNull().default(0),
  /** The version that staff are writing; null: none. */
  draftVersion: integer('draft_version').default(1),
  keyExpiresAt: moment('key_expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  validUntil: moment('valid_until'),
  total: amount('total'),
  firstSeenAt: moment('first_seen_at'),
  lastSeenAt: moment('last_seen_at'),
  /** The buyer has countered or asked, and staff have not answered yet. */
  waitsSince: moment('waits_since'),
  /** By the clock, and by staff. */
  chasedAt: moment('chased_at'),
  remindedAt: moment('reminded_at'),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by', { enum: QUOTE_ACTORS }),
  declineReason: text('decline_reason', { enum: LOSS_REASONS }),
  declineText: text('decline_text').notNull().default(''),
  approvalAskedAt: moment('approval_asked_at'),
  approvalAskedBy: integer('approval_asked_by'),
  acceptedName: text('accepted_name').notNull().default(''),
  acceptedLines: jsonb('accepted_lines').$type<LineChoice[]>(),
  orderId: integer('order_id'),
  rev: integer('rev').notNull().default(0),
})

export const quoteKeys = pgTable(
  'quote_keys',
  {
    quoteId: integer('quote_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: the key of a buyer. */
    previewUntil: moment('preview_until'),
    /** The mailbox that a buyer's key was mailed to. */
    emailKey: text('email_key'),
  },
  table => [primaryKey({ columns: [table.quoteId, table.keyHash] })],
)

export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: integer('quote_id').notNull(),
    version: integer('version').notNull(),
    validUntil: moment('valid_until').notNull(),
    isHeld: boolean('is_held').notNull(),
    allowsPartial: boolean('allows_partial').notNull(),
    incoterm: text('incoterm').notNull(),
    payTerms: text('pay_terms').notNull(),
    shippingId: text('shipping_id').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    shippingService: text('shipping_service').notNull().default(''),
    /** Null: the buyer chooses the service when accepting. */
    shippingFee: amount('shipping_fee'),
    tax: amount('tax').notNull().default('0'),
    subtotal: amount('subtotal').notNull().default('0'),
    total: amount('total').notNull().default('0'),
    note: text('note').notNull().default(''),
    internalNote: text('internal_note').notNull().default(''),
    sentAt: moment('sent_at'),
    sentBy: integer('sent_by'),
    sentByName: text('sent_by_name').notNull().default(''),
    approvedByName: text('approved_by_name').notNull().default(''),
    facts: jsonb('facts').$type<QuoteFacts>(),
    sha256: bytes('sha256'),
  },
  table => [primaryKey({ columns: [table.quoteId, table.version] })],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    lineId: integer('line_id').notNull(),
    kind: text('kind', { enum: OFFER_KINDS }).notNull(),
    alternateOf: integer('alternate_of'),
    requestPosition: integer('request_position'),
    partId: integer('part_id'),
    partNumber: text('part_number').notNull(),
    manufacturer: text('manufacturer').notNull(),
    package: text('package').notNull(),
    description: text('description').notNull(),
    askedQuantity: integer('asked_quantity'),
    askedPrice: price('asked_price'),
    askedDateCode: text('asked_date_code').notNull(),
    quantity: integer('quantity').notNull(),
    multiple: integer('multiple').notNull().default(1),
    unitPrice: price('unit_price'),
    breaks: jsonb('breaks').$type<PriceBreak[]>().notNull().default([]),
    amount: amount('amount'),
    source: text('source', { enum: QUOTE_SOURCES }).notNull(),
    dateCode: text('date_code').notNull(),
    condition: text('condition').notNull(),
    origin: text('origin').notNull(),
    leadDays: integer('lead_days'),
    note: text('note').notNull(),
    noBidReason: text('no_bid_reason').notNull(),
    listPrice: price('list_price'),
    formerPrice: price('former_price'),
  },
  table => [primaryKey({ columns: [table.quoteId, table.version, table.position] })],
)

export const quoteFiles = pgTable(
  'quote_files',
  {
    quoteId: integer('quote_id').notNull(),
    version: integer('version').notNull(),
    sha256: bytes('sha256').notNull(),
    content: bytes('content').notNull(),
  },
  table => [primaryKey({ columns: [table.quoteId, table.version] })],
)

export const quoteCosts = pgTable(
  'quote_costs',
  {
    quoteId: integer('quote_id').notNull(),
    version: integer('version').notNull(),
    lineId: integer('line_id').notNull(),
    cost: price('cost').notNull(),
    source: text('source', { enum: ['typed', 'last'] }).notNull(),
  },
  table => [primaryKey({ columns: [table.quoteId, table.version, table.lineId] })],
)

export const quoteCounters = pgTable('quote_counters', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  quoteId: integer('quote_id').notNull(),
  version: integer('version').notNull(),
  lineId: integer('line_id').notNull(),
  wantedPrice: price('wanted_price'),
  wantedQuantity: integer('wanted_quantity'),
  note: text('note').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const HOLD_ENDS = [
  'ordered',
  'superseded',
  'ended',
  'expired',
  'declined',
  'withdrawn',
  'erased',
] as const
export type HoldEnd = (typeof HOLD_ENDS)[number]

export const stockHolds = pgTable('stock_holds', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  quoteId: integer('quote_id').notNull(),
  version: integer('version').notNull(),
  partId: integer('part_id').notNull(),
  quantity: integer('quantity').notNull(),
  until: moment('until').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  releasedAt: moment('released_at'),
  releaseReason: text('release_reason', { enum: HOLD_ENDS }),
})

export const quoteNotices = pgTable('quote_notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  quoteId: integer('quote_id').notNull(),
  staffId: integer('staff_id'),
  kind: text('kind', { enum: ['declined', 'question', 'expired'] }).notNull(),
  bundle: bigint('bundle', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
