import { COPPER, DARK, EDGE, FINE, GREEN, METAL, OUTLINE, PAPER } from '../palette.ts'
import { PIN, type Picture, pin, pinOne, pins, pitchOf, spread } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { circle, path, rect, trace } from '../svg.ts'
import { STAGE } from '../view.ts'

const COAX =
  /\b(?:RP-?)?SM[AB]\b.*(?:COAX|JACK|PLUG|EDGE|FEMALE|MALE|\bRF\b|CONNECTOR|VERTICAL|RIGHT|50 ?OHM|50 ?Ω|THT|PCB)|\bSMA-?K[A-Z]*\b|COAX|\bRP-?SMA\b|U\.?FL|I-?PEX|\bMHF|\bBNC\b|\bM?MCX\b|\bSMP\b|\bSMA-?[JKP][A-Z]?\b(?=.*\bRF\b)/

/** Flange, thread and center contact from the front. */
export function drawCoax({ text }: PackageReading): Picture | null {
  if (!COAX.test(text)) return null
  const { x, y } = STAGE
  const isSmall = /FL\b|PEX|MHF/.test(text)
  const art = [
    rect(x - 74, y - 74, 148, 148, { ...METAL, rx: 6 }),
    isSmall
      ? ''
      : [-56, 56]
          .flatMap(dx => [-56, 56].map(dy => circle(x + dx, y + dy, 8, { ...METAL, fill: PAPER })))
          .join(''),
    circle(x, y, 56, { ...METAL, fill: PAPER }),
    circle(x, y, 47, { ...FINE, stroke: COPPER, 'stroke-width': 1.3 }),
    circle(x, y, 36, OUTLINE),
    circle(x, y, 10, { ...PIN, fill: COPPER }),
    circle(x, y, 4, { fill: PAPER }),
  ]
  return { family: 'coax', art: art.join(''), size: /SMA/.test(text) ? '50 Ω · 6.35 mm' : '50 Ω' }
}

/** A flat-cable socket from above, with its flap at the front. */
export function drawFlatCable(reading: PackageReading): Picture | null {
  if (!/\bF[FP]C\b/.test(reading.text)) return null
  const count =
    readCount(reading, 'F[FP]C') ?? Number(/(?<![\d.])(\d{1,2})(?![\d.])/.exec(reading.bare)?.[1] ?? 24)
  if (count < 2 || count > 80) return null
  const room = 164
  const pitch = Math.min(room / count, 20)
  const width = Math.max(count * pitch, 60)
  const left = STAGE.x - width / 2
  const art = [
    pins(spread(count, pitch).map(x => pin(STAGE.x + x - pitch * 0.25, 42, pitch * 0.5, 30))),
    ...[left - 22, left + width + 4].map(x => rect(x, 62, 18, 24, METAL)),
    rect(left - 12, 62, width + 24, 52, { ...OUTLINE, rx: 3 }),
    rect(left - 20, 114, width + 40, 30, { ...DARK, rx: 4 }),
    pinOne(left, 98, 5),
  ]
  const size = reading.lengthMm ? pitchOf(reading.lengthMm) : ''
  return { family: 'ffc', art: art.join(''), size }
}

const ROWS: Record<number, number[]> = { 9: [5, 4], 15: [8, 7], 25: [13, 12], 37: [19, 18], 50: [17, 16, 17] }

const D_FACE = 'M52 58H188Q198 58 195 70L186 130Q184 138 176 138H64Q56 138 54 130L45 70Q42 58 52 58Z'

/** The D-shaped face: pin 1 at the upper left of a socket as seen from the front. */
export function drawDSub({ text }: PackageReading): Picture | null {
  const rows = /HD-?15|\bVGA\b|HIGH DENSITY/.test(text) ? [5, 5, 5] : ROWS[countOfDSub(text)]
  if (!rows) return null
  const pitch = Math.min(22, 122 / Math.max(...rows))
  const step = Math.max(pitch, 16)
  const top = STAGE.y - ((rows.length - 1) / 2) * step
  const contacts = rows.flatMap((count, row) =>
    spread(count, pitch).map(x => circle(STAGE.x + x, top + row * step, Math.min(pitch * 0.3, 6), PIN)),
  )
  const art = [
    rect(10, 44, 220, 108, { ...METAL, rx: 8 }),
    ...[26, 214].map(x => circle(x, 98, 8, { ...METAL, fill: PAPER })),
    path(D_FACE, OUTLINE),
    pins(contacts),
    pinOne(STAGE.x + (spread(rows[0] ?? 1, pitch)[0] ?? 0), top - step / 2 - 5, 4),
  ]
  return { family: 'd-sub', art: art.join(''), size: '' }
}

function countOfDSub(text: string): number {
  const found =
    /(?:D-?SUB|\bD[ABCDE])[- ]*(\d{1,2})(?!\d)/.exec(text) ??
    /(?<!\d)(\d{1,2})[- ]?(?:P|PIN|POS|WAY)?[- ]*D-?SUB/.exec(text)
  return Number(found?.[1] ?? (/D-?SUB/.test(text) ? 9 : 0))
}

/** The opening for a network plug. */
export function drawModularJack({ text }: PackageReading): Picture | null {
  if (!/RJ-?(?:45|11|12|25|9)|\d[PC]\d[PC]|MAGJACK|MODULAR/.test(text)) return null
  const count = Number(/(\d)P(\d)C/.exec(text)?.[2] ?? (/RJ-?45|MAGJACK/.test(text) ? 8 : 4))
  const art = [
    rect(36, 16, 168, 162, { ...OUTLINE, rx: 5 }),
    path('M54 40H186V124H158V142H142V158H98V142H82V124H54Z', { ...EDGE, fill: PAPER }),
    pins(spread(count, 14).map(x => pin(STAGE.x + x - 3.5, 40, 7, 34))),
    pinOne(62, 30, 4.5),
  ]
  return { family: 'modular-jack', art: art.join(''), size: '' }
}

export function drawBarrelJack({ text, sides }: PackageReading): Picture | null {
  if (!/DC[- ]?JACK|BARREL|POWER JACK|DC-?00\d/.test(text)) return null
  const art = [
    rect(46, 24, 148, 148, { ...OUTLINE, rx: 6 }),
    circle(120, 98, 56, { ...OUTLINE, fill: PAPER }),
    circle(120, 98, 46, METAL),
    circle(120, 98, 17, { ...PIN, fill: COPPER }),
    pins([pin(70, 172, 12, 14), pin(158, 172, 12, 14)]),
  ]
  return { family: 'barrel-jack', art: art.join(''), size: sides.length > 1 ? `${sides.join(' × ')} mm` : '' }
}

export function drawCardSocket({ text }: PackageReading): Picture | null {
  if (!/\bSD\b|MICRO-?SD|\bTF\b|\bSIM\b|CARD/.test(text)) return null
  const count = /SIM/.test(text) ? 6 : 8
  const art = [
    path('M36 20H204V176H36Z', METAL),
    path('M58 64H150L182 92V176H58Z', { ...OUTLINE }),
    pins(spread(count, 15).map(x => pin(STAGE.x - 8 + x - 4, 78, 8, 30))),
    path(trace`M58 152H182`, FINE),
    rect(46, 30, 12, 12, { fill: GREEN, class: 'pin-1' }),
  ]
  return { family: 'card-socket', art: art.join(''), size: '' }
}
