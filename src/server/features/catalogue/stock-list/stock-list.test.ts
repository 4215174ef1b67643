import { describe, expect, test } from 'vitest'
import type { PartRecord } from '../part-record.ts'
import { fieldsOf, mapColumns } from './columns.ts'
import { findHeader } from './find-header.ts'
import { readPartRow } from './read-part-row.ts'

const PLAIN: PartRecord = {
  manufacturer: 'TI',
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
  alternates: [],
  lifecycle: null,
  lastBuyOn: null,
  eccn: null,
  hsCode: null,
  origin: null,
  msl: null,
}

/** Reads a row with these cells plus manufacturer and number. */
function read(cells: Record<string, string>) {
  const all = { manufacturer: 'TI', part_number: 'LM358DR', ...cells }
  return readPartRow(mapColumns(Object.keys(all)), Object.values(all))
}

function part(cells: Record<string, string>): PartRecord {
  const reading = read(cells)
  if ('refused' in reading) throw new Error(reasons(cells).join('; '))
  return reading.record
}

function reasons(cells: Record<string, string>): string[] {
  const reading = read(cells)
  return 'refused' in reading ? reading.refused.map(({ reason }) => reason) : []
}

describe('the header', () => {
  test.each([
    ['Mfr. Part #', 'part_number'],
    ['MANUFACTURER PART NUMBER', 'part_number'],
    ['Hersteller-Nr.', 'part_number'],
    ['Réf. fabricant', 'part_number'],
    ['型号', 'part_number'],
    ['メーカー型番', 'part_number'],
    ['품번', 'part_number'],
    ['رقم القطعة', 'part_number'],
    ['Партномер', 'part_number'],
    ['Brand', 'manufacturer'],
    ['品牌', 'manufacturer'],
    ['Produttore', 'manufacturer'],
    ['Lead time (weeks)', 'lead_time'],
    ['Qty. in stock', 'stock'],
    ['Lagerbestand', 'stock'],
    ['在庫数', 'stock'],
    ['MOQ', 'min_qty'],
    ['SPQ', 'multiple'],
    ['Date Code', 'batch'],
    ['D/C', 'batch'],
    ['Package / Case', 'packaging'],
    ['Unit Price (USD)', 'price'],
    ['Weight (g)', 'weight_g'],
    ['ＳＴＯＣＫ', 'stock'],
  ])('%s is %s', (header, name) => {
    expect([...mapColumns([header]).named.keys()]).toEqual([name])
  })

  test('price breaks come as pairs or with the quantity in the header, in order', () => {
    const { breaks } = mapColumns(['Price 2', 'Qty 2', 'qty_1', 'price_1', '100+', 'Price 10+'])
    expect(breaks.map(({ label }) => label)).toEqual(['price_1', 'price_2', '10+', '100+'])
  })

  test('a vague name is used only if there is no clear one', () => {
    expect(mapColumns(['Type', 'MPN', 'Qty', 'Stock'])).toMatchObject({
      named: new Map([
        ['part_number', 1],
        ['stock', 3],
      ]),
      ignored: ['Type', 'Qty'],
    })
    expect(mapColumns(['Brand', 'Type', 'Qty']).named.get('part_number')).toBe(1)
  })

  test('two columns for one field, or half a price break, are reported', () => {
    expect(() => mapColumns(['MPN', 'Mfr Part No'])).toThrow(
      'two columns for part_number: “MPN” and “Mfr Part No”',
    )
    expect(() => mapColumns(['qty_1'])).toThrow('has a column qty_1 but none for price_1')
    expect(() => mapColumns(['price_3'])).toThrow('has a column price_3 but none for qty_3')
  })

  test('only the fields with a column count as given', () => {
    expect(fieldsOf(mapColumns(['Brand', 'MPN', 'Stock', '100+', 'attr:Size']))).toEqual(
      new Set(['stock', 'prices', 'attributes']),
    )
  })

  async function* rowsOf(...rows: string[][]) {
    for (const [index, cells] of rows.entries()) yield { line: index + 1, cells }
  }

  test('may be below a title', async () => {
    const list = await findHeader(rowsOf(['Stock of June'], ['', ''], ['Brand', 'MPN'], ['TI', 'LM358']))
    expect(list.headerLine).toBe(3)
    expect((await list.rows.next()).value).toEqual({ line: 4, cells: ['TI', 'LM358'] })
  })

  test.each([
    [[], 'has no rows'],
    [[['', '']], 'has no rows'],
    [
      [
        ['Brand', 'Stock'],
        ['TI', '1'],
      ],
      'has no column for part_number; its header seems to be line 1: “Brand”, “Stock”',
    ],
    [[['hello', 'world']], 'has no column for manufacturer and none for part_number'],
  ])('%j is not a stock list', async (rows, message) => {
    await expect(findHeader(rowsOf(...rows))).rejects.toThrow(message)
  })
})

