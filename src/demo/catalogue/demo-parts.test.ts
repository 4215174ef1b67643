import { describe, expect, test } from 'vitest'
import { isCountry } from '../../domain/countries.ts'
import { exactNumber, indexName } from '../../domain/part-number.ts'
import { isOrderable } from '../../domain/quantity.ts'
import type { PartRecord } from '../../server/features/catalogue/index.ts'
import { ATTRIBUTE_NAMES, WORDED_VALUES } from './attribute-words.ts'
import categories from './categories.json' with { type: 'json' }
import { demoParts, mixOf } from './demo-parts.ts'
import { zenerFamilies } from './zener-diodes.ts'

const parts: PartRecord[] = []
const manufacturersOfNumbers = new Map<string, Set<string>>()
for (const part of demoParts(100_000)) {
  if (parts.length < 20_000) parts.push(part)
  const number = exactNumber(part.partNumber)
  manufacturersOfNumbers.set(number, (manufacturersOfNumbers.get(number) ?? new Set()).add(part.manufacturer))
}
const early = parts.slice(0, 400)

describe('the demo stock list', () => {
  test.each([1, 399])('has exactly the %i requested parts', count => {
    expect([...demoParts(count)]).toEqual(parts.slice(0, count))
  })

  test('never contains a part twice, at any length', () => {
    expect(manufacturersOfNumbers.size).toBeGreaterThan(99_000)
    const pairs = [...manufacturersOfNumbers.values()].reduce(
      (sum, manufacturers) => sum + manufacturers.size,
      0,
    )
    expect(pairs).toBe(100_000)
  })

  test('goes on with markings when the numbers of the makers end', () => {
    const families = zenerFamilies()
    const own = families.flatMap(({ supplies }) => supplies).reduce((sum, { size }) => sum + size, 0)
    const numbers = new Set<string>()
    for (const { number, manufacturer } of mixOf(families)) {
      if (numbers.size === 3 * own) break
      expect(number.includes('-M0')).toBe(numbers.size >= own)
      numbers.add(`${number} ${manufacturer}`)
    }
    expect(numbers.size).toBe(3 * own)
  })

  test('has many manufacturers', () => {
    const manufacturers = (list: PartRecord[]) => new Set(list.map(part => part.manufacturer)).size
    expect(manufacturers(parts.slice(0, 3000))).toBeGreaterThanOrEqual(55)
    expect(manufacturers(parts)).toBeGreaterThanOrEqual(60)
  })

  test('fills every category early, and uses only existing ones', () => {
    const wanted = childCategories().sort()
    expect(wanted).toHaveLength(101)
    expect([...new Set(parts.slice(0, 3000).map(part => part.category))].sort()).toEqual(wanted)
    expect([...new Set(parts.map(part => part.category))].sort()).toEqual(wanted)
  })

  test.each([
    ['ULN2003AN', 'Darlington transistor array NPN 50V 0.5A DIP-16'],
    ['TIP122G', 'Darlington transistor NPN 100V 5A TO-220'],
    ['TIP31CG', 'Bipolar transistor BJT NPN 100V 3A TO-220'],
    ['74HC123D,653', 'Monostable multivibrator 2 channel 2-6V SOIC-16'],
    ['LTC3780EG#PBF', 'Buck-boost DC-DC controller Adjustable input 4-36V 400kHz SSOP-24'],
    ['LT8609AEMSE#PBF', 'Buck step-down DC-DC converter Adjustable 2A input 3-42V 2.2MHz MSOP-10'],
  ])('%s is described as what it is', (number, description) => {
    expect(parts.find(part => part.partNumber === number)?.description).toBe(description)
  })

  test('some numbers are made by several manufacturers', () => {
    const numbers = new Set(parts.map(part => exactNumber(part.partNumber)))
    const shared = [...numbers].filter(number => (manufacturersOfNumbers.get(number)?.size ?? 0) > 1)
    expect(shared.length).toBeGreaterThanOrEqual(30)
    expect(shared).toEqual(expect.arrayContaining(['LM358', '1N4148', 'TL431', '2N7002', 'BSS138']))
  })

  test.each(['/', '#', ',', '+', ' ', '(', '.'])('some numbers have a "%s"', character => {
    expect(early.some(part => part.partNumber.includes(character))).toBe(true)
  })

  test('some numbers belong to "other" in the index', () => {
    expect(early.some(part => indexName(part.partNumber) === 'other')).toBe(true)
  })
})

