import { describe, expect, test } from 'vitest'
import { withEmptyCatalogue } from '../../../../tests/harness/with-empty-catalogue.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type ImportOptions, importParts } from './import-parts.ts'
import type { PartRecord } from './part-record.ts'
import { rereadValues } from './reread-values.ts'

const { connection } = withEmptyCatalogue()

const opAmp: PartRecord = {
  manufacturer: 'Texas Instruments',
  partNumber: 'LM358DR',
  category: 'Semiconductors > Amplifiers',
  packaging: 'SOIC-8',
  batch: '2413+',
  rohs: 'compliant',
  leadTimeWeeks: 8,
  stock: 5000,
  datasheet: 'https://example.com/lm358.pdf',
  description: 'Dual op-amp',
  minQty: 10,
  multiple: 10,
  prices: [
    { quantity: 1, price: '0.5' },
    { quantity: 10, price: '0.12345' },
    { quantity: 100, price: '0.1' },
  ],
  attributes: [{ name: 'Channels', value: '2' }],
  images: ['/images/lm358.png'],
  weightGrams: 0.0755,
  aliases: ['LM358DR2', '60-0001'],
}

const importAll = (records: PartRecord[], options: ImportOptions = {}) =>
  inTransaction(connection().pool, transaction => importParts(transaction, records, options))

async function listParts(): Promise<Record<string, unknown>[]> {
  const { rows } = await connection().pool.query(`
    select p.*, m.name as manufacturer, (select array_agg(alias order by alias) from aliases where part_id = p.id) as aliases
    from parts p join manufacturers m on m.id = manufacturer_id order by p.id`)
  return rows
}

