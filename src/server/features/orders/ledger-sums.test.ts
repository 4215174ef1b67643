import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'

let shop: TestShop
let orderId: number
beforeAll(async () => {
  shop = await openTestShop()
  const placed = await buyNow(openBrowser(shop), await stockOne(shop, 'SUMS-1', 1_000), 1)
  orderId = placed.order_id
})
afterAll(() => shop.close())

const query = (text: string) => shop.connection.pool.query(text, [orderId])

async function sums() {
  const { rows } = await query('select received, refunded, written_off, pledged from orders where id = $1')
  return Object.values(rows[0]).map(Number)
}

test('the sums of an order follow its ledger and its refunds', async () => {
  expect(await sums()).toEqual([0, 0, 0, 0])
  await query(
    `insert into receipts (order_id, kind, amount)
     values ($1, 'receipt', 20), ($1, 'receipt', 5.5), ($1, 'refund', 3), ($1, 'write_off', 0.25)`,
  )
  await query(
    `insert into refunds (order_id, amount, method, state, who)
     values ($1, 4, 'bank', 'due', 'shell'), ($1, 9, 'bank', 'refused', 'shell')`,
  )
  expect(await sums()).toEqual([25.5, 3, 0.25, 4])
  await query(`update refunds set state = 'done' where order_id = $1 and state = 'due'`)
  await query(`delete from receipts where order_id = $1 and amount = 20`)
  expect(await sums()).toEqual([5.5, 3, 0.25, 0])
})

test('concurrent entries do not miss each other', async () => {
  const [first, second] = await Promise.all([shop.connection.pool.connect(), shop.connection.pool.connect()])
  const add = `insert into receipts (order_id, kind, amount) values ($1, 'receipt', 1)`
  await first.query('begin')
  await first.query(add, [orderId])
  await second.query('begin')
  const waiting = second.query(add, [orderId])
  await first.query('commit')
  await waiting
  await second.query('commit')
  first.release()
  second.release()
  expect((await sums())[0]).toBe(7.5)
})
