import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { type Alternate, listAlternates } from '../../../contract/shop/alternates.ts'
import { getGoodsDetail } from '../../../contract/shop/catalogue.ts'
import type { GoodsDetail } from '../../../contract/shop/goods.ts'

/** Checks the explanations against the attributes as written, without the shop's dictionary and reader of values. */

const PARTS = 200

const HIGHER = `Voltage rating, Power rating, Rated current, Forward current, Reverse voltage, Collector-emitter voltage,
  Collector current, Drain-source voltage, Drain current, Isolation voltage, Peak pulse power, Output current,
  Flash memory, RAM, Memory size, Clock frequency, Bandwidth, Data rate`
const LOWER =
  'Tolerance, Temperature coefficient, On-resistance, ESR, Frequency stability, Accuracy, Forward voltage'
const EQUAL = `Resistance, Capacitance, Inductance, Frequency, Zener voltage, Load capacitance, Polarity, Function,
  Technology, Core, Number of channels, Number of positions, Number of rows, Pitch, Logic family, Interface, Color`
const names = (list: string) => new Set(list.split(',').map(name => name.trim()))
const [higher, lower, equal] = [HIGHER, LOWER, EQUAL].map(names)

let shop: TestShop
let compared: { part: GoodsDetail; other: GoodsDetail; alternate: Alternate }[]

beforeAll(async () => {
  shop = await openTestShop()
  compared = await compareParts(PARTS)
})
afterAll(() => shop.close())

/** The alternates of this many parts of the demo, from all categories in turn. */
async function compareParts(count: number): Promise<typeof compared> {
  const { rows } = await shop.connection.pool.query<{ id: number }>(`
    select id from (
      select id, row_number() over (partition by category_id order by md5(part_number)) as place from parts
    ) ranked order by place, id`)
  const call = shop.call()
  const details = new Map<number, Promise<GoodsDetail>>()
  const detailOf = (id: number) => {
    const known = details.get(id) ?? call(getGoodsDetail, { id })
    details.set(id, known)
    return known
  }
  const found: typeof compared = []
  let parts = 0
  for (const { id } of rows) {
    const alternates = await call(listAlternates, { id })
    if (alternates.length === 0) continue
    for (const alternate of alternates)
      found.push({ part: await detailOf(id), other: await detailOf(alternate.goods.goods_id), alternate })
    if (++parts === count) return found
  }
  throw new Error(`only ${parts} parts of the demo have alternates`)
}

const valuesOf = ({ attributes }: GoodsDetail) => new Map(attributes.map(({ name, value }) => [name, value]))

/** Of memory; its sizes are powers of 1024. */
const BINARY: Record<string, number> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }
const SCALE: Record<string, number> = { p: 1e-12, n: 1e-9, µ: 1e-6, m: 1e-3, k: 1e3, K: 1e3, M: 1e6, G: 1e9 }

/** `±5 %`, `0.1 µF`, `1024 KB`, `−40 … +85 °C`; null for words and lists. */
function readNumbers(text: string): { sizes: number[]; unit: string } | null {
  const [, first = '', last = '', scale = '', unit = ''] =
    /^±?([+-]?[\d.]+)(?:\s*…\s*([+-]?[\d.]+))?\s*(?:([pnµmkKMG])(?=[A-Za-zΩ]))?([A-Za-z%Ω°/]*(?: AC| DC)?)$/u.exec(
      text.replaceAll('−', '-'),
    ) ?? []
  if (first === '') return null
  const scales = /^(?:B|bit)$/.test(unit) ? BINARY : SCALE
  const sizes = [first, last].filter(Boolean).map(digits => Number(digits) * (scales[scale] ?? 1))
  const [low = 0, high] = sizes
  if (high !== undefined && low === -high) return { sizes: [high], unit: `±${unit}` }
  return { sizes, unit: text.startsWith('±') ? `±${unit}` : unit }
}

/** A single number. */
function readNumber(text: string): { size: number; unit: string } | null {
  const read = readNumbers(text)
  const [size, another] = read?.sizes ?? []
  return read && size !== undefined && another === undefined ? { size, unit: read.unit } : null
}

function isSame(one: string, other: string): boolean {
  if (hasAll(one, other) && hasAll(other, one)) return true
  const [a, b] = [readNumbers(one), readNumbers(other)]
  if (!a || !b || a.unit !== b.unit || a.sizes.length !== b.sizes.length) return false
  return a.sizes.every((size, at) => Math.abs(size - (b.sizes[at] ?? 0)) <= 1e-9 * Math.abs(size))
}

