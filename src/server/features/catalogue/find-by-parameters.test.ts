import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../tests/harness/empty-catalogue.ts'
import { capacitor, importCatalogue, resistor } from '../../../../tests/harness/parametric-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { loadDirectory } from './directory.ts'
import { type FoundByParameters, findByParameters, keepSegments } from './index.ts'

let shop: TestShop
let find: (text: string, quantity?: number) => Promise<FoundByParameters | null>
beforeAll(async () => {
  shop = await openTestShop()
  await emptyCatalogue(shop.connection.pool)
  await importCatalogue(shop.connection.pool, [
    capacitor('CHEAP', { price: '0.002', stock: 5_000 }),
    capacitor('DEAR', { price: '0.005', stock: 90_000 }),
    capacitor('SOLD-OUT', { price: '0.001', stock: 0 }),
    capacitor('LARGE', { packaging: '0805' }),
    capacitor('STRONG', { voltage: '100 V' }),
    resistor('R10K', { resistance: '10 kΩ' }),
  ])
  const { db } = shop.connection
  const segments = keepSegments(db, shop.store.changes, 1e8)
  const directory = await loadDirectory(db)
  find = (text, quantity = 100) => findByParameters({ db, directory, lang: 'en', segments }, text, quantity)
})
afterAll(() => shop.close())

const numbers = (found: FoundByParameters | null) => found?.candidates.map(({ part_number }) => part_number)

test('a line without a number is matched by its parameters, cheapest in stock first', async () => {
  const found = await find('100nF/50V/X7R 0402')
  expect(numbers(found)).toEqual(['CHEAP', 'DEAR', 'SOLD-OUT'])
  expect(found?.understood.map(({ name, label }) => `${name} ${label}`.trim())).toEqual([
    'Capacitance 100 nF',
    'Voltage rating 50 V',
    'Dielectric X7R',
    '0402',
  ])
  expect(found?.candidates[0]?.parameters).toContainEqual({ slug: 'voltage', label: '50 V' })
})

test('parts with the whole quantity come before cheaper ones with less', async () => {
  expect(numbers(await find('100nF 50V X7R 0402', 10_000))).toEqual(['DEAR', 'CHEAP', 'SOLD-OUT'])
})

test('words that mean nothing are told, and do not hinder', async () => {
  const found = await find('CAP CER 0.1uF 50V X7R 0402 T&R')
  expect(numbers(found)).toContain('CHEAP')
  expect(found?.unknown).toEqual(['T&R'])
})

test('a better rating is taken only if no part has exactly this one', async () => {
  const found = await find('100nF 63V X7R 0402')
  expect(numbers(found)).toEqual(['STRONG'])
  expect(found?.understood.map(({ label }) => label)).toContain('≥ 63 V')
})

test.each(['100nF 0402', '100nF 50V X7R', 'CAP', '', 'R1 R2 R3'])(
  '"%s" says too little for a match',
  async text => {
    expect(await find(text)).toBeNull()
  },
)
