import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { cancelOrder } from '../../../contract/shop/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { exportParts } from './export-parts.ts'
import { applyImport, importParts, planImport, stageParts } from './import-parts.ts'
import { PART_FIELDS } from './part-field.ts'
import type { PartRecord } from './part-record.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const listed = (partNumber: string, stock: number): PartRecord => ({
  manufacturer: 'Acme Parts',
  partNumber,
  category: '',
  packaging: '',
  batch: '',
  rohs: 'unknown',
  leadTimeWeeks: null,
  stock,
  datasheet: '',
  description: '',
  minQty: 1,
  multiple: 1,
  prices: [{ quantity: 1, price: '1.5' }],
  attributes: [],
  images: [],
  weightGrams: 0,
  aliases: [],
})

const importList = (...records: PartRecord[]) =>
  inTransaction(shop.connection.pool, transaction => importParts(transaction, records))

async function exportedStock(partNumber: string): Promise<string | undefined> {
  const out = new PassThrough()
  const [, csv] = await Promise.all([exportParts(shop.connection, out), text(out)])
  const rows = csv.split('\n').map(row => row.split(','))
  return rows.find(row => row[1] === partNumber)?.[rows[0]?.indexOf('stock') ?? -1]
}

test('ordered pieces that are not shipped yet are part of the counted stock, and are not sold again', async () => {
  const id = await stockOne(shop, 'SHELF-1', 100)
  const order = await buyNow(openBrowser(shop), id, 60)
  await importList(listed('SHELF-1', 100))
  expect(await stockOf(shop, id)).toBe(40)
  expect(await exportedStock('SHELF-1')).toBe('100')
  expect(await importList(listed('SHELF-1', 100))).toMatchObject({ unchanged: 1, changed: 0 })
  await shop.call()(cancelOrder, { order_id: order.order_id, key: order.key })
  expect(await stockOf(shop, id)).toBe(100)
})

test('a list that counts fewer than ordered leaves nothing to sell', async () => {
  const id = await stockOne(shop, 'SHELF-2', 100)
  await buyNow(openBrowser(shop), id, 60)
  await importList(listed('SHELF-2', 50))
  expect(await stockOf(shop, id)).toBe(0)
})

test('shipped pieces are no longer in the counted stock', async () => {
  const id = await stockOne(shop, 'SHELF-3', 100)
  const order = await buyNow(openBrowser(shop), id, 60)
  await shop.connection.pool.query("update orders set status = 'shipping' where id = $1", [order.order_id])
  await importList(listed('SHELF-3', 40))
  expect(await stockOf(shop, id)).toBe(40)
})

test('orders between comparing and writing are kept', async () => {
  const id = await stockOne(shop, 'SHELF-4', 100)
  const fields = new Set(PART_FIELDS)
  await inTransaction(shop.connection.pool, async transaction => {
    const { client } = transaction
    await stageParts(client, [{ line: 1, record: listed('SHELF-4', 500) }])
    const plan = await planImport(client, fields, {})
    await buyNow(openBrowser(shop), id, 30)
    await applyImport(transaction, fields, plan)
  })
  expect(await stockOf(shop, id)).toBe(470)
})
