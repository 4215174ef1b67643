import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockCategory, stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as catalogue from '../../../contract/shop/catalogue.ts'
import { listRelatedNews } from '../../../contract/shop/news.ts'
import type { Lang } from '../../../domain/locales.ts'
import { LANGS } from '../../../domain/locales.ts'
import { INDEX_NAMES } from '../../../domain/part-number.ts'

let shop: TestShop
let odd: number[]
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.connection
  const root = await stockCategory(db, { en: 'Test gear', fr: 'Matériel de test' })
  const middle = await stockCategory(db, { en: 'Probes' }, root)
  const leaf = await stockCategory(db, { en: 'Needles', fr: 'Aiguilles' }, middle)
  odd = await stockParts(db, [
    {
      partNumber: 'P/N #1, 5 % +X',
      maker: 'Odd & Sons',
      categoryId: leaf,
      packaging: 'SOIC-8',
      minQty: 100,
      multiple: 50,
      weightGrams: '0.0025',
      prices: [
        [100, '0.00219'],
        [5000, '0.00200'],
      ],
      attributes: [{ name: 'Tolerance', value: '±5 %' }],
    },
    {
      partNumber: 'Щ-1',
      maker: 'Odd & Sons',
      stock: 0,
    },
    ...Array.from({ length: 24 }, (_, i) => ({
      partNumber: `NEEDLE-${i + 10}`,
      maker: 'Odd & Sons',
      categoryId: leaf,
    })),
  ])
})
afterAll(() => shop.close())

describe('one part', () => {
  test('has all its details, by id or page URL, with any number', async () => {
    const detail = await shop.call('fr')(catalogue.getGoodsDetail, { id: String(odd[0]) })
    expect(detail).toMatchObject({
      part_number: 'P/N #1, 5 % +X',
      brand_name: 'Odd & Sons',
      category_name: 'Aiguilles',
      price: 0.00219,
      prices: [
        { qty: 100, price: 0.00219 },
        { qty: 5000, price: 0.002 },
      ],
      min_qty: 100,
      multiple: 50,
      weight_g: 0.0025,
      goods_page_url: `P-N-1-5-X-${odd[0]}`,
    })
    expect(detail.breadcrumbs.map(({ category_name }) => category_name)).toEqual([
      'Matériel de test',
      'Probes',
      'Aiguilles',
    ])
    expect(detail.icons).toContain('/drawings/packages/SOIC-8.svg')
    expect(detail.shipping_note).toContain('UPS')
    expect(detail.attributes[0]?.name).not.toBe('Tolerance')
    const again = await shop.call('fr')(catalogue.getGoodsDetail, { id: detail.goods_page_url })
    expect(again).toEqual(detail)
  })

  test('has names of attributes in its language, whatever the list of stock is written in', async () => {
    const { rows } = await shop.connection.pool.query<{ category_id: number }>(
      `select category_id from category_names where name = 'Chip resistors' and lang = 'en'`,
    )
    const attributes = {
      Сопротивление: '4к7',
      'Допуск, %': '5',
      Widerstandswert: '4k7',
      'Номинальная мощность, Вт': '0,25',
      'Resistance at 25°C': '4.7 kΩ',
      Speed: '3000 rpm',
      Garantie: '2 Jahre',
    }
    const [id = 0] = await stockParts(shop.connection.db, [
      {
        partNumber: 'Щ-2',
        categoryId: rows[0]?.category_id ?? null,
        attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
      },
    ])
    const namesIn = async (lang: Lang) => {
      const part = await shop.call(lang)(catalogue.getGoodsDetail, { id: String(id) })
      return part.attributes.map(({ name }) => name)
    }
    // Two names of one parameter stay as they are, and so do conditions and what is no name of a resistor's.
    expect(await namesIn('en')).toEqual([
      'Сопротивление',
      'Tolerance (%)',
      'Widerstandswert',
      'Power rating (W)',
      'Resistance at 25°C',
      'Speed',
      'Garantie',
    ])
    expect((await namesIn('de')).slice(4, 6)).toEqual(['Resistance at 25°C', 'Speed'])
    expect((await namesIn('ru')).slice(0, 4)).toEqual(Object.keys(attributes).slice(0, 4))
  })

  test('without a category or a price is still a part', async () => {
    expect(await shop.call()(catalogue.getGoodsDetail, { id: String(odd[1]) })).toMatchObject({
      category_id: null,
      category_name: '',
      price: null,
      prices: [],
      breadcrumbs: [],
      stock: 0,
    })
    expect(await shop.call()(catalogue.listRecommended, { id: String(odd[1]) })).toEqual([])
    expect(await shop.call()(listRelatedNews, { id: String(odd[1]) })).toEqual([])
  })

  test.each([
    'goods/goodsDetail?id=999999999',
    'goods/recommend/999999999',
    'goods/relatedBlogs/999999999',
    'index/getCategoryList?id=999999',
    'manufacturers/999999',
    'index/featureGoodsList?id=9999',
    'site/news/9999',
    'index/productNav?name=AB',
  ])('%s does not exist', async path =>
    expect(await (await shop.get(`/api/${path}`)).json()).toMatchObject({ code: 404 }),
  )

  test.each([
    'goods/goodsDetail',
    'goods/goodsDetail?id=',
    'goods/goodsDetail?id=abc',
    'goods/goodsDetail?id=-1',
    'goods/goodsDetail?id=0',
    'goods/goodsDetail?id=99999999999',
    'goods/goodsDetail?id=1%27%20or%201=1',
    'goods/recommend/x',
    'index/getCategoryList',
    'manufacturers/x',
  ])('%s is rejected', async path =>
    expect(await (await shop.get(`/api/${path}`)).json()).toMatchObject({ code: 400 }),
  )

  test('has up to ten recommendations of its kind, without itself', async () => {
    const near = await shop.call()(catalogue.listRecommended, { id: String(odd[5]) })
    expect(near).toHaveLength(10)
    expect(near.map(goods => goods.goods_id)).not.toContain(odd[5])
    expect(new Set(near.map(goods => goods.brand_name))).toEqual(new Set(['Odd & Sons']))
  })
})

