import { COPPER, EDGE, FINE, GREEN, INK, INK_SOFT, OUTLINE, PAPER, SHADE } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pins } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { createView, STAGE } from '../view.ts'

const LEAD = { ...PIN, fill: 'none', stroke: COPPER, 'stroke-width': 7 }
const RADIAL = /RADIAL|SNAP-?IN|THT CAN|\bT[RE]5\b|(?<![A-Z])D\d+(?:\.\d+)? ?(?:MM)? ?X ?L/

/** A can on two leads, the long one plus, with the minus stripe. */
export function drawRadialCan({ text, sides }: PackageReading): Picture | null {
  if (!RADIAL.test(text)) return null
  const [diameter = 0, height = diameter * 1.6] = sides
  if (!diameter && !/CAN|SNAP|ELEC|ALUMIN|POLYMER/.test(text)) return drawDipped()
  const aspect = diameter ? Math.min(Math.max(height / diameter, 0.7), 2.2) : 1.6
  const width = Math.min(112, 122 / aspect)
  const size = diameter ? `⌀ ${millimeters(diameter, height)}` : ''
  return { family: 'radial-can', art: drawCan(width, width * aspect), size }
}

function drawCan(width: number, tall: number): string {
  const left = STAGE.x - width / 2
  const top = 76 - tall / 2
  const bottom = top + tall
  return [
    pins([
      pin(left + width * 0.27, bottom, 8, 184 - bottom),
      pin(left + width * 0.63, bottom, 8, 164 - bottom),
    ]),
    rect(left, top, width, tall, { ...OUTLINE, rx: 9 }),
    minusStripe(left + width * 0.74, top, width * 0.26, tall),
    rect(left, top, width, tall, { ...EDGE, rx: 9 }),
    path(trace`M${left + 1} ${bottom - 12}h${width * 0.73}`, FINE),
    path(plus(left + width * 0.27 + 4, top + tall * 0.5), {
      stroke: GREEN,
      'stroke-width': 4,
      class: 'pin-1',
    }),
  ].join('')
}

function minusStripe(x: number, top: number, width: number, tall: number): string {
  const dashes = [0.25, 0.5, 0.75].map(at =>
    rect(x + width * 0.25, top + tall * at - 2, width * 0.5, 4, { fill: PAPER }),
  )
  const stripe = trace`M${x} ${top}h${width - 9}q9 0 9 9v${tall - 18}q0 9 -9 9h${9 - width}z`
  return path(stripe, { fill: INK_SOFT, class: 'minus' }) + dashes.join('')
}

/** "Radial" alone may be any part with two leads on one side. */
function drawDipped(): Picture {
  const art = [
    ...[-1, 1].map(side => path(trace`M${STAGE.x + side * 22} 110v22l${side * 8} 10v44`, LEAD)),
    rect(STAGE.x - 58, 18, 116, 100, { ...OUTLINE, rx: 34 }),
    path('M82 62q0 -24 24 -24h20', FINE),
  ]
  return { family: 'radial', art: art.join(''), size: '' }
}

const CAN_DIAMETERS = [3, 4, 5, 6.3, 8, 10, 12.5, 16, 18]

/** The can on its base with two cut corners, from above; the cut corners mark plus. */
export function drawSmdCan({ text, sides: [diameter = 0, height = 0] }: PackageReading): Picture | null {
  const isNamed = /ELEC|V-?CHIP|SMD[- ,]*CAN|CAN[- ,]*SMD|ALUMIN|POLYMER/.test(text)
  const isSized = /SMD/.test(text) && CAN_DIAMETERS.includes(diameter) && height > 4.4 && diameter !== height
  if (!(isNamed && !/RADIAL/.test(text)) && !isSized) return null
  const art = [
    pins([-1, 1].map(side => pin(STAGE.x + side * 84 - 15, STAGE.y - 10, 30, 20))),
    path('M62 20H198V176H62L42 154V42Z', OUTLINE),
    circle(STAGE.x, STAGE.y, 70, { ...OUTLINE, fill: PAPER }),
    path('M166 45A70 70 0 0 1 166 151Z', { fill: INK_SOFT, class: 'minus' }),
    circle(STAGE.x, STAGE.y, 70, EDGE),
    path(plus(74, 98), { stroke: GREEN, 'stroke-width': 5, class: 'pin-1' }),
  ]
  const size = diameter && height ? `⌀ ${millimeters(diameter, height)}` : ''
  return { family: 'smd-can', art: art.join(''), size }
}

const plus = (x: number, y: number) => trace`M${x - 9} ${y}h18m-9 -9v18`

