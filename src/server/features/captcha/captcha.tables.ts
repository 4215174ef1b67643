import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

export const captchas = pgTable('captchas', {
  id: uuid('id').primaryKey(),
  answer: text('answer').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  usableAt: moment('usable_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})