describe('categories', () => {
  test('form a tree of any depth with total counts', async () => {
    const { category } = await shop.call('fr')(catalogue.getCategoryTree)
    const gear = category.find(node => node.category_name === 'Matériel de test')
    expect(gear).toMatchObject({
      goods_count: 25,
      children: [{ category_name: 'Probes', goods_count: 25, children: [{ category_name: 'Aiguilles' }] }],
    })
    expect(gear?.category_page_url).toMatch(/^Test-gear-\d+$/)
  })

  test('list the parts below them, with breadcrumbs', async () => {
    const { category } = await shop.call()(catalogue.getCategoryTree)
    const probes = category.find(node => node.category_name === 'Test gear')?.children[0]
    const listed = await shop.call()(catalogue.listCategoryParts, {
      id: probes?.category_page_url,
      page_size: 10,
    })
    expect(listed).toMatchObject({
      total: 25,
      page_size: 10,
      category: { parents: [{ category_name: 'Test gear' }], children: [{ category_name: 'Needles' }] },
    })
    expect(listed.list).toHaveLength(10)
    expect(listed.facets.categories).toEqual([{ id: expect.any(Number), name: 'Needles', count: 25 }])
  })

  test('are named in every language in the demo', async () => {
    const english = await shop.call()(catalogue.getCategoryTree)
    expect(english.category.length).toBeGreaterThanOrEqual(12)
    expect(english.category.flatMap(node => node.children).length).toBeGreaterThanOrEqual(80)
    for (const lang of LANGS.filter(lang => lang !== 'en')) {
      const { category } = await shop.call(lang)(catalogue.getCategoryTree)
      const same = category
        .slice(0, -1)
        .filter((node, i) => node.category_name === english.category[i]?.category_name)
      expect(
        same
          .map(node => node.category_name)
          .filter(name => !/^(Interface|Diodes|Transistors|Sensor|Logi)/.test(name)),
      ).toEqual([])
    }
  })
})

describe('manufacturers', () => {
  test('by letter, by name, page by page', async () => {
    const odds = await shop.call()(catalogue.listBrands, { letter: 'O', keyword: 'odd' })
    expect(odds.list).toEqual([
      {
        brand_id: expect.any(Number),
        brand_name: 'Odd & Sons',
        brand_logo: expect.stringContaining('Odd%20%26%20Sons'),
        brand_page_url: expect.stringMatching(/^Odd-Sons-\d+$/),
        goods_count: 26,
        letter: 'O',
      },
    ])
    const page = (page: number) => shop.call()(catalogue.listBrands, { page_size: 100, page })
    const { total, list } = await page(1)
    const both = [...list, ...(await page(2)).list]
    expect(both).toHaveLength(Math.min(total, 200))
    expect(new Set(both.map(brand => brand.brand_id)).size).toBe(both.length)
    expect(await shop.call()(catalogue.listBrands, { keyword: 'no such maker' })).toMatchObject({
      list: [],
      total: 0,
    })
  })

  test('list their parts with the same filters', async () => {
    const [brand] = (await shop.call()(catalogue.listBrands, { keyword: 'odd' })).list
    const listed = await shop.call()(catalogue.listBrandParts, { id: brand?.brand_page_url, in_stock: '1' })
    expect(listed).toMatchObject({ total: 25, brand: { brand_name: 'Odd & Sons' } })
  })
})

