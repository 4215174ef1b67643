import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { FUNDINGS } from '../../../domain/pay-methods.ts'
import { moment } from '../../database/columns.ts'

const amount = (name: string) => numeric(name, { precision: 15, scale: 2 })

const PAYMENT_STATES = [
  'open',
  'capturing',
  'pending',
  'completed',
  'mismatched',
  'declined',
  'refunding',
  'refunded',
] as const

export const payments = pgTable('payments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  walletOrderId: text('wallet_order_id'),
  orderId: integer('order_id').notNull(),
  funding: text('funding', { enum: FUNDINGS }).notNull(),
  amount: amount('amount').notNull(),
  state: text('state', { enum: PAYMENT_STATES }).notNull().default('open'),
  captureId: text('capture_id'),
  /**
   * The captured amount, if it did not pay the order: another amount, or an order that needed none any more.
   */
  captured: text('captured').notNull().default(''),
  approveUrl: text('approve_url').notNull().default(''),
  /** Staff's remark with the refund in progress. */
  note: text('note'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const walletEvents = pgTable('wallet_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

export const transferReports = pgTable('transfer_reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  payerName: text('payer_name').notNull(),
  amount: amount('amount').notNull(),
  transferDate: date('transfer_date').notNull(),
  remark: text('remark').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
