import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addToCart, listCart, replaceCartLine } from '../../../contract/shop/cart.ts'
import type { Call } from '../../../contract/wire/call.ts'

let shop: TestShop
let old: number
let between: number
let other: number
beforeAll(async () => {
  shop = await openTestShop()
  old = await stockOne(shop, 'REPLACE-OLD', 5)
  between = await stockOne(shop, 'REPLACE-BETWEEN', 5)
  other = await stockOne(shop, 'REPLACE-NEW', 100)
})
afterAll(() => shop.close())

async function fillCart(...partIds: number[]): Promise<{ call: Call; ids: number[] }> {
  const call = openBrowser(shop)
  for (const id of partIds) await call(addToCart, { goods_id: id, cart_num: 10 })
  return { call, ids: (await call(listCart)).list.map(line => line.id) }
}

const linesOf = (list: { goods: { part_number: string }; cart_num: number }[]) =>
  list.map(line => [line.goods.part_number, line.cart_num])

test('an alternate takes the place of a line', async () => {
  const { call, ids } = await fillCart(old, between)
  const { list } = await call(replaceCartLine, { id: ids[0] ?? 0, goods_id: other, cart_num: 12 })
  expect(linesOf(list)).toEqual([
    ['REPLACE-NEW', 12],
    ['REPLACE-BETWEEN', 10],
  ])
  expect(list[0]).toMatchObject({ id: ids[0], state: 'ok', selected: true })
})

test('an alternate that has a line is added to it', async () => {
  const { call, ids } = await fillCart(old, other)
  const { list } = await call(replaceCartLine, { id: ids[0] ?? 0, goods_id: other, cart_num: 12 })
  expect(linesOf(list)).toEqual([['REPLACE-NEW', 22]])
})

test('a refused replacement leaves the line as it was', async () => {
  const [reel = 0, quoteOnly = 0] = await stockParts(shop.connection.db, [
    { partNumber: 'REPLACE-REEL', minQty: 100, multiple: 100, prices: [[100, '0.1']] },
    { partNumber: 'REPLACE-QUOTE' },
  ])
  const { call, ids } = await fillCart(old)
  const replace = (goods_id: number) => call(replaceCartLine, { id: ids[0] ?? 0, goods_id, cart_num: 12 })
  await expect(replace(reel)).rejects.toMatchObject({ reason: 'goods.multiple_of_min' })
  await expect(replace(quoteOnly)).rejects.toMatchObject({ reason: 'errors.quote_only' })
  await expect(replace(2_000_000_000)).rejects.toMatchObject({ reason: 'errors.part_gone' })
  expect(linesOf((await call(listCart)).list)).toEqual([['REPLACE-OLD', 10]])
})

test("another visitor's line does not exist", async () => {
  const { ids } = await fillCart(old)
  const stranger = await fillCart(between)
  const body = { id: ids[0] ?? 0, goods_id: other, cart_num: 1 }
  await expect(stranger.call(replaceCartLine, body)).rejects.toMatchObject({ code: 404 })
})
