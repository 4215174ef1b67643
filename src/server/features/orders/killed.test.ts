import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keyed, openBrowser, order, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { openDyingShop } from '../../../../tests/harness/dying-shop.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addToCart, countCart } from '../../../contract/shop/cart.ts'
import { cancelOrder, getOrder, placeOrder } from '../../../contract/shop/orders.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof becomeUser>>
beforeAll(async () => {
  shop = await openTestShop()
  // A dying process logs errors.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  buyer = await becomeUser(shop, { email: 'killed@example.com' })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const STOCK = 100
const QUANTITY = 10

describe.each(['before', 'after'] as const)('a process killed right %s any statement', when => {
  test('of placing an order leaves it complete or absent, and a retry creates one', async () => {
    const id = await stockOne(shop, `KILLED-${when}`, STOCK)
    for (let at = 1; ; at++) {
      await shop.connection.pool.query('update parts set stock = $1 where id = $2', [STOCK, id])
      await buyer.call(addToCart, { goods_id: id, cart_num: QUANTITY })
      const dying = await openDyingShop(shop, { at, when })
      const wanted = order({ expected_total: QUANTITY * 1.5 + 42 })
      const key = keyed(`${when} ${at}`)
      const call = openBrowser(dying, 'en', buyer.token)
      await call(placeOrder, wanted, key).catch(() => {})
      const hasDied = dying.isDead()
      await dying.close()
      const made = await ordersOf(`${when} ${at}`)
      expect(await stockOf(shop, id)).toBe(STOCK - made.length * QUANTITY)
      expect(await buyer.call(countCart)).toEqual({ count: 1 - made.length })
      for (const row of made) expect(row).toEqual({ id: row.id, lines: 1, changes: 1, mails: 2 })
      const placed = await buyer.call(placeOrder, wanted, key)
      expect(await ordersOf(`${when} ${at}`)).toMatchObject([{ id: placed.order_id, lines: 1 }])
      expect(await stockOf(shop, id)).toBe(STOCK - QUANTITY)
      if (!hasDied) return expect(at).toBeGreaterThan(10)
    }
  })

  test('of canceling leaves the order unpaid with its stock taken, or canceled with its stock returned', async () => {
    const id = await stockOne(shop, `UNDONE-${when}`, STOCK)
    for (let at = 1; ; at++) {
      await shop.connection.pool.query('update parts set stock = $1 where id = $2', [STOCK, id])
      await buyer.call(addToCart, { goods_id: id, cart_num: QUANTITY })
      const { order_id, order_number } = await buyer.call(
        placeOrder,
        order({ expected_total: QUANTITY * 1.5 + 42 }),
        keyed(),
      )
      const dying = await openDyingShop(shop, { at, when })
      await openBrowser(dying, 'en', buyer.token)(cancelOrder, { order_id }).catch(() => {})
      const hasDied = dying.isDead()
      await dying.close()
      const { status, history } = await buyer.call(getOrder, { order_number })
      expect(history.at(-1)?.status).toBe(status)
      expect(await stockOf(shop, id)).toBe(status === 'canceled' ? STOCK : STOCK - QUANTITY)
      if (status === 'unpaid') await buyer.call(cancelOrder, { order_id })
      expect(await stockOf(shop, id)).toBe(STOCK)
      if (!hasDied) return expect(at).toBeGreaterThan(5)
    }
  })
})

async function ordersOf(idempotencyKey: string) {
  const { rows } = await shop.connection.pool.query(
    `select id, (select count(*)::int from order_lines where order_id = orders.id) as lines,
       (select count(*)::int from order_changes where order_id = orders.id) as changes,
       (select count(*)::int from mails where fields->>'order_id' = orders.id::text) as mails
     from orders where idempotency_hash = sha256(convert_to($1, 'UTF8'))`,
    [idempotencyKey],
  )
  return rows
}
