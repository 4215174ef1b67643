import { describe, expect, test } from 'vitest'
import { LANGS } from '../locales.ts'
import { HEADING_KINDS, listWords } from './header-words.ts'
import { recognizeHeading, recognizeMisspelled } from './recognize-heading.ts'

const kindOf = (title: string) => (recognizeHeading(title) ?? recognizeMisspelled(title))?.kind ?? null

describe('recognizes a heading by the whole of it', () => {
  test.each([
    ['Manufacturer Part Number', 'mpn'],
    ['Number of parts', 'qty'],
    ['Manufacturer', 'manufacturer'],
    ['Maximum package height', 'nothing'],
    ['Quantity in stock', 'nothing'],
    ['Min Qty', 'nothing'],
    ['Supplier Part Number 1', 'supplier'],
    ['Arrow Part Number', 'supplier'],
    ['Mouser Price/Stock', 'supplier'],
    ['LCSC Part #', 'supplier'],
    ['Internal part number', 'supplier'],
    ['Unit Price', 'price'],
    ['Target Price (USD)', 'target_price'],
    ['T/P (USD)', 'target_price'],
    ['Total Qty', 'qty_total'],
    ['Qty/Board', 'qty'],
  ])('%s', (title, kind) => expect(kindOf(title)).toBe(kind))
})

describe('a word for numbers beside the manufacturer’s is the manufacturer’s number', () => {
  test.each([
    'Mfr Item',
    'Maker Item No',
    'PN Fabricante',
    'Código de Fabricante',
    'Brand Code',
    'Hersteller Sachnummer',
  ])('%s', title => expect(kindOf(title)).toBe('mpn'))

  test.each(['Component Manufacturer', 'Hersteller Bauteil Name', 'Item Manufacturer', 'Maker Name'])(
    '%s is not',
    title => expect(kindOf(title)).not.toBe('mpn'),
  )
})

describe('words cut short by a point', () => {
  test.each([
    ['Cod. costr.', 'mpn'],
    ['Costr.', 'manufacturer'],
  ])('%s', (title, kind) => expect(kindOf(title)).toBe(kind))

  test('are two at most', () => {
    expect(recognizeHeading('Cod. costr. costr.')).toBeNull()
  })
})

describe('a quantity for one product is told from the total for several', () => {
  test.each([
    ['Pcs/board', 'qty'],
    ['1 board', 'qty'],
    ['25 boards', 'qty_total'],
    ['Qty for 100 units', 'qty_total'],
    ['Anzahl für 10 Geräte', 'qty_total'],
    ['Quantité pour 5 cartes', 'qty_total'],
    ['Menge/Einheit', 'qty'],
    ['MFR1', 'manufacturer'],
    ['QTY1', 'qty'],
  ])('%s', (title, kind) => expect(kindOf(title)).toBe(kind))

  test.each(['Board', 'Cost for 10 boards', 'Board 2'])('%s is none', title =>
    expect(kindOf(title)).not.toMatch(/^qty/),
  )
})

describe('in any spelling', () => {
  test.each([
    'MPN',
    'Mfr. #',
    'MFG P/N',
    'Mfr Part No.',
    'Manf#',
    'manufacturer_part_number',
    'ManufacturerPartNumber',
    'MANUFACTURERPARTNUMBER',
    'mfrpartnumber',
    "Manufacturer's Part Number",
    'Manufactuer Part Numbr',
    'MPN 2',
    'MPN1',
    'Herst.-Teilenummer',
    'Hersteller-Nr.',
    'HERSTELLERNUMMER',
    'Réf. fabricant',
    'Ref fabricant',
    'Nº de pieza del fabricante',
    'Артикул производителя',
    'ﾒｰｶｰ型番',
    '制造商型号',
  ])('%s is the manufacturer’s number', title => expect(kindOf(title)).toBe('mpn'))

  test.each([
    'Qty',
    'QTY.',
    'Q’ty',
    'Qnty',
    'Quantiy',
    'Qté',
    'Q.tà',
    'Кол-во',
    'Stück',
    'Stueck',
    '数量（个）',
    '수량(EA)',
    'الكميّة',
  ])('%s is the quantity', title => expect(kindOf(title)).toBe('qty'))
})

test.each([
  'Manufacturer / Part No.',
  'Manufacturer/MPN',
  'MPN & Manufacturer',
  'Hersteller / Typ',
  '品牌/型号',
  'Fabricant et référence',
])('%s: manufacturer and number in one column', title => expect(kindOf(title)).toBe('maker_and_number'))

test.each(['', '   ', '---', 'Kapitel', 'xyzzy'])('“%s” says nothing we know', title =>
  expect(kindOf(title)).toBeNull(),
)

describe('recognizes every field in every language', () => {
  const kinds = [
    'mpn',
    'number',
    'manufacturer',
    'qty',
    'package',
    'date_code',
    'target_price',
    'designators',
    'description',
    'dnp',
  ] as const
  test.each(kinds)('%s', kind => {
    const languages = new Set(listWords(HEADING_KINDS[kind].words).map(([lang]) => lang))
    expect([...languages]).toEqual(expect.arrayContaining(LANGS))
  })
})
