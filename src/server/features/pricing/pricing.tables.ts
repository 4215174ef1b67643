import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

export const priceGroups = pgTable('price_groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  rev: integer('rev').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A discount for a manufacturer, a category with its subcategories, both, or everything. */
export const priceRules = pgTable(
  'price_rules',
  {
    groupId: integer('group_id').notNull(),
    position: integer('position').notNull(),
    manufacturerId: integer('manufacturer_id'),
    categoryId: integer('category_id'),
    percent: numeric('percent', { precision: 5, scale: 2 }).notNull(),
  },
  table => [primaryKey({ columns: [table.groupId, table.position] })],
)

/** Agreed prices of a part for one company. */
export const agreements = pgTable(
  'agreements',
  {
    companyId: integer('company_id').notNull(),
    partId: integer('part_id').notNull(),
    partNumber: text('part_number').notNull(),
    manufacturer: text('manufacturer').notNull(),
    quantities: integer('quantities').array().notNull(),
    unitPrices: numeric('unit_prices', { precision: 15, scale: 5 }).array().notNull(),
    until: date('until').notNull(),
  },
  table => [primaryKey({ columns: [table.companyId, table.partId] })],
)
