import { describe, expect, test } from 'vitest'
import { countDesignators, isDesignators } from './designators.ts'
import { readBom } from './read-bom.ts'
import { readPrice } from './read-price.ts'
import { readQuantity } from './read-quantity.ts'
import { writtenSheet } from './written-sheet.ts'

describe('quantities', () => {
  test.each([
    ['7', 7],
    ['10.0', 10],
    ['10,00', 10],
    ['2 pcs', 2],
    ['2pcs.', 2],
    ['x3', 3],
    ['3x', 3],
    ['1,000', 1000],
    ['1 000', 1000],
    ["12'500", 12500],
    ['1,234,567', 1234567],
    ['1.000.000', 1000000],
    ['1,000.00', 1000],
    ['1,000.000', 1000],
    ['1.000,000 ST', 1000],
    ['1 000,000', 1000],
    ['12.345.678,000', 12345678],
    ['5K', 5000],
    ['2k pcs', 2000],
    ['1.5Kpcs', 1500],
    ['2.01k', 2010],
    ['1.000 Stk', 1000],
    ['2.500 szt.', 2500],
    ['1E+03', 1000],
    ['１２', 12],
    ['٣٠ قطعة', 30],
    ['20 шт.', 20],
    ['15个', 15],
    ['0', 0],
    ['4 (C1-C4)', 4],
    ['2 (R1, R2)', 2],
  ])('%s', (text, pieces) => expect(readQuantity(text, false)).toEqual({ pieces, isUnclear: false }))

  test.each([
    ['1.000', 1],
    ['25.000', 25],
    ['10 pcs/board', 10],
    ['10/board', 10],
    ['2 per board', 2],
    ['3 pcs per PCB', 3],
    ['4 Stk/Platine', 4],
    ['5 Stück je Leiterplatte', 5],
    ['6 шт. на плату', 6],
    ['7个/板', 7],
    ['8 pièces par carte', 8],
    ['9 uds/placa', 9],
    ['2個/台', 2],
  ])('%s has a second reading', (text, pieces) =>
    expect(readQuantity(text, false)).toEqual({ pieces, isUnclear: true }),
  )

  test.each(['10 pcs/reel', '3/4', '5 per week', '4 (C1-C5)', '4 (C1)'])('%s is not a quantity', text =>
    expect(readQuantity(text, false)).toBeNull(),
  )

  test.each(['1,5', '0.5', '-5', 'two', '3 reels', '红色VCC*1', '1-2', '', '1,00,0', '10 @ $3'])(
    '%s is not a quantity',
    text => expect(readQuantity(text, false)).toBeNull(),
  )

  test('points group thousands where commas mark the decimals', () => {
    expect(readQuantity('1.000', true)).toEqual({ pieces: 1000, isUnclear: false })
    expect(readQuantity('1.250,00', true)).toEqual({ pieces: 1250, isUnclear: false })
    expect(readQuantity('1,000', true)).toEqual({ pieces: 1000, isUnclear: true })
  })
})

test('a title that we ignore does not tell the decimal mark', () => {
  const sheet = writtenSheet(
    'QTY PER | UM | MFR PART NO\n12.000 | EA | CRCW040210K0FKED\n3.000 | EA | EMK107ABJ475KA-T',
  )
  const { lines } = readBom([sheet], { boards: 1 })
  expect(lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([
    [12, ['unclear_quantity']],
    [3, ['unclear_quantity']],
  ])
})

describe('designators', () => {
  test.each([
    ['R1', 1],
    ['R1, R2 R3;R4', 4],
    ['R1-R4', 4],
    ['R1 - R4', 4],
    ['R1-4', 4],
    ['R5 to R10', 6],
    ['R5 bis R10', 6],
    ['R5 thru R10', 6],
    ['D1:D4', 4],
    ['D1 : D4, D9', 5],
    ['D1:4', 4],
    ['U1:A1', 1],
    ['U1:A1, U2:B3', 2],
    ['D1 -> D4, D9', 5],
    ['C1..C3', 3],
    ['C1...C3', 3],
    ['C1~C3,C7', 4],
    ['C1～C3、C5', 4],
    ['C101–C104', 4],
    ['R1-4,7', 5],
    ['C1/2/3', 3],
    ['D1, 2', 2],
    ['U1A, U1B', 1],
    ['R1A, R1B', 2],
    ['R1, R1', 1],
    ['VD1, DA2, J_USB1', 3],
    ['R4-R1', 2],
  ])('%s', (text, count) => expect(countDesignators(text)).toBe(count))

  test.each(['USB Type A', '74HC00', '10k', '100', 'Resistors', ''])('“%s” names none', text =>
    expect(countDesignators(text)).toBeNull(),
  )

  test('a part number that looks like a designator is told apart', () => {
    expect(['R1', 'LED12', 'XS101', 'C1, C2', 'PWR1-PWR3'].filter(isDesignators)).toHaveLength(5)
    expect(['LM358', 'BC547B', 'SS34', 'BSS138', 'USB Type A'].filter(isDesignators)).toEqual([])
    expect(
      ['HT7144-1', 'BAT54-E3-08', 'HT7318-1', 'BAS16,215', 'R5,3', 'TPS61/62'].filter(isDesignators),
    ).toEqual([])
  })

  test('an excessive range is capped', () => {
    expect(countDesignators('R1-R999999')).toBe(10_000)
  })
})

describe('target prices', () => {
  test.each([
    ['0.0022', false, 0.0022],
    ['$1.25', false, 1.25],
    ['1.25 USD', false, 1.25],
    ['US$ 3', false, 3],
    ['0,15', true, 0.15],
    ['0,15', false, 0.15],
    ['1.234,50', true, 1234.5],
    ['٠٫٣', false, 0.3],
  ])('%s', (text, hasDecimalComma, price) => expect(readPrice(text, hasDecimalComma)).toBe(price))

  test.each(['1,20 €', '¥5', '3 RMB', '12 руб.', 'best', '', '0', '-1', '99999999'])(
    '%s is not a price in dollars',
    text => expect(readPrice(text, false)).toBeNull(),
  )
})
