import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { searchParts, suggestParts } from '../../../contract/shop/catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  shop = await openTestShop({ NODE_ENV: 'production' })
  await stockParts(shop.connection.db, [{ partNumber: 'KEPT-1', maker: 'Geehy', stock: 1 }])
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

async function shownStock(): Promise<(number | undefined)[]> {
  const { list } = await shop.call()(searchParts, { keyword: 'KEPT-1' })
  const suggested = await shop.call()(suggestParts, { keyword: 'KEPT' })
  return [list[0]?.stock, suggested[0]?.stock]
}

/** Without the triggers that announce it. */
async function setStockSilently(stock: number): Promise<void> {
  await shop.connection.db.transaction(async transaction => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`update parts set stock = ${stock} where part_number = 'KEPT-1'`)
  })
}

/** After a change nothing is kept for up to a minute, and the announcement of an earlier one may be late. */
async function isKept(stock: number): Promise<boolean> {
  vi.advanceTimersByTime(61_000)
  const before = await shownStock()
  await setStockSilently(stock)
  return before.every(shown => shown !== stock) && String(await shownStock()) === String(before)
}

test.each([
  ['the stock', sql`select pg_notify('stock_changed', id::text) from parts where part_number = 'KEPT-1'`],
  ['the catalog', sql`select pg_notify('site_changed', 'parts')`],
])('searches and suggestions are kept until %s changes', async (_, announcement) => {
  let stock = 100
  await expect.poll(() => isKept(++stock)).toBe(true)
  await shop.connection.db.execute(announcement)
  await expect.poll(shownStock).toEqual([stock, stock])
  await setStockSilently(1)
})
