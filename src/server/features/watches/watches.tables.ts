import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

export const watches = pgTable('watches', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  partId: integer('part_id').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  quantity: integer('quantity').notNull(),
  lang: text('lang').notNull(),
  token: text('token').notNull(),
  state: text('state', { enum: ['asked', 'on', 'sent', 'ended'] })
    .notNull()
    .default('asked'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  sentAt: moment('sent_at'),
})
