import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import {
  listBrandParts,
  listBrands,
  listCategoryParts,
  searchParts,
} from '../../../contract/shop/catalogue.ts'
import type { Goods } from '../../../contract/shop/goods.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A list whose address is a search or a manufacturer. */
type Filters = {
  category_id?: string
  brand_id?: string
  in_stock?: '1'
  sort?: string
  parameters?: Record<string, string>
}
type Page = { page: number; page_size: number }
type Found = Awaited<ReturnType<typeof search>>

const WORDS = 'resistor'
const search = (filters: Filters & Partial<Page> & { keyword?: string }) =>
  shop.call()(searchParts, { keyword: WORDS, understood: '0', ...filters })

async function allOf(list: (page: Page) => Promise<{ list: Goods[]; total: number }>): Promise<Goods[]> {
  const goods: Goods[] = []
  for (let page = 1; ; page++) {
    const found = await list({ page, page_size: 100 })
    goods.push(...found.list)
    if (found.list.length === 0 || goods.length >= found.total) return goods
  }
}

const idsOf = (list: readonly Goods[]) => list.map(({ goods_id }) => goods_id)

async function largestCategory(): Promise<string> {
  const { facets } = await search({})
  expect(facets.categories.length).toBeGreaterThan(1)
  return String(facets.categories[0]?.id)
}

/** The beginning of several numbers, all of one category. */
async function beginOfOneCategory(): Promise<string> {
  const { list } = await search({ category_id: await largestCategory(), page_size: 100 })
  for (const { part_number } of list)
    for (const length of [5, 6, 7, 8]) {
      const begin = part_number.slice(0, length)
      const { total, facets } = await search({ keyword: begin })
      if (total > 3 && facets.categories.length === 1) return begin
    }
  throw new Error('no such numbers')
}

/** Every value that can be clicked leads to as many parts as it says, and all of them state it. */
async function checkValues(found: Pick<Found, 'facets'>, list: (filters: Filters) => Promise<Found | Brand>) {
  for (const { slug, values } of found.facets.parameters.slice(0, 4))
    for (const { value, count } of values.slice(0, 3)) {
      const narrowed = await list({ parameters: { [slug]: value } })
      expect([slug, value, narrowed.total]).toEqual([slug, value, count])
    }
}
type Brand = Awaited<ReturnType<typeof ofBrand>>
const ofBrand = (id: string, filters: Filters & Partial<Page>) =>
  shop.call()(listBrandParts, { id, ...filters })

describe('a search', () => {
  test('whose parts are in several categories has no parameters', async () => {
    expect((await search({})).facets.parameters).toEqual([])
  })

  test('has the parameters of a chosen category, with true counts', async () => {
    const category_id = await largestCategory()
    const found = await search({ category_id })
    const own = await shop.call()(listCategoryParts, { id: category_id })
    const slugs = found.facets.parameters.map(({ slug }) => slug)
    expect(slugs.slice(0, 3)).toEqual(own.facets.parameters.slice(0, 3).map(({ slug }) => slug))
    expect(found.list[0]?.parameters?.length).toBeGreaterThan(0)
    await checkValues(found, filters => search({ category_id, ...filters }))
  })

  test('lists the same parts in the same order, whether a category is chosen or not', async () => {
    const category_id = await largestCategory()
    const all = await allOf(page => search(page))
    const chosen = await allOf(page => search({ category_id, ...page }))
    const inCategory = new Set(idsOf(chosen))
    expect(idsOf(chosen)).toEqual(idsOf(all).filter(id => inCategory.has(id)))
    const counted = (await search({})).facets.categories.find(({ id }) => String(id) === category_id)
    expect(chosen).toHaveLength(counted?.count ?? 0)
  })

  test('whose parts are all in one category has its parameters at once', async () => {
    const begin = await beginOfOneCategory()
    const found = await search({ keyword: begin })
    expect(found.facets.categories).toHaveLength(1)
    expect(found.facets.parameters.length).toBeGreaterThan(2)
    await checkValues(found, filters => search({ keyword: begin, ...filters }))
  })

  test('sorts by parameter, price and number, and counts the other categories', async () => {
    const category_id = await largestCategory()
    const found = await search({ category_id })
    const [first] = found.facets.parameters
    const prices = (await search({ category_id, sort: 'price', page_size: 100 })).list.map(({ prices }) =>
      Number(prices[0]?.price ?? Number.POSITIVE_INFINITY),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const up = await allOf(page => search({ category_id, sort: first?.slug, ...page }))
    expect(up).toHaveLength(found.total)
    const others = found.facets.categories.filter(({ id }) => String(id) !== category_id)
    for (const { id, count } of others.slice(0, 3))
      expect((await search({ category_id: String(id) })).total).toBe(count)
  })

  test('that its filters leave empty says which to remove', async () => {
    const category_id = await largestCategory()
    const parameters = { resistance: '123.456' }
    const found = await search({ category_id, parameters })
    expect(found.total).toBe(0)
    expect(found.did_you_mean).toBeUndefined()
    const without = found.relax?.find(({ slug }) => slug === 'resistance')
    expect(without?.total).toBe((await search({ category_id })).total)
  })

  test('ignores names that are no parameters', async () => {
    const marked = await search({ parameters: { gclid: 'x1' } })
    expect(marked).toEqual(await search({}))
  })
})

describe('a manufacturer', () => {
  test('has the parameters of a chosen category of its own parts', async () => {
    const { list } = await shop.call()(listBrands, { page_size: 100 })
    const brand = list.toSorted((a, b) => b.goods_count - a.goods_count)[0]
    const id = String(brand?.brand_id)
    const whole = await ofBrand(id, {})
    expect(whole.facets.parameters).toEqual([])
    const category = whole.facets.categories[0]
    const category_id = String(category?.id)
    const found = await ofBrand(id, { category_id })
    expect(found.total).toBe(category?.count)
    expect(found.facets.parameters.length).toBeGreaterThan(2)
    expect(new Set(found.list.map(({ brand_id }) => brand_id))).toEqual(new Set([brand?.brand_id]))
    await checkValues(found, filters => ofBrand(id, { category_id, ...filters }))
    for (const { id: other, count } of found.facets.categories.slice(1, 4))
      expect((await ofBrand(id, { category_id: String(other) })).total).toBe(count)
  })
})

test('the pages of both offer the values as links', async () => {
  const category_id = await largestCategory()
  const { facets } = await search({ category_id })
  const slug = facets.parameters[0]?.slug ?? ''
  const page = await shop.get(`/s?wd=${WORDS}&understood=0&category_id=${category_id}`)
  expect(await page.text()).toMatch(new RegExp(`href="/s\\?wd=${WORDS}[^"]*${slug}=`))
  const brand = facets.brands[0]
  const maker = await shop.get(`/manufacturer/${brand?.id}?category_id=${category_id}`, {})
  const location = maker.headers.get('location') ?? ''
  expect(await (await shop.get(location)).text()).toMatch(new RegExp(`href="/manufacturer[^"]*${slug}=`))
})
