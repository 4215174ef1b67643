import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countParts, countPartsInStock } from './directory.queries.ts'
import { saveDictionary } from './reread.queries.ts'
import { loadSegment, rebuildSegments } from './segments/load-segment.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Row = { categoryId: number | null; makerId: number; parts: number }

const inOrder = (rows: readonly Row[]) =>
  rows.map(({ categoryId, makerId, parts }) => `${categoryId} ${makerId} ${parts}`).sort()

/** From the parts themselves. */
async function counted(): Promise<string[]> {
  const { rows } = await shop.connection.db.execute<Row>(sql`
    select category_id as "categoryId", manufacturer_id as "makerId", count(*)::int as parts
    from parts group by 1, 2`)
  return inOrder(rows)
}

async function storedCounts(): Promise<number> {
  const { rows } = await shop.connection.db.execute<{ stored: number }>(
    sql`select count(*)::int as stored from category_segments where counted_version = version`,
  )
  return rows[0]?.stored ?? 0
}

async function largest(): Promise<number> {
  const { rows } = await shop.connection.db.execute<{ id: number }>(
    sql`select category_id as id from parts where category_id is not null group by 1 order by count(*) desc, 1 limit 1`,
  )
  return rows[0]?.id ?? 0
}

describe('the counts of parts by category and manufacturer', () => {
  test('are those of the parts, whether segments are stored, outdated or from an older release', async () => {
    const { db } = shop.connection
    const agrees = async () => expect(inOrder(await countParts(db))).toEqual(await counted())
    await db.execute(sql`delete from category_segments`)
    await agrees()
    const id = await largest()
    await rebuildSegments(db, [id])
    expect(await storedCounts()).toBe(1)
    await agrees()
    await db.execute(sql`
      update parts set manufacturer_id = (select max(id) from manufacturers)
      where id = (select min(id) from parts where category_id = ${id})`)
    expect(await storedCounts()).toBe(0)
    await agrees()
    await loadSegment(db, id)
    expect(await storedCounts()).toBe(1)
    await agrees()
    await inTransaction(shop.connection.pool, ({ client }) => saveDictionary(client, 'another'))
    expect(await storedCounts()).toBe(1)
    await agrees()
    await db.execute(
      sql`update parts set category_id = null where id = (select max(id) from parts where category_id = ${id})`,
    )
    await agrees()
    await db.execute(
      sql`update category_segments set bytes = 'x', version = nextval('segment_versions') where category_id = ${id}`,
    )
    expect(await storedCounts()).toBe(0)
    await agrees()
  })
})

describe('the count of parts in stock', () => {
  test('is exact for a small catalog, and of a large one within a percent', async () => {
    const { db } = shop.connection
    const { rows } = await db.execute<{ all: number; stocked: number }>(
      sql`select count(*)::int as all, count(*) filter (where stock > 0)::int as stocked from parts`,
    )
    const { all = 0, stocked = 0 } = rows[0] ?? {}
    expect(stocked).toBeLessThan(all)
    expect(await countPartsInStock(db, all)).toBe(stocked)
    await db.execute(sql`analyze parts`)
    const estimated = await countPartsInStock(db, all * 10_000)
    expect(estimated % 1_000).toBe(0)
    expect(estimated / (stocked * 10_000)).toBeCloseTo(1, 2)
  })
})
