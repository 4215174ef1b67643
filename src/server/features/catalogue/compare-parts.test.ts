import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../tests/harness/empty-catalogue.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { compareParts } from '../../../contract/shop/compare.ts'
import type { Lang } from '../../../domain/locales.ts'
import { inTransaction } from '../../database/transaction.ts'
import { importParts } from './import-parts.ts'
import type { PartRecord } from './part-record.ts'

const LONG =
  'contact us for the exact value, which depends on the lot and on the quantity that you order'.repeat(2)

const PARTS: [number: string, category: string, attributes: Record<string, string>, description?: string][] =
  [
    ['R-1', 'Chip resistors', { Resistance: '4k7', Tolerance: '±5%', Sleeve: '22', Note: LONG }],
    ['R-2', 'Chip resistors', { Resistance: '4.7 kΩ', Tolerance: '1 %', Sleeve: '24' }],
    ['R-3', 'Chip resistors', { Tolerance: '1%' }, 'RES 10K OHM 1% 1/16W 0402'],
    ['U-1', 'Comparators', { 'Supply voltage': '3-5.5V', Channels: '2' }],
    ['U-2', 'Comparators', { 'Supply voltage': '1.8 V ~ 5.5 V', Channels: '2' }],
    ['C-1', 'Ceramic capacitors', { Capacitance: '0,1 мкФ', Dielectric: 'X5R' }],
    ['C-2', 'Ceramic capacitors', { Capacitance: '100nF', Dielectric: 'NP0' }],
  ]

function toRecord([partNumber, category, attributes, description = '']: (typeof PARTS)[number]): PartRecord {
  return {
    manufacturer: 'Acme',
    partNumber,
    category,
    packaging: '0402',
    batch: '',
    rohs: 'compliant',
    leadTimeWeeks: null,
    stock: 10,
    datasheet: '',
    description,
    minQty: 1,
    multiple: 1,
    prices: [{ quantity: 1, price: '0.5' }],
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    images: [],
    weightGrams: 0,
    aliases: [],
  }
}

describe('parts side by side', () => {
  let shop: TestShop
  const ids = new Map<string, number>()

  beforeAll(async () => {
    shop = await openTestShop()
    await emptyCatalogue(shop.connection.pool)
    await inTransaction(shop.connection.pool, transaction =>
      importParts(transaction, PARTS.map(toRecord), {}),
    )
    const { rows } = await shop.connection.pool.query('select id, part_number from parts')
    for (const { id, part_number } of rows) ids.set(part_number, id)
  })
  afterAll(() => shop.close())

  const compare = (numbers: string[], lang?: Lang) =>
    shop.call(lang)(compareParts, { ids: numbers.map(number => ids.get(number) ?? 999_999).join() })

  /** Each row as text: ≠ differs from the first part, ▲ is best. */
  async function rowsOf(numbers: string[], lang?: Lang): Promise<Record<string, string[]>> {
    const { parameters } = await compare(numbers, lang)
    return Object.fromEntries(
      parameters.map(({ slug, values }) => [
        slug,
        values.map(({ label, differs, best }) => `${differs ? '≠' : ''}${label}${best ? '▲' : ''}`),
      ]),
    )
  }

  test('numbers, texts and missing values', async () => {
    expect(await rowsOf(['R-1', 'R-2', 'R-3'])).toEqual({
      resistance: ['4.7 kΩ', '4.7 kΩ', '≠10 kΩ'],
      tolerance: ['±5 %', '≠±1 %▲', '≠±1 %▲'],
      power: ['', '', '≠62.5 mW'],
      'a.note': [LONG, '≠', '≠'],
      'a.sleeve': ['22', '≠24', '≠'],
    })
  })

  test('ranges and words with an order, spelled in the reader’s language', async () => {
    const rows = await rowsOf(['U-1', 'U-2', 'C-1', 'C-2'], 'de')
    expect(rows.supply).toEqual(['3 … 5,5 V', '≠1,8 … 5,5 V▲', '≠', '≠'])
    expect(rows.capacitance).toEqual(['', '', '≠100 nF', '≠100 nF'])
    expect(rows.dielectric).toEqual(['', '', '≠X5R', '≠C0G▲'])
  })

  test('the rows are in the order of the dictionary, then attributes that it does not know', async () => {
    const slugs = Object.keys(await rowsOf(['C-1', 'R-1', 'U-1']))
    expect(slugs.indexOf('resistance')).toBeLessThan(slugs.indexOf('capacitance'))
    expect(slugs.at(-1)).toBe('a.sleeve')
  })

  test('a part that has left the catalog keeps its column', async () => {
    const { list, parameters } = await compare(['no such part', 'R-1', 'R-2'])
    expect(list.map(({ goods }) => goods?.part_number)).toEqual([undefined, 'R-1', 'R-2'])
    const tolerance = parameters.find(({ slug }) => slug === 'tolerance')
    expect(tolerance?.values.map(({ differs }) => differs)).toEqual([false, false, true])
  })

  test('more than eight parts are refused', async () => {
    expect((await shop.get('/api/goods/compare?ids=1,2,3,4,5,6,7,8,9')).status).toBe(400)
  })

  test('the page is the same for everyone, not indexed, and has one address', async () => {
    const [first, second] = [ids.get('R-1'), ids.get('C-1')]
    const page = await shop.get(`/compare?ids=${first},${second}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('4.7 kΩ')
    expect(html).toContain('data:text/csv')
    const moved = await shop.get(`/de/compare?ids=x,0${first},${second},${second}&utm_source=mail`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/de/compare?ids=${first},${second}`])
    expect(await (await shop.get(`/compare?ids=${first},999999`)).text()).toContain('No longer available')
    expect((await shop.get(`/de/compare?differences=1&ids=${first}&qty=500`)).status).toBe(200)
    const nothing = await shop.get('/compare')
    expect(await nothing.text()).toContain('Nothing to compare yet')
  })
})
