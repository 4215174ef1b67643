import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { DECLINE_REASONS } from '../../../domain/requests.ts'
import { bytes, moment } from '../../database/columns.ts'

export const rfqs = pgTable('rfqs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  userId: integer('user_id'),
  emailKey: text('email_key').notNull(),
  email: text('email').notNull(),
  contactName: text('contact_name').notNull(),
  companyName: text('company_name').notNull(),
  telephone: text('telephone').notNull(),
  country: text('country').notNull(),
  comment: text('comment').notNull(),
  alternatesWelcome: boolean('alternates_welcome').notNull().default(false),
  lang: text('lang').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  viewedAt: moment('viewed_at'),
  ownerId: integer('owner_id'),
  rev: integer('rev').notNull().default(0),
  answeredAt: moment('answered_at'),
  declinedAt: moment('declined_at'),
  declineReason: text('decline_reason', { enum: DECLINE_REASONS }),
  declineText: text('decline_text').notNull().default(''),
})

/** The texts that staff search requests by. Triggers maintain it. */
export const rfqSearch = pgTable('rfq_search', {
  rfqId: integer('rfq_id').primaryKey(),
  document: text('document').notNull(),
})

export const rfqLines = pgTable(
  'rfq_lines',
  {
    rfqId: integer('rfq_id').notNull(),
    position: integer('position').notNull(),
    partId: integer('part_id'),
    partNumber: text('part_number').notNull(),
    manufacturer: text('manufacturer').notNull(),
    package: text('package').notNull(),
    dateCode: text('date_code').notNull(),
    quantity: integer('qty').notNull(),
    targetPrice: numeric('target_price', { precision: 15, scale: 5 }),
  },
  table => [primaryKey({ columns: [table.rfqId, table.position] })],
)

/** Keys that open a request without an account. Each mail has its own. */
export const rfqKeys = pgTable(
  'rfq_keys',
  {
    rfqId: integer('rfq_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.rfqId, table.keyHash] })],
)
