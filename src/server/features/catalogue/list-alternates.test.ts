import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../../../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { countAlternates, listAlternates } from '../../../contract/shop/alternates.ts'
import { inTransaction } from '../../database/transaction.ts'
import { importParts } from './import-parts.ts'
import type { PartRecord } from './part-record.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  const records = [
    capacitor('ALT-50V', { stock: 0 }),
    capacitor('ALT-SAME', { manufacturer: 'Bolt' }),
    capacitor('ALT-25V', { voltage: '25 V' }),
    capacitor('ALT-100V', { voltage: '100 V' }),
    capacitor('ALT-LOOSE-25V', { voltage: '25 V', tolerance: '±20 %' }),
    capacitor('ALT-SILENT', { tolerance: '' }),
    capacitor('ALT-0603', { packaging: '0603' }),
    capacitor('ALT-220N', { capacitance: '220 nF' }),
    capacitor('ALT-50V', { manufacturer: 'Coil', tolerance: '±5 %' }),
    transistor('ALT-NMOS', 'N-Channel', '60 V'),
    transistor('ALT-NMOS-100', 'N-Channel', '100 V'),
    transistor('ALT-PMOS', 'P-Channel', '60 V'),
    fuse('ALT-FUSE-2A', '2 A', '63 V'),
    fuse('ALT-FUSE-2A-125V', '2 A', '125 V'),
    fuse('ALT-FUSE-5A', '5 A', '63 V'),
    regulator('ALT-REG', '40 V'),
    regulator('ALT-REG-60V', '60 V'),
    regulator('ALT-REG-NEGATIVE', '−40 V'),
    regulator('SMQJ7.5A', '41 V'),
    regulator('SMQJ75A', '42 V'),
    regulator('SMQJ7.5A-TR', '43 V'),
    capacitor('ALT-MOVED', { capacitance: '470 nF', stock: 0 }),
    capacitor('ALT-MOVED', {
      manufacturer: 'Bolt',
      capacitance: '470 nF',
      category: 'Other compared capacitors',
      packaging: '0603',
      voltage: '25 V',
      tolerance: '',
    }),
    capacitor('ALT-MOVED', { manufacturer: 'Coil', capacitance: '470 nF', category: '' }),
    ...['MANY', 'FEW'].map(name =>
      capacitor(`ALT-${name}`, {
        capacitance: '330 nF',
        stock: name === 'MANY' ? 10_000 : 100,
        prices: [
          { quantity: 1, price: name === 'MANY' ? '0.02' : '0.01' },
          { quantity: 1000, price: '0.005' },
        ],
      }),
    ),
    capacitor('ALT-CHEAP-LATER', {
      capacitance: '330 nF',
      stock: 10_000,
      prices: [
        { quantity: 1, price: '0.03' },
        { quantity: 1000, price: '0.001' },
      ],
    }),
    capacitor('ALT-ASKED', { capacitance: '330 nF', stock: 0 }),
  ]
  await inTransaction(shop.connection.pool, transaction => importParts(transaction, records))
})
afterAll(() => shop.close())

type Facts = Partial<PartRecord> & { capacitance?: string; voltage?: string; tolerance?: string }

function capacitor(partNumber: string, facts: Facts): PartRecord {
  const { capacitance = '100 nF', voltage = '50 V', tolerance = '±10 %', ...record } = facts
  const attributes = {
    Capacitance: capacitance,
    'Voltage rating': voltage,
    Tolerance: tolerance,
    Dielectric: 'X7R',
  }
  return {
    manufacturer: 'Acme',
    partNumber,
    category: 'Compared capacitors',
    packaging: '0402',
    batch: '',
    rohs: 'compliant',
    leadTimeWeeks: null,
    stock: 500,
    datasheet: '',
    description: '',
    minQty: 1,
    multiple: 1,
    prices: [{ quantity: 1, price: '0.01' }],
    attributes: Object.entries(attributes).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    images: [],
    weightGrams: 0,
    aliases: [],
    ...record,
  }
}

