import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const captchas = pgTable('captchas', {
  id: uuid('id').primaryKey(),
  answer: text('answer').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
