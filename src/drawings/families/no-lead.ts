import { BODY, EDGE, GREEN, OUTLINE } from '../palette.ts'
import { exposedPad, millimeters, PIN, type Picture, pins, spread, typical } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { createView, type View } from '../view.ts'
import { drawFourSides, splitSides } from './four-sides.ts'
import { cornerDot } from './two-rows.ts'

const QFN = '(?<![A-Z])[A-Z]{0,4}QFN|QFPN|LFCSP|(?<![A-Z])MLF|MLPQ|(?<![A-Z])LCC'
/** Sizes that nearly all manufacturers share. */
const QFN_SIDES: Record<number, number> = { 16: 3, 24: 4, 32: 5, 40: 6, 48: 7, 56: 8, 64: 9 }

/** Seen through the body: pads along the four edges around the exposed pad. */
export function drawQuadNoLead(reading: PackageReading): Picture | null {
  if (!new RegExp(QFN).test(reading.text)) return null
  const stated = readCount(reading, QFN)
  const count = stated ?? 32
  if (count < 6 || count > 180) return null
  const usual = QFN_SIDES[count] ?? Math.max(2, Math.round(count / 8 + 1))
  const [width = usual, height = width] = reading.sides
  const split = splitSides(count, width, height)
  const pitch = Math.min((width * 0.86) / (split.top + 0.5), (height * 0.86) / (split.down + 0.5))
  const view = createView({ width, height, share: 0.95 })
  const length = Math.min(width, height) * 0.12
  const pads = drawFourSides(
    view,
    { width, height, pitch, ...split },
    { length, width: pitch * 0.52, out: 0.02 * width },
  )
  const art = frame(view, width, height, pads, [width - length * 3.4, height - length * 3.4])
  return { family: 'qfn', art, size: sizeOf(reading, stated ?? 0) }
}

function frame(view: View, width: number, height: number, pads: string[], pad: [number, number]): string {
  return [
    view.rect(0, 0, width, height, { fill: BODY, rx: 3 }),
    pins(pads),
    view.rect(0, 0, width, height, { ...EDGE, rx: 3 }),
    exposedPad(view, ...pad),
    cornerDot(view, ...pad),
  ].join('')
}

function sizeOf({ sides: [width, height] }: PackageReading, count: number): string {
  if (width && height) return millimeters(width, height)
  const usual = QFN_SIDES[count]
  return usual ? typical(usual, usual) : ''
}

const DFN = '(?<![A-Z])[A-Z]{0,2}\\d?(?:DFN|SON)(?![A-Z])|(?<![A-Z])(?:LLP|MLPD|MLP)(?![A-Z])'
const DFN_SIDES: Record<number, [number, number]> = {
  2: [1, 0.6],
  3: [1, 0.6],
  4: [1, 1],
  6: [2, 2],
  8: [3, 3],
  10: [3, 3],
  12: [3, 4],
  14: [3, 4],
}

/** Pads on two sides only; pin 1 at the top left. */
export function drawDualNoLead(given: PackageReading): Picture | null {
  if (!new RegExp(DFN).test(given.text)) return null
  const reading = spellOutSides(given)
  const count = readCount(reading, DFN) ?? 8
  if (count < 2 || count > 40) return null
  const [width, height] = dualSides(reading, count)
  const rows = Math.ceil(count / 2)
  const pitch = (height * 0.92) / Math.max(rows, 1.6)
  const view = createView({ width, height, share: 0.92 })
  const length = Math.min(width * 0.2, height * 0.2)
  const column = (n: number, x: number) =>
    spread(n, pitch).map(y => view.rect(x, y, length, pitch * 0.5, PIN))
  const x = width / 2 - length / 2 + width * 0.02
  const pads = [...column(rows, -x), ...column(count - rows, x)]
  const pad: [number, number] = [width - length * 3, height * 0.7]
  const art = count < 4 ? plain(view, width, height, pads) : frame(view, width, height, pads, pad)
  return { family: 'dfn', art, size: reading.sides.length > 1 ? millimeters(width, height) : '' }
}

/** "DFN2020-6" is 2.0 × 2.0 mm. */
function spellOutSides(reading: PackageReading): PackageReading {
  const found = /(?:DFN|SON)-?(\d\d)(\d\d)(?!\d)/.exec(reading.text)
  if (!found) return reading
  const sides = [Number(found[1]) / 10, Number(found[2]) / 10]
  return { ...reading, sides, bare: reading.bare.replace(`${found[1]}${found[2]}`, '') }
}

/** Diodes: a bar beside the cathode. */
function plain(view: View, width: number, height: number, pads: string[]): string {
  const bar = view.rect(-width * 0.27, 0, width * 0.07, height - 0.02, { class: 'pin-1', fill: GREEN })
  return view.rect(0, 0, width, height, { ...OUTLINE, rx: 3 }) + pins(pads) + bar
}

function dualSides({ sides: [first, second] }: PackageReading, count: number): [number, number] {
  if (first && second) return [first, second]
  return DFN_SIDES[count] ?? [3, Math.ceil(count / 2) * 0.5 + 0.5]
}
