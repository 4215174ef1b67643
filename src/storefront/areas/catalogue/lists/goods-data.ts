import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import {
  type Absolute,
  absoluteIn,
  breadcrumbData,
  type Crumb,
  scriptText,
} from '../../../shell/page/structured-data.ts'

type Page = {
  goods: GoodsDetail
  crumbs: readonly Crumb[]
  home: string
  /** The page's path in the reader's language. */
  href: string
}

/** Structured data about a part, for search engines. */
export function goodsData({ goods, crumbs, home, href }: Page): string {
  const absolute = absoluteIn(home)
  return scriptText([productData(goods, absolute, href), breadcrumbData(crumbs, absolute)])
}

function productData(goods: GoodsDetail, absolute: Absolute, href: string) {
  return {
    '@type': 'Product',
    name: goods.part_number,
    mpn: goods.part_number,
    sku: String(partIdOf(goods)),
    brand: { '@type': 'Brand', name: goods.brand_name },
    description: goods.description || `${goods.part_number} ${goods.brand_name}`,
    ...(goods.category_name && { category: goods.category_name }),
    image: goods.images.map(absolute),
    url: absolute(href),
    ...(goods.prices.length > 0 && { offers: offersOf(goods, absolute(href)) }),
    ...(goods.origin && { countryOfOrigin: { '@type': 'Country', name: goods.origin } }),
    additionalProperty: [...goods.attributes, ...tradeProperties(goods)].map(({ name, value }) => ({
      '@type': 'PropertyValue',
      name,
      value,
    })),
  }
}

function tradeProperties({ eccn, hs_code, msl }: GoodsDetail): { name: string; value: string }[] {
  return Object.entries({ ECCN: eccn, 'HS code': hs_code, MSL: msl }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  )
}

/** One offer per price break. C62 is the UN/ECE code for pieces. */
function offersOf({ prices, stock, lifecycle }: GoodsDetail, url: string) {
  const soldOut = lifecycle === 'obsolete' ? 'Discontinued' : 'OutOfStock'
  return prices.map(({ qty, price }, index) => ({
    '@type': 'Offer',
    url,
    price: String(price),
    priceCurrency: 'USD',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : soldOut}`,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      unitCode: 'C62',
      minValue: qty,
      ...upTo(prices[index + 1]?.qty),
    },
  }))
}

function upTo(next: number | undefined) {
  return next === undefined ? {} : { maxValue: next - 1 }
}
