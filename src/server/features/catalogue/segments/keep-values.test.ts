import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'

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
