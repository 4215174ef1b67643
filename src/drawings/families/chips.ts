import { FINE, METAL, OUTLINE } from '../palette.ts'
import { millimeters, PIN, type Picture, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { path, trace } from '../svg.ts'
import { createView, STAGE, type View } from '../view.ts'

/** Inch code → millimeters. */
const CHIPS: Record<string, [number, number]> = {
  '01005': [0.4, 0.2],
  '0201': [0.6, 0.3],
  '0402': [1, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2, 1.25],
  '1008': [2.5, 2],
  '1206': [3.2, 1.6],
  '1210': [3.2, 2.5],
  '1218': [3.2, 4.6],
  '1806': [4.5, 1.6],
  '1808': [4.5, 2],
  '1812': [4.5, 3.2],
  '1825': [4.5, 6.3],
  '2010': [5, 2.5],
  '2220': [5.7, 5],
  '2225': [5.7, 6.3],
  '2512': [6.3, 3.2],
  '2725': [6.9, 6.6],
  '2726': [6.86, 6.6],
  '4527': [11.2, 7],
  '2728': [6.9, 7.1],
  '2816': [7.1, 4.2],
  '3920': [10, 5.2],
  '0306': [0.8, 1.6],
  '0508': [1.25, 2],
  '0612': [1.6, 3.2],
  '1020': [2.5, 5],
  '1225': [3.2, 6.3],
}
const METRIC: Record<string, string> = {
  '0402': '01005',
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '3216': '1206',
  '5025': '2010',
  '6332': '2512',
  '6432': '2512',
  '4532': '1812',
}
const CODE = /(?:^|[^\d.])[RCLFZ]?(01005|\d{4})(?![\d.])/g

function readChipCode(name: string): string | null {
  const onlyMetric = /^\W*(\d{4}) ?\(?METRIC/.exec(name)?.[1]
  if (onlyMetric) return METRIC[onlyMetric] ?? null
  const codes = [...name.matchAll(CODE)].map(([, code = '']) => code)
  const inch = codes.find(code => code in CHIPS)
  return inch ?? codes.map(code => METRIC[code]).find(code => code !== undefined) ?? null
}

export function drawChip({ text: name }: PackageReading): Picture | null {
  const code = readChipCode(name)
  const sides = code ? CHIPS[code] : null
  if (!sides) return null
  const [length, width] = sides
  const view = chipView(length, width)
  const isFuse = /\bPTC|RESETTABLE|FUSE/.test(name)
  const art = [
    chipBody(view, length, width),
    isFuse ? wire(view, length) : '',
    dimension(view, length, width),
  ]
  return {
    family: isFuse ? 'smd-fuse' : 'chip',
    art: art.join(''),
    size: millimeters(length, width),
  }
}

/** Larger codes are drawn larger, but not to scale: 2512 is sixteen times as long as 01005. */
export function chipView(length: number, width: number): View {
  const share = 0.52 + 0.38 * (Math.log(Math.max(length, width) / 0.4) / Math.log(25))
  return createView({ width: length, height: width * 1.06, share: Math.min(share, 0.9) })
}

export function chipBody(view: View, length: number, width: number): string {
  const end = Math.min(length * 0.22, width * 0.4)
  const ends = [-1, 1].map(side =>
    view.rect((side * (length - end)) / 2, 0, end, width, { ...METAL, ...PIN, rx: 2 }),
  )
  return view.rect(0, 0, length - end, width * 0.97, OUTLINE) + ends.join('')
}

function wire(view: View, length: number): string {
  const step = (length * view.scale) / 14
  const d = trace`M${STAGE.x - step * 3} ${STAGE.y}q${step * 1.5} ${-step * 2} ${step * 3} 0t${step * 3} 0`
  return path(d, { ...METAL, fill: 'none' })
}

/** The length as a dimension line, because the part has few other features. */
function dimension(view: View, length: number, width: number): string {
  const y = STAGE.y + (width * view.scale) / 2 + 13
  const half = (length * view.scale) / 2
  if (y > 184) return ''
  const line = trace`M${STAGE.x - half} ${y - 6}v12m0 -6h${half * 2}m0 -6v12`
  return path(line, { ...FINE, 'stroke-width': 1.3 })
}

const ARRAY = /(\d{4}) ?X ?(\d)(?!\d)|(?<!\d)(\d) ?X ?(\d{4})/

/** Several resistors in one body: convex terminals on both long sides. */
export function drawChipArray({ text: name }: PackageReading): Picture | null {
  const found = ARRAY.exec(name)
  const unit = CHIPS[found?.[1] ?? found?.[4] ?? '']
  const isChoke = /\bCMC\b|COMMON[- ]?MODE/.test(name) && readChipCode(name) !== null
  if (!unit && !isChoke && !/ARRAY|NETWORK|8P4R|4P2R/.test(name)) return null
  const elements = Math.max(2, Number(found?.[2] ?? found?.[3] ?? (isChoke || /4P2R/.test(name) ? 2 : 4)))
  const [length, pitch] = unit ?? CHIPS[readChipCode(name) ?? ''] ?? [1.6, 0.8]
  const art = drawArray(elements, length, pitch)
  const size = isChoke ? millimeters(length, pitch) : millimeters(elements * pitch, length)
  return { family: 'chip-array', art, size }
}

function drawArray(elements: number, height: number, pitch: number): string {
  const view = createView({ width: elements * pitch, height: height * 1.1, share: 0.8 })
  const pads = [-1, 1].flatMap(side =>
    spread(elements, pitch).map(x =>
      view.rect(x, side * height * 0.45, pitch * 0.56, height * 0.2, { ...PIN, rx: 2 }),
    ),
  )
  return view.rect(0, 0, elements * pitch, height * 0.86, { ...OUTLINE, rx: 2 }) + pins(pads)
}