function transistor(partNumber: string, polarity: string, voltage: string): PartRecord {
  const values = {
    Polarity: polarity,
    'Drain source voltage': voltage,
    'Drain current': '1 A',
    'Rds(on)': '50 mΩ',
  }
  const attributes = Object.entries(values).map(([name, value]) => ({ name, value }))
  return { ...capacitor(partNumber, { packaging: 'SOT-23', category: 'Compared transistors' }), attributes }
}

function fuse(partNumber: string, current: string, voltage: string): PartRecord {
  const values = { 'Rated current': current, 'Voltage rating': voltage, Function: 'Fast-acting' }
  const attributes = Object.entries(values).map(([name, value]) => ({ name, value }))
  return { ...capacitor(partNumber, { packaging: '1206', category: 'Fuses' }), attributes }
}

function regulator(partNumber: string, voltage: string): PartRecord {
  const values = { 'Output voltage': 'Adjustable', 'Output current': '1.5 A', 'Input voltage': voltage }
  const attributes = Object.entries(values).map(([name, value]) => ({ name, value }))
  return { ...capacitor(partNumber, { packaging: 'TO-220', category: 'Linear regulators' }), attributes }
}

async function alternatesOf(partNumber: string, manufacturer: string, qty?: number) {
  const { rows } = await shop.connection.pool.query(
    'select p.id from parts p join manufacturers m on m.id = manufacturer_id where part_number = $1 and m.name = $2',
    [partNumber, manufacturer],
  )
  return shop.call()(listAlternates, { id: rows[0].id, ...(qty && { qty }) })
}

