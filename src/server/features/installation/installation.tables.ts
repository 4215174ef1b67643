import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/columns.ts'

export const installationKeys = pgTable('installation_keys', {
  name: text('name', { enum: ['cookies', 'log', 'staff'] }).primaryKey(),
  key: bytes('key').notNull(),
})
