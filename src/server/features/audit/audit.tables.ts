import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

/** By field: the value before and after. */
export type AuditChanges = Record<string, [unknown, unknown]>

export const audit = pgTable('audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
  act: text('act').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  label: text('label').notNull(),
  changes: jsonb('changes').$type<AuditChanges>().notNull(),
  network: text('network').notNull(),
  requestId: text('request_id'),
})
