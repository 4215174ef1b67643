import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import {
  getCategoryTree,
  listBrandParts,
  listCategoryParts,
  listFacetValues,
  searchParts,
} from '../../../contract/shop/catalogue.ts'

let shop: TestShop
let id: number

beforeAll(async () => {
  shop = await openTestShop()
  const { category } = await shop.call()(getCategoryTree)
  id =
    category.flatMap(({ children }) => children).find(child => child.category_name === 'Chip resistors')
      ?.category_id ?? 0
})
afterAll(() => shop.close())

test('all values of a parameter, in value order, with the counts of the list', async () => {
  const asked = { id, parameters: { tolerance: '1' } }
  const list = await shop.call()(listCategoryParts, asked)
  const shown = list.facets.parameters.find(({ slug }) => slug === 'resistance')
  const all = await shop.call()(listFacetValues, { ...asked, slug: 'resistance', page_size: 100 })
  expect(all.total).toBe((shown?.values.length ?? 0) + (shown?.more ?? 0))
  for (const value of shown?.values ?? []) {
    const page = await shop.call()(listFacetValues, { ...asked, slug: 'resistance', find: value.label })
    expect(page.list).toContainEqual(value)
  }
  const ohms = all.list.map(({ value }) => Number.parseFloat(value) * (value.endsWith('k') ? 1e3 : 1))
  expect(ohms.slice(0, 40)).toEqual(ohms.slice(0, 40).toSorted((a, b) => a - b))
})

test('values that contain a text', async () => {
  const found = await shop.call()(listFacetValues, { id, slug: 'resistance', find: '4.7' })
  expect(found.total).toBeGreaterThan(0)
  for (const { label } of found.list) expect(label).toContain('4.7')
})

test('those of one manufacturer have the counts of its list', async () => {
  const { brands } = (await shop.call()(listCategoryParts, { id })).facets
  const asked = { id: brands[0]?.id ?? 0, category_id: String(id) }
  const list = await shop.call()(listBrandParts, asked)
  const shown = list.facets.parameters.find(({ slug }) => slug === 'resistance')
  expect(shown?.values.length).toBeGreaterThan(0)
  const query = { manufacturer: asked.id, category_id: asked.category_id, slug: 'resistance' }
  for (const value of shown?.values ?? [])
    expect((await shop.call()(listFacetValues, { ...query, find: value.label })).list).toContainEqual(value)
})

test.each([
  { keyword: 'chip resistor', category_id: () => String(id) },
  { keyword: '1% 0603 resistor', category_id: () => undefined },
])('those of the search $keyword have the counts of its list', async ({ keyword, category_id }) => {
  const asked = { keyword, category_id: category_id() }
  const list = await shop.call()(searchParts, asked)
  const shown = list.facets.parameters.find(({ slug }) => slug === 'resistance')
  expect(shown?.values.length).toBeGreaterThan(0)
  const all = await shop.call()(listFacetValues, { ...asked, slug: 'resistance', page_size: 100 })
  expect(all.total).toBe((shown?.values.length ?? 0) + (shown?.more ?? 0))
  for (const value of shown?.values ?? []) expect(all.list).toContainEqual(value)
})

test('those of a manufacturer with parts of one category need no chosen category', async () => {
  const { brands } = (await shop.call()(listCategoryParts, { id })).facets
  const manufacturer = brands[0]?.id ?? 0
  const query = { manufacturer, parameters: { resistance: '10k' }, slug: 'tolerance' }
  const list = await shop.call()(listBrandParts, { id: manufacturer, parameters: { resistance: '10k' } })
  const shown = list.facets.parameters.find(({ slug }) => slug === 'tolerance')
  expect((await shop.call()(listFacetValues, query)).list).toEqual(shown?.values)
})

test('a name that is no parameter is not found', async () => {
  await expect(shop.call()(listFacetValues, { id, slug: 'no such thing' })).rejects.toMatchObject({
    code: 404,
  })
})
