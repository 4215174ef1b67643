import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../../../../tests/harness/operator.ts'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { exportBom, type MatchedLine, type ReadBom, readBom, uploadBom } from '../../../contract/shop/bom.ts'
import { createCall } from '../../../contract/wire/call.ts'
import type { CallInput } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { connect } from '../../database/connection.ts'
import { readBook } from '../../sheets/index.ts'
import { createShop } from '../../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.connection.db.execute(sql`truncate manufacturers, categories cascade`)
  await stockParts(shop.connection.db, [
    {
      partNumber: 'STM32F103C8T6',
      maker: 'STMicroelectronics',
      stock: 900,
      prices: [
        [1, '2.50000'],
        [100, '2.10000'],
      ],
    },
    { partNumber: 'LM358', maker: 'onsemi', prices: [[1, '0.10000']] },
    { partNumber: 'LM358', maker: 'Texas Instruments', prices: [[1, '0.12000']] },
    {
      partNumber: 'BAT54H,115',
      maker: 'Nexperia',
      stock: 10_000,
      prices: [[1, '0.03000']],
      aliases: ['CUST-0815'],
    },
    { partNumber: 'LTC3780EG#PBF', maker: 'Analog Devices', prices: [[1, '9.00000']] },
    { partNumber: 'A-B.C 12', maker: 'Analog Devices', prices: [[1, '1.00000']] },
    { partNumber: 'ABC12', maker: 'Nexperia', prices: [[1, '1.00000']] },
    {
      partNumber: 'RC0603FR-0710KL',
      maker: 'Yageo',
      stock: 5_000,
      minQty: 100,
      multiple: 100,
      prices: [[100, '0.00220']],
    },
    { partNumber: 'RC0603FR-0712KL', maker: 'Yageo', stock: 9_000 },
    { partNumber: 'NO-PRICE-1', maker: 'Yageo', stock: 5_000 },
    { partNumber: 'SCARCE-77', maker: 'Yageo', stock: 5, prices: [[1, '1.00000']] },
  ])
})
afterAll(() => shop.close())

const csv = (text: string, name = 'bom.csv') => new File([text], name)
const upload = (file: File) => shop.call()(uploadBom, { file })

async function read(text: string, reading: Partial<CallInput<typeof readBom>> = {}): Promise<ReadBom> {
  const { file_id } = await upload(csv(text))
  return shop.call()(readBom, { file_id, ...reading })
}

async function readLine(cells: string): Promise<MatchedLine> {
  const { lines } = await read(`MPN,Manufacturer,Qty\n${cells}\n`)
  const [line] = lines
  if (!line) throw new Error('no line was read')
  return line
}

const numbers = ({ match }: MatchedLine) => match.candidates.map(goods => goods.part_number)

