import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

const modules = import.meta.glob<Record<string, unknown>>('../src/server/features/*/*.tables.ts', {
  eager: true,
})
const tables = Object.values(modules).flatMap(module =>
  Object.values(module).filter(value => is(value, PgTable)),
)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('tables in the code match the database', () => {
  test.each(tables.map(table => [getTableName(table), table] as const))('%s', async (name, table) => {
    const { rows } = await shop.connection.pool.query(
      `select column_name as name, is_nullable = 'NO' as "isRequired" from information_schema.columns where table_name = $1`,
      [name],
    )
    const described = getTableConfig(table).columns.map(column => ({
      name: column.name,
      isRequired: column.notNull,
    }))
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
    expect(rows.sort(byName)).toEqual(described.sort(byName))
  })
})