describe('a valid row', () => {
  test('needs only a manufacturer and a number', () => {
    expect(part({})).toEqual(PLAIN)
  })

  test.each(['BAT54H,115', 'LTC3780EG#PBF', 'LM358/NOPB', 'A+B 100%', "O'N", '0603 10k "x"', '00123'])(
    'keeps the number %s as it is',
    number => {
      expect(part({ part_number: ` ${number} ` }).partNumber).toBe(number)
    },
  )

  test.each([
    ['1000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u00a0000\u202f000', 1_000_000],
    ['10.0', 10],
    ['1,000.00', 1000],
    ['1.000,00', 1000],
    ['1.000.000', 1_000_000],
    ['2 pcs', 2],
    ['', 0],
    ['-', 0],
    ['N/A', 0],
    ['0', 0],
    ['12345.000', 12345],
  ])('stock %j is %d', (cell, stock) => {
    expect(part({ stock: cell }).stock).toBe(stock)
  })

  test.each([
    ['0.0022', '0.0022'],
    ['$0.0022', '0.0022'],
    ['0.00001', '0.00001'],
    ['US$ 1,234.50', '1234.5'],
    ['0,0022', '0.0022'],
    ['1.234,50 USD', '1234.5'],
    ['12,34', '12.34'],
    ['.5', '0.5'],
    ['0012.50000', '12.5'],
    ['1.234', '1.234'],
    ['0,123', '0.123'],
    ["1'234.5", '1234.5'],
    ['1,234,567', '1234567'],
  ])('price %j is %s', (cell, price) => {
    expect(part({ price: cell }).prices).toEqual([{ quantity: 1, price }])
  })

  test.each(['0', '0.00', '$0.00', 'USD 0'])('price %j is not a price: the part is quote only', cell => {
    expect(part({ price: cell }).prices).toEqual([])
  })

  test('a price of 0 among others is dropped, and the minimum follows the first remaining one', () => {
    const breaks = { qty_1: '1', price_1: '0', qty_2: '100', price_2: '0.4', qty_3: '1000', price_3: '0.00' }
    expect(part(breaks)).toMatchObject({ prices: [{ quantity: 100, price: '0.4' }], minQty: 100 })
    expect(part({ '1+': '0', '10+': '0' }).prices).toEqual([])
  })

  test('price breaks, the minimum and the multiple are consistent', () => {
    const breaks = { qty_1: '10', price_1: '0.5', qty_2: '100', price_2: '0.4', qty_3: '', price_3: '' }
    const prices = [
      { quantity: 10, price: '0.5' },
      { quantity: 100, price: '0.4' },
    ]
    expect(part(breaks)).toMatchObject({ prices, minQty: 10, multiple: 10 })
    expect(part({ ...breaks, min_qty: '50' })).toMatchObject({ prices, minQty: 50, multiple: 50 })
    expect(part({ ...breaks, min_qty: '50', multiple: '20' })).toMatchObject({ minQty: 50, multiple: 20 })
    expect(part({ price: '1', moq: '500' })).toMatchObject({
      prices: [{ quantity: 500, price: '1' }],
      minQty: 500,
    })
    expect(part({ '1+': '3', '100+': '', '1000+': '2' }).prices.map(({ quantity }) => quantity)).toEqual([
      1, 1000,
    ])
    expect(part({ ...breaks, price: '9' }).prices).toEqual(prices)
  })

  test.each([
    ['yes', 'compliant'],
    ['RoHS', 'compliant'],
    ['Pb-Free', 'compliant'],
    ['нет', 'non_compliant'],
    ['Non-Compliant', 'non_compliant'],
    ['', 'unknown'],
    ['n/a', 'unknown'],
  ])('RoHS %j is %s', (cell, rohs) => {
    expect(part({ rohs: cell }).rohs).toBe(rohs)
  })

  test('lead times are weeks', () => {
    expect(part({ lead_time: '8 weeks' }).leadTimeWeeks).toBe(8)
    expect(part({ lead_time: '12 Wochen' }).leadTimeWeeks).toBe(12)
    expect(part({ lead_time: '0' }).leadTimeWeeks).toBe(0)
    expect(part({ lead_time: '-' }).leadTimeWeeks).toBeNull()
  })

  test('descriptions keep their lines, quotes and apostrophes', () => {
    const description = `5" x 3'\n\tsecond; "line", O'Neill \\N`
    expect(part({ description }).description).toBe(description)
  })

  test('attributes come as text, as JSON, as columns, or combined', () => {
    const two = [
      { name: 'Resistance', value: '10 kΩ' },
      { name: 'Tolerance', value: '±1 %' },
    ]
    expect(part({ attributes: 'Resistance=10 kΩ; Tolerance=±1 %;' }).attributes).toEqual(two)
    expect(part({ attributes: '{"Resistance":"10 kΩ","Tolerance":"±1 %"}' }).attributes).toEqual(two)
    expect(part({ attributes: JSON.stringify(two) }).attributes).toEqual(two)
    expect(
      part({ 'attr:Resistance': '10 kΩ', 'Attribute: Tolerance': '±1 %', 'attr:None': '' }).attributes,
    ).toEqual(two)
    expect(part({ attributes: 'Resistance=1; Size=0603', 'attr:Resistance': '2' }).attributes).toEqual([
      { name: 'Size', value: '0603' },
      { name: 'Resistance', value: '2' },
    ])
    expect(part({ attributes: '[["a;b","c=d"],["1",2]]' }).attributes).toEqual([
      { name: 'a;b', value: 'c=d' },
      { name: '1', value: '2' },
    ])
  })

  test('images, weights and aliases', () => {
    expect(part({ images: 'https://a.example/1.png  /img/2.png' }).images).toEqual([
      'https://a.example/1.png',
      '/img/2.png',
    ])
    expect(part({ weight: '0,075 g' }).weightGrams).toBe(0.075)
    expect(part({ aliases: 'LM358-OLD | 60-0001 | LM358-OLD' }).aliases).toEqual(['LM358-OLD', '60-0001'])
    expect(part({ aliases: '["A|B","C"]' }).aliases).toEqual(['A|B', 'C'])
  })

  test.each([
    ['LM358DG', [['', 'LM358DG']]],
    [
      'LM358DG; ST Microelectronics: LM358DT |onsemi:LM358DR2G',
      [
        ['', 'LM358DG'],
        ['ST Microelectronics', 'LM358DT'],
        ['onsemi', 'LM358DR2G'],
      ],
    ],
    ['LM358DG;; LM358DG;', [['', 'LM358DG']]],
    [
      '["LM358DG", {"manufacturer": "ST", "part_number": "A;B:C"}]',
      [
        ['', 'LM358DG'],
        ['ST', 'A;B:C'],
      ],
    ],
  ])('alternates %j', (cell, expected) => {
    const listed = part({ alternates: cell }).alternates ?? []
    expect(listed.map(({ manufacturer, partNumber }) => [manufacturer, partNumber])).toEqual(expected)
  })
})

