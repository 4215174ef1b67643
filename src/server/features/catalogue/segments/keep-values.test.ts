import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { searchParts } from '../../../../contract/shop/catalogue.ts'
import { createShop } from '../../../shop.ts'
import { listLargeSegments } from '../segments.queries.ts'
import { keepSegments } from './segment-store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function countMissing(): Promise<number> {
  const { rows } = await shop.connection.pool.query(
    `select count(distinct category_id)::integer as count from parts
     where not exists (select from category_segments known where known.category_id = parts.category_id and bytes is not null)`,
  )
  return rows[0].count
}

// Otherwise each search would build a few, and the first searches of a new shop would not be read as parameters.
test('preparing builds all segments', async () => {
  await shop.connection.pool.query('update category_segments set bytes = null')
  expect(await countMissing()).toBeGreaterThan(50)
  await shop.prepare()
  expect(await countMissing()).toBe(0)
})

test('large segments are listed, the largest first', async () => {
  const large = await listLargeSegments(shop.connection.db, 5_000)
  const lengths = large.map(({ length }) => length)
  expect(large.length).toBeGreaterThan(1)
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(5_000)
})

test('preparing loads large segments, the largest first, into half of the memory', async () => {
  const { db, pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>(
    `select category_id as id from category_segments where bytes is not null order by category_id limit 3`,
  )
  const ids = rows.map(({ id }) => id)
  const pad = (id: number | undefined, bytes: number) =>
    pool.query(
      `update category_segments set bytes = bytes || decode(repeat('00', $2), 'hex') where category_id = $1`,
      [id, bytes],
    )
  await pad(ids[1], 600_000)
  await pad(ids[2], 900_000)
  const loadedWith = async (mostBytes: number) => {
    const segments = keepSegments(db, shop.store.changes, mostBytes)
    await segments.prepare(new AbortController().signal)
    const loaded = segments.loaded(ids).map(({ categoryId }) => categoryId)
    await segments.close()
    return loaded
  }
  expect(await loadedWith(2 ** 28)).toEqual([ids[1], ids[2]])
  expect(await loadedWith(2_000_000)).toEqual([ids[2]])
})

test('a search is answered by its words while values cannot be read', async () => {
  const search = async () => shop.call()(searchParts, { keyword: '100nF 0402' })
  expect((await search()).understood).toBeDefined()
  await shop.connection.pool.query('alter table category_segments rename column layout to unreadable')
  const other = createShop({ ...shop.parts, ...shop.store })
  try {
    const response = await other.api.request('/api/index/search?keyword=100nF+0402')
    const { data } = await response.json()
    expect(data.total).toBeGreaterThan(0)
    expect(data.understood).toBeUndefined()
  } finally {
    await shop.connection.pool.query('alter table category_segments rename column unreadable to layout')
  }
})
