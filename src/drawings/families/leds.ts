import { COPPER, FINE, GREEN, INK, METAL, OUTLINE, PAPER } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOneMark, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { createView, STAGE } from '../view.ts'
import { chipBody, chipView } from './chips.ts'

/** Metric code → millimeters and pads. */
const TOPS: Record<string, [number, number, number]> = {
  '5050': [5, 5, 6],
  '3528': [3.5, 2.8, 2],
  '2835': [2.8, 3.5, 2],
  '3014': [3, 1.4, 2],
  '5630': [5.6, 3, 4],
  '5730': [5.7, 3, 2],
  '3030': [3, 3, 2],
  '3535': [3.5, 3.5, 4],
  '2020': [2, 2, 4],
  '1515': [1.5, 1.5, 4],
  '4014': [4, 1.4, 2],
  '3020': [3, 2, 2],
}
const TOP_CODE = /(?<!\d)(5050|3528|2835|3014|5630|5730|3030|3535|2020|1515|4014|3020)(?!\d|-\d\d)/
const PLCC: Record<string, string> = { 2: '3528', 4: '3535', 6: '5050' }

export function drawLed({ text, lengthMm }: PackageReading): Picture | null {
  const top = TOP_CODE.exec(text)?.[1] ?? PLCC[/PLCC-?([246])(?!\d)/.exec(text)?.[1] ?? '']
  const isLed = /(?<![A-Z])(?:IR|O|RGB)?[- ]?LED(?![A-Z])|\bEMITTER\b|PHOTO-?(?:DIODE|TRANSISTOR)/.test(text)
  if (top && (isLed || /PLCC|^(?:SMD[- ]?)?\d{4}$/.test(text))) return topView(text, top)
  if (/\bT-?1\b|T-?13\W4/.test(text)) return bullet(/3\W?4/.test(text) ? 5 : 3)
  const alone = /^(?:ROUND |THT |D)?(3|5|8|10) ?MM(?: ROUND| THT)?$/.exec(text)?.[1]
  if (alone) return bullet(Number(alone))
  if (!isLed) return null
  const chip = /(?<!\d)(0402|0603|0805|1206)(?!\d)/.exec(text)?.[1]
  return chip ? chipLed(chip) : bullet(lengthMm ?? 5)
}

function topView(text: string, code: string): Picture {
  const [width, height, usual] = TOPS[code] ?? [5, 5, 6]
  const stated = Number(/PLCC-?(\d)|(\d)[- ]?(?:P|PIN|PAD)S?\b/.exec(text)?.slice(1).find(Boolean) ?? usual)
  const count = [2, 4, 6].includes(stated) ? stated : usual
  const view = createView({ width: width * 1.08, height, share: 0.9 })
  const rows = spread(count / 2, height / (count / 2 + 0.3))
  const pads = [-1, 1].flatMap(side =>
    rows.map(y => view.rect(side * width * 0.51, y, width * 0.09, (height * 0.6) / rows.length, PIN)),
  )
  const r = Math.min(width, height) * 0.38
  const [x, y] = view.at(-width / 2, -height / 2)
  const cut = 16
  const art = [
    pins(pads),
    view.rect(0, 0, width, height, { ...OUTLINE, rx: 4 }),
    view.circle(0, 0, r, { ...METAL, fill: '#fbeee4' }),
    view.circle(0, 0, r * 0.3, { ...METAL, fill: PAPER }),
    pinOneMark(trace`M${x + 1} ${y + 1}h${cut}l${-cut} ${cut}z`),
  ]
  return { family: 'led-top', art: art.join(''), size: millimeters(width, height) }
}

/** The round lens on two leads, the long one the anode. */
function bullet(diameter: number): Picture {
  const art = [
    pins([pin(99, 122, 8, 62), pin(133, 122, 8, 44)]),
    path('M78 112V58a42 42 0 0 1 84 0V112Z', { ...METAL, fill: '#fbeee4' }),
    path('M103 112V88l14 -12M137 112V70h-14l-4 12', { ...FINE, stroke: COPPER, 'stroke-width': 3 }),
    path('M70 112H164V124H70Z', { ...OUTLINE, stroke: INK }),
    rect(164, 111, 5, 14, { fill: GREEN, class: 'pin-1' }),
  ]
  return { family: 'led-round', art: art.join(''), size: `⌀ ${diameter} mm` }
}

const CHIP_SIDES: Record<string, [number, number]> = {
  '0402': [1, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2, 1.25],
  '1206': [3.2, 1.6],
}

function chipLed(code: string): Picture {
  const [length, width] = CHIP_SIDES[code] ?? [1.6, 0.8]
  const view = chipView(length * 1.15, width * 1.15)
  const r = width * 0.34 * view.scale
  const art = [
    chipBody(view, length, width),
    circle(STAGE.x, STAGE.y, r, { ...METAL, fill: '#fbeee4' }),
    pinOneMark(trace`M${STAGE.x - r * 0.4} ${STAGE.y}l${r * 0.8} ${-r * 0.5}v${r}z`),
  ]
  return { family: 'led-chip', art: art.join(''), size: millimeters(length, width) }
}
