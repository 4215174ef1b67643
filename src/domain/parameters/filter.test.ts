import { describe, expect, test } from 'vitest'
import { parameterBySlug } from './dictionary.ts'
import { isEmptyFilter, passes, readFilter, writeFilter } from './filter.ts'
import type { Parameter } from './parameter.ts'
import { readValues } from './read-value.ts'

function get(slug: string): Parameter {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  return parameter
}

function canonical(slug: string, text: string): string {
  return writeFilter(get(slug), readFilter(get(slug), text))
}

function finds(slug: string, filter: string, text: string | null): boolean {
  const parameter = get(slug)
  const read = readFilter(parameter, filter)
  if (text === null) return passes(parameter, read, null)
  return (readValues(parameter, text) ?? []).some(value => passes(parameter, read, value))
}

describe('filters in addresses', () => {
  test.each([
    ['resistance', '10K', '10k'],
    ['resistance', '10000', '10k'],
    ['resistance', '10kΩ', '10k'],
    ['resistance', '22k,10K,10000', '10k,22k'],
    ['resistance', '4k7', '4.7k'],
    ['resistance', '475', '475'],
    ['resistance', '10..47k', '10k..47k'],
    ['resistance', '10Ω..47kΩ', '10..47000'],
    ['resistance', '220..82k', '220..82000'],
    ['resistance', '470Ω..5k', '470..5000'],
    ['resistance', '≥1M', '1M..'],
    ['resistance', '0..10k', '0..10k'],
    ['capacitance', '0.1u', '100n'],
    ['capacitance', '100000pF', '100n'],
    ['tolerance', '..1', '..1'],
    ['tolerance', '1%', '1'],
    ['tolerance', '0.25pF', '0.25pF'],
    ['power', '0.1..', '100m..'],
    ['temperature', '-40..85', '-40..85'],
    ['temperature', '-', '-'],
    ['dielectric', 'np0,x7r', 'C0G,X7R'],
    ['dielectric', '!X7R', '!X7R'],
    ['technology', 'Thick film', 'thick-film'],
    ['core', 'ARM Cortex-M3', 'ARM Cortex-M3'],
    ['flash', '64K', '64K'],
    ['flash', '65536', '64K'],
    ['measuring-range', '-16g..16g', '-16g..16g'],
    ['wavelength', '940n', '940n'],
  ])('%s=%s is written %s', (slug, text, written) => {
    expect(canonical(slug, text)).toBe(written)
    expect(canonical(slug, written)).toBe(written)
  })

  test('a part passes if its range covers the requested value', () => {
    expect(finds('supply', '3.3', '1.8–5.5 V')).toBe(true)
    expect(finds('supply', '3.3', '5 V')).toBe(false)
    expect(finds('temperature', '-40..125', '-40 … 125 °C')).toBe(true)
    expect(finds('temperature', '-40..125', '-55 … 150 °C')).toBe(true)
    expect(finds('temperature', '-40..125', '-40 … 85 °C')).toBe(false)
    expect(finds('temperature', '105..', '-40 … 105 °C')).toBe(true)
    expect(finds('temperature', '105..', '-40 … 85 °C')).toBe(false)
    expect(finds('temperature', '..-40', '-55 … 85 °C')).toBe(true)
    expect(finds('temperature', '..-40', '0 … 70 °C')).toBe(false)
  })

  test('a number passes inside the interval', () => {
    expect(finds('resistance', '1k..10k', '4k7')).toBe(true)
    expect(finds('resistance', '1k..10k', '10k')).toBe(true)
    expect(finds('resistance', '1k..10k', '11k')).toBe(false)
    expect(finds('tolerance', '..1', '±0.5 %')).toBe(true)
    expect(finds('tolerance', '..1', '±0.25 pF')).toBe(false)
    expect(finds('forward-voltage', '..2', '1.8 … 2.4 V')).toBe(false)
  })

  test('words, exclusions and parts that do not state the parameter', () => {
    expect(finds('dielectric', 'C0G', 'NP0')).toBe(true)
    expect(finds('dielectric', '!X7R', 'X7R')).toBe(false)
    expect(finds('dielectric', '!X7R', 'X5R')).toBe(true)
    expect(finds('dielectric', '!X7R', null)).toBe(true)
    expect(finds('dielectric', 'X7R', null)).toBe(false)
    expect(finds('dielectric', 'X7R,-', null)).toBe(true)
    expect(finds('dielectric', 'X7R,-', 'X7R')).toBe(true)
    expect(finds('dielectric', '-', 'X7R')).toBe(false)
  })

  test('invalid parts of a filter are named, and the rest applies', () => {
    const read = readFilter(get('tolerance'), 'foo,1')
    expect(read.misunderstood).toEqual(['foo'])
    expect(writeFilter(get('tolerance'), read)).toBe('1')
    expect(isEmptyFilter(readFilter(get('tolerance'), 'foo'))).toBe(true)
    const many = readFilter(get('resistance'), Array.from({ length: 40 }, (_, i) => `${i + 1}`).join(','))
    expect([many.any.length, many.misunderstood.length]).toEqual([30, 10])
    expect(readFilter(get('resistance'), 'x,'.repeat(20_000)).misunderstood.length).toBe(100)
  })

  test('a text that could not be read can be chosen as it is', () => {
    const word = { kind: 'word', word: '10k, see datasheet' } as const
    const filter = { any: [word], none: [], isMissing: false }
    const text = writeFilter(get('resistance'), filter)
    expect(text).toBe('~10k\\, see datasheet')
    expect(readFilter(get('resistance'), text)).toEqual({ ...filter, misunderstood: [] })
    expect(passes(get('resistance'), filter, word)).toBe(true)
  })

  test('a comma inside a word is escaped', () => {
    const core = get('core')
    const text = writeFilter(core, { any: [{ kind: 'word', word: '-a, b..c' }], none: [], isMissing: false })
    expect(readFilter(core, text).any).toEqual([{ kind: 'word', word: '-a, b..c' }])
  })
})
