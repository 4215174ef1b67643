import { describe, expect, test } from 'vitest'
import type { OrderPreview } from '../../../../contract/shop/orders.ts'
import { whatChanged } from './what-changed.ts'

const GOODS = {
  goods_id: 1,
  part_number: 'LM358',
  brand_id: 1,
  brand_name: 'Acme Parts',
  brand_page_url: '',
  category_id: null,
  category_name: '',
  category_page_url: '',
  packaging: '',
  batch: '',
  rohs: 'compliant',
  lead_time: null,
  stock: 100,
  datasheet: '',
  description: '',
  min_qty: 1,
  multiple: 1,
  price: 1.5,
  prices: [],
  goods_page_url: '',
  icons: '',
  weight_g: 0,
  lifecycle: null,
  last_buy_date: null,
  eccn: null,
  hs_code: null,
  origin: null,
  msl: null,
  update_time: '2026-01-01T00:00:00.000Z',
} as const

type Line = OrderPreview['lines'][number]

function line(id: number, cart_num: number, price: number): Line {
  const goods = { ...GOODS, prices: [], goods_id: id, part_number: `PART-${id}` }
  return { id, goods, cart_num, price, amount: price * cart_num }
}

const BEFORE = { lines: [line(1, 10, 1.5), line(2, 5, 2)], shipping_fee: 40, total: 65 }

describe('changes between viewing and ordering', () => {
  test('a price increase is listed with both prices, unchanged lines are not', () => {
    const after = { ...BEFORE, lines: [line(1, 10, 1.8), line(2, 5, 2)], total: 68 }
    expect(whatChanged(BEFORE, after)).toEqual({
      lines: [
        { partNumber: 'PART-1', before: { quantity: 10, price: 1.5 }, after: { quantity: 10, price: 1.8 } },
      ],
      fee: null,
      total: { before: 65, after: 68 },
    })
  })

  test('lines added or removed in another tab are listed', () => {
    const after = { ...BEFORE, lines: [line(2, 5, 2), line(3, 1, 7)], total: 57 }
    expect(whatChanged(BEFORE, after).lines).toEqual([
      { partNumber: 'PART-1', before: { quantity: 10, price: 1.5 }, after: null },
      { partNumber: 'PART-3', before: null, after: { quantity: 1, price: 7 } },
    ])
  })

  test('a changed shipping fee is listed', () => {
    const after = { ...BEFORE, shipping_fee: 42, total: 67 }
    expect(whatChanged(BEFORE, after)).toMatchObject({ lines: [], fee: { before: 40, after: 42 } })
  })
})
