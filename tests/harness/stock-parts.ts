import { sql } from 'drizzle-orm'
import { searchKey } from '../../src/domain/part-number.ts'
import type { Database } from '../../src/server/database/connection.ts'
import {
  aliases,
  categories,
  categoryNames,
  manufacturers,
  parts,
} from '../../src/server/features/catalogue/catalogue.tables.ts'

type StockedPart = Partial<typeof parts.$inferInsert> & {
  partNumber: string
  maker?: string
  aliases?: string[]
  prices?: [number, string][]
}

/** Creates parts for a test; returns their ids in order. */
export async function stockParts(db: Database, stocked: StockedPart[]): Promise<number[]> {
  const ids: number[] = []
  for (const { maker = 'Acme Parts', aliases: former = [], prices = [], ...part } of stocked) {
    const [row] = await db
      .insert(parts)
      .values({
        manufacturerId: await makerId(db, maker),
        searchKey: searchKey(part.partNumber),
        stock: 100,
        priceQuantities: prices.map(([qty]) => qty),
        unitPrices: prices.map(([, price]) => price),
        price: prices[0]?.[1],
        ...part,
      })
      .returning({ id: parts.id })
    const partId = row?.id ?? 0
    for (const alias of former)
      await db.insert(aliases).values({ partId, alias, searchKey: searchKey(alias) })
    ids.push(partId)
  }
  return ids
}

export async function makerId(db: Database, name: string): Promise<number> {
  const [row] = await db
    .insert(manufacturers)
    .values({ name, nameKey: searchKey(name) })
    .onConflictDoUpdate({ target: manufacturers.nameKey, set: { name: sql`excluded.name` } })
    .returning({ id: manufacturers.id })
  return row?.id ?? 0
}

export async function stockCategory(
  db: Database,
  names: Record<string, string>,
  parentId: number | null = null,
): Promise<number> {
  const [row] = await db
    .insert(categories)
    .values({ parentId, position: 1_000 })
    .returning({ id: categories.id })
  const categoryId = row?.id ?? 0
  await db
    .insert(categoryNames)
    .values(Object.entries(names).map(([lang, name]) => ({ categoryId, lang, name })))
  return categoryId
}