describe('an uploaded bill of materials', () => {
  test('lists its sheets', async () => {
    expect(await upload(csv('MPN,Qty\nLM358,4\n', 'C:\\Daten\\Stückliste 7.csv'))).toEqual({
      file_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      file_name: 'Stückliste 7.csv',
      size: 16,
      sheets: [{ name: 'Stückliste 7.csv', rows: 2 }],
    })
  })

  test('expires after a day, with a message that names the next step', async () => {
    const { file_id } = await upload(csv('MPN,Qty\nLM358,4\n'))
    await shop.connection.db.execute(sql`update uploads set expires_at = now() where id = ${file_id}`)
    await expect(shop.call()(readBom, { file_id })).rejects.toMatchObject({
      code: 404,
      message: 'This upload has expired. Upload the file again.',
    })
  })

  test('accounts for every row: each is a line or is skipped with a reason', async () => {
    const text = [
      'Board 7',
      '',
      'MPN,Qty',
      'LM358,4',
      '',
      'DNP,2',
      ',9',
      'LM358,6',
      'BAT54H-115,0',
      'Total,19',
      '',
    ].join('\n')
    const { lines, skipped, header_row } = await read(text)
    expect(header_row).toBe(2)
    const rows = [...lines, ...skipped].map(({ row }) => row).sort((a, b) => a - b)
    expect(rows).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(lines).toMatchObject([{ row: 3, rows: [3, 7], part_number: 'LM358', qty: 10 }])
    expect(skipped.find(({ row }) => row === 7)).toMatchObject({ reason: 'merged' })
  })

  test('is read again with the buyer’s settings: sheet, header, columns, boards', async () => {
    const text = 'a,b,c\nx,LM358,4\nx,BAT54H-115,2\n'
    const { file_id, sheets } = await upload(csv(text))
    const call = shop.call()
    const byColumn = { header_row: 0, mapping: { 1: 'part_number', 2: 'qty' } as const, boards: 25 }
    const byField = { header_row: 0, mapping: { part_number: 1, qty: 2 }, boards: 25, sheet: sheets[0]?.name }
    for (const reading of [byColumn, byField]) {
      const { lines, columns } = await call(readBom, { file_id, ...reading })
      expect(lines.map(({ part_number, qty }) => [part_number, qty])).toEqual([
        ['LM358', 100],
        ['BAT54H-115', 50],
      ])
      expect(columns[1]).toMatchObject({ index: 1, title: 'b', field: 'part_number' })
    }
    const whole = await call(readBom, { file_id, header_row: -1, mapping: { part_number: 1 } })
    expect(whole.lines.map(({ row }) => row)).toContain(0)
  })

  test.each([
    { sheet: 7 },
    { sheet: 'nowhere' },
    { header_row: -2 },
    { mapping: { 3: 'colour' } },
    { mapping: { colour: 3 } },
    { mapping: { qty: 1.5 } },
    { mapping: { 400: 'qty' } },
    { boards: 0 },
    { boards: 1.5 },
    { file_id: 'no-id' },
  ])('rejects %j', async reading => {
    const { file_id } = await upload(csv('MPN,Qty\nLM358,4\n'))
    const answer = await shop.request(readBom.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file_id, ...reading }),
    })
    expect(await answer.json()).toMatchObject({ code: 400, data: { errors: expect.any(Object) } })
  })
})

describe('a line is matched', () => {
  test('by its exact number, ignoring case', async () => {
    const line = await readLine('stm32f103c8t6,,10')
    expect(line).toMatchObject({
      match: { kind: 'exact', goods: { part_number: 'STM32F103C8T6' }, candidates: [] },
    })
    expect(line.outcome).toBe('cart')
  })

  test('by its number with other punctuation', async () => {
    expect(await readLine('BAT54H-115,,10')).toMatchObject({
      match: { kind: 'punctuation', goods: { part_number: 'BAT54H,115' } },
      outcome: 'cart',
    })
  })

  test('on a reel, in a tube or lead-free, in both directions', async () => {
    for (const number of ['LTC3780EG#TRPBF', 'LTC3780EG', 'ltc3780eg/tr'])
      expect(await readLine(`${number},,10`)).toMatchObject({
        match: { kind: 'suffix', goods: { part_number: 'LTC3780EG#PBF' } },
        outcome: 'cart',
      })
  })

  test('by a similar number only after confirmation by the buyer', async () => {
    expect(await readLine('STM32F1O3C8T6,,10')).toMatchObject({
      match: {
        kind: 'near',
        goods: { part_number: 'STM32F103C8T6' },
        candidates: [{ part_number: 'STM32F103C8T6' }],
      },
      outcome: 'choose',
    })
  })

  test('by a truncated number only after confirmation by the buyer', async () => {
    const line = await readLine('RC0603FR-07,,100')
    expect(line).toMatchObject({ match: { kind: 'near' }, outcome: 'choose' })
    expect(numbers(line)).toEqual(['RC0603FR-0712KL', 'RC0603FR-0710KL'])
  })

  test('to one manufacturer only when the file names it: otherwise the buyer chooses', async () => {
    const open = await readLine('LM358,,10')
    expect(open).toMatchObject({ match: { kind: 'exact', goods: null }, outcome: 'choose' })
    expect(open.match.candidates.map(goods => goods.brand_name)).toEqual(['onsemi', 'Texas Instruments'])
    expect(await readLine('LM358,TI,10')).toMatchObject({
      match: { goods: { brand_name: 'Texas Instruments' }, candidates: [] },
      outcome: 'cart',
    })
  })

  test('to another manufacturer than the named one only after confirmation by the buyer', async () => {
    expect(await readLine('STM32F103C8T6,GigaDevice,10')).toMatchObject({
      match: { kind: 'exact', candidates: [{ brand_name: 'STMicroelectronics' }] },
      outcome: 'choose',
      warnings: ['other_maker'],
    })
  })

  test('to one of two numbers that differ in punctuation only when it is exact', async () => {
    expect(await readLine('A-B.C 12,,1')).toMatchObject({
      match: { kind: 'exact', goods: { part_number: 'A-B.C 12' } },
    })
    expect(numbers(await readLine('AB-C12,,1'))).toEqual(['A-B.C 12', 'ABC12'])
  })

  test('by a former number of the part, or a customer’s own', async () => {
    expect(await readLine('cust-0815,,1')).toMatchObject({
      match: { kind: 'exact', goods: { part_number: 'BAT54H,115' } },
      warnings: ['former_number'],
    })
  })

  test('by an alternate if the first choice is unknown', async () => {
    const { lines } = await read('MPN 1,MPN 2,Qty\nUNHEARD-OF-1,STM32F103C8T6,3\n')
    expect(lines).toMatchObject([
      {
        part_number: 'UNHEARD-OF-1',
        match: { goods: { part_number: 'STM32F103C8T6' } },
        warnings: ['alternate'],
      },
    ])
  })

  test('to nothing, and stays a free line', async () => {
    expect(await readLine('UNHEARD-OF-1,,1')).toMatchObject({
      match: { kind: 'none', goods: null, candidates: [] },
      outcome: 'free',
    })
  })
})

