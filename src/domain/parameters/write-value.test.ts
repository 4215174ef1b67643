import { describe, expect, test } from 'vitest'
import type { Lang } from '../locales.ts'
import { compareValues, naturalOrder } from './compare-values.ts'
import { PARAMETERS, parameterBySlug } from './dictionary.ts'
import { readFilter } from './filter.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { readTypedValue, readValues } from './read-value.ts'
import { addressValue, showValue, valueKey } from './write-value.ts'

function get(slug: string): Parameter {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  return parameter
}

function show(slug: string, text: string, lang: Lang = 'en'): string | undefined {
  return readValues(get(slug), text)
    ?.map(value => showValue(get(slug), value, lang))
    .join(', ')
}

describe('writing values', () => {
  test.each([
    ['resistance', '4k7', '4.7 kΩ'],
    ['resistance', '0R', '0 Ω'],
    ['resistance', '1 MOhm', '1 MΩ'],
    ['capacitance', '0.1uF', '100 nF'],
    ['capacitance', '2200uF', '2,200 µF'],
    ['capacitance', '0.047F', '0.047 F'],
    ['capacitance', '100F', '100 F'],
    ['tolerance', '1%', '±1 %'],
    ['tolerance', '±0.25pF', '±0.25 pF'],
    ['temperature', '-40~85℃', '-40 … 85 °C'],
    ['supply', '900mV-5.5V', '0.9 … 5.5 V'],
    ['flash', '64K', '64 KB'],
    ['memory-size', '1Gb', '1 Gbit'],
    ['frequency', '14.31818MHz', '14.31818 MHz'],
    ['measuring-range', '±16g', '±16 g'],
    ['wavelength', '940nm', '940 nm'],
    ['pitch', '0.1"', '2.54 mm'],
    ['technology', '厚膜', 'Thick film'],
  ])('%s %s is shown as %s', (slug, text, shown) => {
    expect(show(slug, text)).toBe(shown)
  })

  test('numbers and words follow the language', () => {
    expect(show('resistance', '4k7', 'de')).toBe('4,7 kΩ')
    expect(show('capacitance', '2200uF', 'fr')).toBe('2\u00a0200 µF')
    expect(show('technology', 'Thick film', 'ru')).toBe(show('technology', 'thick-film', 'ru'))
    expect(show('technology', 'Thick film', 'ru')).toMatch(/[а-я]/)
  })

  test('equal amounts have one key, bit for bit', () => {
    const texts = ['100nF', '0.1uF', '100000pF', '0,1 мкФ', '.1µF', '100n', '1e-7 F']
    const keys = texts.map(text => (readValues(get('capacitance'), text) ?? []).map(valueKey).join())
    expect(new Set(keys)).toEqual(new Set(['n:1e-7']))
  })

  test('a value written into an address is read back as the same value', () => {
    const random = dice(17)
    for (const parameter of PARAMETERS)
      for (let round = 0; round < 50; round++) {
        const value = randomValue(parameter, random)
        const text = addressValue(parameter, value)
        const { any, misunderstood } = readFilter(parameter, text)
        const [read] = any
        const same = read?.kind === 'interval' ? { ...read, kind: 'range' } : read
        expect({ slug: parameter.slug, text, read: same, misunderstood }).toEqual({
          slug: parameter.slug,
          text,
          read: value,
          misunderstood: [],
        })
      }
  })

  test('a value shown in English is read back as the same value', () => {
    const random = dice(4)
    for (const parameter of PARAMETERS)
      for (let round = 0; round < 25; round++) {
        const value = randomValue(parameter, random)
        const shown = showValue(parameter, value, 'en')
        // A grouped number such as 1,234 is ambiguous in a feed, and tiny amounts are shown rounded.
        if (/\d,\d{3}|\.\d{9}/.test(shown)) continue
        expect({ slug: parameter.slug, shown, read: readValues(parameter, shown) }).toEqual({
          slug: parameter.slug,
          shown,
          read: [value],
        })
      }
  })

  test('every spelling of a prefix gives the same number', () => {
    const resistance = get('resistance')
    const spellings = ['k', 'K', 'к', 'kilo', '千']
    for (let digits = 1; digits < 1000; digits += 7)
      for (const prefix of spellings)
        expect(readTypedValue(resistance, `${digits / 10}${prefix}Ω`)).toEqual({
          kind: 'number',
          number: Number(`${digits}e2`),
        })
  })

  test('values are sorted by size, words in the order of the dictionary', () => {
    const order = (slug: string, texts: string[]) =>
      texts
        .flatMap(text => readValues(get(slug), text) ?? [])
        .sort((a, b) => compareValues(get(slug), a, b))
        .map(value => showValue(get(slug), value, 'en'))
    expect(order('resistance', ['1M', '10k', '2R2'])).toEqual(['2.2 Ω', '10 kΩ', '1 MΩ'])
    expect(order('dielectric', ['Y5V', 'X7R', 'NP0'])).toEqual(['C0G', 'X7R', 'Y5V'])
    expect(order('supply', ['5 V', '3-36V', '3-5.5V'])).toEqual(['3 … 5.5 V', '3 … 36 V', '5 V'])
    expect(order('output-voltage', ['Adjustable', '5V'])).toEqual(['5 V', 'Adjustable'])
    expect(['LQFP-100', 'LQFP-48', 'LQFP'].sort(naturalOrder)).toEqual(['LQFP', 'LQFP-48', 'LQFP-100'])
  })
})

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

function randomValue(parameter: Parameter, random: () => number): ParameterValue {
  const { values = [], kind } = parameter
  const word = values[Math.floor(random() * values.length)]?.word
  if (kind === 'text') return { kind: 'word', word: `Word ${Math.floor(random() * 1e6)}` }
  if (word !== undefined && (kind === 'enum' || kind === 'flag' || random() < 0.2))
    return { kind: 'word', word }
  const unit = parameter.unit === undefined ? { unit: parameter.also?.[0] } : {}
  const [a, b] = [randomNumber(parameter, random), randomNumber(parameter, random)]
  if (kind === 'range' && a !== b && random() < 0.7)
    return { kind: 'range', low: Math.min(a, b), high: Math.max(a, b), ...unit }
  return { kind: 'number', number: a, ...unit }
}

/** Plausible numbers with up to four digits. */
function randomNumber({ least, most, kind, spelling }: Parameter, random: () => number): number {
  if (spelling === 'iec') return Math.ceil(random() * 1023) * 1024 ** Math.floor(random() * 2)
  if (kind === 'count') return Math.ceil(random() * Math.min(most, 900))
  const low = Math.log10(least || 1e-3)
  const high = Math.log10(Math.min(most, 1e12))
  const size = 10 ** (low + random() * (high - low))
  const rounded = Number(size.toPrecision(1 + Math.floor(random() * 4)))
  return Math.min(most, Math.max(least, rounded))
}
