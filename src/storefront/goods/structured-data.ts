import type { GoodsDetail } from '../../contract/goods.ts'

export type Crumb = { label: string; href: string }

type Page = {
  goods: GoodsDetail
  crumbs: readonly Crumb[]
  /** The shop's own address, as https://shop.example. */
  home: string
  /** The page's path in the reader's language. */
  href: string
}

/** What search engines read about a part. */
export function structuredData({ goods, crumbs, home, href }: Page): string {
  const absolute = absoluteIn(home)
  return scriptText([productData(goods, absolute, href), breadcrumbData(crumbs, absolute)])
}

/** The text of a script element that no text of ours can end. */
export function scriptText(graph: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

type Absolute = (path: string) => string

export function absoluteIn(home: string): Absolute {
  return path => (/^https?:/.test(path) ? path : home + path)
}

function productData(goods: GoodsDetail, absolute: Absolute, href: string) {
  return {
    '@type': 'Product',
    name: goods.part_number,
    mpn: goods.part_number,
    sku: String(goods.goods_id),
    brand: { '@type': 'Brand', name: goods.brand_name },
    description: goods.description || `${goods.part_number} ${goods.brand_name}`,
    ...(goods.category_name && { category: goods.category_name }),
    image: goods.images.map(absolute),
    url: absolute(href),
    ...(goods.prices.length > 0 && { offers: offersOf(goods, absolute(href)) }),
    additionalProperty: goods.attributes.map(({ name, value }) => ({
      '@type': 'PropertyValue',
      name,
      value,
    })),
  }
}

/** One offer per row of the price list. C62 is the trade's code for pieces. */
function offersOf({ prices, stock }: GoodsDetail, url: string) {
  return prices.map(({ qty, price }, index) => ({
    '@type': 'Offer',
    url,
    price: String(price),
    priceCurrency: 'USD',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
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

export function breadcrumbData(crumbs: readonly Crumb[], absolute: Absolute) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}
