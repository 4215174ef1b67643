import { asc, eq, sql } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { attributeTexts, categories, categoryNames, manufacturers, parts } from './catalogue.tables.ts'

export async function listCategoryRows(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

export async function listCategoryNames(db: Database) {
  return db.select().from(categoryNames)
}

export async function listManufacturerRows(db: Database) {
  return db.select().from(manufacturers)
}

type Counted = 'category_id' | 'manufacturer_id'

/** The number of parts of each category or manufacturer. */
export async function countParts(db: Database, by: Counted): Promise<Map<number, number>> {
  const column = by === 'category_id' ? parts.categoryId : parts.manufacturerId
  const rows = await db.select({ id: column, count: sql<number>`count(*)::int` }).from(parts).groupBy(column)
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])))
}

export async function countPartsInStock(db: Database): Promise<number> {
  return db.$count(parts, sql`${parts.stock} > 0`)
}

export async function listAttributeTexts(db: Database, lang: Lang) {
  return db.select().from(attributeTexts).where(eq(attributeTexts.lang, lang))
}