describe('prices and stock', () => {
  test('quantities ascend from the minimum, prices fall, with at most five decimals', () => {
    for (const { prices, minQty, partNumber } of parts) {
      expect(prices.length, partNumber).toBeLessThanOrEqual(6)
      if (prices.length > 0) expect(prices[0]?.quantity, partNumber).toBe(minQty)
      for (const [index, { quantity, price }] of prices.entries()) {
        const before = prices[index - 1]
        if (!/^\d+(\.\d{1,5})?$/.test(price) || Number(price) <= 0)
          expect.fail(`${partNumber} costs ${price}`)
        if (before && (quantity <= before.quantity || Number(price) >= Number(before.price)))
          expect.fail(`${partNumber} does not get cheaper at ${quantity}`)
      }
    }
  })

  test('the minimum can be ordered, and stock is never below it unless sold out', () => {
    const wrong = parts.filter(
      ({ minQty, multiple, stock }) =>
        !isOrderable({ min_qty: minQty, multiple }, minQty) || (stock !== 0 && stock < minQty),
    )
    expect(wrong).toEqual([])
  })

  test('some parts are sold out, some need a quote, chips cost less than a cent', () => {
    const share = (isOne: (part: PartRecord) => boolean) => parts.filter(isOne).length / parts.length
    expect(share(part => part.stock === 0)).toBeCloseTo(0.12, 1)
    expect(share(part => part.prices.length === 0)).toBeCloseTo(0.08, 1)
    expect(share(part => part.leadTimeWeeks === null)).toBeGreaterThan(0.05)
    expect(share(part => part.rohs === 'compliant')).toBeGreaterThan(0.9)
    expect(share(part => part.prices.some(({ price }) => Number(price) < 0.01))).toBeGreaterThan(0.1)
  })

  test('well-known parts can be bought', () => {
    const known = parts.slice(0, 200)
    expect(known.filter(part => part.stock === 0 || part.prices.length === 0)).toEqual([])
  })
})

describe('trade data', () => {
  const share = (isOne: (part: PartRecord) => boolean) => parts.filter(isOne).length / parts.length

  test('is written as an import would write it', () => {
    for (const { partNumber, eccn, hsCode, origin, lifecycle, lastBuyOn, leadTimeWeeks } of parts) {
      if (eccn) expect(eccn, partNumber).toMatch(/^(?:EAR99|\d[A-E]\d{3}(?:\.[a-z\d]+)*)$/)
      if (hsCode) expect(hsCode, partNumber).toMatch(/^8[45]\d\d\.\d\d\.\d{4}$/)
      if (origin) expect(isCountry(origin), partNumber).toBe(true)
      expect(lastBuyOn !== null, partNumber).toBe(lifecycle === 'last_time_buy')
      if (lifecycle === 'obsolete') expect(leadTimeWeeks, partNumber).toBeNull()
    }
  })

  test('is missing for some parts, and a few are going away', () => {
    expect(share(part => part.lifecycle === 'active')).toBeGreaterThan(0.7)
    for (const lifecycle of ['nrnd', 'last_time_buy', 'obsolete'] as const)
      expect(share(part => part.lifecycle === lifecycle)).toBeLessThan(0.06)
    for (const field of ['lifecycle', 'eccn', 'hsCode', 'origin', 'msl'] as const)
      expect(share(part => part[field] === null)).toBeGreaterThan(0.1)
  })

  test('of well-known parts is complete, and they are active', () => {
    const known = parts.slice(0, 100)
    expect(known.filter(part => part.lifecycle !== 'active' || !part.eccn || !part.origin)).toEqual([])
  })
})

describe('attributes', () => {
  const used = new Set(parts.flatMap(part => part.attributes.map(({ name }) => name)))
  const values = new Set(parts.flatMap(part => part.attributes.map(({ value }) => value)))
  const words: ReadonlySet<string> = new Set(WORDED_VALUES)

  test('have names that match the list to translate exactly', () => {
    expect([...used].sort()).toEqual([...ATTRIBUTE_NAMES].sort())
  })

  test('have values that are numbers, proper names or words in the list to translate', () => {
    const untranslated = [...values].filter(value => /[a-z]{3,}/.test(value) && !words.has(value))
    const unit = /\d (ppm|bit|[KMG]bit|[kMG]bps|psi|bar|dps)\b/
    const proper = /Cortex|Xtensa|Bluetooth|Wi-Fi|Zigbee|1-Wire|Microwire|USB/
    expect(untranslated.filter(value => !unit.test(value) && !proper.test(value))).toEqual([])
    expect([...words].filter(word => !values.has(word))).toEqual([])
  })
})

