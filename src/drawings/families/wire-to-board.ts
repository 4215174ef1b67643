import { COPPER, DARK, FINE, GREEN, OUTLINE, PAPER } from '../palette.ts'
import { PIN, type Picture, pinOneMark, pins, pitchOf, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { STAGE } from '../view.ts'
import { slot } from './headers.ts'

const SERIES: [word: RegExp, pitch: number][] = [
  [/\bXH\b|XHP/, 2.5],
  [/\bPH\b|\bPHR\b/, 2],
  [/\bSH\b|\bSHR\b/, 1],
  [/\bGH\b/, 1.25],
  [/\bZH\b/, 1.5],
  [/\bVH\b/, 3.96],
  [/\bEH\b/, 2.5],
  [/\bPA\b/, 2],
  [/\bSUR\b/, 0.8],
  [/PICO-?BLADE|\bDF13\b/, 1.25],
  [/PICO-?LOCK/, 1.5],
  [/\bKK\b/, 2.54],
  [/MICRO-?FIT/, 3],
  [/MINI-?FIT/, 4.2],
  [/\bJST\b|\bMOLEX\b|WIRE-?TO-?BOARD|\bWTB\b|\bDF\d+\b/, 2],
]

/** A wafer from above: pins in a shroud with the two keying slots. */
export function drawWireToBoard({ text, lengthMm }: PackageReading): Picture | null {
  const series = SERIES.find(([word]) => word.test(text))
  if (!series) return null
  const [rows, columns] = countsOf(text.replace(/KK[- ]?(?:254|396)/, 'KK'))
  const pitch = lengthMm ?? series[1]
  if (columns < 1 || columns > 40) return null
  return { family: 'wire-to-board', art: drawWafer(rows, columns), size: pitchOf(pitch) }
}

/** "XH 4", "B4B-XH-A", "Micro-Fit 2x3". */
function countsOf(text: string): [number, number] {
  const grid = /(?<![\d.])([12]) ?X ?0?(\d{1,2})(?![\d.])/.exec(text)
  if (grid) return [Number(grid[1]), Number(grid[2])]
  const count =
    /\b[A-Z]{1,2}M?(\d{1,2})B\b/.exec(text) ??
    /(?<![\d.A-Z])(\d{1,2})[- ]?(?:P|PIN|POS|WAY|CIRCUIT)S?\b/.exec(text) ??
    /(?:XH|PH|SH|GH|ZH|VH|EH|PA|KK|BLADE|FIT|JST|MOLEX|LOCK)[- A-Z]*?[- ](\d{1,2})(?![\d.]| ?MM| ?X)/.exec(
      text,
    )
  return [1, Number(count?.[1] ?? 2)]
}

function drawWafer(rows: number, columns: number): string {
  const pitch = Math.min((STAGE.width - 22) / (columns + 0.9), 46)
  const width = pitch * (columns + 0.9) + 16
  const height = 76 + rows * 22
  const x = STAGE.x - width / 2
  const y = STAGE.y - height / 2
  const side = Math.min(pitch * 0.42, 16)
  const key = Math.min(width * 0.14, 18)
  const contacts = spread(rows, Math.max(pitch, 30)).flatMap(dy =>
    spread(columns, pitch).map(dx =>
      rect(STAGE.x + dx - side / 2, STAGE.y + 6 + dy - side / 2, side, side, PIN),
    ),
  )
  const first = STAGE.x + (spread(columns, pitch)[0] ?? 0)
  return [
    rect(x, y, width, height, { ...DARK, rx: 4 }),
    rect(x + 9, y + 9, width - 18, height - 22, { ...OUTLINE, fill: PAPER, rx: 2 }),
    ...[x + key, x + width - key * 2].map(at => slot(at, y + height - 13, key, 13)),
    pins(contacts),
    pinOneMark(trace`M${first} ${y + height + 5}l8 12h-16z`),
  ].join('')
}

const TERMINAL = /TERMINAL|SCREW|\b(?:KF|DG)\d{3}|\bTB\b|PLUGGABLE|PUSH-?IN|SPRING CLAMP/

/** Screws above, wire entries below, one per pole. */
export function drawTerminalBlock({ text, lengthMm, sides }: PackageReading): Picture | null {
  if (!TERMINAL.test(text)) return null
  const stated = /(?<![\d.])(\d{1,2})[- ]?(?:P|PIN|POS|POLE|WAY)S?\b/.exec(text)?.[1]
  const loose = /(?:TERMINAL(?: BLOCK)?|SCREW|TB)[- ]+(\d{1,2})(?![\d.]| ?MM| ?X)/.exec(text)?.[1]
  const count = Number(stated ?? loose ?? (sides[0] === 1 ? sides[1] : 2))
  if (!count || count > 24) return null
  const pitch = Math.min(STAGE.width / count, 62)
  const left = STAGE.x - (count * pitch) / 2
  const size = lengthMm ? pitchOf(lengthMm) : ''
  return { family: 'terminal-block', art: drawPoles(count, pitch, left), size }
}

function drawPoles(count: number, pitch: number, left: number): string {
  const r = Math.min(pitch * 0.32, 17)
  const pole = (x: number) => [
    circle(x, 62, r, { ...OUTLINE, fill: PAPER }),
    path(trace`M${x - r * 0.6} ${62 + r * 0.45}L${x + r * 0.6} ${62 - r * 0.45}`, {
      ...FINE,
      stroke: COPPER,
      'stroke-width': Math.max(r * 0.24, 2),
    }),
    rect(x - r, 108, r * 2, 34, { ...OUTLINE, fill: PAPER, rx: 2 }),
    rect(x - r + 3, 108 + 20, r * 2 - 6, 12, { ...PIN, fill: COPPER }),
  ]
  const middles = spread(count, pitch).map(x => STAGE.x + x)
  return [
    rect(left, 30, count * pitch, 134, { ...OUTLINE, rx: 4 }),
    path(trace`M${left} 92h${count * pitch}`, { ...FINE }),
    ...middles.flatMap(pole),
    rect(left + 5, 150, Math.min(pitch * 0.4, 18), 7, { fill: GREEN, class: 'pin-1', rx: 3 }),
  ].join('')
}