/** EIA case letters: length, width, height. */
const TANTALUM: [letter: string, eia: RegExp, length: number, width: number][] = [
  ['J', /1608-?\d{2}/, 1.6, 0.85],
  ['P', /2012-?\d{2}/, 2, 1.25],
  ['R', /2012-?\d{2}/, 2, 1.25],
  ['A', /3216-?\d{2}/, 3.2, 1.6],
  ['B', /3528-?\d{2}|1411(?!\d)|3528 ?METRIC/, 3.5, 2.8],
  ['C', /(?<!\d)6032(?!\d)|6032-?\d{2}/, 6, 3.2],
  ['D', /7343(?!-?4[03])(?!-E)/, 7.3, 4.3],
  ['E', /7343-?4[03]/, 7.3, 4.3],
  ['X', /7343-?4[03]/, 7.3, 4.3],
  ['V', /7361-?\d{2}/, 7.3, 6.1],
]

export function drawTantalum({ text }: PackageReading): Picture | null {
  const letter =
    /^(?:TANT\w*|CASE|SIZE|SMD|CASE SIZE)?[- ]?([A-EJPRVX])(?:[- ]?CASE)?(?=$| ?\(|[ -](?:1608|2012|3216|3528|6032|7343|7361)|,)/.exec(
      text,
    )?.[1]
  const found = TANTALUM.find(([, eia]) => eia.test(text)) ?? TANTALUM.find(([name]) => name === letter)
  if (!found) return null
  const [, , length, width] = found
  const view = createView({ width: length * 1.08, height: width, share: 0.86 })
  const ends = [-1, 1].map(side => view.rect((side * length * 1.03) / 2, 0, length * 0.06, width * 0.66, PIN))
  const [x, y] = view.at(-length / 2, -width / 2)
  const art = [
    pins(ends),
    view.rect(0, 0, length, width, { ...OUTLINE, fill: '#f8efe6', rx: 3 }),
    rect(x + 1, y + 1, length * view.scale * 0.16, width * view.scale - 2, { fill: GREEN, class: 'pin-1' }),
    path(plus(x + length * view.scale * 0.3, STAGE.y), { stroke: INK, 'stroke-width': 4 }),
  ]
  return { family: 'tantalum', art: art.join(''), size: millimeters(length, width) }
}

/** A film capacitor's box in perspective. */
export function drawFilmBox({ text, sides }: PackageReading): Picture | null {
  if (/HEADER/.test(text) || !/\bBOX|FILM|\bMK[PT]\b|\bX[12]\b(?!SON)|\bY[12]\b/.test(text)) return null
  const [width = 18, depth = 8.5, height = 14] = sides
  const art = [
    pins([pin(70, 132, 7, 52), pin(142, 132, 7, 52)]),
    path('M46 52L74 28H194L166 52Z', { ...OUTLINE, fill: PAPER }),
    path('M166 52L194 28V112L166 136Z', { ...OUTLINE, fill: SHADE }),
    rect(46, 52, 120, 84, OUTLINE),
    path('M88 94h14m-0 -16v32m10 0v-32m0 16h14', { ...FINE, 'stroke-width': 3, stroke: INK }),
  ]
  return {
    family: 'film-box',
    art: art.join(''),
    size: sides.length > 1 ? millimeters(width, depth, ...(sides.length > 2 ? [height] : [])) : '',
  }
}

/** A lacquered disc: ceramic capacitor, varistor, thermistor. */
export function drawDisc({ text, lengthMm }: PackageReading): Picture | null {
  if (
    !/DIS[CK]\b|VARISTOR|\bMOV\b|\bNTC\b|\bBEAD\b|THERMISTOR|\b(?:5|7|10|14|20)D\b|\bD(?:5|7|10|14|20)\b/.test(
      text,
    )
  )
    return null
  const given = lengthMm ?? Number(/\b(\d{1,2})D\b|\bD(\d{1,2})\b/.exec(text)?.slice(1).find(Boolean) ?? 0)
  const r = Math.min(62, 40 + given * 1.4)
  const legs = [-1, 1].map(side =>
    path(trace`M${STAGE.x + side * r * 0.42} ${14 + r * 1.8}L${STAGE.x + side * 27} ${30 + r * 1.95}V186`, {
      ...PIN,
      fill: 'none',
      stroke: COPPER,
      'stroke-width': 7,
    }),
  )
  const art = [
    ...legs,
    circle(STAGE.x, 16 + r, r, { ...OUTLINE }),
    circle(STAGE.x, 16 + r, r - 9, { ...FINE, 'stroke-width': 1.2 }),
  ]
  return { family: 'disc', art: art.join(''), size: given ? `⌀ ${given} mm` : '' }
}
