import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../database/columns.ts'

/** Pictures that staff uploaded. */
export const files = pgTable('files', {
  sha256: text('sha256').primaryKey(),
  bytes: bytes('bytes').notNull(),
  mime: text('mime').$type<FileMime>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  name: text('name').notNull(),
  staffId: integer('staff_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The formats of encoded pictures. */
export type FileMime = 'image/png' | 'image/webp'
