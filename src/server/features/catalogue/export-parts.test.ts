import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { emptyCatalogue } from '../../../../tests/harness/empty-catalogue.ts'
import { withEmptyCatalogue } from '../../../../tests/harness/with-empty-catalogue.ts'
import { COUNTRY_CODES } from '../../../domain/countries.ts'
import { searchKey } from '../../../domain/part-number.ts'
import { LIFECYCLES, MOISTURE_LEVELS } from '../../../domain/trade-data.ts'
import { inTransaction } from '../../database/transaction.ts'
import { exportParts } from './export-parts.ts'
import { importParts } from './import-parts.ts'
import { importStockList } from './import-stock-list.ts'
import type { PartRecord } from './part-record.ts'

const { connection, folder } = withEmptyCatalogue()
const path = join(folder, 'parts.csv')

const exportFile = () => exportParts(connection(), createWriteStream(path))

const importFile = () =>
  importStockList(
    byShell(connection()),
    path,
    {
      refusedPath: `${path}.refused.csv`,
      unreadPath: `${path}.unread.csv`,
      takesParameters: false,
      isDryRun: false,
      deletesMissing: true,
      signal: new AbortController().signal,
    },
    { onRow: () => {}, onPhase: () => {}, confirmRemoval: async () => true },
  )

const importRecords = (records: PartRecord[]) =>
  inTransaction(connection().pool, transaction => importParts(transaction, records))

/** Everything except ids and timestamps. */
async function picture(): Promise<unknown[]> {
  const { rows } = await connection().pool.query(`
    select m.name as manufacturer, to_jsonb(p) - '{id,manufacturer_id,category_id,updated_at}'::text[] as part,
      (select string_agg(name, ',') from category_names n where n.category_id = p.category_id) as category,
      (select array_agg(alias order by alias) from aliases a where a.part_id = p.id) as aliases,
      (select jsonb_agg(to_jsonb(a) - 'part_id' order by manufacturer, part_number)
        from part_alternates a where a.part_id = p.id) as alternates
    from parts p join manufacturers m on m.id = manufacturer_id order by m.name_key, part_number`)
  return rows
}

const PLAIN: PartRecord = {
  manufacturer: 'Texas Instruments',
  partNumber: 'LM358DR',
  category: '',
  packaging: '',
  batch: '',
  rohs: 'unknown',
  leadTimeWeeks: null,
  stock: 0,
  datasheet: '',
  description: '',
  minQty: 1,
  multiple: 1,
  prices: [],
  attributes: [],
  images: [],
  weightGrams: 0,
  aliases: [],
}

test('an export is a CSV file with the documented columns', async () => {
  await importRecords([
    {
      manufacturer: 'Texas Instruments',
      partNumber: 'LM358DR',
      category: 'ICs > Op-amps',
      packaging: 'SOIC-8',
      batch: '24+',
      rohs: 'compliant',
      leadTimeWeeks: 8,
      stock: 5,
      datasheet: '/a.pdf',
      description: 'a "b"\nc',
      minQty: 1,
      multiple: 1,
      prices: [
        { quantity: 1, price: '0.50000' },
        { quantity: 10, price: '0.12345' },
      ],
      attributes: [{ name: 'a', value: 'b;c=d' }],
      images: ['/1.png', '/2.png'],
      weightGrams: 0.5,
      aliases: ['x', 'y|z'],
      alternates: [
        { manufacturer: '', partNumber: 'LM358DG' },
        { manufacturer: 'ST', partNumber: 'LM;358' },
      ],
      lifecycle: 'last_time_buy',
      lastBuyOn: '2027-03-31',
      eccn: 'EAR99',
      hsCode: '8542.33.0001',
      origin: 'MY',
      msl: '2a',
    },
  ])
  await exportFile()
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFFmanufacturer,part_number,category,packaging,batch,rohs,lead_time,stock,datasheet,description,min_qty,multiple,qty_1,price_1,qty_2,price_2,attributes,images,weight_g,aliases,alternates,lifecycle,last_time_buy,eccn,hs_code,origin,msl\n' +
      'Texas Instruments,LM358DR,ICs > Op-amps,SOIC-8,24+,compliant,8,5,/a.pdf,"a ""b""\nc",1,1,1,0.5,10,0.12345,"[{""name"": ""a"", ""value"": ""b;c=d""}]",/1.png /2.png,0.5,"[""x"", ""y|z""]","[{""part_number"":""LM358DG""}, {""manufacturer"":""ST"",""part_number"":""LM;358""}]",last_time_buy,2027-03-31,EAR99,8542.33.0001,MY,2a\n',
  )
})