describe('the part number index', () => {
  test('has 37 entries, and every part belongs to one', async () => {
    const { goods } = await shop.call()(catalogue.getCatalogueStat)
    let sum = 0
    for (const name of INDEX_NAMES) {
      const { total, index } = await shop.call()(catalogue.listPartIndex, { name })
      expect(index).toHaveLength(37)
      sum += total
    }
    expect(sum).toBe(goods)
  })

  test('sorts foreign letters under other', async () => {
    const { list } = await shop.call()(catalogue.listPartIndex, { name: 'other', page_size: 100 })
    expect(list.map(part => part.part_number)).toContain('Щ-1')
  })

  test('pages through all parts and ends empty', async () => {
    const page = async (page: number) =>
      (await shop.call()(catalogue.listPartIndex, { name: 'n', page, page_size: 10 })).list
    expect((await page(1)).concat(await page(2)).map(part => part.part_number)).toEqual([
      ...new Set((await page(1)).concat(await page(2)).map(part => part.part_number)),
    ])
    expect(await page(100_000)).toEqual([])
  })
})

describe('the home page', () => {
  test('has four floors in order, each with parts and its own page', async () => {
    const floors = await shop.call('de')(catalogue.listFloors)
    expect(floors.map(({ key }) => key)).toEqual(['featured', 'preferential', 'hot', 'recommended'])
    for (const { goods, more_url } of floors) {
      expect(goods.length).toBeGreaterThan(3)
      const { feature, list } = await shop.call()(catalogue.listFeatured, { id: more_url.split('/').at(-1) })
      expect(feature?.goods_count).toBeGreaterThanOrEqual(list.length)
      expect(list[0]).toHaveProperty('part_number')
    }
  })

  test('a group filters and sorts like any list', async () => {
    const id = '1'
    const all = await shop.call()(catalogue.listFeatured, { id })
    const brand = all.facets?.brands[0]
    const ofBrand = await shop.call()(catalogue.listFeatured, { id, brand_id: String(brand?.id) })
    expect(ofBrand.total).toBe(brand?.count)
    const prices = (await shop.call()(catalogue.listFeatured, { id, sort: 'price' })).list.flatMap(item =>
      'price' in item && item.price !== null ? [item.price] : [],
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('banners and groups are in the requested language', async () => {
    const [english, arabic] = await Promise.all([
      shop.call()(catalogue.listBanners),
      shop.call('ar')(catalogue.listBanners),
    ])
    expect(english.length).toBe(3)
    expect(arabic[0]?.title).not.toBe(english[0]?.title)
    const groups = await shop.call('jp')(catalogue.listFeatured)
    expect(groups.total).toBe(10)
    expect(groups.feature).toBeUndefined()
  })

  test('the totals are correct', async () => {
    const before = await shop.call()(catalogue.getCatalogueStat)
    expect(before.in_stock).toBeLessThan(before.goods)
    expect(before.brands).toBeGreaterThan(5)
  })
})

describe('long lists', () => {
  test('are counted to ten thousand and no further', async () => {
    const { db } = shop.connection
    await db.execute(sql`insert into parts (manufacturer_id, part_number, search_key, category_id)
      select manufacturer_id, 'MANY-' || n, 'MANY' || n, category_id from parts, generate_series(1, 10050) n where id = ${odd[0]}`)
    const found = await shop.call()(catalogue.searchParts, { keyword: 'many' })
    expect(found).toMatchObject({ total: 10_000, total_capped: true })
    await db.execute(sql`update parts set price = 0.00001 where part_number = 'MANY-9999'`)
    const [cheapest] = (await shop.call()(catalogue.searchParts, { keyword: 'many', sort: 'price' })).list
    expect(cheapest?.part_number).toBe('MANY-9999')
    const last = await shop.call()(catalogue.searchParts, { keyword: 'many', page: 100, page_size: 100 })
    expect(last.list).toHaveLength(100)
    expect(
      (await shop.call()(catalogue.searchParts, { keyword: 'many', page: 101, page_size: 100 })).list,
    ).toEqual([])
  })
})
