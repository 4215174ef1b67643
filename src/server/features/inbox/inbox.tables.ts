import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { INBOX_KINDS } from '../../../domain/inbox.ts'
import { moment } from '../../database/columns.ts'

export const inboxMarks = pgTable(
  'inbox_marks',
  {
    subjectKind: text('subject_kind', { enum: INBOX_KINDS }).notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    ownerId: integer('owner_id'),
    snoozedUntil: moment('snoozed_until'),
    doneAt: moment('done_at'),
    subjectRev: text('subject_rev').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.subjectKind, table.subjectId] })],
)
