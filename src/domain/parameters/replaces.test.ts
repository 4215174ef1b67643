import { describe, expect, test } from 'vitest'
import { inCategory } from './better-in.ts'
import { parameterBySlug } from './dictionary.ts'
import { readValues } from './read-value.ts'
import { type Effect, replaces } from './replaces.ts'

function effect(slug: string, wanted: string, offered: string, ...categories: string[]): Effect {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  const read = (text: string) => (text === '' ? [] : (readValues(parameter, text) ?? []))
  return replaces(inCategory(parameter, categories), read(wanted), read(offered))
}

describe('a part in place of another', () => {
  test.each<[string, string, string, Effect]>([
    ['resistance', '10 kΩ', '10K', 'same'],
    ['resistance', '10 kΩ', '11 kΩ', 'worse'],
    ['voltage', '50 V', '100 V', 'better'],
    ['voltage', '50 V', '25 V', 'worse'],
    ['tolerance', '±5 %', '±1 %', 'better'],
    ['tolerance', '±1 %', '±5 %', 'worse'],
    ['temperature', '-40 … 85 °C', '-55 … 125 °C', 'better'],
    ['temperature', '-40 … 125 °C', '-40 … 85 °C', 'worse'],
    ['dielectric', 'X7R', 'C0G', 'better'],
    ['dielectric', 'X7R', 'Y5V', 'worse'],
  ])('%s: %s by %s is %s', (slug, wanted, offered, expected) =>
    expect(effect(slug, wanted, offered)).toBe(expected),
  )

  test('is unknown where one of them says nothing', () => {
    expect(effect('voltage', '50 V', '')).toBe('unknown')
    expect(effect('voltage', '', '50 V')).toBe('unknown')
  })

  test.each<[string, string, string, string, Effect]>([
    ['Fuses', 'current', '2 A', '5 A', 'worse'],
    ['Resettable fuses', 'current', '2 A', '1 A', 'worse'],
    ['Fuse holders', 'current', '5 A', '10 A', 'better'],
    ['Varistors', 'voltage', '14 V', '30 V', 'worse'],
    ['Coin cell batteries', 'voltage', '1.5 V', '3 V', 'worse'],
    ['Battery holders', 'voltage', '12 V', '24 V', 'better'],
    ['Varistors (MOV)', 'voltage', '14 V', '30 V', 'worse'],
    ['Polyfuses', 'current', '1 A', '2 A', 'worse'],
    ['Fuses & PTC', 'current', '1 A', '2 A', 'worse'],
    ['LED driver ICs', 'output-current', '350 mA', '700 mA', 'unknown'],
    ['Motor drivers', 'voltage', '12 V', '24 V', 'better'],
    ['LED drivers', 'output-current', '350 mA', '700 mA', 'unknown'],
    ['Linear regulators', 'input-voltage', '25 V', '35 V', 'better'],
    ['Linear regulators', 'input-voltage', '35 V', '25 V', 'worse'],
    ['Linear regulators', 'input-voltage', '40 V', '-40 V', 'worse'],
    ['Linear regulators', 'input-voltage', '-35 V', '-40 V', 'better'],
    ['Buck converters', 'input-voltage', '36 V', '4.5 … 40 V', 'better'],
    ['Buck converters', 'input-voltage', '4.5 … 36 V', '40 V', 'unknown'],
    ['Buck converters', 'input-voltage', '4.5 … 36 V', '28 V', 'worse'],
    ['Buck converters', 'input-voltage', '4.5 … 36 V', '3 … 40 V', 'better'],
    ['Buck converters', 'input-voltage', '4.5 … 36 V', '6 … 40 V', 'worse'],
    ['DC-DC modules', 'input-voltage', '5 V', '12 V', 'worse'],
  ])('among %s, %s: %s by %s is %s', (category, slug, wanted, offered, expected) =>
    expect(effect(slug, wanted, offered, category)).toBe(expected),
  )

  test('accessories are not what the group above them is', () => {
    expect(effect('current', '5 A', '10 A', 'Fuse holders', 'Fuses')).toBe('better')
    expect(effect('voltage', '12 V', '24 V', 'Alkaline', 'Batteries')).toBe('worse')
  })
})
