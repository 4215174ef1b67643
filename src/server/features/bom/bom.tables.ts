import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: value => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})

export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  size: integer('size').notNull(),
  sheets: jsonb('sheets').$type<SheetSize[]>().notNull(),
  content: bytes('content').notNull(),
  network: text('network').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export type SheetSize = { name: string; rows: number }
