import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../tests/harness/empty-catalogue.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listCategoryParts } from '../../../contract/shop/catalogue.ts'
import { createCall } from '../../../contract/wire/call.ts'
import { listenForChanges } from '../../database/changes.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createShop } from '../../shop.ts'
import { importParts } from './import-parts.ts'
import type { PartRecord } from './part-record.ts'
import { returnStock, takeStock } from './stock.queries.ts'

/** A part of the random catalog, with the meaning of its attributes. */
type Truth = {
  record: PartRecord
  resistance: number | null
  supply: [number, number] | null
}

const RESISTANCES: [number, string[]][] = [
  [1_000, ['1k', '1 kΩ', '1000 Ohm', '1K0']],
  [4_700, ['4k7', '4.7 kΩ', '4,7 кОм']],
  [10_000, ['10k', '10 kΩ', '10000 ohms', '0.01 MΩ']],
  [1_000_000, ['1M', '1 MΩ', '1000 kΩ']],
]
/** By the spelling of URLs. */
const OHMS: Record<string, number> = { '1k': 1_000, '4.7k': 4_700, '10k': 10_000, '1M': 1_000_000 }
const SUPPLIES: [[number, number], string[]][] = [
  [
    [1.8, 5.5],
    ['1.8 V ~ 5.5 V', '1.8-5.5V', '1.8 to 5.5 V'],
  ],
  [
    [3, 36],
    ['3 V to 36 V', '3…36 V'],
  ],
  [
    [5, 5],
    ['5 V', '5V'],
  ],
]
const PACKAGES = ['0402', '0603', 'SOT-23', '']
const MAKERS = ['Acme', 'Bolt', 'Coil']
const LEAVES = ['Things > Left', 'Things > Right']

const anyPart = fc.record({
  maker: fc.constantFrom(...MAKERS),
  category: fc.constantFrom(...LEAVES),
  packaging: fc.constantFrom(...PACKAGES),
  isCompliant: fc.boolean(),
  stock: fc.constantFrom(0, 0, 5, 100, 20_000),
  minQty: fc.constantFrom(1, 10),
  price: fc.constantFrom(null, 0.01, 0.02, 1.5),
  resistance: fc.option(fc.tuple(fc.nat(3), fc.nat(3))),
  supply: fc.option(fc.tuple(fc.nat(2), fc.nat(2))),
})
type AnyPart = typeof anyPart extends fc.Arbitrary<infer T> ? T : never

function toTruth(part: AnyPart, i: number): Truth {
  const [resistance, resistanceTexts] = RESISTANCES[part.resistance?.[0] ?? -1] ?? [null, []]
  const [supply, supplyTexts] = SUPPLIES[part.supply?.[0] ?? -1] ?? [null, []]
  const spelled = (texts: string[], at = 0) => texts[at % Math.max(1, texts.length)]
  const attributes = [
    { name: 'Resistance', value: spelled(resistanceTexts, part.resistance?.[1]) },
    { name: 'Supply voltage', value: spelled(supplyTexts, part.supply?.[1]) },
  ]
  const { price } = part
  return {
    resistance,
    supply,
    record: {
      manufacturer: part.maker,
      partNumber: `P-${String((i * 7919) % 1000).padStart(3, '0')}`,
      category: part.category,
      packaging: part.packaging,
      batch: '',
      rohs: part.isCompliant ? 'compliant' : 'unknown',
      leadTimeWeeks: null,
      stock: part.stock,
      datasheet: '',
      description: '',
      minQty: part.minQty,
      multiple: 1,
      prices:
        price === null
          ? []
          : [
              { quantity: 1, price: String(price) },
              { quantity: 100, price: (price / 2).toFixed(5) },
            ],
      attributes: attributes.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }])),
      images: [],
      weightGrams: 0,
      aliases: [],
    },
  }
}

const anyQuery = fc.record({
  root: fc.constantFrom('Things', ...LEAVES),
  brands: fc.subarray(MAKERS),
  packages: fc.subarray(['0402', 'sot23']),
  in_stock: fc.boolean(),
  rohs: fc.boolean(),
  stock: fc.constantFrom(null, 5, 101),
  cheapest: fc.constantFrom(null, 0.01, 0.6),
  qty: fc.constantFrom(null, 1, 5, 100, 5_000),
  resistance: fc.constantFrom(null, '10K', '1k,10000', '..4k7', '4.7k..1M', '-', '!1M'),
  supply: fc.constantFrom(null, '3.3', '3..5', '-'),
  sort: fc.constantFrom(
    'relevance',
    'number',
    '-number',
    'price',
    '-price',
    'stock',
    '-stock',
    'packaging',
    '-packaging',
    'resistance',
    '-resistance',
  ),
  page: fc.constantFrom(1, 2),
})
type AnyQuery = typeof anyQuery extends fc.Arbitrary<infer T> ? T : never

