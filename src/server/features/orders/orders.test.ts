import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ADDRESS,
  buy,
  buyNow,
  keyed,
  openBrowser,
  order,
  stockOf,
  stockOne,
} from '../../../../tests/harness/buyers.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, registration } from '../../../../tests/harness/people.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { activate, register } from '../../../contract/shop/account.ts'
import { addAddress } from '../../../contract/shop/addresses.ts'
import * as orders from '../../../contract/shop/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { getTradeSettings } from '../site/index.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './orders.queries.ts'
import { runClocks } from './run-clocks.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'ORDERS-1', 1_000_000, '0.5')
})
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const clocks = () => runClocks({ ...shop.connection, settings: () => getTradeSettings(shop.connection.db) })
const look = (placed: { order_number: string; key: string }) =>
  shop.call()(orders.getOrder, { order_number: placed.order_number, key: placed.key })

/** Like staff or the wallet. */
async function move(id: number, to: 'confirming' | 'preparing' | 'shipping', by: 'staff' | 'wallet') {
  await inTransaction(shop.connection.pool, async ({ db }) => {
    const found = await lockOrder(db, id)
    if (found)
      await moveOrder(db, found, { to, by, changes: to === 'shipping' ? { shippedAt: new Date() } : {} })
  })
}

describe('the weight covered by the base freight', () => {
  test.each([
    ['cart', 'en', 'up to 1 kg'],
    ['buy_now', 'en', 'up to 0.5 kg'],
    ['buy_now', 'de', 'bis 0,5 kg'],
    ['cart', 'ru', 'до 1 кг'],
  ] as const)('is stated with the shipping methods, from %s in %s', async (source, lang, words) => {
    const { list } = await shop.call(lang)(orders.listShipping, { country: 'DE', weight_g: 400, source })
    expect(list.length).toBeGreaterThan(0)
    for (const { note } of list) expect(note).toContain(words)
  })

  test('is stated at checkout, too', async () => {
    const bought = await openBrowser(shop)(orders.previewBuyNow, {
      goods_id: part,
      cart_num: 10,
      country: 'FR',
    })
    expect(bought.shipping_options[0]?.note).toContain('up to 0.5 kg')
  })
})

