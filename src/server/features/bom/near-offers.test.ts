import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { type MatchedLine, readBom, uploadBom } from '../../../contract/shop/bom.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.connection.db.execute(sql`truncate manufacturers, categories cascade`)
  const resistance = (value: string) => [{ name: 'Resistance', value }]
  await stockParts(shop.connection.db, [
    { partNumber: 'TPS5430DDA', maker: 'Texas Instruments' },
    { partNumber: 'TPS5430DDAR', maker: 'Texas Instruments', stock: 5 },
    { partNumber: 'TPS543ODDX', maker: 'Acme' },
    { partNumber: 'QX7810', maker: 'Acme' },
    { partNumber: 'QX78105AB', maker: 'Acme' },
    { partNumber: 'QX78101', maker: 'Acme' },
    { partNumber: 'RC0603FR-0711KL', maker: 'Yageo', packaging: '0603', attributes: resistance('11 kΩ') },
    { partNumber: 'RC0603FR-0712KL', maker: 'Yageo', packaging: '0603', attributes: resistance('12 kΩ') },
    { partNumber: 'BC857B', maker: 'Nexperia', description: 'PNP transistor 45 V', packaging: 'SOT-23' },
    { partNumber: 'LM393P', maker: 'Texas Instruments', packaging: 'DIP-8' },
    { partNumber: 'LM393X', maker: 'Texas Instruments', packaging: 'SOIC-8' },
    { partNumber: 'BAV99', maker: 'Nexperia', prices: [[1, '0.01000']] },
    { partNumber: 'SMBJ7.5A', maker: 'Littelfuse' },
    { partNumber: 'SMCJ75A', maker: 'Littelfuse' },
    { partNumber: 'SMAJ6.0A', maker: 'Littelfuse' },
    { partNumber: 'SMAJ60A', maker: 'Bourns' },
    { partNumber: 'SMBJ24A', maker: 'Littelfuse', prices: [[1, '0.10000']] },
  ])
})
afterAll(() => shop.close())

const HEADER = 'Ref,MPN,Manufacturer,Description,Footprint,Qty'

async function readLine(row: string): Promise<MatchedLine> {
  const { file_id } = await shop.call()(uploadBom, { file: new File([`${HEADER}\n${row}\n`], 'bom.csv') })
  const { lines } = await shop.call()(readBom, { file_id })
  const [line] = lines
  if (!line) throw new Error('no line was read')
  return line
}

const offers = async (row: string) => (await readLine(row)).match.candidates.map(goods => goods.part_number)

describe('near offers', () => {
  test('put a truncated number before slips', async () => {
    expect(await offers('U1,QX78105,,,,1')).toEqual(['QX78105AB', 'QX7810', 'QX78101'])
    expect(await offers('U1,TPS5430,,,,1')).toEqual(['TPS5430DDA', 'TPS5430DDAR'])
  })

  test.each(['TPS5430DDATR', 'TPS5430DDARTR', 'TPS5430DDAG4', 'TPS5430DDA-REEL'])(
    'lead from %s to the part in another packing',
    async number => {
      const [first] = await offers(`U1,${number},,,,1`)
      expect(first ?? (await readLine(`U1,${number},,,,1`)).match.goods?.part_number).toMatch(
        /^TPS5430DDAR?$/,
      )
    },
  )

  test.each([
    ['SMBJ75A', 'SMBJ7.5A'],
    ['SMBJ75A-TR', 'SMBJ7.5A'],
    ['SMCJ7.5A', 'SMCJ75A'],
  ])('ask to confirm a number without its decimal point: %s', async (number, offered) => {
    const line = await readLine(`D1,${number},,,,1`)
    expect(line).toMatchObject({ outcome: 'choose', match: { kind: 'near' } })
    expect(line.match.candidates[0]?.part_number).toBe(offered)
  })

  test('are not made where one of two numbers has the decimal point', async () => {
    for (const [number, found] of [
      ['SMAJ60A', 'SMAJ60A'],
      ['SMAJ6.0A-TR', 'SMAJ6.0A'],
    ])
      expect((await readLine(`D1,${number},,,,1`)).match).toMatchObject({
        goods: { part_number: found },
        candidates: [],
      })
  })

  test('leave out another value, said by the row or coded in the number', async () => {
    expect(await offers('R1,RC0603FR-0710KL,,RES 10K 1%,0603,1')).toEqual([])
    expect(await offers('R1,RC0603FR-0710KL,,,,1')).toEqual([])
    expect(await offers('R1,RC0603FR-0711KI,,RES 11K 1%,0603,1')).toEqual(['RC0603FR-0711KL'])
  })

  test('leave out another polarity and another case', async () => {
    expect(await offers('Q1,BC847B,,TRANS NPN 45V,SOT-23,1')).toEqual([])
    expect(await offers('Q1,BC847B,,TRANS PNP 45V,SOT-23,1')).toEqual(['BC857B'])
    expect(await offers('U1,LM393D,,,SOIC-8,1')).toEqual(['LM393X'])
  })
})

test.each([
  ['BAV99', 'NXP'],
  ['BAV99', 'Philips'],
  ['SMBJ24A', 'Littlefuse'],
  ['TPS5430DDA', 'TI(德州仪器)'],
])('%s by %s is no other manufacturer', async (number, maker) => {
  const line = await readLine(`D1,${number},${maker},,,1`)
  expect(line.warnings).not.toContain('other_maker')
  expect(line.match.candidates).toEqual([])
})
