import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

export const subscriptions = pgTable('subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  lang: text('lang').notNull(),
  token: text('token').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  endedAt: moment('ended_at'),
})

export const newsMailings = pgTable('news_mailings', {
  newsId: integer('news_id').primaryKey(),
  queuedAt: moment('queued_at').notNull().defaultNow(),
  mailCount: integer('letter_count').notNull(),
})