describe('records become parts', () => {
  test('the first parts of a catalog are read once', async () => {
    const { pool } = connection()
    await pool.query('truncate parameter_readings')
    await importAll([opAmp])
    await pool.query(`update parts set value_ids = '{}'`)
    await rereadValues({ pool })
    expect(await listParts()).toEqual([expect.objectContaining({ value_ids: [] })])
  })

  test('a new part has all data of its record, and the price at its minimum', async () => {
    expect(await importAll([opAmp])).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      deleted: 0,
      duplicates: 0,
      newManufacturers: 1,
      newCategories: ['Semiconductors', 'Semiconductors > Amplifiers'],
    })
    expect(await listParts()).toEqual([
      expect.objectContaining({
        manufacturer: 'Texas Instruments',
        part_number: 'LM358DR',
        search_key: 'LM358DR',
        packaging: 'SOIC-8',
        batch: '2413+',
        rohs: 'compliant',
        lead_time_weeks: 8,
        stock: 5000,
        datasheet: 'https://example.com/lm358.pdf',
        description: 'Dual op-amp',
        min_qty: 10,
        multiple: 10,
        price_quantities: [1, 10, 100],
        unit_prices: ['0.50000', '0.12345', '0.10000'].map(Number),
        price: '0.12345',
        attributes: [{ name: 'Channels', value: '2' }],
        images: ['/images/lm358.png'],
        weight_grams: '0.0755',
        aliases: ['60-0001', 'LM358DR2'],
      }),
    ])
  })

  test('a part without prices is quote only', async () => {
    await importAll([{ ...opAmp, prices: [] }])
    expect(await listParts()).toEqual([
      expect.objectContaining({ price: null, unit_prices: [], min_qty: 10 }),
    ])
  })

  test('importing the same again changes nothing, not even the change timestamp', async () => {
    await importAll([opAmp])
    const before = await listParts()
    expect(await importAll([opAmp])).toMatchObject({ added: 0, changed: 0, unchanged: 1, newCategories: [] })
    expect(await listParts()).toEqual(before)
  })

  test.each<[string, Partial<PartRecord>]>([
    ['category', { category: 'Semiconductors' }],
    ['packaging', { packaging: 'DIP-8' }],
    ['batch', { batch: '' }],
    ['rohs', { rohs: 'unknown' }],
    ['lead time', { leadTimeWeeks: null }],
    ['stock', { stock: 0 }],
    ['datasheet', { datasheet: '' }],
    ['description', { description: "it's" }],
    ['minimum', { minQty: 1 }],
    ['multiple', { multiple: 5 }],
    ['a price', { prices: [{ quantity: 1, price: '0.12344' }] }],
    ['no price', { prices: [] }],
    ['attributes', { attributes: [{ name: 'Channels', value: '4' }] }],
    ['images', { images: [] }],
    ['weight', { weightGrams: 0 }],
    ['aliases', { aliases: ['LM358DR2', 'new'] }],
    ['one alias less', { aliases: ['LM358DR2'] }],
    ['no alias', { aliases: [] }],
    ['spelling of the number', { partNumber: 'lm358dr' }],
  ])('another %s is a change, and only of this part', async (_, difference) => {
    const other = { ...opAmp, partNumber: 'LM999', aliases: [] }
    await importAll([opAmp, other])
    const [first, second] = await listParts()
    expect(await importAll([{ ...opAmp, ...difference }, other])).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
    })
    const [changed, same] = await listParts()
    expect(same).toEqual(second)
    expect(changed).not.toEqual(first)
    expect(changed?.id).toBe(first?.id)
    expect(await importAll([{ ...opAmp, ...difference }, other])).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('a manufacturer is identified by letters and digits, and keeps its name', async () => {
    await importAll([opAmp])
    const result = await importAll([{ ...opAmp, manufacturer: 'TEXAS-INSTRUMENTS' }])
    expect(result).toMatchObject({ unchanged: 1, newManufacturers: 0 })
    expect((await listParts())[0]?.manufacturer).toBe('Texas Instruments')
  })

  test('numbers with different punctuation, and equal numbers of two manufacturers, are different parts', async () => {
    const numbers = ['LM358/NOPB', 'LM358NOPB', 'LM358-NOPB', 'BAT54H,115', 'LTC3780EG#PBF', 'A+B', "O'N"]
    const records = numbers.map(partNumber => ({ ...opAmp, partNumber }))
    const result = await importAll([
      ...records,
      { ...opAmp, manufacturer: 'Onsemi', partNumber: 'LM358/NOPB' },
    ])
    expect(result).toMatchObject({ added: 8, duplicates: 0 })
    expect((await listParts()).map(part => part.part_number)).toEqual(expect.arrayContaining(numbers))
  })

  test('the first of two records of one part wins', async () => {
    const again = { ...opAmp, partNumber: 'ｌｍ358dr', stock: 1 }
    expect(await importAll([opAmp, again, again])).toMatchObject({ added: 1, duplicates: 2 })
    expect(await listParts()).toEqual([expect.objectContaining({ part_number: 'LM358DR', stock: 5000 })])
  })

  test('of two existing spellings the one in the file is used', async () => {
    await importAll([opAmp])
    await connection().pool.query(
      `insert into parts (manufacturer_id, part_number, search_key) select manufacturer_id, 'Lm358dr', search_key from parts`,
    )
    expect(await importAll([opAmp])).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect(await importAll([{ ...opAmp, partNumber: 'lm358dr' }])).toMatchObject({ changed: 1 })
    expect((await listParts()).map(part => part.part_number).sort()).toEqual(['Lm358dr', 'lm358dr'])
  })
})

describe('categories', () => {
  test('are found by their names in any language, ignoring case', async () => {
    await importAll([opAmp])
    await connection().pool.query(
      `insert into category_names select category_id, 'de', 'Verstärker' from category_names where name = 'Amplifiers'`,
    )
    const paths = ['SEMICONDUCTORS>verstärker', 'Verstärker', 'amplifiers', 'semiconductors >  Amplifiers ']
    for (const category of paths)
      expect(await importAll([{ ...opAmp, category }])).toMatchObject({ unchanged: 1, newCategories: [] })
  })

  test('a name that exists in two places creates a new top category', async () => {
    await importAll([opAmp, { ...opAmp, partNumber: 'AD1', category: 'Modules > Amplifiers' }])
    const result = await importAll([{ ...opAmp, category: 'Amplifiers' }])
    expect(result).toMatchObject({ changed: 1, newCategories: ['Amplifiers'] })
  })

  test('can be identified by another key, and then none is created', async () => {
    await importAll([opAmp])
    const { rows } = await connection().pool.query(
      `select category_id from category_names where name = 'Amplifiers'`,
    )
    const categoryIdOf = (key: string) => (key === 'amp' ? rows[0].category_id : null)
    expect(await importAll([{ ...opAmp, category: 'amp' }], { categoryIdOf })).toMatchObject({ unchanged: 1 })
    expect(await importAll([{ ...opAmp, category: 'no' }], { categoryIdOf })).toMatchObject({
      changed: 1,
      newCategories: [],
    })
    expect(await listParts()).toEqual([expect.objectContaining({ category_id: null })])
  })
})

