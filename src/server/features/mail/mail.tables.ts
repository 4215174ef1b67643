import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  lang: text('lang').notNull(),
  kind: text('kind').notNull(),
  fields: jsonb('fields').$type<MailFields>().notNull(),
  priority: smallint('priority').notNull().default(2),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  isHeld: boolean('is_held').notNull().default(false),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
})

/** The data from which a mail is composed when it is sent. Ids, never secrets. */
export type MailFields = Record<string, string | number>
