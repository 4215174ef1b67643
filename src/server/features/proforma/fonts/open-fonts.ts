import { LRUCache } from 'lru-cache'
import type { Lang } from '../../../../domain/locales.ts'
import { type FontFamily, familiesFor, sliceFile, slicesWith } from './families.ts'
import { type Face, loadFace } from './load-face.ts'

const STYLES = { regular: 400, bold: 600, mono: 400 } as const
export type Style = keyof typeof STYLES

/** The face for a character; characters that no face has get the box of the first. */
export type Fonts = { faceFor: (codePoint: number, style: Style) => Face; firstFace: (style: Style) => Face }

const SPACE = 0x20

/** Opens the fonts for these texts, in any scripts. */
export async function openFonts(lang: Lang, texts: Record<Style, string>): Promise<Fonts> {
  const regular = await findFaces(lang, 'regular', texts.regular)
  const bold = await findFaces(lang, 'bold', texts.bold)
  const mono = await findFaces(lang, 'mono', texts.mono)
  const byStyle = { regular, bold, mono }
  const firstFace = (style: Style) => getFace(byStyle[style], SPACE)
  return { faceFor: (codePoint, style) => byStyle[style].get(codePoint) ?? firstFace(style), firstFace }
}

async function findFaces(lang: Lang, style: Style, text: string): Promise<Map<number, Face>> {
  const codePoints = new Set([SPACE, ...Array.from(text, character => character.codePointAt(0) ?? SPACE)])
  const faces = new Map<number, Face>()
  const opened = new Map<string, Face>()
  for (const codePoint of codePoints) {
    const file = await findFile(lang, style, codePoint)
    if (file === '') continue
    const face = opened.get(file) ?? (await loadFace(file, STYLES[style]))
    opened.set(file, face)
    faces.set(codePoint, face)
  }
  return faces
}

/** Looking up every character in every typeface took a third of the time of a document. */
const CHARACTERS_KEPT = 50_000
const files = new LRUCache<string, string>({ max: CHARACTERS_KEPT })

/** The file that draws a character; empty when none has it. */
async function findFile(lang: Lang, style: Style, codePoint: number): Promise<string> {
  const key = `${lang} ${style} ${codePoint}`
  const known = files.get(key)
  if (known !== undefined) return known
  const file = await askFamilies(familiesFor(lang, style === 'mono'), STYLES[style], codePoint)
  files.set(key, file)
  return file
}

async function askFamilies(
  families: readonly FontFamily[],
  weight: number,
  codePoint: number,
): Promise<string> {
  for (const family of families) {
    for (const slice of slicesWith(family, codePoint)) {
      const file = sliceFile(family, slice, weight)
      const { font } = await loadFace(file, weight)
      // A package lists whole blocks, but its font lacks some of their characters.
      if (font.hasGlyphForCodePoint(codePoint)) return file
    }
  }
  return ''
}

function getFace(faces: ReadonlyMap<number, Face>, codePoint: number): Face {
  const face = faces.get(codePoint)
  if (!face) throw new Error('no font has a space')
  return face
}