describe('alternates', () => {
  test('name the differences, line by line', async () => {
    const found = await alternatesOf('ALT-50V', 'Acme')
    const lines = found.map(({ goods, kind, differences }) => [
      goods.part_number,
      kind,
      differences.map(({ slug, this: own, other, effect }) => `${slug}: ${own} → ${other}: ${effect}`),
    ])
    expect(lines).toEqual([
      ['ALT-50V', 'same_number', ['tolerance: ±10 % → ±5 %: better']],
      ['ALT-SAME', 'parameters', []],
      ['ALT-100V', 'parameters', ['voltage: 50 V → 100 V: better']],
      ['ALT-SILENT', 'parameters', ['tolerance: ±10 % → : unknown']],
      ['ALT-25V', 'parameters', ['voltage: 50 V → 25 V: worse']],
    ])
  })

  test('never have another package, another value, or two worse parameters', async () => {
    const found = await alternatesOf('ALT-50V', 'Acme')
    const numbers = found.map(({ goods }) => goods.part_number)
    for (const wrong of ['ALT-0603', 'ALT-220N', 'ALT-LOOSE-25V']) expect(numbers).not.toContain(wrong)
  })

  test('with the same number in another category, or in none, name the differences and the values not compared', async () => {
    const found = await alternatesOf('ALT-MOVED', 'Acme')
    const same = found.filter(({ kind }) => kind === 'same_number')
    const lines = same.map(({ goods, differences }) => [
      goods.brand_name,
      differences.map(({ slug, this: own, other, effect }) => `${slug}: ${own} → ${other}: ${effect}`).sort(),
    ])
    expect(new Map(lines.map(([brand, said]) => [brand, said]))).toEqual(
      new Map([
        ['Coil', []],
        [
          'Bolt',
          ['packaging: 0402 → 0603: unknown', 'tolerance: ±10 % → : unknown', 'voltage: 50 V → 25 V: worse'],
        ],
      ]),
    )
  })

  test('for a quantity: those with enough pieces first, the cheapest at that quantity', async () => {
    const order = async (qty?: number) =>
      (await alternatesOf('ALT-ASKED', 'Acme', qty)).map(({ goods }) => goods.part_number)
    expect(await order()).toEqual(['ALT-FEW', 'ALT-MANY', 'ALT-CHEAP-LATER'])
    expect(await order(5000)).toEqual(['ALT-CHEAP-LATER', 'ALT-MANY', 'ALT-FEW'])
  })

  test('never have the other polarity', async () => {
    const found = await alternatesOf('ALT-NMOS', 'Acme')
    expect(found.map(({ goods }) => goods.part_number)).toEqual(['ALT-NMOS-100'])
  })

  test('of a fuse have its current', async () => {
    const found = await alternatesOf('ALT-FUSE-2A', 'Acme')
    const numbers = found.map(({ goods }) => goods.part_number)
    expect(numbers).toContain('ALT-FUSE-2A-125V')
    expect(numbers).not.toContain('ALT-FUSE-5A')
  })

  test('of a regulator bear at least its input voltage, and never the opposite one', async () => {
    const found = await alternatesOf('ALT-REG', 'Acme')
    const effects = new Map(
      found.map(({ goods, differences }) => [goods.part_number, differences.map(({ effect }) => effect)]),
    )
    expect(effects.get('ALT-REG-60V')).toEqual(['better'])
    expect(effects.has('ALT-REG-NEGATIVE')).toBe(false)
  })

  test('that are the same number have the decimal point at the same place', async () => {
    const found = await alternatesOf('SMQJ7.5A', 'Acme')
    const kinds = new Map(found.map(({ goods, kind }) => [goods.part_number, kind]))
    expect(kinds.get('SMQJ7.5A-TR')).toBe('packing')
    expect(kinds.get('SMQJ75A')).toBe('parameters')
  })

  test('in stock come first', async () => {
    const found = await alternatesOf('ALT-SAME', 'Bolt')
    expect(found.at(-1)?.goods).toMatchObject({ part_number: 'ALT-50V', brand_name: 'Acme', stock: 0 })
  })

  test('named by people come first, one-way, with the note, and from the day the part arrives', async () => {
    await operator(shop, 'alternate', 'add', 'Acme: ALT-NMOS', 'ALT-0603', '--note', 'Fits with an adapter')
    const said = await operator(shop, 'alternate', 'add', 'Acme: ALT-NMOS', 'Dart: ALT-LATER')
    expect(said).toContain('not in the catalog')
    const numbers = async () =>
      (await alternatesOf('ALT-NMOS', 'Acme')).map(({ goods, kind, note }) => [goods.part_number, kind, note])
    expect(await numbers()).toEqual([
      ['ALT-0603', 'given', 'Fits with an adapter'],
      ['ALT-NMOS-100', 'parameters', ''],
    ])
    const later = [
      capacitor('ALT-LATER', { manufacturer: 'Dart', stock: 0 }),
      capacitor('ALT-LATER', { manufacturer: 'Echo' }),
    ]
    await inTransaction(shop.connection.pool, transaction => importParts(transaction, later))
    expect(await numbers()).toEqual([
      ['ALT-0603', 'given', 'Fits with an adapter'],
      ['ALT-LATER', 'given', ''],
      ['ALT-NMOS-100', 'parameters', ''],
    ])
    const back = await alternatesOf('ALT-0603', 'Acme')
    expect(back.filter(({ kind }) => kind === 'given')).toEqual([])
    await operator(shop, 'alternate', 'remove', 'ALT-NMOS', 'ALT-0603')
    expect((await numbers()).map(([number]) => number)).toEqual(['ALT-LATER', 'ALT-NMOS-100'])
  })

  test('that can be bought are counted for many parts in one request', async () => {
    const { rows } = await shop.connection.pool.query(
      `select part_number, p.id from parts p join manufacturers m on m.id = manufacturer_id
       where m.name = 'Acme' and part_number in ('ALT-50V', 'ALT-100V', 'ALT-0603')`,
    )
    const ids = new Map<string, number>(rows.map(row => [row.part_number, row.id]))
    const counts = await shop.call()(countAlternates, { ids: [...ids.values(), 2_000_000_000].join(',') })
    const found = new Map(counts.map(({ goods_id, in_stock }) => [goods_id, in_stock]))
    for (const [number, id] of ids) {
      const inStock = (await alternatesOf(number, 'Acme')).filter(({ goods }) => goods.stock > 0)
      expect([number, found.get(id)]).toEqual([number, inStock.length])
    }
    expect(found.get(ids.get('ALT-50V') ?? 0)).toBeGreaterThanOrEqual(5)
    expect(found.size).toBe(3)
  })

  test('of an unknown part are not found', async () => {
    await expect(shop.call()(listAlternates, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 404 })
  })
})
