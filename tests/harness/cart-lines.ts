import type { Cart, CartLine } from '../../src/contract/shop/cart.ts'
import type { Goods } from '../../src/contract/shop/goods.ts'
import { lineState, orderableTotal } from '../../src/domain/line-state.ts'
import { lineAmount, priceAt } from '../../src/domain/money.ts'

/** A reel of resistors: minimum 100, multiple 100, 5 000 in stock. */
export const REEL: Goods = {
  goods_id: 7,
  part_number: 'RC0603FR-0710KL',
  brand_id: 1,
  brand_name: 'Yageo',
  brand_page_url: '1-yageo',
  category_id: null,
  category_name: '',
  category_page_url: '',
  packaging: '0603',
  batch: '2523+',
  rohs: 'compliant',
  lead_time: null,
  stock: 5_000,
  datasheet: '',
  description: '',
  min_qty: 100,
  multiple: 100,
  price: 0.01,
  prices: [
    { qty: 100, price: 0.01 },
    { qty: 1_000, price: 0.00475 },
  ],
  goods_page_url: '7-rc0603fr-0710kl',
  icons: '/drawings/0603.svg',
  weight_g: 0.1,
  lifecycle: null,
  last_buy_date: null,
  eccn: null,
  hs_code: null,
  origin: null,
  msl: null,
  update_time: '2026-01-01T00:00:00Z',
}

export function cartLine(id: number, quantity: number, changes: Partial<Goods> = {}): CartLine {
  const goods = { ...REEL, goods_id: id, ...changes }
  const price = priceAt(goods.prices, quantity)
  const amount = price === null ? null : lineAmount(price, quantity)
  const state = lineState(goods, quantity)
  return { id, goods, cart_num: quantity, price, amount, selected: true, state }
}

export function cartOf(list: CartLine[]): Cart {
  const selected = list.filter(line => line.selected)
  return {
    list,
    selected_count: selected.length,
    subtotal: orderableTotal(selected.map(line => ({ ...line, quantity: line.cart_num }))),
  }
}
