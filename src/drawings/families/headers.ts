import { COPPER, DARK, EDGE, GREEN, OUTLINE, PAPER } from '../palette.ts'
import { PIN, type Picture, pin, pins, pitchOf, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { path, rect, type SvgAttributes, trace } from '../svg.ts'
import { STAGE } from '../view.ts'

const PITCHES = [1, 1.27, 2, 2.54, 3.96]
const GRID = /(?<![\d.])([1-4]) ?(?:X|\*) ?0?(\d{1,2})(?![\d.])/

/** Rows and columns of pins from above: "1x6 2.54 mm", "Header 2x5", "Socket 1x8". */
export function drawHeader({ text, lengthMm }: PackageReading): Picture | null {
  const found = GRID.exec(text)
  const isNamed = /HEADER|SOCKET|\bIDC\b|FEMALE|\bMALE|STRIP|RECEPTACLE|\bBOX\b|\bROW\b/.test(text)
  const single = isNamed ? /(?<![\d.])(\d{1,2}) ?-?(?:P|PIN|POS|WAY)S?\b/.exec(text)?.[1] : undefined
  if (!found && !single) return null
  const rows = Number(found?.[1] ?? 1)
  const columns = Number(found?.[2] ?? single)
  const stated = lengthMm ?? PITCHES.find(known => text.includes(known.toFixed(2))) ?? null
  if (!columns || (!isNamed && !isPlain(text, rows, columns, stated))) return null
  return { family: kindOf(text), art: draw(rows, columns, kindOf(text)), size: pitchOf(stated ?? 2.54) }
}

/**
 * Without such a word, a pitch or an unmistakable count distinguishes a header from dimensions in
 * millimeters.
 */
function isPlain(text: string, rows: number, columns: number, pitch: number | null): boolean {
  if (pitch !== null) return PITCHES.includes(pitch)
  return /^\d ?X ?\d{1,2}P?$/.test(text) && (rows === 1 ? columns >= 2 : columns >= 3 && rows === 2)
}

function kindOf(text: string): string {
  if (/\bIDC\b|BOX|SHROUD/.test(text)) return 'box-header'
  return /SOCKET|FEMALE|RECEPTACLE/.test(text) ? 'pin-socket' : 'pin-header'
}

function draw(rows: number, columns: number, kind: string): string {
  if (kind === 'pin-header' && rows === 1) return drawComb(columns)
  const isBox = kind === 'box-header'
  const pitch = Math.min(STAGE.width / (columns + (isBox ? 2 : 0)), 58)
  const left = STAGE.x - (pitch * (columns - 1)) / 2
  const top = STAGE.y - (pitch * (rows - 1)) / 2
  const places = Array.from({ length: rows * columns }, (_, n) => ({
    x: left + Math.floor(n / rows) * pitch,
    y: top + (rows - 1 - (n % rows)) * pitch,
  }))
  const height = Math.max(rows * pitch, 26)
  return [
    isBox ? shroud(columns, rows, pitch) : '',
    rect(
      left - pitch / 2,
      STAGE.y - height / 2,
      columns * pitch,
      height,
      isBox ? { fill: PAPER } : { ...OUTLINE, rx: 3 },
    ),
    ...places
      .slice(0, 1)
      .map(({ x, y }) => square(x, y, pitch * 0.74, { fill: GREEN, class: 'pin-1', rx: 1.5 })),
    pins(places.map(({ x, y }, n) => contact(x, y, pitch * 0.38, kind, n === 0))),
  ].join('')
}

const square = (x: number, y: number, side: number, attributes: SvgAttributes) =>
  rect(x - side / 2, y - side / 2, side, side, attributes)

function contact(x: number, y: number, side: number, kind: string, isFirst: boolean): string {
  if (isFirst) return square(x, y, side, { ...PIN, fill: PAPER })
  if (kind !== 'pin-socket') return square(x, y, side, PIN)
  return square(x, y, side, {
    ...PIN,
    fill: PAPER,
    stroke: COPPER,
    'stroke-width': Math.min(2.5, side * 0.3),
  })
}

/** A single row from the side, which fills the picture: long ends above, short ones below. */
function drawComb(columns: number): string {
  const pitch = Math.min(STAGE.width / columns, 40)
  const wide = Math.min(pitch * 0.32, 9)
  const left = STAGE.x - (columns * pitch) / 2
  const studs = spread(columns, pitch).map(x => pin(STAGE.x + x - wide / 2, 32, wide, 134))
  const cell = { ...OUTLINE, 'stroke-width': columns > 24 ? 0.8 : 1.5 }
  const cells = spread(columns, pitch).map(x =>
    rect(STAGE.x + x - pitch / 2, 94, pitch, 34, { ...cell, rx: pitch * 0.12 }),
  )
  const first = rect(left + pitch * 0.2, 104, pitch * 0.6, 14, { fill: GREEN, class: 'pin-1', rx: 1 })
  return [pins(studs), ...cells, first].join('')
}

function shroud(columns: number, rows: number, pitch: number): string {
  const [width, height] = [(columns + 1.9) * pitch, (rows + 1.1) * pitch]
  const [x, y] = [STAGE.x - width / 2, STAGE.y - height / 2]
  const wall = pitch * 0.34
  return [
    rect(x, y, width, height, { ...DARK, rx: 4 }),
    rect(x + wall, y + wall, width - wall * 2, height - wall * 2, { ...OUTLINE, fill: PAPER, rx: 2 }),
    slot(STAGE.x - pitch * 0.6, y + height - wall, pitch * 1.2, wall),
  ].join('')
}

/** A gap in a wall, from its inner to its outer face. */
export function slot(x: number, y: number, width: number, depth: number): string {
  const sides = trace`M${x} ${y}v${depth}M${x + width} ${y}v${depth}`
  return rect(x, y - 2, width, depth + 4, { fill: PAPER }) + path(sides, EDGE)
}
