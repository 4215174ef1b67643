import { COPPER, DARK, INK, OUTLINE } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOne, pins, pitchOf, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { path, rect, trace } from '../svg.ts'
import { createView, STAGE } from '../view.ts'
import { cornerDot, drawTwoRows } from './two-rows.ts'

const DIP = '(?<![A-Z])[A-Z]{0,6}DI[PL](?![A-Z])|IC[- ]?SOCKET'
const DIP_LENGTHS: Record<number, number> = { 4: 4.6, 6: 8.9, 8: 9.3, 14: 19.1, 16: 19.4, 18: 22.9, 20: 26 }
const MOST = 64

export function drawDualInLine(reading: PackageReading): Picture | null {
  if (!new RegExp(DIP).test(reading.text)) return null
  const stated = readCount(reading, DIP)
  const count = stated ?? 8
  if (count < 2 || count > MOST) return null
  const [bodyWidth, bodyLength] = sidesOf(count, reading)
  const span = bodyWidth + 2.2
  const art = /SOCKET/.test(reading.text)
    ? drawSocket(count, span, bodyLength)
    : drawTwoRows({ count, pitch: 2.54, bodyWidth, bodyLength, span, leadWidth: 1.3, hasNotch: true })
  const family = /SOCKET/.test(reading.text) ? 'ic-socket' : 'dip'
  return { family, art, size: stated ? millimeters(bodyWidth, bodyLength) : '' }
}

function sidesOf(count: number, { text, sides: [first, second] }: PackageReading): [number, number] {
  if (first && second && Math.max(first, second) > (count / 2 - 1) * 2.54) {
    return [Math.min(first, second), Math.max(first, second)]
  }
  const isSlim = /SKINNY|SLIM|SP?DIP|SK-?DIP|300 ?MIL|7\.62|\.300|\dN\b/.test(text)
  const isWide = /600 ?MIL|15\.24|\.600|\dW\b|WIDE/.test(text) || (count >= 24 && !isSlim)
  return [isWide ? 13.8 : 6.35, DIP_LENGTHS[count] ?? Math.ceil(count / 2) * 2.54 + 1]
}

function drawSocket(count: number, width: number, length: number): string {
  const outer = width + 1.2
  const view = createView({ width: outer, height: length, isTurned: length > outer * 1.35, share: 0.96 })
  const x = width / 2 - 0.6
  const side = (n: number, at: number) =>
    spread(n, 2.54).map(y =>
      view.circle(at, y, 0.75, { ...PIN, stroke: COPPER, fill: '#fff', 'stroke-width': 2 }),
    )
  return [
    view.rect(0, 0, outer, length, { ...OUTLINE, rx: 3 }),
    view.rect(0, 0, Math.max(width - 4.4, 1.2), length - 2, { ...DARK, rx: 2, fill: '#fff' }),
    pins([...side(Math.ceil(count / 2), -x), ...side(Math.floor(count / 2), x)]),
    cornerDot(view, Math.max(width - 4.4, 1.2) * 0.98, length - 2),
  ].join('')
}

/** Single row, seen from the front as mounted on the board. */
export function drawSingleInLine(reading: PackageReading): Picture | null {
  const word = '(?<![A-Z])[SZF]?-?(?:SI[PL]|ZIP)(?![A-Z])'
  if (!new RegExp(word).test(reading.text)) return null
  const count = readCount(reading, word) ?? 9
  if (count < 2 || count > 40) return null
  const [length = count * 2.54 + 0.4, height = 6.5] = reading.sides
  const size = reading.sides.length > 1 ? millimeters(length, height) : pitchOf(2.54)
  return { family: 'sip', art: drawStanding(count, length, height), size }
}

function drawStanding(count: number, length: number, height: number): string {
  const pitch = Math.min(2.54, (length - 1) / count)
  const scale = Math.min(STAGE.width / length, STAGE.height / (height * 1.9), 24)
  const left = STAGE.x - (length * scale) / 2
  const tall = Math.min(height * scale, 100)
  const top = STAGE.y - tall * 0.85
  const wide = Math.min(pitch * scale * 0.34, 9)
  const legs = spread(count, pitch * scale).map(x =>
    pin(STAGE.x + x - wide / 2, top + tall, wide, tall * 0.7),
  )
  const bevel = trace`M${left + length * scale} ${top + 10}h${-length * scale}`
  return [
    pins(legs),
    rect(left, top, length * scale, tall, { ...OUTLINE, rx: 3 }),
    path(bevel, { stroke: INK, 'stroke-width': 1, opacity: 0.5 }),
    pinOne(STAGE.x + (spread(count, pitch * scale)[0] ?? 0) + 3, top + tall - 14),
  ].join('')
}
