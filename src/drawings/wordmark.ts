import { emsOf } from './letter-widths.ts'
import { COPPER, GREEN, INK } from './palette.ts'
import { element, text } from './svg.ts'
import { countColumns } from './text-fit.ts'
import { drawMark, MARKS, roomOf, type WordmarkSymbol } from './wordmark-marks.ts'

const WIDTH = 240
const HEIGHT = 80
const ROOM = 216
const LEAST = 8
/** Fonts differ from the estimate by a few percent; text must never leave the picture. */
const SAFETY = 1.15

/** `ems` is the width of the letters compared with bold sans-serif; null for monospaced fonts. */
type Face = { family: string; weight: number; spacing: number; ems: number | null }

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif"
const BOLD: Face = { family: SANS, weight: 700, spacing: 0, ems: 1 }
const FACES: Face[] = [
  BOLD,
  { family: SANS, weight: 400, spacing: 0.04, ems: 0.93 },
  { ...BOLD, spacing: -0.02 },
  { family: "Georgia, 'Times New Roman', serif", weight: 700, spacing: 0, ems: 0.97 },
  { ...BOLD, spacing: 0.1 },
  { family: 'ui-monospace, Menlo, monospace', weight: 600, spacing: -0.02, ems: null },
]
const INKS = [INK, GREEN, INK, COPPER, GREEN]

/** A manufacturer's name as a small logo, always the same for the same name. */
export function drawWordmark(name: string): string {
  const seed = hash(name)
  const face = FACES[seed % FACES.length] ?? BOLD
  const mark = MARKS[(seed >>> 5) % MARKS.length] ?? 'bar'
  const ink = INKS[(seed >>> 9) % INKS.length] ?? INK
  const shown = recase(name.normalize('NFC').replace(/\s+/g, ' ').trim(), seed >>> 13)
  const sign = shown ? drawSign(shown, { ...face, ink, mark }) : ''
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' }
  return element('svg', attributes, sign)
}

/** FNV-1a. */
function hash(name: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** Capitals for some short plain names; names with a distinctive spelling keep it. */
function recase(name: string, seed: number): string {
  return seed % 3 === 0 && /^[A-Z][a-z]{2,9}$/.test(name) ? name.toUpperCase() : name
}

type Style = Face & { ink: string; mark: WordmarkSymbol }

function drawSign(name: string, style: Style): string {
  const room = ROOM - roomOf(style.mark)
  const { lines, size } = layOut(name, room, style)
  const width = Math.max(...lines.map(line => widthOf(line, size, style)))
  const mark = lines.length > 1 && style.mark === 'dot' ? 'bar' : style.mark
  const { art, shift, lift, isAfter } = drawMark(mark, {
    left: (WIDTH - width) / 2,
    right: (WIDTH + width) / 2,
    middle: HEIGHT / 2,
    size: size * (lines.length === 1 ? 1 : 2.1),
    ink: style.ink === COPPER ? GREEN : COPPER,
  })
  const x = (isAfter ? WIDTH + width : WIDTH - width) / 2 + shift
  const y = HEIGHT / 2 + size * 0.36 - (lines.length - 1) * size * 0.58 - lift
  const attributes = { ...lettering(style, size), 'text-anchor': isAfter ? 'end' : 'start' }
  const write = (line: string, at: number) =>
    text(x, y + at * size * 1.16, size, line, { ...attributes, ...fitting(widthOf(line, size, style)) })
  return art + lines.map(write).join('')
}

/** Some systems have a wider font: the letters are squeezed instead of cut off. */
function fitting(width: number) {
  return { textLength: width, lengthAdjust: 'spacingAndGlyphs' }
}

function lettering({ family, weight, spacing, ink }: Style, size: number) {
  return {
    'font-family': family,
    'font-weight': weight,
    fill: ink,
    ...(spacing ? { 'letter-spacing': spacing * size } : {}),
  }
}

function widthOf(line: string, size: number, { ems, spacing }: Face): number {
  const letters = ems === null ? countColumns(line) * 0.61 : emsOf(line) * ems
  return size * (letters + spacing * line.length)
}

/** One line if it stays large enough, else two of similar length; the rest is cut. */
function layOut(name: string, room: number, face: Face): { lines: string[]; size: number } {
  const sizeFor = (lines: string[], largest: number) =>
    Math.min(largest, room / SAFETY / Math.max(...lines.map(line => widthOf(line, 1, face))))
  const single = sizeFor([name], 36)
  const halves = halve(name)
  if (single >= 21 || halves.length === 1) {
    return { lines: [cut(name, room, face)], size: Math.max(single, LEAST) }
  }
  const lines = halves.map(line => cut(line, room, face))
  return { lines, size: Math.max(sizeFor(lines, 24), LEAST) }
}

function halve(name: string): string[] {
  const words = name.split(' ')
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(emsOf))
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}

function cut(line: string, room: number, face: Face): string {
  const fits = (text: string) => widthOf(text, LEAST, face) * SAFETY <= room
  if (fits(line)) return line
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
