import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../tests/harness/empty-catalogue.ts'
import { capacitor, importCatalogue, resistor } from '../../../../tests/harness/parametric-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { readBom, readBomLines, uploadBom } from '../../../contract/shop/bom.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await emptyCatalogue(shop.connection.pool)
  await importCatalogue(shop.connection.pool, [
    capacitor('CHEAP', { price: '0.002', stock: 5_000 }),
    capacitor('DEAR', { price: '0.005', stock: 90_000 }),
    capacitor('SOLD-OUT', { price: '0.001', stock: 0 }),
    capacitor('LARGE', { packaging: '0805' }),
    capacitor('WEAK', { voltage: '25 V' }),
    ...Array.from({ length: 12 }, (_, i) => resistor(`R10K-${i}`, { resistance: '10 kΩ' })),
  ])
})
afterAll(() => shop.close())

async function read(text: string) {
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'bom.csv') })
  return shop.call()(readBom, { file_id })
}

test('a line with a value and no number is a choice among parts with that value', async () => {
  const { lines, skipped } = await read('Ref,MPN,Description,Qty\nC1,,100nF 50V X7R 0402,10\nC2,CHEAP,,5\n')
  expect(lines[0]).toMatchObject({
    part_number: '100nF 50V X7R 0402',
    qty: 10,
    outcome: 'choose',
    warnings: [],
    match: { kind: 'parameters', unknown: [] },
  })
  expect(lines[0]?.match.candidates.map(({ part_number }) => part_number)).toEqual([
    'CHEAP',
    'DEAR',
    'SOLD-OUT',
  ])
  expect(lines[0]?.match.understood?.map(({ label }) => label)).toEqual(['100 nF', '50 V', 'X7R', '0402'])
  expect(lines[1]).toMatchObject({ part_number: 'CHEAP', outcome: 'cart', match: { kind: 'exact' } })
  expect(skipped).toEqual([])
})

test('value and package in columns of their own, as design tools write them, are one value', async () => {
  const { lines } = await read(
    'Reference,Value,Footprint,Qty\n"C1,C2",100nF/50V/X7R,Capacitor_SMD:C_0402_1005Metric,2\n',
  )
  expect(lines).toMatchObject([{ outcome: 'choose', match: { kind: 'parameters' } }])
})

test('a value and a package are enough if the designator tells the kind of part', async () => {
  const footprint = 'Capacitor_SMD:C_0402_1005Metric'
  const rows = [`"C1,C2",100nF,${footprint},2`, `X1,100nF,${footprint},2`, 'C3,100nF,,2']
  const { lines, skipped } = await read(`Reference,Value,Footprint,Qty\n${rows.join('\n')}\n`)
  expect(lines).toMatchObject([
    { designators: 'C1,C2', outcome: 'choose', match: { kind: 'parameters', unknown: [] } },
  ])
  expect(skipped.map(({ row }) => row)).toEqual([2, 3])
})

test.each([
  'Designator,Value,Dielectric,Voltage,Package,Qty\n"C1,C2",100nF,X7R,50V,0402,2\n',
  'Ref;Category;Value;Voltage rating;Dielectric;Case;Qty\nC1;Capacitor;100nF;50V;X7R;0402;1\n',
  '位号,类型,参数,耐压,材质,封装,数量\nC1,电容,100nF,50V,X7R,0402,1\n',
])('parameters in columns of their own belong to the value: %s', async text => {
  const { lines } = await read(text)
  expect(lines.map(({ match }) => match.candidates.map(({ part_number }) => part_number))).toEqual([
    ['CHEAP', 'DEAR', 'SOLD-OUT'],
  ])
})

test('values on the quick order pad, and in place of a number, are searched, too', async () => {
  const lines = await shop.call()(readBomLines, { text: 'R10K-1 5\n100nF 50V X7R 0402 200\nR10K-2 7' })
  expect(lines.map(({ outcome, qty, match }) => [outcome, qty, match.kind])).toEqual([
    ['cart', 5, 'exact'],
    ['choose', 200, 'parameters'],
    ['cart', 7, 'exact'],
  ])
})

test('a row with too few values stays skipped', async () => {
  const { lines, skipped } = await read('Ref,MPN,Description,Qty\nC1,,100nF,10\nC2,CHEAP,,5\n')
  expect(lines).toHaveLength(1)
  expect(skipped).toMatchObject([{ row: 1, reason: 'no_part_number' }])
})
