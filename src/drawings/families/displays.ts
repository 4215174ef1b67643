import { COPPER, FINE, OUTLINE, PAPER, SHADE } from '../palette.ts'
import { millimeters, type Picture, pin, pinOne, pins, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { circle, group, path, rect, trace } from '../svg.ts'
import { STAGE } from '../view.ts'

/** Seven-segment digits, all lit. */
export function drawSegments({ text, sides }: PackageReading): Picture | null {
  if (!/7[- ]?SEG|SEVEN[- ]?SEG|DIGIT/.test(text)) return null
  const digits = Math.min(Number(/(?<!\d)([1-8])[- ]?DIGIT/.exec(text)?.[1] ?? 1), 8)
  const width = digits === 1 ? 108 : Math.min(208, digits * 66)
  const height = digits === 1 ? 148 : Math.min(120, (width / digits) * 1.6)
  const step = (width - 10) / digits
  const scale = Math.min(step / 62, height / 112)
  const count = digits === 1 ? 10 : 12
  const places = spread(count / 2, Math.min(18, (width - 10) / (count / 2)))
  const top = STAGE.y - height / 2
  const art = [
    pins([top - 10, top + height].flatMap(y => places.map(x => pin(STAGE.x + x - 3, y, 6, 10)))),
    rect(STAGE.x - width / 2, top, width, height, { ...OUTLINE, rx: 4 }),
    ...spread(digits, step).map(x => digit(STAGE.x + x, STAGE.y, scale)),
    pinOne(STAGE.x - width / 2 + 9, top + height - 9, 4),
  ]
  return { family: 'seven-segment', art: art.join(''), size: sides.length > 1 ? millimeters(...sides) : '' }
}

function digit(x: number, y: number, scale: number): string {
  const bars = 'M-16 -36h28M-20 -32l-3 28M16 -32l-3 28M-20 0h28M-25 4l-3 28M11 4l-3 28M-26 36h28'
  return group(
    { transform: trace`translate(${x} ${y}) scale(${scale}) `.trim() },
    path(bars, { stroke: COPPER, 'stroke-width': 7, 'stroke-linecap': 'round', fill: 'none' }),
    circle(20, 37, 4, { fill: COPPER }),
  )
}

/** A panel with its picture area and a row of contacts. */
export function drawScreen(reading: PackageReading): Picture | null {
  if (!/OLED|\bLCD\b|\bTFT\b|DISPLAY|\bCOG\b|E-?PAPER/.test(reading.text)) return null
  const count = Math.min(Math.max(readCount(reading, 'OLED|LCD|TFT|DISPLAY|COG|MODULE') ?? 16, 4), 24)
  const pitch = Math.min(180 / count, 16)
  const art = [
    pins(spread(count, pitch).map(x => pin(STAGE.x + x - pitch * 0.25, 20, pitch * 0.5, 16))),
    rect(16, 34, 208, 134, { ...OUTLINE, rx: 6 }),
    rect(32, 54, 176, 94, { ...OUTLINE, fill: SHADE, rx: 2 }),
    rect(42, 64, 156, 74, { fill: PAPER }),
    path('M54 122V106M70 122V92M86 122V100M102 122V80M128 84H184M128 100H172M128 116H180', {
      ...FINE,
      'stroke-width': 5,
      stroke: COPPER,
    }),
    pinOne(STAGE.x + (spread(count, pitch)[0] ?? 0), 43, 4),
  ]
  return { family: 'screen', art: art.join(''), size: '' }
}
