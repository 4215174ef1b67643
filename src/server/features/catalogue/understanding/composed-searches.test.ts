import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { searchParts } from '../../../../contract/shop/catalogue.ts'
import { isLang } from '../../../../domain/locales.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type DemoPart = {
  id: number
  part_number: string
  packaging: string
  category_id: number
  parent_id: number | null
  attributes: { name: string; value: string }[]
}

const SEARCHES = 300
const MOST_PER_CATEGORY = 6
const PAGE = 100

/** The same on every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** The ways in which buyers write a value. */
const SPELLINGS: ((value: string) => string)[] = [
  value => value,
  value => value.replaceAll(' ', ''),
  value => value.replace('µ', 'u').replaceAll(' ', ''),
  value => value.replace(' Ω', 'R').replace(' kΩ', 'k').replace(' MΩ', 'M'),
  value => value.replace('Ω', 'ohm'),
  value => value.replace(/^(\d+)\.(\d+) kΩ$/, '$1k$2').replace(/^(\d+)\.(\d+) Ω$/, '$1R$2'),
  value => value.replace('±', '').replace(' ', ''),
  value => value.replace('.', ','),
]

/** Attributes that say little about a part. */
const GENERAL = /temperature|mounting|series|life|dimension|height|termination|packing/i
const QUANTITY = /^(?=.{2,15}$)(?!.*[…,/+])±?\d.*[A-Za-zΩ%µ]|^(?:X[57]R|C0G)$/

