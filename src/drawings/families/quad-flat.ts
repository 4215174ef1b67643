import { FINE, OUTLINE } from '../palette.ts'
import { exposedPad, millimeters, type Picture, pinOne, pins, typical } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { path } from '../svg.ts'
import { createView } from '../view.ts'
import { drawFourSides, type FourSides, splitSides } from './four-sides.ts'
import { cornerDot } from './two-rows.ts'

const QFP = '(?<![A-Z])[A-Z]{0,3}QFP(?!N)'
const QFP_SIDES: Record<number, number> = {
  32: 7,
  44: 10,
  48: 7,
  52: 10,
  64: 10,
  80: 12,
  100: 14,
  112: 16,
  120: 14,
  128: 14,
  144: 20,
  160: 24,
  176: 24,
  208: 28,
  216: 24,
  240: 32,
  256: 28,
}

export function drawQuadFlat(reading: PackageReading): Picture | null {
  if (!new RegExp(QFP).test(reading.text)) return null
  const stated = readCount(reading, QFP)
  const count = stated ?? 48
  if (count < 8 || count > 304) return null
  const usual = QFP_SIDES[count] ?? Math.max(4, Math.round(count * 0.125 + 2))
  const [width = usual, height = width] = reading.sides
  const split = splitSides(count, width, height)
  const pitch = Math.min(width / (split.top + 1.2), height / (split.down + 1.2))
  const view = createView({ width: width * 1.2, height: height + width * 0.2, share: 0.99 })
  const hasPad = /EP\b|EXPOSED|PAD|(?<![A-Z])H[A-Z]*QFP/.test(reading.text)
  const lead = { length: width * 0.1, width: pitch * 0.5, out: width * 0.1 }
  const art = [
    pins(drawFourSides(view, { width, height, pitch, ...split }, lead)),
    view.rect(0, 0, width, height, { ...OUTLINE, rx: 3 }),
    hasPad ? exposedPad(view, width * 0.6, height * 0.6) : '',
    cornerDot(view, width, height),
  ]
  const customary = QFP_SIDES[stated ?? 0] ? typical(width, height) : ''
  const size = reading.sides.length > 1 ? millimeters(width, height) : customary
  return { family: 'qfp', art: art.join(''), size }
}

const PLCC_SIDES: Record<number, number> = { 20: 9, 28: 11.5, 44: 16.6, 52: 19.1, 68: 24.2, 84: 29.3 }

/** J leads, a cut corner, and pin 1 in the middle of the upper side. */
export function drawPlcc(reading: PackageReading): Picture | null {
  const word = 'PLCC|JLCC|CLCC'
  if (!new RegExp(word).test(reading.text)) return null
  const stated = readCount(reading, word)
  const count = stated ?? 44
  if (count < 18 || count > 124) return null
  const side = PLCC_SIDES[count] ?? (count / 4) * 1.27 + 2.6
  const [width, height] = count === 32 ? [11.4, 14] : [side, side]
  const split = count === 32 ? { across: 7, down: 9, top: 7 } : splitSides(count, 1, 1)
  const family = /SOCKET/.test(reading.text) ? 'plcc-socket' : 'plcc'
  const art = drawJLeaded({ width, height, pitch: 1.27, ...split })
  return { family, art, size: stated ? millimeters(width, height) : '' }
}

function drawJLeaded(sides: FourSides): string {
  const { width, height, top, pitch } = sides
  const view = createView({ width: width * 1.1, height: height * 1.1, share: 0.99 })
  const [x, y, cut] = [width / 2, height / 2, width * 0.1]
  const body = view.outline([
    [cut - x, -y],
    [x, -y],
    [x, y],
    [-x, y],
    [-x, cut - y],
  ])
  return [
    pins(drawFourSides(view, sides, { length: width * 0.05, width: 0.72, out: width * 0.045 })),
    path(body, OUTLINE),
    view.rect(0, 0, width * 0.82, height * 0.82, { ...FINE, 'stroke-width': 1 }),
    pinOne(...view.at(top % 2 ? 0 : -pitch / 2, height * 0.17 - y), 5.5),
  ].join('')
}
