import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../database/columns.ts'

export const carts = pgTable('carts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id'),
  visitorHash: bytes('visitor_hash'),
  usedAt: moment('used_at').notNull().defaultNow(),
})

export const cartLines = pgTable('cart_lines', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cartId: integer('cart_id').notNull(),
  partId: integer('part_id').notNull(),
  partNumber: text('part_number').notNull(),
  manufacturer: text('manufacturer').notNull(),
  quantity: integer('quantity').notNull(),
  isSelected: boolean('is_selected').notNull().default(true),
})