describe('part numbers agree with the attributes', () => {
  test.each([
    ['STM32F103C8T6', 'Flash memory=64 KB', 'RAM=20 KB', 'Number of pins=48', 'Clock frequency=72 MHz'],
    ['STM32F407VGT6', 'Flash memory=1024 KB', 'Core=ARM Cortex-M4F', 'Number of pins=100'],
    ['ATMEGA328P-PU', 'Flash memory=32 KB', 'Mounting=Through hole', 'Number of pins=28'],
    ['RC0603FR-0710KL', 'Resistance=10 kΩ', 'Tolerance=±1 %', 'Power rating=0.1 W', 'Technology=Thick film'],
    ['RC0402JR-07100RL', 'Resistance=100 Ω', 'Tolerance=±5 %', 'Power rating=0.0625 W'],
    ['ERJ-3EKF1002V', 'Resistance=10 kΩ', 'Tolerance=±1 %'],
    ['GRM188R71H104KA93D', 'Capacitance=100 nF', 'Voltage rating=50 V', 'Dielectric=X7R', 'Tolerance=±10 %'],
    ['CL10B104KB8NNNC', 'Capacitance=100 nF', 'Voltage rating=50 V', 'Dielectric=X7R'],
    ['SMAJ5.0A', 'Stand-off voltage=5 V', 'Clamping voltage=9.2 V', 'Configuration=Unidirectional'],
    ['BZX84-C5V1,215', 'Zener voltage=5.1 V', 'Tolerance=±5 %'],
    ['SS14', 'Reverse voltage=40 V', 'Forward current=1 A'],
    ['SN74HC00N', 'Function=NAND gate', 'Number of channels=4', 'Number of pins=14'],
    ['LM2596S-5.0/NOPB', 'Output voltage=5 V', 'Output current=3 A'],
    ['24LC256-I/SN', 'Memory size=256 Kbit', 'Interface=I²C'],
    ['ABM8-16.000MHZ-B2-T', 'Frequency=16 MHz', 'Load capacitance=18 pF'],
    ['B2B-XH-A(LF)(SN)', 'Number of positions=2', 'Pitch=2.5 mm'],
    ['G5V-2-DC5', 'Coil voltage=5 V', 'Configuration=DPDT'],
    ['К10-17Б-Н90-0,1мкФ', 'Capacitance=100 nF'],
  ])('%s', (number, ...expected) => {
    const part = early.find(({ partNumber }) => partNumber === number)
    const attributes = part?.attributes.map(({ name, value }) => `${name}=${value}`)
    expect(attributes).toEqual(expect.arrayContaining(expected))
  })

  test('values are written in each manufacturer’s notation', () => {
    const sameResistor = 'Chip resistor 4.7k ohm 1% 1/10W 0603 thick film'
    const numbers = parts.filter(part => part.description === sameResistor).map(part => part.partNumber)
    const usual = ['RC0603FR-074K7L', 'CRCW06034K70FKEA', '0603WAF4701T5E', 'ERJ-3EKF4701V']
    expect(numbers).toEqual(expect.arrayContaining(usual))
  })

  test.each([
    ['Yageo', /^RC\d{4}[FJD][RK]-\d\d(\d*)([RKM])(\d*)L$/, 'Resistance', readLetters],
    [
      'KEMET',
      /^C\d{4}C(\d\d)(\d)[FGJKM]\w[GRP]A/,
      'Capacitance',
      (...code: string[]) => readZeros(code, 1e-12),
    ],
    [
      'Panasonic',
      /^EE[EU]-F\w\d[A-Z](\d\d)(\d)P?$/,
      'Capacitance',
      (...code: string[]) => readZeros(code, 1e-6),
    ],
  ])('every number of %s that matches %s', (manufacturer, pattern, name, read) => {
    const those = parts.filter(part => part.manufacturer === manufacturer && pattern.test(part.partNumber))
    expect(those.length).toBeGreaterThan(20)
    for (const { partNumber, attributes } of those) {
      const shown = attributes.find(attribute => attribute.name === name)?.value ?? ''
      const [, ...code] = pattern.exec(partNumber) ?? []
      expect(readAmount(shown) / read(...code), partNumber).toBeCloseTo(1, 6)
    }
  })

  test('is found by buyers’ usual searches', () => {
    const find = (number: string) => early.find(part => part.partNumber === number)?.description
    expect(find('RC0603FR-0710KL')).toBe('Chip resistor 10k ohm 1% 1/10W 0603 thick film')
    expect(find('GRM188R71H104KA93D')).toBe('MLCC 100nF 0.1uF 10% 50V X7R 0603')
  })
})

function childCategories(): string[] {
  return categories.flatMap(({ key, children }) => children.map(child => `${key}/${child.key}`))
}

function readLetters(whole = '', letter = '', fraction = ''): number {
  return Number(`${whole || 0}.${fraction || 0}`) * ({ K: 1e3, M: 1e6 }[letter] ?? 1)
}

function readZeros([figures, zeros]: string[], unit: number): number {
  return Number(figures) * 10 ** Number(zeros) * unit
}

function readAmount(text: string): number {
  const [, amount, prefix = ''] = /^([\d.]+) ([pnµmkM]?)[ΩF]$/.exec(text) ?? []
  const scale = { p: 1e-12, n: 1e-9, µ: 1e-6, m: 1e-3, k: 1e3, M: 1e6 }[prefix] ?? 1
  return Number(amount) * scale
}
