import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { MESSAGE_AUTHORS } from '../../../domain/message-authors.ts'
import { moment } from '../../database/columns.ts'

export const messages = pgTable('messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: integer('subject_id').notNull(),
  author: text('author', { enum: MESSAGE_AUTHORS }).notNull(),
  staffId: integer('staff_id'),
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  isInternal: boolean('is_internal').notNull(),
  mailId: bigint('mail_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
})
