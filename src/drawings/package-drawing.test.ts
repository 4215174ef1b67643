import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { drawPackage } from './package-drawing.ts'

describe('prints the size', () => {
  test.each([
    ['SOIC-8', '3.9 × 4.9 mm'],
    ['SOIC-8 (4.9x3.9)', '3.9 × 4.9 mm'],
    ['SOIC-16W', '7.5 × 10.3 mm'],
    ['TSSOP-20', '4.4 × 6.5 mm'],
    ['QFN-32(5x5)', '5 × 5 mm'],
    ['QFN-32', 'typ. 5 × 5 mm'],
    ['LQFP-48 (7,0 × 7,0 mm)', '7 × 7 mm'],
    ['BGA-256 17x17', '17 × 17 mm'],
    ['BGA-256', 'A1–T16'],
    ['0603', '1.6 × 0.8 mm'],
    ['01005', '0.4 × 0.2 mm'],
    ['Radial 6.3x11', '⌀ 6.3 × 11 mm'],
    ['SMD D6.3xL5.4', '⌀ 6.3 × 5.4 mm'],
    ['3216-18', '3.2 × 1.6 mm'],
    ['2x5 2.54 mm', 'P 2.54 mm'],
    ['JST GH 6', 'P 1.25 mm'],
    ['Disc 7 mm', '⌀ 7 mm'],
    ['12.3x12.3x8', '12.3 × 12.3 × 8 mm'],
  ])('%s: %s', (name, size) => expect(drawPackage(name)).toContain(`>${size}</text>`))

  test('does not invent an unknown size', () => {
    expect(drawPackage('BGA-177').match(/<text/g)).toHaveLength(1)
  })
})

describe('every name gives a valid picture', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><image href="x" onerror="y"/>',
    ']]>&amp;&lt;',
    "SOIC-8' onload='x",
    'a\u0000b\u000bc\ufffe',
    '\ud800 lone',
    '1x6 2.54 mm"/><x>',
    '封装',
    'ЭРЭ-1',
  ])('%j', name => {
    const { elements, texts, attributes } = parse(drawPackage(name))
    expect(elements.every(tag => ['svg', 'g', 'rect', 'circle', 'path', 'text'].includes(tag))).toBe(true)
    expect(attributes.filter(attribute => /^on|^style$|href/.test(attribute))).toEqual([])
    expect(texts).toContain(
      name
        .toWellFormed()
        .replace(/[\0\v\ufffe]/g, '')
        .trim(),
    )
  })

  test('an empty name has no text', () => {
    expect(parse(drawPackage('')).elements).not.toContain('text')
    expect(drawPackage('')).toContain('data-family="generic"')
  })

  test('for any input', () => {
    const words = fc.constantFrom(
      'SOIC',
      'QFN',
      'BGA',
      'x',
      '-',
      ' ',
      '.',
      'SMD',
      '1x',
      '2.54',
      'mm',
      'TO-',
      'LED',
      'FPC',
    )
    const typed = fc.array(fc.oneof(words, fc.nat(99_999).map(String), fc.string({ unit: 'binary' })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(typed, parts => {
        const svg = drawPackage(parts.join(''))
        expect(parse(svg).elements[0]).toBe('svg')
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length).toBeLessThan(40_000)
      }),
      { numRuns: 300 },
    )
  })

  test('a long name is cut, not squeezed', () => {
    const [shown = ''] = parse(drawPackage('X'.repeat(80))).texts
    expect(shown).toMatch(/^X{20,40}…$/)
  })

  test('the same name gives the same picture', () =>
    expect(drawPackage('QFN-32')).toBe(drawPackage('QFN-32')))
})

function parse(svg: string) {
  const elements: string[] = []
  const attributes: string[] = []
  const texts: string[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', tag => {
    elements.push(tag.name)
    attributes.push(...Object.keys(tag.attributes))
  })
  parser.on('text', text => text && texts.push(text))
  parser.write(svg).close()
  return { elements, attributes, texts }
}