/** `SPI, I²C` can replace `I²C`. */
function hasAll(list: string, wanted: string): boolean {
  const parts = (text: string) =>
    text
      .normalize('NFKC')
      .split(/[,/+]/)
      .map(part => part.trim())
  return parts(wanted).every(part => parts(list).includes(part))
}

/** Null where this test knows no order. */
function effectOf(name: string, own: string, other: string): 'better' | 'worse' | null {
  const [a, b] = [readNumber(own), readNumber(other)]
  if (!a || !b || a.unit !== b.unit) return null
  if (higher?.has(name)) return b.size > a.size ? 'better' : 'worse'
  if (lower?.has(name)) return b.size < a.size ? 'better' : 'worse'
  return null
}

const pairOf = ({ part, other }: (typeof compared)[number]) =>
  `${part.brand_name} ${part.part_number} → ${other.brand_name} ${other.part_number}`

describe('the alternates of 200 parts of the demo', () => {
  test('say every value that differs, with both values, and no value that is equal', () => {
    for (const pair of compared) {
      const [own, other] = [valuesOf(pair.part), valuesOf(pair.other)]
      const said = new Map(pair.alternate.differences.map(line => [line.name, line]))
      for (const name of new Set([...own.keys(), ...other.keys()])) {
        const [here = '', there = ''] = [own.get(name), other.get(name)]
        const line = said.get(name)
        const where = `${pairOf(pair)}, ${name}: “${here}”, “${there}”`
        if (isSame(here, there)) expect(line, where).toBeUndefined()
        else
          expect([isSame(line?.this ?? '?', here), isSame(line?.other ?? '?', there)], where).toEqual([
            true,
            true,
          ])
        said.delete(name)
      }
      expect([...said.keys()], `${pairOf(pair)}: stated by neither`).toEqual([])
    }
  })

  test('never count an unstated value as equal or better', () => {
    for (const pair of compared) {
      for (const { name, this: own, other, effect } of pair.alternate.differences)
        if (own === '' || other === '')
          expect([pairOf(pair), name, effect]).toEqual([pairOf(pair), name, 'unknown'])
    }
  })

  test('call a value better or worse as its numbers say', () => {
    let worse = 0
    for (const pair of compared) {
      const [own, other] = [valuesOf(pair.part), valuesOf(pair.other)]
      for (const { name, effect } of pair.alternate.differences) {
        const expected = effectOf(name, own.get(name) ?? '', other.get(name) ?? '')
        if (expected) expect([pairOf(pair), name, effect]).toEqual([pairOf(pair), name, expected])
        if (expected === 'worse') worse++
      }
    }
    expect(worse).toBeGreaterThan(10)
  })

  test('never hide a lower voltage, such as 25 V for 50 V', () => {
    let lowerVoltages = 0
    for (const pair of compared) {
      const [own, other] = [pair.part, pair.other].map(part =>
        readNumber(valuesOf(part).get('Voltage rating') ?? ''),
      )
      if (!own || !other || other.size >= own.size) continue
      lowerVoltages++
      const line = pair.alternate.differences.find(({ name }) => name === 'Voltage rating')
      expect([pairOf(pair), line?.effect]).toEqual([pairOf(pair), 'worse'])
    }
    expect(lowerVoltages).toBeGreaterThan(3)
  })

  test('found by parameters have the same package and value, and at most one worse parameter', () => {
    const found = compared.filter(({ alternate }) => alternate.kind === 'parameters')
    expect(found.length).toBeGreaterThan(100)
    for (const pair of found) {
      const [own, other] = [valuesOf(pair.part), valuesOf(pair.other)]
      const differing = [...(equal ?? [])].filter(name => {
        const [here, there] = [own.get(name), other.get(name)]
        return here !== undefined && there !== undefined && !isSame(here, there) && !hasAll(there, here)
      })
      const worse = pair.alternate.differences.filter(({ effect }) => effect === 'worse')
      expect([pairOf(pair), differing, pair.other.packaging]).toEqual([pairOf(pair), [], pair.part.packaging])
      expect([pairOf(pair), worse.length <= 1]).toEqual([pairOf(pair), true])
    }
  })
})
