import { COPPER, EDGE, FINE, GREEN, METAL, OUTLINE, PAPER } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOne, pinOneRing, pins, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { circle, group, path, rect, trace } from '../svg.ts'
import { STAGE } from '../view.ts'

/** TO-92 from its flat front. */
export function drawTo92(reading: PackageReading): Picture | null {
  if (!/TO-?9[24](?!\d)|TO-?226|SOT-?54(?!\d)|E-?LINE/.test(reading.text)) return null
  const usual = /TO-?94/.test(reading.text) ? 4 : 3
  const given = Number(/TO-?92[A-Z]{0,2}-?([234])(?!\d|\.)/.exec(reading.text)?.[1] ?? usual)
  const body = trace`M74 ${88}V34q0 -14 14 -14h64q14 0 14 14v54z`
  const art = [
    pins(spread(given, 29).map(x => pin(STAGE.x + x - 4.5, 88, 9, 96))),
    path(body, OUTLINE),
    path('M90 88V36q0 -6 6 -6h48q6 0 6 6v52', FINE),
    pinOne(STAGE.x - 18, 74, 6),
  ]
  return { family: 'to-92', art: art.join(''), size: millimeters(4.8, 4.8) }
}

/** The steel diamond with its two pins, seen from above. */
export function drawTo3({ text }: PackageReading): Picture | null {
  if (!/TO-?3(?![\dP])|TO-?204|TO-?66(?!\d)/.test(text)) return null
  const plate =
    'M16 98q0 -14 12 -19l74 -41q18 -9 36 0l74 41q12 5 12 19q0 14 -12 19l-74 41q-18 9 -36 0l-74 -41q-12 -5 -12 -19z'
  const art = [
    path(plate, OUTLINE),
    circle(120, 98, 54, METAL),
    circle(120, 98, 45, { ...METAL, fill: 'none', 'stroke-width': 1 }),
    ...[40, 200].map(x => circle(x, 98, 10, { ...OUTLINE, fill: PAPER })),
    pins([106, 134].map(x => circle(x, 112, 5, PIN))),
    pinOneRing(106, 112, 11),
  ]
  return { family: 'to-3', art: art.join(''), size: '39.4 × 26.7 mm' }
}

const CANS: [word: RegExp, diameter: number, usual: number][] = [
  [/TO-?(?:39|205)(?!\d)/, 9.4, 3],
  [/TO-?(?:18|206|72)(?!\d)/, 5.8, 3],
  [/TO-?46(?!\d)/, 5.6, 3],
  [/TO-?(?:5|99|100|78|75)(?!\d)/, 9.4, 8],
]

/** A round can from above, with the tab beside pin 1. */
export function drawMetalCan(reading: PackageReading): Picture | null {
  const found = CANS.find(([word]) => word.test(reading.text))
  if (!found) return null
  const [word, diameter, usual] = found
  const asked = readCount(reading, word.source) ?? usual
  const count = asked >= 2 && asked <= 12 ? asked : usual
  const { x, y } = STAGE
  const art = [
    group(
      { transform: `rotate(45 ${x} ${y})` },
      rect(x - 9, y + 70, 18, 22, { fill: GREEN, class: 'pin-1' }),
    ),
    circle(x, y, 80, OUTLINE),
    circle(x, y, 68, { ...EDGE, 'stroke-width': 1 }),
    pins(onCircle(count, 38).map(([dx, dy]) => circle(x + dx, y + dy, 6, PIN))),
    ...onCircle(count, 38).map(([dx, dy]) =>
      circle(x + dx, y + dy, 11, { fill: 'none', stroke: COPPER, 'stroke-width': 1.5 }),
    ),
  ]
  return { family: 'metal-can', art: art.join(''), size: `⌀ ${diameter} mm` }
}

/** Counterclockwise from the tab at the lower left; three leads leave a quarter free. */
function onCircle(count: number, r: number): [number, number][] {
  const step = count === 3 ? Math.PI / 2 : (2 * Math.PI) / count
  const start = count === 3 ? Math.PI : Math.PI * 0.75 - step / 2
  return Array.from({ length: count }, (_, at) => [
    Math.cos(start - at * step) * r,
    Math.sin(start - at * step) * r,
  ])
}

/** Eight leads around a drain pad, 5 × 6 mm: one outline with many manufacturers' names. */
export function drawPowerPad({ text, sides }: PackageReading): Picture | null {
  const isNamed =
    /POWER-?PAK|LFPAK|SUPERSO8|TDSON|TSDSON|P[QD]FN|SON-?5X6|DFN-?5X6|POWER56|POWER33|SO-?8-?FL|TOLL|HSOF/
  if (!isNamed.test(text)) return null
  const isSmall = /TSDSON|1212|POWER33|LFPAK33|3333/.test(text) || (sides[0] ?? 5) < 4
  const [width, height] = isSmall ? [3.3, 3.3] : [5, 6]
  const art = [
    rect(58, 22, 124, 152, { ...OUTLINE, rx: 3 }),
    rect(68, 22, 104, 96, { ...METAL, class: 'tab' }),
    pins([
      ...spread(4, 31).map(x => pin(STAGE.x + x - 7.5, 140, 15, 40)),
      ...spread(4, 31).map(x => pin(STAGE.x + x - 7.5, 16, 15, 18)),
    ]),
    pinOne(STAGE.x - 46.5, 129, 6),
  ]
  return { family: 'power-pad', art: art.join(''), size: millimeters(width, height) }
}
