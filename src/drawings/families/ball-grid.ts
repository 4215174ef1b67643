import { COPPER, OUTLINE } from '../palette.ts'
import { millimeters, PIN, type Picture, pinOneMark, pins } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { createView, STAGE } from '../view.ts'
import { type BallGrid, chooseGrid, fillGrid } from './ball-pattern.ts'
import { drawFourSides, splitSides } from './four-sides.ts'

const BGA = '(?<![A-Z])[A-Z]{0,4}-?BGA|(?<![A-Z])EBGA'
const CSP = 'WL-?CSP|DSBGA|UCSP|(?<![A-Z])[A-Z]{0,2}CSP|XBGA'
const DRAWN_ONE_BY_ONE = 256

export function drawBallGrid(reading: PackageReading): Picture | null {
  const isChipScale = new RegExp(CSP).test(reading.text)
  if (!isChipScale && !new RegExp(BGA).test(reading.text)) return null
  const stated = readCount(reading, isChipScale ? `${CSP}|${BGA}` : BGA)
  const count = stated ?? (isChipScale ? 16 : 100)
  if (count < 4 || count > 3000) return null
  const [width = 1, height = width] = reading.sides
  const grid = chooseGrid(count, width / height)
  const size = reading.sides.length > 1 ? millimeters(width, height) : gridNames(grid, stated)
  const isLarge = count > DRAWN_ONE_BY_ONE
  return {
    family: isChipScale ? 'wlcsp' : 'bga',
    art: drawBody(grid, isChipScale ? 2 : 4, isLarge ? rows(grid) : balls(grid, count)),
    size: [size, isLarge ? String(count) : ''].filter(Boolean).join(' · '),
  }
}

/** "A1–T16", when the grid is complete: rows have letters, except those that look like digits. */
function gridNames({ columns, rows }: BallGrid, count: number | null): string {
  if (columns * rows !== count) return ''
  const letters = 'ABCDEFGHJKLMNPRTUVWY'
  const at = rows - 1
  const row = (letters[Math.floor(at / letters.length) - 1] ?? '') + letters[at % letters.length]
  return `A1–${row}${columns}`
}

/** Balls seen through the body, on squares of one unit. */
function drawBody(grid: BallGrid, radius: number, inside: string): string {
  const { scale, width, height } = measure(grid)
  const left = STAGE.x - (width * scale) / 2
  const top = STAGE.y - (height * scale) / 2
  const corner = Math.min(18, scale * 1.6)
  return [
    rect(left, top, width * scale, height * scale, { ...OUTLINE, rx: radius }),
    inside,
    pinOneMark(trace`M${left + 1} ${top + 1}h${corner}l${-corner} ${corner}z`),
  ].join('')
}

function measure({ columns, rows }: BallGrid) {
  const margin = Math.max(1, Math.max(columns, rows) * 0.08)
  const width = columns + margin
  const height = rows + margin
  return { width, height, scale: Math.min(STAGE.height / height, STAGE.width / width) * 0.97 }
}

function balls(grid: BallGrid, count: number): string {
  const { scale } = measure(grid)
  const at = (place: number, of: number) => (place - (of - 1) / 2) * scale
  return pins(
    fillGrid(grid, count).map(([column, row]) =>
      circle(STAGE.x + at(column, grid.columns), STAGE.y + at(row, grid.rows), scale * 0.3, PIN),
    ),
  )
}

/** Draws hundreds of balls as one dotted line per row, which takes only a few bytes. */
function rows(grid: BallGrid): string {
  const { scale } = measure(grid)
  const left = STAGE.x - ((grid.columns - 1) / 2) * scale
  const length = (grid.columns - 1) * scale + 0.01
  const lines = Array.from({ length: grid.rows }, (_, row) => {
    const y = STAGE.y + (row - (grid.rows - 1) / 2) * scale
    return trace`M${left} ${y}h${length}`
  })
  const dots = {
    'stroke-dasharray': `0 ${scale.toFixed(3)}`,
    'stroke-linecap': 'round',
    'stroke-width': scale * 0.55,
  }
  return path(lines.join(''), { ...dots, stroke: COPPER, fill: 'none' })
}

/** Few pads are placed along the edge, as on sensors; many fill a grid. */
export function drawLandGrid(reading: PackageReading): Picture | null {
  const word = '(?<![A-Z])[A-Z]{0,2}LGA'
  if (!new RegExp(word).test(reading.text)) return null
  const count = readCount(reading, word) ?? 14
  if (count < 2 || count > 3000) return null
  const [width = 3, height = width] = reading.sides
  const size = reading.sides.length > 1 ? millimeters(width, height) : ''
  const art = count > 48 ? gridOfLands(count, width / height) : edgeOfLands(count, width, height)
  return { family: 'lga', art, size }
}

function gridOfLands(count: number, aspect: number): string {
  const grid = chooseGrid(count, aspect)
  return drawBody(grid, 3, count > DRAWN_ONE_BY_ONE ? rows(grid) : balls(grid, count))
}

function edgeOfLands(count: number, width: number, height: number): string {
  const view = createView({ width, height, share: 0.95 })
  const split = splitSides(count, width, height)
  const length = Math.min(width, height) * 0.12
  const pitch = Math.min((width - length * 2.6) / split.top, (height - length * 2.6) / split.down)
  const [x, y] = view.at(-width / 2, -height / 2)
  const lands = drawFourSides(
    view,
    { width, height, pitch, ...split },
    { length, width: pitch * 0.6, out: -length * 0.35 },
  )
  return [
    view.rect(0, 0, width, height, { ...OUTLINE, rx: 2 }),
    pins(lands),
    pinOneMark(trace`M${x + 1} ${y + 1}h16l-16 16z`),
  ].join('')
}
