import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addInStock, addToCart, listCart } from '../../../contract/shop/cart.ts'
import type { Call } from '../../../contract/wire/call.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let made = 0

async function stocked(stock: number, rule: { minQty?: number; multiple?: number } = {}): Promise<number> {
  const partNumber = `SPLIT-${++made}`
  const [id = 0] = await stockParts(shop.connection.db, [
    { partNumber, stock, minQty: 1, multiple: 1, prices: [[1, '0.5']], ...rule },
  ])
  return id
}

async function inCart(call: Call): Promise<[number, string][]> {
  return (await call(listCart)).list.map(line => [line.cart_num, line.state])
}

describe('a quantity above stock', () => {
  test('is split: the pieces in stock go to the cart, the rest is to be requested', async () => {
    const call = openBrowser(shop)
    const id = await stocked(2_112)
    const answer = await call(addInStock, { goods_id: id, cart_num: 3_000 })
    expect(answer).toEqual({ count: 1, added: 2_112, rest: 888, in_cart: 0 })
    expect(await inCart(call)).toEqual([[2_112, 'ok']])
  })

  test('is rounded down to the multiple', async () => {
    const call = openBrowser(shop)
    const id = await stocked(2_112, { minQty: 500, multiple: 100 })
    expect(await call(addInStock, { goods_id: id, cart_num: 3_001 })).toMatchObject({
      added: 2_100,
      rest: 901,
    })
    expect(await inCart(call)).toEqual([[2_100, 'ok']])
  })

  test('counts the pieces in the cart', async () => {
    const call = openBrowser(shop)
    const id = await stocked(2_112)
    await call(addToCart, { goods_id: id, cart_num: 1_000 })
    const answer = await call(addInStock, { goods_id: id, cart_num: 3_000 })
    expect(answer).toEqual({ count: 1, added: 1_112, rest: 1_888, in_cart: 1_000 })
    expect(await inCart(call)).toEqual([[2_112, 'ok']])
  })

  test('adds nothing of a part that was sold out in the meantime, and makes no line', async () => {
    const call = openBrowser(shop)
    const id = await stocked(0)
    expect(await call(addInStock, { goods_id: id, cart_num: 3_000 })).toEqual({
      count: 0,
      added: 0,
      rest: 3_000,
      in_cart: 0,
    })
    expect(await inCart(call)).toEqual([])
  })

  test('sent from several tabs at once takes the stock once and loses no piece', async () => {
    const call = openBrowser(shop)
    const [id, other] = [await stocked(2_112), await stocked(10)]
    // The cookie of the cart.
    await call(addToCart, { goods_id: other, cart_num: 1 })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(addInStock, { goods_id: id, cart_num: 3_000 })),
    )
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(answers.map(({ added }) => added))).toBe(2_112)
    expect(sum(answers.map(({ rest }) => rest))).toBe(4 * 3_000 - 2_112)
    expect(await inCart(call)).toEqual([
      [1, 'ok'],
      [2_112, 'ok'],
    ])
  })

  test('of an unknown part is not found, and of one without a price is to be quoted', async () => {
    const call = openBrowser(shop)
    const [quoteOnly = 0] = await stockParts(shop.connection.db, [{ partNumber: 'SPLIT-QUOTE' }])
    await expect(call(addInStock, { goods_id: 2_000_000_000, cart_num: 5 })).rejects.toMatchObject({
      code: 404,
    })
    await expect(call(addInStock, { goods_id: quoteOnly, cart_num: 500 })).rejects.toMatchObject({
      reason: 'errors.quote_only',
    })
  })
})