/** The meanings of the texts of anyQuery, written by hand. */
const RESISTANCE_RULES: Record<string, (ohms: number | null) => boolean> = {
  '10K': ohms => ohms === 10_000,
  '1k,10000': ohms => ohms === 1_000 || ohms === 10_000,
  '..4k7': ohms => ohms !== null && ohms <= 4_700,
  '4.7k..1M': ohms => ohms !== null && ohms >= 4_700,
  '-': ohms => ohms === null,
  '!1M': ohms => ohms !== 1_000_000,
}
const SUPPLY_RULES: Record<string, (range: [number, number] | null) => boolean> = {
  '3.3': range => range !== null && range[0] <= 3.3 && range[1] >= 3.3,
  '3..5': range => range !== null && range[0] <= 3 && range[1] >= 5,
  '-': range => range === null,
}

function priceOf({ record }: Pick<Truth, 'record'>, quantity: number | null): number {
  const ordered = Math.max(quantity ?? 0, record.minQty)
  return Number(record.prices.findLast(({ quantity: from }) => from <= ordered)?.price ?? Infinity)
}

/** Every filter as a rule of its own, so that each can be left out. */
function rulesOf(query: AnyQuery): Map<string, (part: Truth) => boolean> {
  const rules = new Map<string, (part: Truth) => boolean>()
  const { brands, packages, stock, cheapest, resistance, supply } = query
  if (brands.length > 0) rules.set('brand_id', ({ record }) => brands.includes(record.manufacturer))
  const fold = (name: string) => name.toLowerCase().replaceAll('-', '')
  if (packages.length > 0)
    rules.set('packaging', ({ record }) => packages.some(name => fold(name) === fold(record.packaging)))
  if (query.in_stock) rules.set('in_stock', ({ record }) => record.stock > 0)
  if (query.rohs) rules.set('rohs', ({ record }) => record.rohs === 'compliant')
  if (stock !== null) rules.set('stock', ({ record }) => record.stock >= stock)
  if (cheapest !== null) rules.set('price', part => priceOf(part, query.qty) <= cheapest)
  if (resistance !== null)
    rules.set('resistance', part => RESISTANCE_RULES[resistance]?.(part.resistance) ?? false)
  if (supply !== null) rules.set('supply', part => SUPPLY_RULES[supply]?.(part.supply) ?? false)
  return rules
}

function inOrder(parts: Truth[], { sort, qty }: AnyQuery): Truth[] {
  const byNumber = parts.toSorted((a, b) => (a.record.partNumber < b.record.partNumber ? -1 : 1))
  if (sort === 'relevance' || sort === 'number') return byNumber
  if (sort === '-number') return byNumber.reverse()
  const sign = sort.startsWith('-') ? -1 : 1
  // Parts that do not state the value come last in both directions.
  const last = (key: number | null) => (key === null || key === Infinity ? Infinity : sign * key)
  const key = ({ record, resistance }: Truth): number => {
    if (sort.endsWith('stock')) return -sign * record.stock
    if (sort.endsWith('packaging')) return last(record.packaging ? PACKAGES.indexOf(record.packaging) : null)
    return sort.endsWith('price') ? last(priceOf({ record }, qty)) : last(resistance)
  }
  return byNumber.sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)))
}

