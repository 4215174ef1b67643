import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

export const feedback = pgTable('feedback', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  typeId: integer('type_id').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  content: text('content').notNull(),
  lang: text('lang').notNull(),
  userId: integer('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
