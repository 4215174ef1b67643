import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Firms that staff have added. */
export const companies = pgTable('companies', {
  id: id(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  country: text('country').notNull(),
  vatId: text('vat_id').notNull().default(''),
  eori: text('eori').notNull().default(''),
  note: text('note').notNull().default(''),
  priceGroupId: integer('price_group_id'),
  /** 0: the company pays in advance. */
  termsDays: integer('terms_days').notNull().default(0),
  /** USD that unpaid orders on terms may come to. */
  creditLimit: numeric('credit_limit', { precision: 15, scale: 2 }).notNull().default('0'),
  rev: integer('rev').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** One row per mailbox with an account, an order or a request; triggers add the rows and keep the names. */
export const customers = pgTable('customers', {
  id: id(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  contactName: text('contact_name').notNull(),
  companyName: text('company_name').notNull(),
  country: text('country').notNull(),
  companyId: integer('company_id'),
  note: text('note').notNull().default(''),
  rev: integer('rev').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})