describe('an order is shown', () => {
  test('to the holder of its key only', async () => {
    const mine = await buyNow(openBrowser(shop), part, 10)
    const other = await buyNow(openBrowser(shop), part, 10)
    const stranger = await becomeUser(shop, { email: 'stranger@example.com' })
    expect((await look(mine)).total).toBe(47)
    const number = mine.order_number
    for (const key of [undefined, '', 'guessed', other.key, mine.key.slice(0, -1), `${mine.key}A`])
      await expect(shop.call()(orders.getOrder, { order_number: number, key })).rejects.toMatchObject({
        code: 404,
      })
    await expect(stranger.call(orders.getOrder, { order_number: number })).rejects.toMatchObject({
      code: 404,
    })
    for (const act of [orders.cancelOrder, orders.receiveOrder]) {
      const order_id = mine.order_id
      await expect(shop.call()(act, { order_id, key: other.key })).rejects.toMatchObject({ code: 403 })
      await expect(shop.call()(act, { order_id: 2_000_000, key: other.key })).rejects.toMatchObject({
        code: 403,
      })
      await expect(stranger.call(act, { order_id })).rejects.toMatchObject({ code: 404 })
      await expect(shop.call()(act, { order_id })).rejects.toMatchObject({ code: 404 })
    }
    expect((await look(mine)).status).toBe('unpaid')
  })

  test('no longer with an expired key', async () => {
    const placed = await buyNow(openBrowser(shop), part, 10)
    await sql("update orders set key_expires_at = now() - interval '1 second' where id = $1", [
      placed.order_id,
    ])
    await expect(look(placed)).rejects.toMatchObject({ code: 404 })
    const asked = { order_id: placed.order_id, key: placed.key }
    await expect(shop.call()(orders.cancelOrder, asked)).rejects.toMatchObject({ code: 403 })
  })

  test('with a key that cannot be guessed', async () => {
    const placed = await Promise.all(Array.from({ length: 5 }, () => buyNow(openBrowser(shop), part, 1)))
    expect(new Set(placed.map(({ key }) => key)).size).toBe(5)
    for (const { key } of placed) expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  })

  test('in the account of its email once that is activated', async () => {
    const email = 'joins-later@example.com'
    const placed = await buyNow(openBrowser(shop), part, 10, { email })
    const visitor = openBrowser(shop)
    await visitor(register, registration({ email }))
    await visitor(activate, { token: await mailedToken(shop, email, 'activation') })
    const { rows } = await sql('select user_id from orders where id = $1', [placed.order_id])
    expect(rows[0].user_id).not.toBeNull()
  })

  test('in lists with tabs and counts, newest first', async () => {
    const buyer = await becomeUser(shop, { email: 'lists@example.com' })
    const numbers: string[] = []
    for (const quantity of [1, 2, 3]) numbers.unshift((await buyNow(buyer.call, part, quantity)).order_number)
    const all = await buyer.call(orders.listOrders)
    expect(all.list.map(entry => entry.order_number)).toEqual(numbers)
    expect(all.list[0]).toMatchObject({
      status: 'unpaid',
      item_count: 1,
      items: [{ quantity: 3, amount: 1.5 }],
    })
    await buyer.call(orders.cancelOrder, { order_id: all.list[1]?.order_id ?? 0 })
    const unpaid = await buyer.call(orders.listOrders, { status: 'unpaid', page_size: 1, page: 2 })
    expect(unpaid.list.map(entry => entry.order_number)).toEqual([numbers[2]])
    expect(unpaid).toMatchObject({ total: 2, counts: { all: 3, unpaid: 2, canceled: 1, shipping: 0 } })
    expect((await buyer.call(orders.getOrder, { order_number: numbers[1] ?? '' })).history).toMatchObject([
      { status: 'unpaid', who: 'buyer' },
      { status: 'canceled', who: 'buyer' },
    ])
  })
})

describe('an order is placed', () => {
  test('with saved addresses of the account, never with those of another', async () => {
    const buyer = await becomeUser(shop, { email: 'saved@example.com' })
    const other = await becomeUser(shop, { email: 'other-saved@example.com' })
    const saved = await buyer.call(addAddress, { ...ADDRESS, city: 'Hamburg' })
    const anothers = await other.call(addAddress, ADDRESS)
    const billing = { ...ADDRESS, contact_name: 'Accounting', country: 'FR' }
    const wanted = {
      email: undefined,
      shipping_address: undefined,
      shipping_address_id: saved.id,
      billing_address: billing,
      billing_same: false,
    }
    const placed = await buyNow(buyer.call, part, 10, wanted)
    const detail = await buyer.call(orders.getOrder, { order_number: placed.order_number })
    expect(detail).toMatchObject({
      email: 'saved@example.com',
      company_name: 'Example Instruments GmbH',
      addresses: { shipping: { city: 'Hamburg' }, billing: { contact_name: 'Accounting', country: 'FR' } },
    })
    await expect(
      buyNow(buyer.call, part, 10, { ...wanted, shipping_address_id: anothers.id }),
    ).rejects.toMatchObject({ code: 404 })
  })

  test('at the current price, also when it has just changed', async () => {
    const id = await stockOne(shop, 'CHANGES-1', 100, '1')
    const call = openBrowser(shop)
    const wanted = order({ source: 'buy_now', goods_id: id, cart_num: 10, expected_total: 52 })
    await sql("update parts set unit_prices = '{1.1}', updated_at = now() where id = $1", [id])
    await expect(call(orders.placeOrder, wanted, keyed())).rejects.toMatchObject({
      code: 4093,
      details: { data: { total: 53, lines: [{ price: 1.1, amount: 11 }] } },
    })
    expect(await stockOf(shop, id)).toBe(100)
    expect(await call(orders.placeOrder, { ...wanted, expected_total: 53 }, keyed())).toMatchObject({
      total: 53,
    })
  })

  test('from the selected lines of the cart only', async () => {
    const call = openBrowser(shop)
    const left = await stockOne(shop, 'LEFT-1', 10)
    const { addToCart, listCart, selectCartLines } = await import('../../../contract/shop/cart.ts')
    await call(addToCart, { goods_id: left, cart_num: 2 })
    await call(selectCartLines, { selected: false })
    const placed = await buy(call, part, 10)
    expect((await look(placed)).items).toHaveLength(1)
    expect((await call(listCart)).list.map(line => line.goods.part_number)).toEqual(['LEFT-1'])
  })
})