describe('lists of a category, compared with filtering every part by hand', () => {
  let shop: TestShop
  let catalogue: Truth[]
  let second: ReturnType<typeof createShop>
  let secondChanges: Awaited<ReturnType<typeof listenForChanges>>
  const PAGE = 7

  beforeAll(async () => {
    shop = await openTestShop()
    secondChanges = await listenForChanges(shop.databaseUrl)
    second = createShop({ ...shop.parts, connection: shop.connection, changes: secondChanges })
    await emptyCatalogue(shop.connection.pool)
    const parts = fc.sample(anyPart, { numRuns: 160, seed: 7 })
    catalogue = parts.map(toTruth)
    await save()
  })
  afterAll(async () => {
    await second.close()
    await secondChanges.close()
    await shop.close()
  })

  const save = (deletesMissing = false) =>
    inTransaction(shop.connection.pool, transaction =>
      importParts(
        transaction,
        catalogue.map(({ record }) => record),
        { deletesMissing },
      ),
    )

  async function compare(query: AnyQuery): Promise<void> {
    const calls = [
      shop.call(),
      createCall({
        fetch: (path, init) => second.api.request(path, init),
        lang: 'en',
        token: () => null,
        isStrict: true,
      }),
    ]
    const { pool } = shop.connection
    const id = async (sql: string, name: string): Promise<number> =>
      (await pool.query(sql, [name])).rows[0].id
    const rootId = await id(
      `select category_id as id from category_names where lang = 'en' and name = $1`,
      query.root.split(' > ').at(-1) ?? '',
    )
    const brandIds = await Promise.all(
      query.brands.map(name => id('select id from manufacturers where name = $1', name)),
    )
    const inRoot = catalogue.filter(({ record }) => record.category.startsWith(query.root))
    const rules = rulesOf(query)
    const passing = (except?: string) =>
      inRoot.filter(part => [...rules].every(([slug, rule]) => slug === except || rule(part)))
    const expected = inOrder(passing(), query).map(({ record }) => record.partNumber)
    for (const call of calls) {
      const answer = await call(listCategoryParts, {
        id: rootId,
        page: query.page,
        page_size: PAGE,
        brand_id: brandIds.join() || undefined,
        packaging: query.packages.join() || undefined,
        in_stock: query.in_stock ? '1' : undefined,
        rohs: query.rohs ? '1' : undefined,
        stock: query.stock === null ? undefined : `${query.stock}..`,
        price: query.cheapest === null ? undefined : `..${query.cheapest}`,
        qty: query.qty ?? undefined,
        sort: query.sort,
        parameters: {
          ...(query.resistance !== null && { resistance: query.resistance }),
          ...(query.supply !== null && { supply: query.supply }),
        },
      })
      expect(answer.total).toBe(expected.length)
      const from = (query.page - 1) * PAGE
      expect(answer.list.map(part => part.part_number)).toEqual(expected.slice(from, from + PAGE))
      const facet = answer.facets.parameters.find(({ slug }) => slug === 'resistance')
      for (const value of facet?.values ?? []) {
        const ohms = OHMS[value.value]
        const count = passing('resistance').filter(part => part.resistance === ohms).length
        expect([value.value, value.count]).toEqual([value.value, count])
      }
      expect(facet?.missing ?? 0).toBe(
        facet ? passing('resistance').filter(part => part.resistance === null).length : 0,
      )
      expect(answer.facets.in_stock).toBe(passing('in_stock').filter(({ record }) => record.stock > 0).length)
      expect(answer.facets.rohs).toBe(
        passing('rohs').filter(({ record }) => record.rohs === 'compliant').length,
      )
      for (const { name, count } of answer.facets.brands.filter(({ count }) => count > 0))
        expect([name, count]).toEqual([
          name,
          passing('brand_id').filter(({ record }) => record.manufacturer === name).length,
        ])
      for (const { name, count } of answer.facets.packagings)
        expect([name, count]).toEqual([
          name,
          passing('packaging').filter(({ record }) => record.packaging === name).length,
        ])
      if (expected.length === 0 && inRoot.length > 0) expect(answer.relax).not.toEqual([])
      for (const { slug, total, also = [] } of answer.relax ?? []) {
        const removed = [slug, ...also.map(other => other.slug)]
        const left = inRoot.filter(part =>
          [...rules].every(([own, rule]) => removed.includes(own) || rule(part)),
        )
        expect([removed, total]).toEqual([removed, left.length])
        expect(total).toBeGreaterThan(0)
      }
    }
  }

  test('manufacturers, packages and subcategories keep their order for any choice', async () => {
    const namesOf = async (query: object) => {
      const { rows } = await shop.connection.pool.query(
        `select category_id as id from category_names where name = 'Things'`,
      )
      const { facets } = await shop.call()(listCategoryParts, { id: rows[0].id, ...query })
      return [facets.brands, facets.packagings, facets.categories].map(entries =>
        entries.map(({ name }) => name),
      )
    }
    const usual = await namesOf({})
    expect(usual.map(names => names.length)).toEqual([3, 3, 2])
    for (const query of [{ packaging: '0402' }, { in_stock: '1' }, { rohs: '1', stock: '20000' }])
      expect(await namesOf(query)).toEqual(usual)
  })

  const queries = (count: number, seed: number) => fc.sample(anyQuery, { numRuns: count, seed })

  test('totals, pages, order and counts are the same', async () => {
    for (const query of queries(300, 1)) await compare(query)
  })

  test('after pieces were sold and returned', async () => {
    const { rows } = await shop.connection.pool.query(
      'select id, part_number, stock from parts where stock > 0 limit 20',
    )
    await inTransaction(shop.connection.pool, async ({ client }) => {
      await takeStock(
        client,
        rows.map(({ id, stock }) => ({ partId: id, quantity: stock, seenAt: null })),
      )
    })
    await returnStock(shop.connection.db, [{ partId: rows[0].id, quantity: 3 }])
    for (const { part_number } of rows) setStock(part_number, part_number === rows[0].part_number ? 3 : 0)
    await expect.poll(async () => (await inStockTotals()).join()).toBe(expectedInStock())
    for (const query of queries(100, 2)) await compare(query)
  })

  test('after an import changed, added and removed parts', async () => {
    const changed = fc.sample(anyPart, { numRuns: 140, seed: 9 }).map((part, i) => toTruth(part, i + 30))
    catalogue = changed
    await save(true)
    await expect.poll(async () => (await inStockTotals()).join()).toBe(expectedInStock())
    for (const query of queries(100, 3)) await compare(query)
  })

  function setStock(partNumber: string, stock: number): void {
    for (const { record } of catalogue) if (record.partNumber === partNumber) record.stock = stock
  }

  async function inStockTotals(): Promise<number[]> {
    const { rows } = await shop.connection.pool.query(
      `select category_id as id from category_names where name = 'Things'`,
    )
    const asked = [shop.api, second.api].map(async api => {
      const answer = await (
        await api.request(`/api/index/getCategoryList?id=${rows[0].id}&in_stock=1`)
      ).json()
      return answer.data.total
    })
    return Promise.all(asked)
  }

  function expectedInStock(): string {
    const count = catalogue.filter(({ record }) => record.stock > 0).length
    return [count, count].join()
  }
})
