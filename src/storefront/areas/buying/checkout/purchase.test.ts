import { expect, test } from 'vitest'
import { checkoutPath, readPurchase } from './purchase.ts'

const read = (search: string) => readPurchase(new URLSearchParams(search))

test('a URL without a part means the cart', () => {
  expect(read('')).toEqual({ source: 'cart' })
  expect(checkoutPath({ source: 'cart' })).toBe('/pay/order')
})

test('a URL with a part and a quantity buys it directly, and is written the same', () => {
  const purchase = read('goods_id=7&cart_num=500')
  expect(purchase).toEqual({ source: 'buy_now', partId: 7, quantity: 500 })
  expect(checkoutPath(purchase)).toBe('/pay/order?goods_id=7&cart_num=500')
})

test.each([
  'goods_id=7',
  'goods_id=x&cart_num=1',
  'goods_id=7&cart_num=-1',
  'goods_id=7&cart_num=1.5',
  'goods_id=7&cart_num=5 ',
])('%s contains nothing that can be bought', search => expect(read(search)).toBeNull())
