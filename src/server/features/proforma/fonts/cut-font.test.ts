import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { loadFace } from './load-face.ts'

const { resolve } = createRequire(import.meta.url)

function cutOf(font: Font, ids: readonly number[]): Font {
  const subset = font.createSubset()
  for (const id of ids) subset.includeGlyph(font.getGlyph(id))
  const cut = create(Buffer.from(subset.encode()))
  if ('fonts' in cut) throw new Error('several fonts')
  return cut
}

const rounded = (svg: string) => svg.replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number))))

test.each([
  ['@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2', 400],
  ['@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2', 600],
  ['@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2', 600],
])('a subset of %s has the outlines and widths of the whole', async (file, weight) => {
  const { font } = await loadFace(resolve(file), weight)
  const ids = font.characterSet.map(codePoint => font.glyphForCodePoint(codePoint).id)
  const cut = cutOf(font, ids)
  const order = [...new Set([0, ...ids])]
  expect(cut.numGlyphs).toBe(order.length)
  for (const [number, id] of order.entries()) {
    const [ours, whole] = [cut.getGlyph(number), font.getGlyph(id)]
    expect(rounded(ours.path.toSVG())).toBe(rounded(whole.path.toSVG()))
    expect(ours.advanceWidth).toBe(Math.round(whole.advanceWidth))
  }
})

test('every subset starts empty: glyphs of one document are not in the next', async () => {
  const { font } = await loadFace(
    resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'),
    400,
  )
  const [a, b] = ['a', 'b'].map(letter => font.glyphForCodePoint(letter.charCodeAt(0)).id)
  expect(cutOf(font, [a ?? 0]).numGlyphs).toBe(2)
  expect(
    cutOf(font, [b ?? 0])
      .getGlyph(1)
      .path.toSVG(),
  ).toBe(font.getGlyph(b ?? 0).path.toSVG())
})

test('a word is shaped once, and scaling one use of it does not affect the next', async () => {
  const { font } = await loadFace(
    resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'),
    400,
  )
  const first = font.layout('Proforma')
  const width = first.advanceWidth
  for (const position of first.positions) position.xAdvance *= 0.5
  const second = font.layout('Proforma')
  expect(second.glyphs).toBe(first.glyphs)
  expect(second.advanceWidth).toBe(width)
  expect(first.advanceWidth).toBe(width / 2)
})
