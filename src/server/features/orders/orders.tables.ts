import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { OrderAddress } from '../../../contract/shop/orders.ts'
import type { Lang } from '../../../domain/locales.ts'
import {
  LEDGER_KINDS,
  LEDGER_METHODS,
  REFUND_METHODS,
  REFUND_STATES,
  SHIPMENT_STATES,
} from '../../../domain/order-ledger.ts'
import { ORDER_ACTORS, ORDER_STATUSES } from '../../../domain/order-states.ts'
import type { PaperSheet } from '../../../domain/paper-sheet.ts'
import { PAPER_KINDS } from '../../../domain/papers.ts'
import { PAY_METHODS } from '../../../domain/pay-methods.ts'
import { QUOTE_SOURCES } from '../../../domain/quotes/states.ts'
import { bytes, moment } from '../../database/columns.ts'

const amount = (name: string) => numeric(name, { precision: 15, scale: 2 })

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  userId: integer('user_id'),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  lang: text('lang').notNull(),
  keySalt: bytes('key_salt').notNull(),
  keyExpiresAt: moment('key_expires_at').notNull(),
  status: text('status', { enum: ORDER_STATUSES }).notNull(),
  companyName: text('company_name').notNull(),
  shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
  billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
  subtotal: amount('subtotal').notNull(),
  shippingFee: amount('shipping_fee').notNull(),
  total: amount('total').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  shippingId: text('shipping_id').notNull(),
  shippingService: text('shipping_service').notNull(),
  carrier: text('carrier').notNull(),
  shippingNumber: text('shipping_number').notNull().default(''),
  payMethod: text('pay_method', { enum: PAY_METHODS }).notNull(),
  poNumber: text('po_number').notNull(),
  remark: text('remark').notNull(),
  platformRemark: text('platform_remark').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When an order that holds stock is canceled; null: no automatic cancellation. */
  payBy: moment('pay_by'),
  /** Null: the buyer is unproven. */
  provenAt: moment('proven_at'),
  /** A keyed hash: a plain hash of an IPv4 address can be brute-forced. */
  clientHash: bytes('client_hash'),
  paidAt: moment('paid_at'),
  shippedAt: moment('shipped_at'),
  capturingPaymentId: integer('capturing_payment_id'),
  idempotencyScope: text('idempotency_scope').notNull(),
  idempotencyHash: bytes('idempotency_hash').notNull(),
  requestHash: bytes('request_hash').notNull(),
  vatId: text('vat_id').notNull().default(''),
  eori: text('eori').notNull().default(''),
  quoteId: integer('quote_id'),
  /** The company of the signed-in buyer. */
  companyId: integer('company_id'),
  /** On terms: days, and the last day to pay. Null: paid in advance. */
  payTerms: integer('pay_terms'),
  dueOn: date('due_on'),
  rev: integer('rev').notNull().default(0),
  /**
   * The sums of the ledger; triggers maintain them. `pledged`: refunds that are decided and not sent yet; `off_total`:
   * the part of all refunds by which the order costs less.
   */
  received: amount('received').notNull().default('0'),
  refunded: amount('refunded').notNull().default('0'),
  writtenOff: amount('written_off').notNull().default('0'),
  pledged: amount('pledged').notNull().default('0'),
  offTotal: amount('off_total').notNull().default('0'),
})

/** The texts that staff search orders by. Triggers maintain it. */
export const orderSearch = pgTable('order_search', {
  orderId: integer('order_id').primaryKey(),
  /** Of the order. */
  createdAt: moment('created_at').notNull(),
  document: text('document').notNull(),
})

