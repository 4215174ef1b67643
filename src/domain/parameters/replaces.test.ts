import { describe, expect, test } from 'vitest'
import { parameterBySlug } from './dictionary.ts'
import { readValues } from './read-value.ts'
import { type Effect, replaces } from './replaces.ts'

function effect(slug: string, wanted: string, offered: string): Effect {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  const read = (text: string) => (text === '' ? [] : (readValues(parameter, text) ?? []))
  return replaces(parameter, read(wanted), read(offered))
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
})