describe('atomicity', () => {
  test('missing parts are removed only on request', async () => {
    const other = { ...opAmp, partNumber: 'LM324' }
    await importAll([opAmp, other])
    expect(await importAll([opAmp])).toMatchObject({ unchanged: 1, deleted: 0 })
    expect(await listParts()).toHaveLength(2)
    const third = { ...opAmp, partNumber: 'LM339' }
    expect(await importAll([opAmp, third], { deletesMissing: true })).toMatchObject({ added: 1, deleted: 1 })
    expect((await listParts()).map(part => part.part_number)).toEqual(['LM358DR', 'LM339'])
  })

  test('an aborted stream of records changes nothing', async () => {
    await importAll([opAmp])
    const before = await listParts()
    function* broken() {
      yield { ...opAmp, stock: 1 }
      yield { ...opAmp, partNumber: 'NEW' }
      throw new Error('the disk failed')
    }
    const failed = inTransaction(connection().pool, transaction => importParts(transaction, broken()))
    await expect(failed).rejects.toThrow('the disk failed')
    expect(await listParts()).toEqual(before)
  })

  test('a connection lost in the middle changes nothing', async () => {
    await importAll([opAmp])
    const before = await listParts()
    async function* cut(pid: number) {
      yield { ...opAmp, stock: 1 }
      await connection().pool.query('select pg_terminate_backend($1)', [pid])
      for (let i = 0; i < 10_000; i++) yield { ...opAmp, partNumber: `NEW${i}` }
    }
    const failed = inTransaction(connection().pool, async transaction => {
      const { rows } = await transaction.client.query('select pg_backend_pid() as pid')
      return importParts(transaction, cut(rows[0].pid))
    })
    await expect(failed).rejects.toThrow()
    expect(await listParts()).toEqual(before)
  })

  test('of two concurrent imports the second waits for the first and builds on it', async () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ ...opAmp, partNumber: `P${i}`, aliases: [] }))
    const both = await Promise.all([importAll(many), importAll(many)])
    expect(both.map(result => result.added).sort()).toEqual([0, 500])
    expect(both.map(result => result.unchanged).sort()).toEqual([0, 500])
    expect(both.map(result => result.newManufacturers).sort()).toEqual([0, 1])
  })

  // Without them, building the segments of a million parts sorted each category hundreds of times.
  test('a large one renews the statistics of parts before it ends', async () => {
    const rollBack = new Error('enough seen')
    const done = inTransaction(connection().pool, async transaction => {
      const many = Array.from({ length: 10_000 }, (_, i) => ({ ...opAmp, partNumber: `P${i}`, aliases: [] }))
      await importParts(transaction, many)
      const { rows } = await transaction.client.query(
        `select reltuples from pg_class where oid = 'parts'::regclass`,
      )
      expect(rows[0].reltuples).toBeGreaterThanOrEqual(10_000)
      throw rollBack
    })
    await expect(done).rejects.toThrow(rollBack)
  })

  test('until the end every request sees the old catalog', async () => {
    await importAll([opAmp])
    await inTransaction(connection().pool, async transaction => {
      await importParts(transaction, [{ ...opAmp, stock: 1 }])
      expect(await listParts()).toEqual([expect.objectContaining({ stock: 5000 })])
    })
    expect(await listParts()).toEqual([expect.objectContaining({ stock: 1 })])
  })
})
