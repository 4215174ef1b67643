import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { drawWordmark } from './wordmark.ts'

const NAMES =
  `Texas Instruments|STMicroelectronics|Analog Devices|onsemi|Vishay|TDK|Samsung Electro-Mechanics|KEMET|JST
  |Würth Elektronik|WWWWWWWWWWWWWWWWWW|Monolithic Power Systems|Toshiba Electronic Devices & Storage Corporation|风华高科
  |Международная компания электронных компонентов|M|村田製作所村田製作所村田製作所|A B C D E F G H I J K L M N O P Q R S T`
    .split('|')
    .map(name => name.trim())

describe('a wordmark', () => {
  test.each([...NAMES, 'W'.repeat(100), 'i'.repeat(100), '漢'.repeat(100)])('%s stays in its box', name => {
    for (const { left, right, top, bottom } of linesOf(drawWordmark(name))) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(240)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(80)
    }
  })

  test.each(NAMES)('%s is squeezed into its box by a wider font than expected', name => {
    const written = parse(drawWordmark(name)).filter(({ tag }) => tag === 'text')
    for (const { attributes } of written) {
      const length = Number(attributes.textLength)
      const x = Number(attributes.x)
      const left = attributes['text-anchor'] === 'end' ? x - length : x
      expect(attributes.lengthAdjust).toBe('spacingAndGlyphs')
      expect(length).toBeGreaterThan(0)
      expect([left >= 0, left + length <= 240]).toEqual([true, true])
    }
  })

  test('for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), name => {
        const svg = drawWordmark(name)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(linesOf(svg).every(({ left, right }) => left >= 0 && right <= 240)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('shows the whole name when there is room', () => {
    expect(shown('Vishay').toLowerCase()).toBe('vishay')
    expect(shown('Monolithic Power Systems')).toBe('Monolithic Power Systems')
    expect(shown('Toshiba Electronic Devices & Storage Corporation')).toContain('& Storage')
    expect(shown('STMicroelectronics')).toBe('STMicroelectronics')
  })

  test('a long name is split into two lines', () => {
    expect(linesOf(drawWordmark('Monolithic Power Systems'))).toHaveLength(2)
    expect(linesOf(drawWordmark('Vishay'))).toHaveLength(1)
  })

  test('is always the same, and different for different manufacturers', () => {
    expect(drawWordmark('Vishay')).toBe(drawWordmark('Vishay'))
    const looks = NAMES.map(name =>
      drawWordmark(name).replace(/ (?:x|y|d|cx|cy|width|height|font-size)="[^"]*"|>[^<]+</g, ''),
    )
    expect(new Set(looks).size).toBeGreaterThan(NAMES.length / 2)
  })

  test('a hostile name stays text', () => {
    const svg = drawWordmark('"/><script>alert(1)</script>&\u0000')
    expect(parse(svg).map(({ tag }) => tag)).not.toContain('script')
    expect(shown('"/><script>alert(1)</script>&\u0000')).toContain('<script>')
  })

  test('an empty name has no letters', () => expect(linesOf(drawWordmark('  '))).toEqual([]))
})

const shown = (name: string) =>
  linesOf(drawWordmark(name))
    .map(({ text }) => text)
    .join(' ')

type Line = { text: string; left: number; right: number; top: number; bottom: number }

function linesOf(svg: string): Line[] {
  return parse(svg)
    .filter(({ tag }) => tag === 'text')
    .map(({ text, attributes }) => {
      const size = Number(attributes['font-size'])
      const isMono = /mono/.test(attributes['font-family'] ?? '')
      const width = size * widthInEms(text, isMono) + Number(attributes['letter-spacing'] ?? 0) * text.length
      const x = Number(attributes.x)
      const y = Number(attributes.y)
      const left = attributes['text-anchor'] === 'end' ? x - width : x
      return { text, left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 }
    })
}

/** Width in a rather wide bold font, or in a monospaced one. */
function widthInEms(text: string, isMono: boolean): number {
  let ems = 0
  for (const letter of text) ems += emOf(letter, isMono)
  return ems
}

function emOf(letter: string, isMono: boolean): number {
  if (letter >= '\u2e80') return 1
  if (isMono) return 0.62
  if (/[ilI.,:;|!' ]/.test(letter)) return 0.35
  if (/[fjrt\-/"()]/.test(letter)) return 0.45
  if (/[mwMW@%]/.test(letter)) return 1
  return /[a-z0-9]/.test(letter) ? 0.62 : 0.78
}

function parse(svg: string) {
  const open: { tag: string; text: string; attributes: Record<string, string> }[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => open.push({ tag: name, text: '', attributes }))
  parser.on('text', text => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.write(svg).close()
  return open
}
