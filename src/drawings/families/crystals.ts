import { EDGE, FINE, INK, METAL, OUTLINE, PAPER } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOne, pins } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { path, rect, trace } from '../svg.ts'
import { createView, STAGE } from '../view.ts'

/** The flat steel can: upright on its leads, or flat on a plate for surface mounting. */
export function drawHc49({ text }: PackageReading): Picture | null {
  if (!/HC-?49|HC49/.test(text)) return null
  return /SMD|\bSM\b|49-?SM|49MJ/.test(text) ? hc49Surface() : hc49Standing(/49-?\/?U(?!S)/.test(text))
}

function hc49Standing(isTall: boolean): Picture {
  const top = isTall ? 14 : 42
  const art = [
    pins([76, 156].map(x => pin(x, 122, 8, 62))),
    path(trace`M42 112V${top + 30}q0 -30 30 -30h96q30 0 30 30V112z`, METAL),
    rect(34, 112, 172, 12, { ...OUTLINE, rx: 4 }),
    path(trace`M60 ${top + 34}q0 -16 16 -16h88`, { ...FINE, 'stroke-width': 1.4 }),
  ]
  return {
    family: 'hc-49',
    art: art.join(''),
    size: isTall ? '11.05 × 4.65 × 13.46 mm' : '11.05 × 4.65 × 3.5 mm',
  }
}

function hc49Surface(): Picture {
  const art = [
    pins([-1, 1].map(side => pin(STAGE.x + side * 92 - 14, STAGE.y - 6, 28, 12))),
    rect(28, 58, 184, 80, { ...OUTLINE, rx: 6 }),
    rect(44, 68, 152, 60, { ...METAL, rx: 30 }),
    rect(54, 77, 132, 42, { ...FINE, 'stroke-width': 1.3, rx: 21 }),
  ]
  return { family: 'hc-49-smd', art: art.join(''), size: '11.4 × 4.7 mm' }
}

const CERAMIC: Record<string, [number, number]> = {
  '1612': [1.6, 1.2],
  '2016': [2, 1.6],
  '2520': [2.5, 2],
  '3215': [3.2, 1.5],
  '3225': [3.2, 2.5],
  '5032': [5, 3.2],
  '6035': [6, 3.5],
  '7050': [7, 5],
  '8038': [8, 3.8],
}

const NICKNAMES: [RegExp, string][] = [
  [/FC-?135/, '3215'],
  [/MC-?306/, '8038'],
]

/** A ceramic tray with a metal lid; an oscillator shows a wave. */
export function drawSmdCrystal(reading: PackageReading): Picture | null {
  const { text } = reading
  const isOscillator = /\bOSC|\b[TV]?C?XO\b/.test(text)
  const isNamed = isOscillator || /CRYSTAL|XTAL|SEAM|NO LEAD/.test(text)
  const sides = sidesOf(reading, isNamed)
  if (/METRIC/.test(text) || !sides) return null
  const [width = 3.2, height = 2.5] = sides
  const pads = padsOf(text, width, height)
  const family = isOscillator ? 'oscillator' : `smd-crystal-${pads}`
  const art = drawTray(width, height, pads, isOscillator)
  return { family, art, size: sides.length > 1 ? millimeters(width, height) : '' }
}

/** By code, by nickname, or by millimeters in the name; empty when only the kind is known. */
function sidesOf({ text, sides }: PackageReading, isNamed: boolean): number[] | null {
  const code = /(?<!\d)(1612|2016|2520|3215|3225|5032|6035|7050|8038)(?!\d)/.exec(text)?.[1]
  const nickname = NICKNAMES.find(([word]) => word.test(text))?.[1]
  const known = CERAMIC[code ?? nickname ?? '']
  if (known) return known
  const [width = 0, height = 0] = sides
  const isSurface = /(?<![A-Z\d])SMD-?[24](?![\d.])|(?<!\d)[24]-?SMD/.test(text)
  const isCeramic = Object.values(CERAMIC).some(([w, h]) => w === width && h === height)
  if (isNamed) return width <= 15 ? sides : null
  return (isSurface && width > 0 && width <= 8) || (/SMD/.test(text) && isCeramic) ? sides : null
}

function padsOf(text: string, width: number, height: number): number {
  const stated = /(?<!\d)([246])[- ]?(?:P|PIN|PAD|LEAD)S?\b|SMD-?([24])(?![\d.])|\b([24])-SMD/.exec(text)
  const count = stated?.slice(1).find(Boolean)
  if (count) return Number(count)
  return width / height > 1.9 ? 2 : 4
}

function drawTray(width: number, height: number, pads: number, isOscillator: boolean): string {
  const view = createView({ width: width * 1.06, height, share: 0.92 })
  const [x, y] = view.at(-width / 2, height / 2)
  const rows = pads === 2 ? [0] : [1, -1]
  const columns = pads === 6 ? [-1, 0, 1] : [-1, 1]
  const tall = pads === 2 ? height * 0.76 : height * 0.32
  const drawn = rows.flatMap(dy =>
    columns.map(dx => view.rect(dx * width * 0.42, dy * (height - tall) * 0.44, width * 0.22, tall, PIN)),
  )
  return [
    pins(drawn),
    view.rect(0, 0, width * 0.97, height * 0.95, { ...OUTLINE, rx: 4 }),
    view.rect(0, 0, width * 0.82, height * 0.76, { ...METAL, rx: 6 }),
    isOscillator ? path(wave(), { ...EDGE, stroke: INK }) : '',
    pads === 2 ? '' : pinOne(x + 20, y - 19, 5.5),
  ].join('')
}

const wave = () => trace`M${STAGE.x - 40} ${STAGE.y + 14}h16v-28h20v28h20v-28h20v28h8`

/** The small cylinder of a watch crystal. */
export function drawCylinder({ text, sides }: PackageReading): Picture | null {
  if (!/CYLIND|\bTC-?(?:26|38)\b|\bDT-?(?:26|38)\b|TUNING FORK/.test(text)) return null
  const [a = 3, b = 8] = sides
  const art = [
    pins([-1, 1].map(side => rect(STAGE.x + side * 15 - 3, 128, 6, 56, PIN))),
    rect(STAGE.x - 34, 16, 68, 112, { ...METAL, rx: 10 }),
    path(trace`M${STAGE.x - 34} 112h68`, { ...METAL, fill: PAPER }),
  ]
  return { family: 'cylinder', art: art.join(''), size: `⌀ ${millimeters(Math.min(a, b), Math.max(a, b))}` }
}

export function drawResonator({ text, sides }: PackageReading): Picture | null {
  if (!/RESONATOR|CSTC|CSTN|(?<![A-Z\d])SMD-?3(?![\d.]| ?X)/.test(text)) return null
  const [width = 3.2, height = 1.3] = sides
  const view = createView({ width, height, share: 0.9 })
  const pads = [-1, 0, 1].map(dx => view.rect(dx * width * 0.37, 0, width * 0.14, height * 1.08, PIN))
  const art =
    pins(pads) +
    view.rect(0, 0, width, height * 0.84, { ...OUTLINE, rx: 3 }) +
    pinOne(...view.at(-width * 0.42, height * 0.24), 5)
  return { family: 'resonator', art, size: sides.length > 1 ? millimeters(width, height) : '' }
}