describe('nothing is ordered', () => {
  const bad: [string, Parameters<typeof order>[0], string][] = [
    ['without an email', { email: undefined }, 'email'],
    ['without an address', { shipping_address: undefined }, 'shipping_address'],
    [
      'to an unknown country',
      { shipping_address: { ...ADDRESS, country: 'XX' } },
      'shipping_address.country',
    ],
    ['by an unknown service', { shipping_id: 'pigeon' }, 'shipping_id'],
    ['by a service that does not go there', { shipping_id: 'sf-express' }, 'shipping_id'],
    ['to be paid by a way that is closed', { pay_method: 'paypal' }, 'pay_method'],
  ]
  test.each(bad)('%s', async (_, changes, field) => {
    const answer = await send({ ...order({ source: 'buy_now', goods_id: part, cart_num: 10, ...changes }) })
    expect(answer).toMatchObject({ code: 400, data: { errors: { [field]: expect.any(String) } } })
  })

  test.each([0, -1, 1.5, 1e9, '5 '])('in a quantity of %j', async cart_num => {
    const answer = await send({ ...order({ source: 'buy_now', goods_id: part }), cart_num })
    expect(answer).toMatchObject({ code: 400, data: { errors: { cart_num: expect.any(String) } } })
  })

  test('from an emptied cart, without a key, or of an unknown part', async () => {
    expect(await send(order())).toMatchObject({ code: 400, message: 'The order details are required' })
    expect(await send(order({ source: 'buy_now' }))).toMatchObject({ code: 400 })
    expect(await send(order({ source: 'buy_now', goods_id: 2_000_000_000, cart_num: 1 }))).toMatchObject({
      code: 404,
    })
    expect(await send(order({ source: 'buy_now', goods_id: part, cart_num: 10 }), {})).toMatchObject({
      code: 400,
      data: { errors: { 'Idempotency-Key': expect.any(String) } },
    })
  })

  test('below the minimum, where no price applies, with the message for a wrong quantity', async () => {
    const [id = 0] = await stockParts(shop.connection.db, [
      { partNumber: 'LEAST-1', minQty: 90, multiple: 90, prices: [[90, '1']] },
    ])
    const answer = await send(order({ source: 'buy_now', goods_id: id, cart_num: 5 }))
    expect(answer).toMatchObject({ code: 400, message: 'Please enter multiple of Min QTY' })
  })

  async function send(body: unknown, headers: Record<string, string> = keyed().headers) {
    const before = await sql('select count(*) from orders')
    const answer = await shop.request('/api/orders/add', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect((await sql('select count(*) from orders')).rows).toEqual(before.rows)
    return answer.json()
  }
})

describe('the automatic transitions', () => {
  test('cancel orders that were not paid in time and return their stock, and no others', async () => {
    const id = await stockOne(shop, 'CLOCK-1', 30)
    const [late, paying, fresh] = [
      await buyNow(openBrowser(shop), id, 10),
      await buyNow(openBrowser(shop), id, 10),
      await buyNow(openBrowser(shop), id, 10),
    ]
    await sql("update orders set pay_by = now() - interval '1 second' where id = any($1)", [
      [late.order_id, paying.order_id],
    ])
    await sql('update orders set capturing_payment_id = 1 where id = $1', [paying.order_id])
    await Promise.all([clocks(), clocks(), clocks()])
    expect((await look(late)).history).toMatchObject([{ who: 'buyer' }, { status: 'canceled', who: 'clock' }])
    expect((await look(paying)).status).toBe('unpaid')
    expect((await look(fresh)).pay_by).toBeTruthy()
    expect(await stockOf(shop, id)).toBe(10)
  })

  test('continue after an order that cannot be changed', async () => {
    const [stuck, other] = [
      await buyNow(openBrowser(shop), part, 10),
      await buyNow(openBrowser(shop), part, 10),
    ]
    await sql("update orders set pay_by = now() - interval '2 hours' where id = $1", [stuck.order_id])
    await sql("update orders set pay_by = now() - interval '1 hour' where id = $1", [other.order_id])
    await sql(`create function fail() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`)
    await sql(
      `create trigger stuck before update on orders for each row when (old.id = ${stuck.order_id}) execute function fail()`,
    )
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await clocks()
    said.mockRestore()
    await sql('drop trigger stuck on orders')
    expect((await look(other)).status).toBe('canceled')
    await clocks()
    expect((await look(stuck)).status).toBe('canceled')
  })

  test('mark an order as received thirty days after shipping', async () => {
    const placed = await buyNow(openBrowser(shop), part, 10)
    await move(placed.order_id, 'preparing', 'wallet')
    await move(placed.order_id, 'shipping', 'staff')
    await sql("update orders set shipped_at = now() - interval '29 days' where id = $1", [placed.order_id])
    await clocks()
    expect((await look(placed)).status).toBe('shipping')
    await sql("update orders set shipped_at = now() - interval '31 days' where id = $1", [placed.order_id])
    await clocks()
    expect((await look(placed)).history.at(-1)).toMatchObject({ status: 'received', who: 'clock' })
  })
})

describe('a forbidden transition', () => {
  test('is rejected with 409 and changes nothing', async () => {
    const placed = await buyNow(openBrowser(shop), part, 10)
    const asked = { order_id: placed.order_id, key: placed.key }
    await expect(shop.call()(orders.receiveOrder, asked)).rejects.toMatchObject({ code: 409 })
    await move(placed.order_id, 'preparing', 'wallet')
    await expect(shop.call()(orders.cancelOrder, asked)).rejects.toMatchObject({ code: 409 })
    await move(placed.order_id, 'shipping', 'staff')
    expect(await shop.call()(orders.receiveOrder, asked)).toMatchObject({ status: 'received' })
    await expect(shop.call()(orders.receiveOrder, asked)).rejects.toMatchObject({ code: 409 })
    expect((await look(placed)).history.map(change => `${change.status} ${change.who}`)).toEqual([
      'unpaid buyer',
      'preparing wallet',
      'shipping staff',
      'received buyer',
    ])
  })

  test('is rejected while a payment is in progress', async () => {
    const placed = await buyNow(openBrowser(shop), part, 10)
    await sql('update orders set capturing_payment_id = 7 where id = $1', [placed.order_id])
    await expect(
      shop.call()(orders.cancelOrder, { order_id: placed.order_id, key: placed.key }),
    ).rejects.toMatchObject({ code: 409 })
  })
})

test('twenty concurrent cancellations return the stock once', async () => {
  const id = await stockOne(shop, 'ONCE-1', 10)
  const { order_id, key } = await buyNow(openBrowser(shop), id, 10)
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, () => shop.call()(orders.cancelOrder, { order_id, key })),
  )
  expect(ends.filter(end => end.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(shop, id)).toBe(10)
})

test('a buyer does not wait for an import that locks the part, and gets a message', async () => {
  const id = await stockOne(shop, 'HELD-1', 10)
  const call = openBrowser(shop)
  const importing = await shop.connection.pool.connect()
  await importing.query('begin')
  await importing.query('update parts set batch = $1 where id = $2', ['2646', id])
  await expect(buyNow(call, id, 1)).rejects.toMatchObject({ code: 409 })
  await importing.query('commit')
  importing.release()
  await buyNow(call, id, 1)
  expect(await stockOf(shop, id)).toBe(9)
})
