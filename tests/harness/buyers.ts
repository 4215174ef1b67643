import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { addToCart } from '../../src/contract/shop/cart.ts'
import { placeOrder, previewBuyNow, previewOrder } from '../../src/contract/shop/orders.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { stockParts } from './stock-parts.ts'
import type { TestShop } from './test-shop.ts'

type Order = z.input<NonNullable<typeof placeOrder.body>>
export type PlacedByBuyer = z.output<typeof placeOrder.data>

export const ADDRESS = {
  contact_name: 'Purchasing',
  address_line1: 'Musterstraße 1',
  address_line2: '',
  city: 'Berlin',
  state: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 1234567',
}

let guests = 0

/** Valid orders except for the total; tests change the relevant fields. */
export function order(changes: Partial<Order> = {}): Order {
  return {
    source: 'cart',
    // Each has its own mailbox; a single one would exceed its allowance.
    email: `guest-${++guests}@example.com`,
    shipping_address: ADDRESS,
    billing_same: true,
    shipping_id: 'dhl-express',
    pay_method: 'bank',
    expected_total: 0,
    ...changes,
  }
}

let browsers = 0

/** A browser that keeps its cookies like a visitor's, with its own network address. */
export function openBrowser(
  shop: Pick<TestShop, 'api'>,
  lang: Lang = 'en',
  token: string | null = null,
  address = `10.0.${++browsers >> 8}.${browsers & 255}`,
): Call {
  const cookies = new Map<string, string>()
  return createCall({
    fetch: async (path, init) => {
      const headers = new Headers(init.headers)
      if (cookies.size > 0)
        headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await shop.api.request(
        path,
        { ...init, headers },
        { incoming: { socket: { remoteAddress: address } } },
      )
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return answer
    },
    lang,
    token: () => token,
    isStrict: true,
  })
}

export const keyed = (key: string = randomUUID()) => ({ headers: { 'Idempotency-Key': key } })

/** Adds a part to the cart and orders it as a guest. */
export async function buy(
  call: Call,
  goodsId: number,
  quantity: number,
  changes: Partial<Order> = {},
): Promise<PlacedByBuyer> {
  await call(addToCart, { goods_id: goodsId, cart_num: quantity })
  const wanted = order(changes)
  const country = wanted.shipping_address?.country ?? 'DE'
  const preview = await call(previewOrder, { country, shipping_id: wanted.shipping_id })
  return call(placeOrder, { ...wanted, expected_total: preview.total }, keyed())
}

export async function buyNow(
  call: Call,
  goodsId: number,
  quantity: number,
  changes: Partial<Order> = {},
): Promise<PlacedByBuyer> {
  const wanted = order({ source: 'buy_now', goods_id: goodsId, cart_num: quantity, ...changes })
  const country = wanted.shipping_address?.country ?? 'DE'
  const preview = await call(previewBuyNow, { goods_id: goodsId, cart_num: quantity, country })
  const chosen = preview.shipping_options.find(option => option.id === wanted.shipping_id)
  const expected_total = Math.round((preview.subtotal + (chosen?.fee ?? 0)) * 100) / 100
  return call(placeOrder, { ...wanted, expected_total }, keyed())
}

/** A part in stock with a price. */
export async function stockOne(
  shop: TestShop,
  partNumber: string,
  stock: number,
  price = '1.50',
): Promise<number> {
  const [id = 0] = await stockParts(shop.connection.db, [{ partNumber, stock, prices: [[1, price]] }])
  return id
}

export async function stockOf(shop: TestShop, goodsId: number): Promise<number> {
  const { rows } = await shop.connection.pool.query('select stock from parts where id = $1', [goodsId])
  return rows[0]?.stock
}
