import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const allowances = pgTable('allowances', {
  key: text('key').primaryKey(),
  fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
})
