import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import type { Facets, GoodsQuery, Understood } from '../../../contract/shop/goods.ts'
import { filterItems } from '../../../domain/split-filter.ts'
import {
  countById,
  countByName,
  toggle,
  toggleValue,
} from '../../../storefront/areas/catalogue/lists/toggle-value.ts'
import { loadDirectory } from './directory.ts'
import { listCategoryGoods } from './list-category-goods.ts'
import { listFoundGoods } from './list-found-goods.ts'
import type { ListedGoods } from './list-goods.ts'
import { searchParts } from './search-parts.ts'
import { keepSegments, type SegmentStore } from './segments/segment-store.ts'

/** Then the walk begins again in another list. */
const CLICKS_PER_LIST = 50
/** Every so often the counts are compared with lists. */
const CLICKS_PER_CHECK = 25

/** Lists of categories are answered from memory, those of manufacturers and searches ask the database as well. */
const WALKS = { category: 91, brand: 6, search: 3 }

const SEARCHES = [
  '10k 0603',
  '100nF 50V',
  'texas instruments',
  'ldo',
  'connector',
  'npn sot-23',
  'stm32',
  '1M 1206',
]

type Choice = Pick<GoodsQuery, 'brand_id' | 'category_id' | 'packaging' | 'in_stock' | 'rohs' | 'parameters'>
type List = { categoryId: number } | { brandId: number } | { keyword: string; understood?: number[] }
type Query = Choice & { list: List }

/** A value of a filter as the list offers it: the list after a click, and the list with this value alone. */
type Offered = { count: number; isOn: boolean; clicked: Choice; alone: Choice }

let shop: TestShop
let segments: SegmentStore

beforeAll(async () => {
  shop = await openTestShop()
  segments = keepSegments(shop.connection.db, shop.store.changes, 2 ** 28)
})
afterAll(async () => {
  await segments.close()
  await shop.close()
})

test('no click on a value with parts leads to an empty list, and every count is right', async () => {
  const { db } = shop.connection
  const directory = await loadDirectory(db)
  const context = { db, directory, segments, lang: 'en' } as const
  const find: Find = async ({ list, ...choice }) => {
    const query = { ...choice, page: 1, page_size: 0, sort: 'relevance' } as const
    if ('categoryId' in list) return listCategoryGoods(context, [list.categoryId], query)
    if ('brandId' in list) return listFoundGoods(context, { kind: 'brand', ...list }, query)
    return searchParts(context, { ...query, ...list })
  }
  // Lists of several categories are sorted by the database, which would take most of the time.
  const categories = [...directory.categories]
    .filter(([, { count, childIds }]) => count > 100 && childIds.length === 0)
    .map(([categoryId]): Query => ({ list: { categoryId } }))
  const brands = directory.brandsByName
    .filter(({ goods_count }) => goods_count > 30 && goods_count < 200)
    .map(({ brand_id }): Query => ({ list: { brandId: brand_id } }))
  const searches = await Promise.all(SEARCHES.map(keyword => asUnderstood(keyword, find)))
  const emptyValues = await Promise.all([
    walk(find, categories, WALKS.category),
    walk(find, brands, WALKS.brand),
    walk(find, searches, WALKS.search),
  ])
  expect(emptyValues.every(count => count > 0)).toBe(true)
})

type Find = (
  query: Query,
) => Promise<ListedGoods & { understood?: Understood[]; understood_in?: { category_id: number }[] }>

/** Returns how many values without parts were offered. */
async function walk(find: Find, lists: readonly Query[], walks: number): Promise<number> {
  const pick = randomly(11)
  let query: Query | undefined
  let emptyValues = 0
  for (let clicks = 0; clicks < walks * CLICKS_PER_LIST; clicks++) {
    if (clicks % CLICKS_PER_LIST === 0 || !query) query = pick(lists)
    if (!query) break
    const { total, facets } = await find(query)
    if (total === 0) expect.fail(`an empty list: ${JSON.stringify(query)}`)
    const offered = offeredIn(facets, query)
    const empty = offered.filter(({ count, isOn }) => count === 0 && !isOn)
    emptyValues += empty.length
    const next = pick(offered.filter(({ count, isOn }) => count > 0 || isOn))
    if (clicks % CLICKS_PER_CHECK === 0)
      for (const one of [next, pick(empty)]) {
        if (!one || one.isOn) continue
        const alone: Query = { ...query, ...one.alone }
        expect({ alone, total: (await find(alone)).total }).toEqual({ alone, total: one.count })
      }
    query = { ...query, ...next?.clicked }
  }
  return emptyValues
}

/** A search that is read as parameters goes on as a list with these filters, as its links do. */
async function asUnderstood(keyword: string, find: Find): Promise<Query> {
  const { understood = [], understood_in } = await find({ list: { keyword } })
  if (!understood_in) return { list: { keyword } }
  const textOf = (name: string) => understood.find(({ slug }) => slug === name)?.value
  const parameters = understood.filter(({ slug }) => !PLAIN.has(slug)).map(({ slug, value }) => [slug, value])
  return {
    list: { keyword, understood: understood_in.map(({ category_id }) => category_id) },
    packaging: textOf('packaging'),
    brand_id: textOf('brand_id')?.split(',').map(Number),
    parameters: Object.fromEntries(parameters),
  }
}

const PLAIN = new Set(['packaging', 'brand_id', 'category_id'])

function offeredIn(facets: Facets, query: Query): Offered[] {
  const { brand_id = [], category_id = [], packaging = '', parameters = {} } = query
  const packages = packaging.split(',').filter(Boolean)
  // A comma in a package name would need an escape, which is tested elsewhere.
  const plainPackages = facets.packagings.filter(({ name }) => !/[,\\]/.test(name))
  return [
    ...facets.brands.map(({ id, count }) => ({
      count,
      isOn: brand_id.includes(id),
      clicked: { brand_id: orNone(toggle(brand_id, id, countById(facets.brands))) },
      alone: { brand_id: [id] },
    })),
    ...facets.categories.map(({ id, count }) => ({
      count,
      isOn: category_id.includes(id),
      clicked: { category_id: orNone(toggle(category_id, id, countById(facets.categories))) },
      alone: { category_id: [id] },
    })),
    ...plainPackages.map(({ name, count }) => ({
      count,
      isOn: packages.includes(name),
      clicked: { packaging: toggle(packages, name, countByName(facets.packagings)).join() },
      alone: { packaging: name },
    })),
    ...(['in_stock', 'rohs'] as const).flatMap(name => {
      const isOn = query[name] === '1'
      const count = facets[name]
      // Lists of the database do not count these two.
      if (count === undefined) return []
      return [{ count, isOn, clicked: { [name]: isOn ? '0' : '1' }, alone: { [name]: '1' } }]
    }),
    ...facets.parameters.flatMap(facet =>
      facet.values.map(({ value, count }) => ({
        count,
        isOn: filterItems(parameters[facet.slug] ?? '').includes(value),
        clicked: {
          parameters: {
            ...parameters,
            [facet.slug]: toggleValue(facet, parameters[facet.slug] ?? '', value),
          },
        },
        alone: { parameters: { ...parameters, [facet.slug]: value } },
      })),
    ),
  ]
}

function orNone<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

/** The same walk in every run. */
function randomly(seed: number): <T>(from: readonly T[]) => T | undefined {
  let state = seed
  return from => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)]
  }
}