export const orderKeys = pgTable(
  'order_keys',
  {
    orderId: integer('order_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    origin: text('origin', { enum: ['browser', 'mail'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.orderId, table.keyHash] })],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id').notNull(),
    position: integer('position').notNull(),
    partId: integer('part_id').notNull(),
    partNumber: text('part_number').notNull(),
    manufacturer: text('manufacturer').notNull(),
    packaging: text('packaging').notNull(),
    unitPrice: numeric('unit_price', { precision: 15, scale: 5 }).notNull(),
    quantity: integer('quantity').notNull(),
    amount: amount('amount').notNull(),
    /** `lead`: neither taken from stock nor returned to it. */
    source: text('source', { enum: QUOTE_SOURCES }).notNull().default('stock'),
    leadDays: integer('lead_days'),
  },
  table => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const receipts = pgTable('receipts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
  method: text('method', { enum: LEDGER_METHODS }).notNull().default('bank'),
  amount: amount('amount').notNull(),
  bookedAt: moment('booked_at').notNull().defaultNow(),
  /** The day on the bank statement. */
  onDate: date('on_date').notNull().default(sql`(now() at time zone 'UTC')::date`),
  payer: text('payer').notNull().default(''),
  reference: text('reference').notNull().default(''),
  note: text('note').notNull().default(''),
  paymentId: integer('payment_id'),
  reportId: integer('report_id'),
  refundId: integer('refund_id'),
  staffId: integer('staff_id'),
  who: text('who').notNull().default('shell'),
})

export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  amount: amount('amount').notNull(),
  method: text('method', { enum: REFUND_METHODS }).notNull(),
  state: text('state', { enum: REFUND_STATES }).notNull(),
  reason: text('reason').notNull().default(''),
  /** Whether the buyer reads the reason. */
  isReasonShown: boolean('is_told').notNull().default(false),
  paymentId: integer('payment_id'),
  /** The part of the amount by which the order costs less; the rest was credit. */
  offTotal: amount('off_total').notNull().default('0'),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer('refund_id').notNull(),
    position: integer('position').notNull(),
    restock: boolean('restock').notNull(),
    quantity: integer('quantity').notNull(),
    /** How many of them had not left. */
    unsent: integer('unsent').notNull(),
  },
  table => [primaryKey({ columns: [table.refundId, table.position, table.restock] })],
)

export const shipments = pgTable('shipments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  number: integer('number').notNull(),
  carrier: text('carrier').notNull(),
  service: text('service').notNull(),
  tracking: text('tracking').notNull(),
  weightGrams: integer('weight_grams'),
  state: text('state', { enum: SHIPMENT_STATES }).notNull().default('sent'),
  sentAt: moment('sent_at').notNull().defaultNow(),
  deliveredAt: moment('delivered_at'),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
})

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  table => [primaryKey({ columns: [table.shipmentId, table.position] })],
)

export const orderNotes = pgTable('order_notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const orderChanges = pgTable('order_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  status: text('status', { enum: ORDER_STATUSES }).notNull(),
  who: text('who', { enum: ORDER_ACTORS }).notNull(),
  note: text('note').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
  /** The name of the member of staff, or shell; empty for all other actors. */
  name: text('name').notNull().default(''),
})

/** The last number of each series of papers. Year 0: the numbers do not start again each year. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.year] })],
)

/** Issued papers. A trigger refuses to change or delete them. */
export const documents = pgTable('documents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: PAPER_KINDS }).notNull(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  number: text('number').notNull(),
  orderId: integer('order_id').notNull(),
  shipmentId: integer('shipment_id'),
  refundId: integer('refund_id'),
  /** The invoice that a credit note corrects. */
  invoiceId: integer('invoice_id'),
  lang: text('lang').$type<Lang>().notNull(),
  /** USD; null for papers without prices. */
  total: amount('total'),
  facts: jsonb('facts').$type<PaperSheet>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
})

/** The buyer's purchase order, as a PDF. */
export const poFiles = pgTable('po_files', {
  orderId: integer('order_id').primaryKey(),
  name: text('name').notNull(),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The file of a paper as it was first delivered. */
export const documentFiles = pgTable('document_files', {
  documentId: integer('document_id').primaryKey(),
  sha256: bytes('sha256').notNull(),
  content: bytes('content').notNull(),
})