describe('the outcome of a matched line', () => {
  test.each([
    ['STM32F103C8T6,,900', 'cart', []],
    ['STM32F103C8T6,,901', 'rfq', ['short']],
    ['NO-PRICE-1,,1', 'rfq', ['no_price']],
    ['RC0603FR-0710KL,,200', 'cart', []],
    ['RC0603FR-0710KL,,4', 'cart', ['below_minimum']],
    ['RC0603FR-0710KL,,150', 'cart', ['not_a_multiple']],
    ['RC0603FR-0710KL,,4950', 'cart', ['not_a_multiple']],
    ['RC0603FR-0710KL,,5001', 'rfq', ['not_a_multiple', 'short']],
    ['STM32F103C8T6,,abc', 'rfq', ['bad_quantity']],
  ])('%s goes to the %s with %j', async (cells, outcome, warnings) => {
    expect(await readLine(cells)).toMatchObject({ outcome, warnings })
  })
})

describe("the buyer's own sheet", () => {
  const sheet = 'MPN,Maker,Qty\nSTM32F103C8T6,ST,10\nLM358,,4\n=1+1,@x,2\nDNP,,3\nRC0603FR-0710KL,,4\n'

  type Decisions = Omit<CallInput<typeof exportBom>, 'file_id'>

  async function download(decisions: Decisions = {}, lang: Lang = 'en') {
    const { file_id } = await upload(csv(sheet, 'Board 7.csv'))
    const { file, file_name } = await shop.call(lang)(exportBom, { file_id, ...decisions })
    const [grid] = await readBook(Buffer.from(file, 'base64'), BOOK_LIMITS)
    return { file_name, rows: grid?.rows ?? [], bytes: Buffer.from(file, 'base64') }
  }

  test('is exported with our columns after its own', async () => {
    const { file_name, rows } = await download()
    expect(file_name).toBe('Board 7-priced.xlsx')
    expect(rows.map(row => row.slice(0, 3))).toEqual(
      sheet
        .trim()
        .split('\n')
        .map(line => line.split(',')),
    )
    expect(rows[0]?.slice(3, 6)).toEqual(['Status', 'Our part number', 'Our manufacturer'])
    expect(rows[1]?.slice(3)).toEqual([
      'In stock and priced',
      'STM32F103C8T6',
      'STMicroelectronics',
      'Exact match',
      '900',
      '10',
      '10',
      '2.5',
      '25',
    ])
    expect(rows[2]?.slice(3, 5)).toEqual(['Needs your choice', 'LM358 (onsemi); LM358 (Texas Instruments)'])
    expect(rows[4]?.slice(3)).toEqual(['Marked as do not populate'])
    expect(rows[5]?.slice(8)).toEqual(['4', '100', '0.0022', '0.22', 'Rounded up to the minimum'])
  })

  test('respects the buyer’s choices, in the language of the page', async () => {
    const [line] = (await read(sheet)).lines.filter(({ part_number }) => part_number === 'LM358')
    const texas = line?.match.candidates.find(({ brand_name }) => brand_name.startsWith('Texas'))
    const { rows } = await download({ choices: { 1: 0, 2: texas?.goods_id ?? 0 } }, 'de')
    expect(rows[1]?.slice(3)).toEqual(['Nicht in unserem Katalog'])
    expect(rows[2]?.slice(4, 6)).toEqual(['LM358', 'Texas Instruments'])
  })

  test('has the quantities of the review, and names the lines left out', async () => {
    const { rows } = await download({ quantities: { 5: 130 }, left_out: ['1'] })
    expect(rows[1]?.[3]).toBe('Left out')
    expect(rows[5]?.slice(8)).toEqual(['130', '200', '0.0022', '0.44', 'Rounded up to the pack multiple'])
  })

  test('names alternates in stock for short lines, and has the one that the buyer chose', async () => {
    await operator(shop, 'alternate', 'add', 'STMicroelectronics: STM32F103C8T6', 'RC0603FR-0710KL')
    const [line] = (await read('MPN\nRC0603FR-0710KL\n')).lines
    const other = line?.match.goods?.goods_id ?? 0
    const short = await download({ quantities: { 1: 5_000 } })
    expect(short.rows[0]?.at(-1)).toBe('Alternates in stock')
    expect(short.rows[1]?.[3]).toBe('Needs a quote')
    expect(short.rows[1]?.at(-1)).toMatch(/^RC0603FR-0710KL \(.+, \d+\)/)
    const { rows } = await download({ quantities: { 1: 5_000 }, choices: { 1: other } })
    expect(rows[1]?.slice(4, 5)).toEqual(['RC0603FR-0710KL'])
    expect(rows[1]?.[6]).toBe('Alternate for STM32F103C8T6')
  })

  test('contains texts, never formulas', async () => {
    const { bytes, rows } = await download()
    const { read: readXlsx } = await import('@e965/xlsx')
    const cells = Object.values(readXlsx(bytes, { cellFormula: true }).Sheets).flatMap(Object.values)
    expect(rows[3]?.slice(0, 2)).toEqual(['=1+1', '@x'])
    expect(cells.filter(cell => typeof cell === 'object' && 'f' in cell)).toEqual([])
  })
})

