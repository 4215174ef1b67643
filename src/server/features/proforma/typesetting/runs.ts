import createBidi from 'bidi-js'
import type { Face } from '../fonts/load-face.ts'
import type { Fonts, Style } from '../fonts/open-fonts.ts'

const bidi = createBidi()

export type Direction = 'ltr' | 'rtl'

/** Characters with their face and direction, in reading order. */
export type Paragraph = { text: string; levels: Uint8Array; faces: readonly (Face | null)[] }

/** A piece of text that is written at once. `text` is in the form that the shaper expects. */
export type TextRun = { text: string; face: Face; isRtl: boolean }

/** The first letter decides the direction of a text: names and addresses come in any script. */
export function analyze(text: string, fonts: Fonts, style: Style): Paragraph {
  const levels = RTL.test(text) ? bidi.getEmbeddingLevels(text).levels : new Uint8Array(text.length)
  return { text, levels, faces: chooseFaces(text, fonts, style) }
}

/** Right-to-left letters, and marks that set that direction. */
const RTL =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Controls the direction, and is not written. */
const CONTROL = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u
/** Belongs to the preceding letter. */
const CLINGING = /\p{M}|\u200c|\u200d| /u

/** By UTF-16 unit; null for characters that are not drawn. */
function chooseFaces(text: string, fonts: Fonts, style: Style): (Face | null)[] {
  const faces: (Face | null)[] = []
  let last: Face | null = null
  for (const character of text) {
    const face: Face | null = CONTROL.test(character) ? null : chooseFace(character, last, fonts, style)
    for (let unit = 0; unit < character.length; unit += 1) faces.push(face)
    last = face ?? last
  }
  return faces
}

function chooseFace(character: string, last: Face | null, fonts: Fonts, style: Style): Face {
  const codePoint = character.codePointAt(0) ?? 0
  if (last && CLINGING.test(character) && last.font.hasGlyphForCodePoint(codePoint)) return last
  return fonts.faceFor(codePoint, style)
}

/** The runs of one line from left to right. */
export function runsOf({ text, levels, faces }: Paragraph, start: number, end: number): TextRun[] {
  const runs: (TextRun & { level: number })[] = []
  for (let at = start, stop = start; at < end; at = stop) {
    const face = faces[at]
    const level = levels[at] ?? 0
    do stop += 1
    while (stop < end && faces[stop] === face && (levels[stop] ?? 0) === level)
    if (!face) continue
    const piece = text.slice(at, stop)
    const last = runs.at(-1)
    if (last?.face === face && last.level === level) last.text += piece
    else runs.push({ face, level, isRtl: level % 2 === 1, text: piece })
  }
  return reorder(runs.map(run => ({ ...run, text: shaperText(run) })))
}

const RTL_SCRIPT =
  /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The shaper works by script: it reverses Arabic itself, but not the brackets or dashes next to it. */
function shaperText({ text, isRtl }: TextRun): string {
  if (!isRtl && !RTL_SCRIPT.test(text)) return text
  const characters = [...text].map(character => (isRtl && bidi.getMirroredCharacter(character)) || character)
  return (RTL_SCRIPT.test(text) === isRtl ? characters : characters.reverse()).join('')
}

/** Rule L2 of the Unicode bidirectional algorithm. */
function reorder(runs: readonly (TextRun & { level: number })[]): TextRun[] {
  let ordered = [...runs]
  const highest = Math.max(0, ...runs.map(run => run.level))
  for (let level = highest; level > 0; level -= 1) ordered = reverseFrom(ordered, level)
  return ordered
}

function reverseFrom<T extends { level: number }>(runs: readonly T[], level: number): T[] {
  const ordered: T[] = []
  let stretch: T[] = []
  for (const run of runs) {
    if (run.level >= level) {
      stretch.unshift(run)
      continue
    }
    ordered.push(...stretch, run)
    stretch = []
  }
  return [...ordered, ...stretch]
}
