import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { exportBom, type ReadBom, readBom, uploadBom } from '../../../contract/shop/bom.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import { readBook } from '../../sheets/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.connection.db.execute(sql`truncate manufacturers, categories cascade`)
  await stockParts(shop.connection.db, [
    { partNumber: 'AMS1117-3.3', maker: 'AMS', prices: [[1, '0.10000']] },
    { partNumber: '2N7002', maker: 'Nexperia', prices: [[1, '0.02000']] },
    { partNumber: '2N7002', maker: 'onsemi', prices: [[1, '0.03000']] },
    { partNumber: 'LM358DR', maker: 'Texas Instruments', prices: [[1, '0.12000']], aliases: ['C7950'] },
    { partNumber: 'TPS54331DR', maker: 'Texas Instruments', prices: [[1, '0.90000']] },
  ])
})
afterAll(() => shop.close())

async function read(text: string): Promise<ReadBom> {
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'bom.csv') })
  return shop.call()(readBom, { file_id })
}

const inShort = ({ lines }: ReadBom) =>
  lines.map(({ part_number, qty, outcome, match, warnings }) => ({
    number: part_number,
    qty,
    outcome,
    candidates: match.candidates.map(goods => goods.part_number),
    isSaid: warnings.includes('number_elsewhere'),
  }))

const offered = (number: string, qty: number, ...candidates: string[]) => ({
  number,
  qty,
  outcome: candidates.length > 0 ? 'choose' : 'free',
  candidates,
  isSaid: true,
})

describe('a row without a part number', () => {
  test('is offered the parts whose number is in another cell', async () => {
    const bom = await read(
      'Reference,Value,LibPart,Footprint,Qty\n"C1, C2",100nF,Device:C,C_0402,2\nU1,AMS1117-3.3,Regulator:AMS1117,SOT-223,1\nQ1,NMOS,Transistor_FET:2N7002,SOT-23,1\n',
    )
    expect(inShort(bom)).toEqual([
      offered('AMS1117-3.3', 1, 'AMS1117-3.3'),
      offered('2N7002', 1, '2N7002', '2N7002'),
    ])
    expect(bom.skipped).toMatchObject([{ row: 1, reason: 'no_part_number' }])
  })

  test('is offered the number inside an order code', async () => {
    const bom = await read('Qty;Mouser Part Number;Description\n10;595-LM358DR;OPAMP\n5;863-XYZ9999;FET\n')
    expect(inShort(bom)).toEqual([offered('LM358DR', 10, 'LM358DR')])
  })

  test('is offered a number inside a description, beside lines that have one', async () => {
    const bom = await read(
      'Ref,Description,MPN,Qty\nU1,Buck,TPS54331DR,1\nU2,IC OPAMP LM358DR SOIC-8,,2\nR1,RES 10K 0603,,4\n',
    )
    expect(inShort(bom).slice(1)).toEqual([offered('LM358DR', 2, 'LM358DR')])
    expect(bom.lines[0]).toMatchObject({ part_number: 'TPS54331DR', outcome: 'cart' })
    expect(bom.skipped).toMatchObject([{ row: 3, reason: 'no_part_number' }])
  })

  test.each([
    ['JLCPCB', 'Comment,Designator,Footprint,JLCPCB Part #'],
    ['LCSC', 'Value,Designator,Package,LCSC Part Number'],
    ['EasyEDA, in Chinese', '名称,位号,封装,立创商城编号'],
  ])('can be quoted by an LCSC number (%s)', async (_, header) => {
    const bom = await read(`${header}\n100nF,"C1,C2",C_0402,C1525\nopamp,U1,SOIC-8,C7950\n`)
    expect(inShort(bom)).toEqual([offered('C1525', 2), offered('C7950', 1, 'LM358DR')])
    expect(bom.skipped).toEqual([])
  })

  test('can be quoted by the number of a chip in place of its value', async () => {
    const bom = await read(
      [
        'Designator;Value;Footprint;Quantity',
        'U1;NE555;SOIC-8;1',
        'IC2, IC3;TPS54331;SO8;2',
        'T1;BC547;TO92;1',
        'C1;100nF;C_0603;1',
        'J1;Conn_01x04;PinHeader_1x04;1',
        'D1;LED;LED_0603;1',
        'U4;SOIC-8;SOIC-8;1',
      ].join('\n'),
    )
    expect(inShort(bom)).toEqual([offered('NE555', 1), offered('TPS54331', 2), offered('BC547', 1)])
    expect(bom.skipped.map(({ row, reason }) => [row, reason])).toEqual(
      [4, 5, 6, 7].map(row => [row, 'no_part_number']),
    )
  })

  test('is not offered anything that is only similar', async () => {
    const bom = await read('Designator,Value,Qty\nU1,LM358D,1\nU2,TPS54331,1\nR1,10k,1\n')
    expect(bom.lines.filter(({ match }) => match.kind === 'near' || match.kind === 'suffix')).toEqual([])
  })
})

test('two tables side by side are both matched, chosen from and exported', async () => {
  const text = 'MPN,Qty,,MPN,Qty\nLM358DR,1,,2N7002,3\n,,,TPS54331DR,2\n'
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'bom.csv') })
  const { lines } = await shop.call()(readBom, { file_id })
  expect(lines.map(({ part_number, outcome }) => [part_number, outcome])).toEqual([
    ['LM358DR', 'cart'],
    ['2N7002', 'choose'],
    ['TPS54331DR', 'cart'],
  ])
  const chosen = lines[1]?.match.candidates[0]
  const choices = { '1.1': chosen ? partIdOf(chosen) : 0 }
  const { file } = await shop.call()(exportBom, { file_id, choices })
  const [sheet] = await readBook(Buffer.from(file, 'base64'), BOOK_LIMITS)
  const [, both = [], right = []] = sheet?.rows ?? []
  expect(both).toContain('LM358DR')
  expect(both.slice(15)).toContain('2N7002')
  expect(both.slice(5, 15)).not.toContain('2N7002')
  expect(right.slice(15)).toContain('TPS54331DR')
})

test('quantities with two readings are read and warned of', async () => {
  const { lines } = await read('Part Number,Quantity\nLM358DR,1.000\nTPS54331DR,10 pcs/board\n')
  expect(lines.map(({ qty, warnings }) => [qty, warnings.includes('unclear_quantity')])).toEqual([
    [1, true],
    [10, true],
  ])
})