describe('an invalid row', () => {
  test.each<[Record<string, string>, string]>([
    [{ manufacturer: ' ' }, 'manufacturer is missing'],
    [{ part_number: '' }, 'part_number is missing'],
    [{ part_number: '---' }, 'part_number "---" has neither letter nor digit'],
    [{ part_number: 'A\nB' }, 'part_number "A B" has a control character or a line break'],
    [{ part_number: '9.55E+12' }, 'part_number "9.55E+12" was a longer number'],
    [{ part_number: 'x'.repeat(101) }, 'is longer than 100 characters'],
    [{ manufacturer: 'x'.repeat(101) }, 'is longer than 100 characters'],
    [{ description: 'x'.repeat(1001) }, 'is longer than 1000 characters'],
    [{ description: 'a\u0007b' }, 'has a control character'],
    [{ category: `a > ${'x'.repeat(101)}` }, 'has a name longer than 100 characters'],
    [{ stock: '-5' }, 'stock "-5" is not a whole number'],
    [{ stock: '1,5' }, 'stock "1,5" is not a whole number'],
    [{ stock: '1.000' }, 'stock "1.000" may mean 1000 or 1'],
    [{ stock: 'many' }, 'stock "many" is not a whole number'],
    [{ stock: '3000000000' }, 'stock "3000000000" is above 2,147,483,647'],
    [{ price: '-1' }, 'price "-1" is not a number'],
    [{ price: 'call' }, 'price "call" is not a number'],
    [{ price: '€0.12' }, 'price "€0.12" is not in USD'],
    [{ price: '0.000001' }, 'price "0.000001" has more than 5 decimals'],
    [{ price: '1,234' }, 'price "1,234" may mean 1.234 or 1234'],
    [{ price: '10000000000' }, 'is too high'],
    [{ qty_1: '1', price_1: '' }, 'price_1 is missing beside qty_1 1'],
    [{ qty_1: '', price_1: '2' }, 'qty_1 is missing beside price_1 "2"'],
    [{ qty_1: 'x', price_1: '2' }, 'qty_1 "x" is not a whole number'],
    [{ qty_1: '0', price_1: '2' }, 'qty_1 "0" is below 1'],
    [
      { qty_1: '10', price_1: '2', qty_2: '10', price_2: '1' },
      'the quantity 10 of a price break is not above the one before it',
    ],
    [{ qty_1: '100', price_1: '2', qty_2: '10', price_2: '1' }, 'the quantity 10 of a price break'],
    [
      { qty_1: '10', price_1: '2', min_qty: '5' },
      'min_qty 5 is below the quantity of the first price break, 10',
    ],
    [{ min_qty: '0' }, 'min_qty "0" is below 1'],
    [{ multiple: '1.5' }, 'multiple "1.5" is not a whole number'],
    [{ rohs: 'maybe' }, 'rohs "maybe" is neither yes nor no'],
    [{ lead_time: '8-10 weeks' }, 'lead_time "8-10 weeks" is not a number of whole weeks'],
    [{ lead_time: '9999' }, 'is more than 520 weeks'],
    [{ datasheet: 'javascript:alert(1)' }, 'datasheet "javascript:alert(1)" is not an address'],
    [{ datasheet: '//evil.example' }, 'is not an address'],
    [{ images: 'https://a.example/1.png ftp://b' }, 'images "ftp://b" is not an address'],
    [{ attributes: 'nothing' }, 'attributes "nothing" is not a list'],
    [{ attributes: '{"a":' }, 'is not JSON'],
    [{ attributes: '{"a":{}}' }, 'is not JSON'],
    [{ attributes: '=5' }, 'attributes has an entry without a name'],
    [{ aliases: '["a",1]' }, 'is not a list'],
    [{ aliases: 'a | --' }, 'has an entry "--" without letter or digit'],
    [{ alternates: '[1]' }, 'alternates "[1]" is not a list'],
    [{ substitutes: 'a ; --' }, 'has an entry "--" without letter or digit'],
    [{ weight: '-1' }, 'weight_g "-1" is not a number'],
    [{ weight: '0.00001' }, 'has more than 4 decimals'],
  ])('%j', (cells, reason) => {
    expect(reasons(cells)).toEqual([expect.stringContaining(reason)])
  })

  test('reports all its errors at once', () => {
    expect(reasons({ manufacturer: '', stock: 'x', price: 'y' })).toHaveLength(3)
  })
})
