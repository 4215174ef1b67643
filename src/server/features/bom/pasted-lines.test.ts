import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { type MatchedLine, readBom, readBomLines, uploadBom } from '../../../contract/shop/bom.ts'
import { LIMITS } from '../../../domain/limits.ts'

const PARTS = Array.from({ length: 480 }, (_, i) => ({
  number: `PAD${1_000 + i}-${i % 7}RL`,
  quantity: i + 1,
}))
/** With commas, a slash, spaces, figures only, as short as a designator, and some unknown ones. */
const ODD_NUMBERS = [
  'BAT54H,115',
  'LM358/NOPB',
  'LTC3780EG#PBF',
  '860020575017',
  'A-B.C 12',
  '74HC595D,118',
  'S1A',
  'R5 10 25',
  'MINI MELF 5',
]
const ORDERED = [
  ...PARTS,
  ...ODD_NUMBERS.map((number, i) => ({ number, quantity: 10 * (i + 1) })),
  ...Array.from({ length: 11 }, (_, i) => ({ number: `UNKNOWN-${i}X`, quantity: 1_000 + i })),
]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.connection.db.execute(sql`truncate manufacturers, categories cascade`)
  await stockParts(
    shop.connection.db,
    [...PARTS.map(({ number }) => number), ...ODD_NUMBERS].map(partNumber => ({
      partNumber,
      stock: 300,
      prices: [[1, '1.50000']],
    })),
  )
})
afterAll(() => shop.close())

const paste = (text: string) => shop.call()(readBomLines, { text })

async function refused(text: string): Promise<unknown> {
  const response = await shop.request(readBomLines.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  return response.json()
}

async function uploaded(text: string): Promise<MatchedLine[]> {
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'list.txt') })
  return (await shop.call()(readBom, { file_id })).lines
}

const inShort = (lines: readonly MatchedLine[]) =>
  lines.map(({ part_number, qty, match, outcome }) => [part_number, qty, match.goods?.goods_id, outcome])

describe('500 pasted lines', () => {
  const table = ['Part number;Qty', ...ORDERED.map(({ number, quantity }) => `${number};${quantity}`)].join(
    '\n',
  )

  test.each([
    [
      'number and quantity in cells of a spreadsheet',
      (number: string, quantity: number) => `${number}\t${quantity}`,
    ],
    ['a semicolon, the quantity first', (number: string, quantity: number) => `${quantity};${number}`],
    ['a space', (number: string, quantity: number) => `${number} ${quantity}`],
    ['10 x LM358', (number: string, quantity: number) => `${quantity} x ${number}`],
    ['LM358 - 10 pcs, as in a mail', (number: string, quantity: number) => `${number} - ${quantity} pcs`],
  ])('with %s give the same as an upload of them', async (_, write) => {
    const text = ORDERED.map(({ number, quantity }) => write(number, quantity)).join('\r\n')
    const lines = await paste(text)
    expect(lines).toHaveLength(500)
    expect(lines).toEqual(await uploaded(text))
    expect(inShort(lines)).toEqual(inShort(await uploaded(table)))
  })

  test('are the limit', async () => {
    const more = 'LM358/NOPB 1\n'.repeat(LIMITS.pastedLines + 1)
    expect(await refused(more)).toMatchObject({ code: 400 })
    expect(await refused('x'.repeat(LIMITS.pastedCharacters + 1))).toMatchObject({ code: 400 })
  })
})

describe('a pasted list', () => {
  test('with rows of Excel that have titles is read by its titles', async () => {
    const lines = await paste('Maker\tMPN\tMenge\nNexperia\tBAT54H,115\t20\nTI\tLM358/NOPB\t5\n')
    expect(lines.map(({ row, part_number, qty }) => [row, part_number, qty])).toEqual([
      [1, 'BAT54H,115', 20],
      [2, 'LM358/NOPB', 5],
    ])
  })

  test('counts its rows as the text does, and leaves out lines without a part', async () => {
    const lines = await paste(
      'Hello,\n\nplease offer\n10 x LM358/NOPB\nBAT54H,115: 20\nPAD1000-0RL\n\nRegards',
    )
    expect(lines.map(({ row, part_number, qty, warnings }) => [row, part_number, qty, warnings])).toEqual([
      [3, 'LM358/NOPB', 10, []],
      [4, 'BAT54H,115', 20, []],
      [5, 'PAD1000-0RL', 1, ['no_quantity']],
    ])
  })

  test.each([
    ['S1A 100', 'S1A', 100],
    ['100 x S1A', 'S1A', 100],
    ['R5 10 25', 'R5 10 25', 1],
    ['R5 10 25 10', 'R5 10 25', 10],
    ['10 r5 10 25', 'r5 10 25', 10],
    ['5 pcs LM358/NOPB', 'LM358/NOPB', 5],
  ])('of numbers that the catalogue has is split by them: %s', async (text, number, quantity) => {
    expect(inShort(await paste(text))).toMatchObject([[number, quantity, expect.any(Number), 'cart']])
  })

  test.each([
    ['LM358/NOPB 1.000', 1],
    ['LM358/NOPB\t2.500', 2_500],
    ['LM358/NOPB 10 pcs/board', 10],
  ])('says where a quantity has two readings: %s', async (text, qty) => {
    const [line] = await paste(text)
    expect(line).toMatchObject({ part_number: 'LM358/NOPB', qty })
    expect(line?.warnings).toContain('unclear_quantity')
  })

  test('quoted from a mail is read without its marks', async () => {
    const lines = await paste('> 1. LM358/NOPB - 829 pcs\n>> 2) 20 x BAT54H,115\n> - PAD1000-0RL: 7')
    expect(lines.map(({ part_number, qty, warnings }) => [part_number, qty, warnings])).toEqual([
      ['LM358/NOPB', 829, expect.anything()],
      ['BAT54H,115', 20, []],
      ['PAD1000-0RL', 7, []],
    ])
  })

  test.each(['LM358/NOPB 12.288', 'PAD1000-0RL 3.300'])('takes no decimals for pieces: %s', async text => {
    const lines = await paste(text)
    expect(lines.every(({ qty }) => qty === 1)).toBe(true)
  })

  test('keeps a quantity after a line number', async () => {
    const [line] = await paste('1. 100) LM358/NOPB')
    expect(line?.qty).toBe(100)
  })

  test('of a single line is matched', async () => {
    expect(inShort(await paste('LM358/NOPB'))).toMatchObject([['LM358/NOPB', 1, expect.any(Number), 'cart']])
  })

  test('with a quote that is never closed is read without quotes', async () => {
    expect(inShort(await paste('LM358/NOPB 5\n"BAT54H,115 20'))).toMatchObject([
      ['LM358/NOPB', 5, expect.any(Number), 'cart'],
      ['BAT54H,115', 20, expect.any(Number), expect.any(String)],
    ])
  })

  test('without any part has no lines', async () => {
    expect(await paste('We met on 3 May and talked about the board.')).toEqual([])
  })

  test('that is blank is rejected', async () => {
    expect(await refused(' \n\t\n')).toMatchObject({ code: 400 })
  })
})
