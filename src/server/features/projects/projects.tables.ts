import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { BomLine } from '../../../domain/bom/bom.ts'
import type { Spare } from '../../../domain/bom/wanted-quantity.ts'

export const projects = pgTable('projects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  /** The company whose prices it was saved with. */
  companyId: integer('company_id'),
  name: text('name').notNull(),
  boards: integer('boards').notNull(),
  spare: jsonb('spare').$type<Spare>().notNull(),
  version: integer('version').notNull().default(1),
  shareKey: text('share_key'),
  amount: numeric('amount', { precision: 15, scale: 2, mode: 'number' }).notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})

export const projectLines = pgTable(
  'project_lines',
  {
    projectId: integer('project_id').notNull(),
    position: integer('position').notNull(),
    asked: jsonb('asked').$type<BomLine>().notNull(),
    matchKind: text('match_kind').notNull(),
    candidateIds: integer('candidate_ids').array().notNull(),
    partId: integer('part_id'),
    isRefused: boolean('is_refused').notNull(),
    typedQuantity: integer('typed_quantity'),
    isLeftOut: boolean('is_left_out'),
    quantity: integer('quantity').notNull(),
    unitPrice: numeric('unit_price', { precision: 15, scale: 5, mode: 'number' }),
    amount: numeric('amount', { precision: 15, scale: 2, mode: 'number' }),
    stock: integer('stock'),
  },
  line => [primaryKey({ columns: [line.projectId, line.position] })],
)