test('lines for the same part share its stock', async () => {
  const { lines } = await read('MPN,Maker,Qty\nSTM32F103C8T6,ST,500\nSTM32F103C8T6,STMicroelectronics,500\n')
  expect(lines.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
    ['rfq', ['short']],
    ['rfq', ['short']],
  ])
})

describe('three thousand lines', () => {
  test('are matched with a handful of queries, and one more is over the limit', async () => {
    const rows = Array.from({ length: 3_001 }, (_, i) => `${i % 2 ? 'UNHEARD' : 'SCARCE'}-${i},1`)
    const { file_id } = await upload(csv(`MPN,Qty\n${rows.join('\n')}\n`))
    const queries = await countQueries(() => shop.call()(readBom, { file_id }))
    expect(queries.count).toBeLessThan(15)
    expect(queries.result.lines).toHaveLength(LIMITS.bomLines)
    expect(queries.result.skipped).toMatchObject([{ row: 3_001, reason: 'over_limit' }])
  })
})

async function countQueries<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  const { pool } = shop.connection
  const { query } = pool
  let count = 0
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      count++
      return query.apply(pool, args)
    },
  })
  const result = await work()
  Object.assign(pool, { query })
  return { count, result }
}

test('bills have connections of their own', async () => {
  const bills = await connect(shop.databaseUrl, 2)
  const own = createShop({ ...shop.parts, ...shop.store, bills })
  const call = createCall({
    fetch: (path, init) => own.api.request(path, init),
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  let uses = 0
  bills.pool.on('acquire', () => uses++)
  await call(uploadBom, { file: new File(['MPN,Qty\nLM358DR,10\n'], 'bom.csv') })
  expect(uses).toBeGreaterThan(0)
  await own.close()
  await bills.close()
})