test('no cell is a formula in a spreadsheet, and part numbers that look like one are restored', async () => {
  const numbers = ['=1+1', '+DS1302N', '-5V', '@X1', "'=A", '-5', '\u200B=B1']
  await importRecords(numbers.map(partNumber => ({ ...PLAIN, partNumber, description: `@${partNumber}` })))
  await exportFile()
  const rows = readFileSync(path, 'utf8').split('\n').slice(1, -1)
  const written = rows.map(row => row.split(',')[1]).sort()
  expect(written).toEqual(["'=1+1", "'+DS1302N", "'-5V", "'@X1", "''=A", '-5', "'\u200B=B1"].sort())
  expect(rows.every(row => row.includes(",'@"))).toBe(true)
  expect(await importFile()).toMatchObject({ added: 0, changed: 0, unchanged: numbers.length, refused: 0 })
})

test('an empty catalog exports its header', async () => {
  await exportFile()
  expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFFmanufacturer,part_number,.*qty_1,price_1,.*\n$/)
})

const isPlain = (text: string) => text === text.trim() && !/\p{Cc}/u.test(text)
const word = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter(text => isPlain(text) && text.length <= maxLength && text !== '')
const identifier = (maxLength: number) =>
  fc
    .tuple(fc.constantFrom('', '', '=', '+', '-', '@', "'", "'="), word(maxLength - 2))
    .map(pieces => pieces.join(''))
    .filter(text => isPlain(text) && searchKey(text) !== '')
const lines = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\r\n', '\t', '"', "'", ',', '\\', ';', '='),
    ),
  )
  .map(pieces =>
    pieces
      .join('')
      .replace(/[^\P{Cc}\t\n\r]/gu, '')
      .trim(),
  )
const price = fc.integer({ min: 1, max: 10 ** 12 }).map(units => (units / 100_000).toFixed(5))
const category = fc.array(word(30), { maxLength: 3 }).map(names => names.map(escapeName).join(' > '))

function escapeName(name: string): string {
  return name.replace(/[\\>]/g, '\\$&')
}

const record: fc.Arbitrary<PartRecord> = fc
  .record({
    manufacturer: identifier(20),
    partNumber: identifier(40).filter(text => !/E\+/i.test(text)),
    category,
    packaging: fc.oneof(fc.constant(''), word(20)),
    batch: fc.oneof(fc.constant(''), word(20)),
    rohs: fc.constantFrom('compliant', 'non_compliant', 'unknown'),
    leadTimeWeeks: fc.option(fc.integer({ min: 0, max: 520 })),
    stock: fc.nat(),
    datasheet: fc.oneof(fc.constant(''), fc.webUrl({ withQueryParameters: true })),
    description: lines,
    minQty: fc.integer({ min: 1, max: 1000 }),
    multiple: fc.integer({ min: 1, max: 1000 }),
    prices: fc
      .uniqueArray(fc.record({ quantity: fc.integer({ min: 1, max: 1_000_000 }), price }), {
        selector: ({ quantity }) => quantity,
        maxLength: 12,
      })
      .map(prices => prices.sort((a, b) => a.quantity - b.quantity)),
    attributes: fc.array(fc.record({ name: word(20), value: lines }), { maxLength: 4 }),
    images: fc.array(fc.webUrl(), { maxLength: 3 }),
    weightGrams: fc.nat(1_000_000).map(value => value / 10_000),
    aliases: fc.uniqueArray(identifier(20), { maxLength: 3 }),
    alternates: fc.array(
      fc.record({ manufacturer: fc.oneof(fc.constant(''), identifier(20)), partNumber: identifier(20) }),
      { maxLength: 3 },
    ),
    lifecycle: fc.constantFrom(null, ...LIFECYCLES),
    lastBuyOn: fc.constantFrom('2027-03-31', '2028-02-29'),
    eccn: fc.constantFrom(null, 'EAR99', '3A991.a.2'),
    hsCode: fc.constantFrom(null, '8542', '8533.21', '8542.39.0001'),
    origin: fc.constantFrom(null, ...COUNTRY_CODES),
    msl: fc.constantFrom(null, ...MOISTURE_LEVELS),
  })
  .map(made => (made.lifecycle === 'last_time_buy' ? made : { ...made, lastBuyOn: null }))
  .map(made => ({ ...made, minQty: Math.max(made.minQty, made.prices[0]?.quantity ?? 1) }))

test('any export imports without a change, and gives the same catalog in an empty shop', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 20 }), async records => {
      await emptyCatalogue(connection().pool)
      const { added } = await importRecords(records)
      const before = await picture()
      await exportFile()
      expect(await importFile()).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: added,
        refused: 0,
        missing: 0,
      })
      await emptyCatalogue(connection().pool)
      expect(await importFile()).toMatchObject({ added, refused: 0 })
      expect(await picture()).toEqual(before)
    }),
    { numRuns: 15 },
  )
})
