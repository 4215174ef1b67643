import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { loadFace } from './load-face.ts'

const FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-118-wght-normal.woff2',
)

test('a weight is instantiated from a variable font with the right outlines', async () => {
  const { font } = await loadFace(FILE, 600)
  const glyph = font.glyphForCodePoint(font.characterSet.at(-3) ?? 0)
  const subset = font.createSubset()
  subset.includeGlyph(glyph)
  const cut = create(Buffer.from(subset.encode()))
  if ('fonts' in cut) throw new Error('several fonts')
  expect(glyph.path.commands.length).toBeGreaterThan(5)
  const { minX, minY, maxX, maxY } = cut.getGlyph(1).path.bbox
  const { bbox } = glyph.path
  expect([minX, minY, maxX, maxY]).toEqual([bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round))
})

test('a bold letter is bolder than a regular one, with its own font name', async () => {
  const [regular, bold] = await Promise.all([loadFace(FILE, 400), loadFace(FILE, 600)])
  const codePoint = regular.font.characterSet.at(-3) ?? 0
  const outline = ({ font }: typeof regular) => font.glyphForCodePoint(codePoint).path.toSVG()
  expect(outline(bold)).not.toBe(outline(regular))
  expect([regular.name, bold.name]).toEqual(['noto-sans-jp-118-400', 'noto-sans-jp-118-600'])
})
