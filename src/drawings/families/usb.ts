import { DARK, METAL, OUTLINE, PAPER } from '../palette.ts'
import { PIN, type Picture, pin, pinOne, pins, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { path, rect } from '../svg.ts'
import { STAGE } from '../view.ts'

/** Receptacles as seen from the plug. */
export function drawUsb(reading: PackageReading): Picture | null {
  const { text } = reading
  if (!/USB|TYPE-?C\b/.test(text)) return null
  if (/USB[- ]?C|TYPE[- ]?C|3\.1-?C/.test(text)) return typeC(countOf(reading))
  if (/MICRO/.test(text)) return small('micro-usb', '6.85 × 1.8 mm')
  if (/MINI/.test(text)) return small('mini-usb', '6.8 × 3 mm')
  return /USB[- ]?B|TYPE[- ]?B/.test(text) ? typeB() : typeA(/3\.\d/.test(text))
}

/** 24 contacts in full; 16 for USB 2.0, 6 for power only. */
function countOf(reading: PackageReading): number {
  const count = readCount(reading, 'USB-? ?C|TYPE-? ?C')
  return count === 6 || count === 12 || count === 14 || count === 16 ? count : 24
}

function typeC(count: number): Picture {
  const row = spread(count / 2, 116 / (count / 2))
  const wide = Math.min(6, 58 / (count / 2))
  const art = [
    rect(18, 60, 204, 76, { ...METAL, rx: 38 }),
    rect(30, 71, 180, 54, { ...OUTLINE, fill: PAPER, rx: 27 }),
    rect(50, 90, 140, 16, { ...DARK, rx: 3 }),
    pins([
      ...row.map(x => pin(STAGE.x + x - wide / 2, 83, wide, 10)),
      ...row.map(x => pin(STAGE.x + x - wide / 2, 103, wide, 10)),
    ]),
    pinOne(44, 98, 4.5),
  ]
  return { family: 'usb-c', art: art.join(''), size: '8.94 × 3.26 mm' }
}

function small(family: string, size: string): Picture {
  const isMicro = family === 'micro-usb'
  const shell = isMicro ? 'M24 62H216V104L190 138H50L24 104Z' : 'M28 50H212V112L190 122V150H50V122L28 112Z'
  const y = isMicro ? 82 : 86
  const art = [
    path(shell, METAL),
    path(shell, {
      ...OUTLINE,
      fill: PAPER,
      transform: `translate(${STAGE.x} ${STAGE.y}) scale(0.9 0.82) translate(${-STAGE.x} ${-STAGE.y})`,
    }),
    rect(56, y, 128, 20, { ...DARK, rx: 2 }),
    pins(spread(5, 24).map(x => pin(STAGE.x + x - 5, y + 14, 10, 14))),
    pinOne(66, y + 8, 4),
  ]
  return { family, art: art.join(''), size }
}

function typeA(isFast: boolean): Picture {
  const art = [
    rect(20, 52, 200, 92, { ...METAL, rx: 4 }),
    rect(31, 63, 178, 70, { ...OUTLINE, fill: PAPER, rx: 2 }),
    rect(42, 67, 156, 26, DARK),
    pins(spread(4, 36).map(x => pin(STAGE.x + x - 9, 86, 18, 12))),
    isFast ? pins(spread(5, 30).map(x => pin(STAGE.x + x - 5, 70, 10, 9))) : '',
    pinOne(50, 82, 4.5),
  ]
  return { family: 'usb-a', art: art.join(''), size: '12.5 × 5.1 mm' }
}

function typeB(): Picture {
  const art = [
    path('M52 46L78 20H162L188 46V172H52Z', METAL),
    path('M63 52L83 31H157L177 52V161H63Z', { ...OUTLINE, fill: PAPER }),
    rect(84, 70, 72, 66, DARK),
    pins([70, 124].flatMap(y => [-17, 17].map(x => rect(STAGE.x + x - 8, y, 16, 12, PIN)))),
    pinOne(168, 60, 4),
  ]
  return { family: 'usb-b', art: art.join(''), size: '8.45 × 7.78 mm' }
}
