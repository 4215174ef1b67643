import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buy,
  buyNow,
  keyed,
  openBrowser,
  order,
  stockOf,
  stockOne,
} from '../../../../tests/harness/buyers.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addToCart, countCart } from '../../../contract/shop/cart.ts'
import { getOrder, placeOrder, previewBuyNow, previewOrder } from '../../../contract/shop/orders.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('a guest', () => {
  test('buys the cart: the stock is reduced, the cart is empty, and the key opens the order', async () => {
    const id = await stockOne(shop, 'BUY-1', 100, '0.12345')
    const call = openBrowser(shop)
    const placed = await buy(call, id, 30)
    expect(placed.order_number).toMatch(/^CF\d{6}-[2-9A-HJ-NP-Z]{6}$/)
    expect(placed.total).toBe(3.7 + 42)
    expect(await stockOf(shop, id)).toBe(70)
    expect(await call(countCart)).toEqual({ count: 0 })
    const detail = await shop.call()(getOrder, { order_number: placed.order_number, key: placed.key })
    expect(detail).toMatchObject({ status: 'unpaid', subtotal: 3.7, shipping_fee: 42, total: 45.7 })
    expect(detail.items).toMatchObject([
      { part_number: 'BUY-1', quantity: 30, unit_price: 0.12345, amount: 3.7 },
    ])
  })

  test('gets one order after a double click or a lost response', async () => {
    const id = await stockOne(shop, 'TWICE-1', 10)
    const call = openBrowser(shop)
    const { total } = await call(previewBuyNow, {
      goods_id: id,
      cart_num: 10,
      country: 'DE',
      shipping_id: 'dhl-express',
    })
    const wanted = order({ source: 'buy_now', goods_id: id, cart_num: 10, expected_total: total })
    const clicks = await Promise.all(Array.from({ length: 8 }, () => call(placeOrder, wanted, keyed('same'))))
    const later = await call(placeOrder, wanted, keyed('same'))
    expect(new Set([...clicks, later].map(placed => placed.order_number)).size).toBe(1)
    expect(await stockOf(shop, id)).toBe(0)
    await expect(call(placeOrder, { ...wanted, remark: 'other' }, keyed('same'))).rejects.toMatchObject({
      code: 409,
    })
  })

  test('is told which parts are short, and pays no other price than the one shown', async () => {
    const id = await stockOne(shop, 'SHORT-1', 5)
    const call = openBrowser(shop)
    await expect(buyNow(call, id, 6)).rejects.toMatchObject({ code: 4092 })
    const wanted = order({ source: 'buy_now', goods_id: id, cart_num: 5, expected_total: 1 })
    await expect(call(placeOrder, wanted, keyed())).rejects.toMatchObject({
      code: 4093,
      details: { data: { total: 49.5 } },
    })
    await buyNow(call, id, 5)
    await expect(buyNow(call, id, 1)).rejects.toMatchObject({ code: 4091 })
    expect(await stockOf(shop, id)).toBe(0)
  })
})

/** On a slow machine others hold the part for too long; a buyer who is told so tries again. */
async function buyPatiently(call: Call, id: number): ReturnType<typeof buyNow> {
  for (;;) {
    try {
      return await buyNow(call, id, 1)
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'errors.stock_busy') throw error
    }
  }
}

test('200 concurrent buyers of 50 pieces: 50 are sold, none twice, and every other buyer is told', async () => {
  const crowded = await openTestShop({}, { connections: 32 })
  const id = await stockOne(crowded, 'LAST-50', 50)
  const ends = await Promise.allSettled(
    Array.from({ length: 200 }, () => buyPatiently(openBrowser(crowded), id)),
  )
  const sold = ends.filter(end => end.status === 'fulfilled')
  const told = ends.filter(end => end.status === 'rejected' && [4091, 4092, 4093].includes(end.reason.code))
  expect([sold.length, told.length]).toEqual([50, 150])
  expect(new Set(sold.map(end => end.value.order_number)).size).toBe(50)
  expect(await stockOf(crowded, id)).toBe(0)
  await crowded.close()
})

describe('the same key and body', () => {
  test('return the same order, with any cookie in between, and also after signing in', async () => {
    const id = await stockOne(shop, 'COOKIES-1', 100)
    const call = openBrowser(shop)
    const email = 'signs-in-later@example.com'
    const wanted = order({ source: 'buy_now', goods_id: id, cart_num: 10, expected_total: 57, email })
    const first = await call(placeOrder, wanted, keyed('kept'))
    await call(addToCart, { goods_id: id, cart_num: 1 })
    expect(await call(placeOrder, wanted, keyed('kept'))).toEqual(first)
    const user = await becomeUser(shop, { email })
    expect(await user.call(placeOrder, wanted, keyed('kept'))).toEqual(first)
    expect(await stockOf(shop, id)).toBe(90)
  })

  test('from two buyers are two orders', async () => {
    const id = await stockOne(shop, 'NAMESAKE-1', 100)
    const wanted = { source: 'buy_now' as const, goods_id: id, cart_num: 10, expected_total: 57 }
    const [one, other] = [order(wanted), order(wanted)]
    const placed = await Promise.all(
      [one, other].map(body => openBrowser(shop)(placeOrder, body, keyed('1'))),
    )
    expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(2)
  })
})

test('the total is the sum of the rounded lines and the shipping', async () => {
  const call = openBrowser(shop)
  const prices = ['0.00001', '0.0022', '0.12345', '1.005', '9999.99999', '0.49999', '33.33333']
  const quantities = [100_000, 4_999, 3, 1, 7, 101, 17]
  for (const [at, price] of prices.entries()) {
    const goods_id = await stockOne(shop, `SUM-${at}`, 1_000_000, price)
    await call(addToCart, { goods_id, cart_num: quantities[at] ?? 1 })
  }
  const { total } = await call(previewOrder, { country: 'DE', shipping_id: 'dhl-express' })
  const placed = await call(placeOrder, order({ expected_total: total }), keyed())
  const detail = await call(getOrder, { order_number: placed.order_number, key: placed.key })
  const cents = detail.items.map(
    ({ unit_price, quantity }) =>
      (BigInt(Math.round(unit_price * 100_000)) * BigInt(quantity) + 500n) / 1_000n,
  )
  expect(detail.items.map(item => BigInt(Math.round(item.amount * 100)))).toEqual(cents)
  expect(BigInt(Math.round(detail.subtotal * 100))).toBe(cents.reduce((sum, amount) => sum + amount, 0n))
  expect([detail.total, placed.total]).toEqual([total, total])
  expect(Math.round((detail.subtotal + detail.shipping_fee) * 100)).toBe(Math.round(total * 100))
})
