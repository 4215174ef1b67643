import { describe, expect, test } from 'vitest'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { goodsData } from './goods-data.ts'

const opAmp: GoodsDetail = {
  goods_id: 17,
  part_number: 'LM358/NOPB',
  brand_id: 4,
  brand_name: 'Texas Instruments',
  brand_page_url: 'Texas-Instruments-4',
  category_id: 9,
  category_name: 'Amplifiers',
  category_page_url: 'Amplifiers-9',
  packaging: 'SOIC-8',
  batch: '24+',
  rohs: 'compliant',
  lead_time: 6,
  stock: 1_200,
  datasheet: '',
  description: 'Dual operational amplifier',
  min_qty: 10,
  multiple: 10,
  price: 0.184,
  prices: [
    { qty: 10, price: 0.184 },
    { qty: 100, price: 0.00001 },
  ],
  goods_page_url: 'LM358-NOPB-17',
  icons: '/drawings/packages/SOIC-8.svg',
  weight_g: 0.08,
  lifecycle: null,
  last_buy_date: null,
  eccn: null,
  hs_code: null,
  origin: null,
  msl: null,
  update_time: '2025-01-01T00:00:00.000Z',
  images: ['/drawings/packages/SOIC-8.svg', 'https://cdn.example/a.jpg'],
  attributes: [{ name: 'Supply', value: '3 V to 32 V' }],
  origin_name: '',
  breadcrumbs: [],
  shipping_note: '',
}

const crumbs = [
  { label: 'Product categories', href: '/de/category' },
  { label: 'Amplifiers', href: '/de/category/Amplifiers-9' },
]

function read(goods: GoodsDetail) {
  const text = goodsData({
    goods,
    crumbs,
    home: 'https://shop.example',
    href: '/de/productdetail/LM358-NOPB-17',
  })
  const [product, breadcrumbs] = JSON.parse(text)['@graph']
  return { text, product, breadcrumbs }
}

describe('the structured data of a part', () => {
  test('each price break is an offer in dollars with its quantities', () => {
    const { product } = read(opAmp)
    expect(product.offers).toMatchObject([
      {
        price: '0.184',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        eligibleQuantity: { minValue: 10, maxValue: 99 },
      },
      { price: '0.00001', eligibleQuantity: { minValue: 100 } },
    ])
    expect(product.offers[1].eligibleQuantity.maxValue).toBeUndefined()
  })

  test('contains number, maker and absolute URLs', () => {
    const { product, breadcrumbs } = read(opAmp)
    expect(product).toMatchObject({
      '@type': 'Product',
      mpn: 'LM358/NOPB',
      brand: { name: 'Texas Instruments' },
      url: 'https://shop.example/de/productdetail/LM358-NOPB-17',
      image: ['https://shop.example/drawings/packages/SOIC-8.svg', 'https://cdn.example/a.jpg'],
    })
    expect(breadcrumbs.itemListElement).toMatchObject([
      { position: 1, name: 'Product categories', item: 'https://shop.example/de/category' },
      { position: 2, name: 'Amplifiers', item: 'https://shop.example/de/category/Amplifiers-9' },
    ])
  })

  test('says sold out, and has no offer for a part without prices', () => {
    expect(read({ ...opAmp, stock: 0 }).product.offers[0].availability).toBe('https://schema.org/OutOfStock')
    expect(read({ ...opAmp, prices: [], price: null }).product.offers).toBeUndefined()
  })

  test("no operator's text can end the script element", () => {
    const description = '</script><script>alert(1)</script><!--'
    const { text, product } = read({ ...opAmp, description })
    expect(text).not.toContain('<')
    expect(product.description).toBe(description)
  })
})
