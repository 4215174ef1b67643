import { describe, expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const shown = (text: string, lang: 'de' | 'ru' | 'fr' | 'it' | 'es' | 'en') =>
  withSoftHyphens(text, lang).replaceAll('\u00ad', '-')

describe('soft hyphens', () => {
  test('German compounds break between their parts', () => {
    expect(shown('Versorgungsspannung', 'de')).toBe('Versorgungs-spannung')
    expect(shown('Stromübertragungsverhältnis (CTR)', 'de')).toBe('Strom-übertragungs-verhältnis (CTR)')
    expect(shown('Einschaltwiderstand', 'de')).toBe('Einschalt-widerstand')
    expect(shown('Siebensegmentanzeige', 'de')).toBe('Sieben-segment-anzeige')
  })

  test('English words break where German compounds would', () => {
    expect(shown('Phototransistor', 'en')).toBe('Photo-transistor')
    expect(shown('Configuration', 'en')).toBe('Configu-ration')
  })

  test('words of other languages break between syllables', () => {
    expect(shown('Сопротивление', 'ru')).toBe('Сопро-тивление')
    expect(shown('Configuration', 'fr')).toBe('Confi-gu-ra-tion')
    expect(shown('alimentazione', 'it')).toBe('ali-menta-zione')
  })

  test('short words, units and languages without rules stay as they are', () => {
    for (const text of ['Strom', '100 kΩ', 'STM32F103C8T6'])
      for (const lang of ['de', 'ru', 'it'] as const) expect(withSoftHyphens(text, lang)).toBe(text)
    expect(withSoftHyphens('電圧', 'jp')).toBe('電圧')
  })
})
