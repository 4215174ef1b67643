import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listAlternates } from '../../../contract/shop/alternates.ts'
import {
  getGoodsDetail,
  listCategoryParts,
  listFacetValues,
  searchParts,
} from '../../../contract/shop/catalogue.ts'
import { inTransaction } from '../../database/transaction.ts'
import { importParts } from './import-parts.ts'
import type { PartRecord } from './part-record.ts'

let shop: TestShop
let categoryId: number

const RECORDS = [
  part('TD-1', { lifecycle: 'active', origin: 'CN', msl: '1', eccn: 'EAR99', hsCode: '8542.39.0001' }),
  part('TD-2', { lifecycle: 'nrnd', origin: 'CN', msl: '3' }),
  part('TD-3', { lifecycle: 'last_time_buy', lastBuyOn: '2027-03-31', origin: 'MY', eccn: '3A991.a.2' }),
  part('TD-4', { lifecycle: 'obsolete', origin: 'CN', hsCode: '8542.39.0001' }),
  part('TD-5', { attributes: [{ name: 'MSL', value: '3 (168 Hours)' }] }),
]

beforeAll(async () => {
  shop = await openTestShop()
  await inTransaction(shop.connection.pool, transaction => importParts(transaction, RECORDS))
  const { rows } = await shop.connection.pool.query<{ category_id: number }>(
    `select category_id from category_names where name = 'Trade things'`,
  )
  categoryId = rows[0]?.category_id ?? 0
})
afterAll(() => shop.close())

function part(partNumber: string, facts: Partial<PartRecord>): PartRecord {
  return {
    manufacturer: 'Tradesman',
    partNumber,
    category: 'Trade things',
    packaging: 'SOIC-8',
    batch: '',
    rohs: 'unknown',
    leadTimeWeeks: null,
    stock: 5,
    datasheet: '',
    description: '',
    minQty: 1,
    multiple: 1,
    prices: [{ quantity: 1, price: '1.00000' }],
    attributes: [],
    images: [],
    weightGrams: 0,
    aliases: [],
    ...facts,
  }
}

const list = (parameters: Record<string, string>, lang: 'en' | 'de' = 'en') =>
  shop.call(lang)(listCategoryParts, { id: categoryId, ...parameters })

async function detail(number: string, lang: 'en' | 'de' = 'en') {
  const { list } = await shop.call(lang)(searchParts, { keyword: number })
  const id = list.find(goods => goods.part_number === number)?.goods_id ?? 0
  return shop.call(lang)(getGoodsDetail, { id })
}

describe('a part', () => {
  test('states the values of its list, and null for the rest', async () => {
    expect(await detail('TD-3', 'de')).toMatchObject({
      lifecycle: 'last_time_buy',
      last_buy_date: '2027-03-31',
      eccn: '3A991.a.2',
      hs_code: null,
      origin: 'MY',
      origin_name: 'Malaysia',
      msl: null,
    })
  })

  test('states a moisture level that is only among its attributes', async () => {
    expect(await detail('TD-5')).toMatchObject({ msl: '3', lifecycle: null, origin_name: '' })
  })
})

