import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../database/columns.ts'

export const idempotentRequests = pgTable('idempotent_requests', {
  keyHash: bytes('key_hash').primaryKey(),
  requestHash: bytes('request_hash').notNull(),
  answer: jsonb('answer').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