function compose(part: DemoPart, roll: (sides: number) => number): string | null {
  const values = part.attributes.filter(({ name, value }) => !GENERAL.test(name) && QUANTITY.test(value))
  if (values.length === 0 || part.packaging === '') return null
  const chosen = values
    .slice(0, 1 + roll(Math.min(values.length, 4)))
    .map(({ value }) => SPELLINGS[roll(SPELLINGS.length)]?.(value) ?? value)
  const words = chosen.length < 2 || roll(10) < 7 ? [...chosen, part.packaging] : chosen
  return words
    .map(word => ({ word, place: roll(1_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(' ')
}

async function demoParts(): Promise<DemoPart[]> {
  const { rows } = await shop.connection.pool.query<DemoPart>(
    `select parts.id, part_number, packaging, category_id, parent_id, attributes
     from parts join categories on categories.id = category_id order by md5(part_number), parts.id`,
  )
  return rows
}

test('300 searches composed of the values of demo parts list the part, in its category or a group above', async () => {
  const roll = dice(7)
  const perCategory = new Map<number, number>()
  const failed: string[] = []
  let understood = 0
  let searches = 0
  for (const part of await demoParts()) {
    const asked = perCategory.get(part.category_id) ?? 0
    const keyword = asked < MOST_PER_CATEGORY ? compose(part, roll) : null
    if (!keyword || searches >= SEARCHES) continue
    perCategory.set(part.category_id, asked + 1)
    searches++
    const found = await shop.call()(searchParts, { keyword, page_size: PAGE })
    const places = found.understood_in?.map(({ category_id }) => category_id) ?? []
    const isPlaced = places.some(id => id === part.category_id || id === part.parent_id)
    if (places.length > 0) understood++
    const isListed = found.total > PAGE || found.list.some(({ goods_id }) => goods_id === part.id)
    if (!isListed || (places.length > 0 && !isPlaced)) failed.push(`${keyword}: ${part.part_number}`)
  }
  expect(searches).toBe(SEARCHES)
  expect(failed).toEqual([])
  expect(understood).toBeGreaterThan(SEARCHES * 0.97)
})

test('part numbers are never read as parameters', async () => {
  const rows = await demoParts()
  for (const { id, part_number } of rows.filter((_, i) => i % 15 === 0)) {
    const found = await shop.call()(searchParts, { keyword: part_number })
    expect(found.understood, part_number).toBeUndefined()
    expect(
      found.list.map(({ goods_id }) => goods_id),
      part_number,
    ).toContain(id)
  }
})

test('searches as engineers type them, in eleven languages, are read as these filters', async () => {
  const table = readFileSync(new URL('./typed-searches.txt', import.meta.url), 'utf8')
  const rows = table.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const read: string[] = []
  for (const row of rows) {
    const [lang = '', keyword = ''] = row.split('\t')
    const found = await shop.call(isLang(lang) ? lang : 'en')(searchParts, { keyword, page_size: 1 })
    const categories = found.understood_in?.map(({ category_name }) => category_name).join('+')
    const filters = found.understood?.map(({ name, label }) => `${name}=${label}`).join('; ')
    read.push([lang, keyword, categories, filters].join('\t'))
  }
  expect(rows.length).toBeGreaterThan(90)
  expect(read).toEqual(rows)
})

test.each([
  ['5,08', /5\.08mm/],
  ['40.52', /^40\.52/],
  ['max232 soic', /^MAX232.*SOIC/],
  ['max3232 smd', /^MAX3232/],
  ['78L05 sot-89', /78L05.*SOT-89/],
  ['10 milliohm', / 10mohm/],
  ['latching relay', / relay /],
  ['self locking switch', / switch/i],
  ['-40 to 125 ldo', / LDO /],
  ['common mode choke can', / Common mode choke /],
  ['jst ph', /^PHR|-PH-/],
  ['jst ph 2 pin', /^PHR-2|2B-PH-/],
  ['595-LM358DR', /^LM358DR/],
  ['MCP2551-I/SN DC 2023+', /^MCP2551-I\/SN/],
  ['optocupler', / Optocoupler /],
  ['7 segment display', / Seven-segment /],
  ['50V', / 50V/],
  ['1%', / ±?1%/],
  ['shotky diode', /Schottky/],
  ['osilator', /oscillator/i],
  ['rs232 driver 3.3V', /RS-232/],
  ['lora transceiver 868MHz', /transceiver/i],
  ['sram 512k x 8', /4Mbit/],
  ['nand gate 2 input', /NAND/],
  ['condenser 10uF', /10uF/],
  ['power module 24V', / DC-DC converter module /],
  ['dc dc 24V', /DC-DC|converter|regulator/i],
  ['automotive relay', / relay /],
  ['precision resistor', /resistor|thermistor|potentiometer|varistor/i],
  ['high voltage capacitor', /capacitor|MLCC/i],
  ['low power microcontroller', /microcontroller/i],
  ['low noise amplifier', /amplifier/i],
  ['usb to serial chip', /USB/],
  ['arm mcu gizmo', /ARM/],
  ['current sense amplifier bidirectional', /Current sensor monitor/],
  ['stm32 64кб', /^STM32.* 64KB/],
  ['driver mosfet', /Gate driver/],
  ['fuse resettable', /Resettable fuse/],
  ['stm32 64kbyte', /^STM32.* 64KB/],
])('"%s" lists only parts like %s', async (keyword, expected) => {
  const { list } = await shop.call()(searchParts, { keyword, page_size: PAGE })
  const texts = list.map(({ part_number, description }) => `${part_number} ${description}`)
  expect(texts).not.toEqual([])
  expect(texts.filter(text => !expected.test(text))).toEqual([])
})

test.each([
  ['en', 'motor driver', undefined],
  ['de', 'Schrittmotortreiber 24V', '24V'],
  ['de', 'Sicherungshalter 5x20', '5x20'],
  ['ru', 'драйвер двигателя', undefined],
  ['zh', '蜂鸣器 5V', '5V'],
  ['en', 'TI motor driver', 'TI'],
  ['en', '3.5mm audio jack', '3.5mm'],
  ['en', 'gps module', undefined],
  ['en', 'h-bridge', undefined],
  ['en', 'heatsink TO-220', 'TO-220'],
  ['en', 'gizmo TO-220', 'TO-220'],
  ['en', 'gizmo 5V', '5V'],
  ['en', 'battery gizmo', 'battery'],
  ['en', 'gizmo sensor', 'sensor'],
  ['en', 'gizmo module', 'module'],
  ['en', 'emmc 8gb', '8gb'],
] as const)('%s: "%s" lists no other kinds of parts', async (lang, keyword, fewer) => {
  const found = await shop.call(lang)(searchParts, { keyword })
  expect([found.total, found.left_out, found.fewer_words?.keyword]).toEqual([0, undefined, fewer])
  if (found.fewer_words === undefined) return
  const { total } = await shop.call(lang)(searchParts, { keyword: found.fewer_words.keyword })
  expect(total).toBe(found.fewer_words.total)
})

test.each(['LM7805CT', 'SMBJ24CA', 'P6KE15CA'])(
  '"%s" offers no neighbor that the demo has',
  async keyword => {
    const { total, did_you_mean } = await shop.call()(searchParts, { keyword })
    expect({ total, did_you_mean }).toEqual({ total: 0, did_you_mean: [] })
  },
)