describe('the list of a category', () => {
  test('is filtered by life cycle, origin, moisture level, ECCN and HS code, with exact counts', async () => {
    const { facets, total } = await list({})
    const counts = facets.parameters.map(({ slug, values, missing }) => [
      slug,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
      missing,
    ])
    expect(total).toBe(5)
    expect(counts).toEqual([
      ['lifecycle', { active: 1, nrnd: 1, last_time_buy: 1, obsolete: 1 }, 1],
      ['origin', { CN: 3, MY: 1 }, 1],
      ['msl', { 'MSL-1': 1, 'MSL-3': 2 }, 2],
      ['eccn', { EAR99: 1, '3A991.a.2': 1 }, 3],
    ])
  })

  test.each([
    [{ lifecycle: 'obsolete,nrnd' }, ['TD-2', 'TD-4']],
    [{ origin: 'cn' }, ['TD-1', 'TD-2', 'TD-4']],
    [{ origin: 'China', lifecycle: '!obsolete' }, ['TD-1', 'TD-2']],
    [{ msl: '3' }, ['TD-2', 'TD-5']],
    [{ 'hs-code': '8542.39.0001' }, ['TD-1', 'TD-4']],
    [{ eccn: 'EAR99' }, ['TD-1']],
    [{ lifecycle: '-' }, ['TD-5']],
  ])('%j', async (query, numbers) => {
    const found = await list(query)
    expect(found.list.map(goods => goods.part_number)).toEqual(numbers)
    expect(found.total).toBe(numbers.length)
  })

  test('filters have one spelling in addresses and names in the buyer’s language', async () => {
    const { facets } = await list({ origin: 'china,my', lifecycle: 'OBSOLETE,active' }, 'de')
    const chosen = facets.parameters.map(({ slug, name, chosen }) => ({ slug, name, chosen }))
    expect(chosen).toEqual(
      expect.arrayContaining([
        { slug: 'lifecycle', name: 'Lebenszyklus', chosen: 'active,obsolete' },
        { slug: 'origin', name: 'Ursprungsland', chosen: 'CN,MY' },
      ]),
    )
    const origins = facets.parameters.find(({ slug }) => slug === 'origin')?.values
    expect(origins?.map(({ label }) => label)).toEqual(['China', 'Malaysia'])
  })

  test('an unknown country is named, and does not filter', async () => {
    expect(await list({ origin: 'Atlantis' })).toMatchObject({
      total: 5,
      not_understood: [{ name: 'origin', text: 'Atlantis' }],
    })
  })

  test.each([
    ['price', 'cheap'],
    ['stock', 'many'],
  ])('a text that is no number is shown as typed: %s=%s', async (name, text) => {
    expect(await list({ [name]: text })).toMatchObject({ total: 5, not_understood: [{ name, text }] })
  })

  test('all values of a filter can be searched', async () => {
    const found = await shop.call('en')(listFacetValues, { id: categoryId, slug: 'origin', find: 'mala' })
    expect(found.list).toEqual([{ value: 'MY', label: 'Malaysia', count: 1, chosen: false }])
  })

  test('is a page that works without a script', async () => {
    const page = await shop.get(`/category/Trade-things-${categoryId}?lifecycle=nrnd`)
    const html = await page.text()
    expect(html).toContain('TD-2')
    expect(html).not.toContain('TD-1')
  })

  test('follows a change of a part by hand', async () => {
    await shop.connection.pool.query(`update parts set origin = 'JP' where part_number = 'TD-4'`)
    const numbers = async () => (await list({ origin: 'JP' })).list.map(goods => goods.part_number)
    await expect.poll(numbers, { timeout: 60_000 }).toEqual(['TD-4'])
  })
})

test('origin and moisture level are no differences between alternates, and obsolete ones come last', async () => {
  const attributes = [
    { name: 'Capacitance', value: '100 nF' },
    { name: 'Voltage rating', value: '50 V' },
    { name: 'Tolerance', value: '±10 %' },
    { name: 'Dielectric', value: 'X7R' },
  ]
  const records = [
    part('TALT-A', { attributes, origin: 'CN', msl: '1', stock: 0 }),
    part('TALT-B', {
      attributes,
      lifecycle: 'obsolete',
      origin: 'JP',
      msl: '3',
      prices: [{ quantity: 1, price: '0.5' }],
    }),
    part('TALT-C', { attributes, lifecycle: 'active', origin: 'MY' }),
  ]
  await inTransaction(shop.connection.pool, transaction => importParts(transaction, records))
  const { goods_id } = await detail('TALT-A')
  const found = await shop.call('en')(listAlternates, { id: goods_id })
  expect(found.map(({ goods, differences }) => [goods.part_number, differences])).toEqual([
    ['TALT-C', []],
    ['TALT-B', []],
  ])
})
