import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import type { Facets, GoodsQuery } from '../../../contract/shop/goods.ts'
import { filterItems } from '../../../domain/split-filter.ts'
import {
  countById,
  countByName,
  toggle,
  toggleValue,
} from '../../../storefront/areas/catalogue/lists/toggle-value.ts'
import { loadDirectory } from './directory.ts'
import { listCategoryGoods } from './list-category-goods.ts'
import { keepSegments, type SegmentStore } from './segments/segment-store.ts'

const CLICKS = 5_000
/** Then the walk begins again in another category. */
const CLICKS_PER_LIST = 50
/** Every so often the counts are compared with lists. */
const CLICKS_PER_CHECK = 25

type Choice = Pick<GoodsQuery, 'brand_id' | 'category_id' | 'packaging' | 'in_stock' | 'rohs' | 'parameters'>
type Query = Choice & { id: number }

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
  const list = async ({ id, ...choice }: Query) =>
    listCategoryGoods({ db, directory, segments, lang: 'en' }, [id], {
      ...choice,
      page: 1,
      page_size: 0,
      sort: 'relevance',
    })
  // Lists of several categories are sorted by the database, which would take most of the time.
  const roots = [...directory.categories]
    .filter(([, { count, childIds }]) => count > 100 && childIds.length === 0)
    .map(([id]) => id)
  const pick = randomly(11)
  let query: Query = { id: 0 }
  let emptyValues = 0
  for (let clicks = 0; clicks < CLICKS; clicks++) {
    if (clicks % CLICKS_PER_LIST === 0) query = { id: pick(roots) ?? 0 }
    const { total, facets } = await list(query)
    expect({ query, isEmpty: total === 0 }).toEqual({ query, isEmpty: false })
    const offered = offeredIn(facets, query)
    const empty = offered.filter(({ count, isOn }) => count === 0 && !isOn)
    emptyValues += empty.length
    const next = pick(offered.filter(({ count, isOn }) => count > 0 || isOn))
    if (clicks % CLICKS_PER_CHECK === 0)
      for (const one of [next, pick(empty)]) {
        if (!one || one.isOn) continue
        const alone = { ...query, ...one.alone }
        expect({ alone, total: (await list(alone)).total }).toEqual({ alone, total: one.count })
      }
    query = { ...query, ...next?.clicked }
  }
  expect(emptyValues).toBeGreaterThan(CLICKS)
})

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
    ...(['in_stock', 'rohs'] as const).map(name => {
      const isOn = query[name] === '1'
      return {
        count: facets[name] ?? 0,
        isOn,
        clicked: { [name]: isOn ? '0' : '1' },
        alone: { [name]: '1' },
      }
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
