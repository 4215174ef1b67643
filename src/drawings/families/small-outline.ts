import { millimeters, type Picture } from '../parts.ts'
import { type PackageReading, readCount } from '../reading.ts'
import { drawTwoRows } from './two-rows.ts'

type Kind = {
  family: string
  word: string
  pitch: number
  width: number
  span: number
  usual: number
  lengths: Record<number, number>
}

/** JEDEC MO-153, MO-187, MO-137, MO-150, MS-012, MS-024 and similar; the first match wins. */
const KINDS: Kind[] = [
  {
    family: 'msop',
    word: '(?<![A-Z])(?:H|D)?(?:MSOP|VSSOP|USOP|UMAX)',
    pitch: 0.65,
    width: 3,
    span: 4.9,
    usual: 8,
    lengths: { 8: 3, 10: 3, 12: 4.04, 16: 4.04 },
  },
  {
    family: 'qsop',
    word: 'QSOP|SSOP-?(?:QSOP|0\\.635)',
    pitch: 0.635,
    width: 3.9,
    span: 6,
    usual: 16,
    lengths: { 16: 4.9, 20: 8.65, 24: 8.65, 28: 9.9 },
  },
  {
    family: 'tssop',
    word: 'H?TSSOP',
    pitch: 0.65,
    width: 4.4,
    span: 6.4,
    usual: 16,
    lengths: {
      8: 3,
      10: 3,
      14: 5,
      16: 5,
      20: 6.5,
      24: 7.8,
      28: 9.7,
      30: 7.8,
      32: 11,
      38: 9.7,
      44: 14,
      48: 12.5,
      56: 14,
    },
  },
  {
    family: 'ssop',
    word: 'SSOP',
    pitch: 0.65,
    width: 5.3,
    span: 7.8,
    usual: 20,
    lengths: { 8: 2.95, 14: 6.2, 16: 6.2, 20: 7.2, 24: 8.2, 28: 10.2, 48: 15.9, 56: 18.4 },
  },
  {
    family: 'tsop-1',
    word: 'TSOP[- (]*(?:I|1)(?![I\\d])\\)?|TSOP(?=-?(?:28|40|48|56)\\b)',
    pitch: 0.5,
    width: 18.4,
    span: 20,
    usual: 48,
    lengths: { 28: 8, 32: 8, 40: 10, 48: 12, 56: 14 },
  },
  {
    family: 'tsop-2',
    word: 'TSOP(?:[- (]*(?:II|2)(?!\\d)\\)?)?',
    pitch: 0.8,
    width: 10.16,
    span: 11.76,
    usual: 44,
    lengths: { 32: 20.95, 44: 18.41, 50: 20.95, 54: 22.22, 66: 22.22, 86: 22.22 },
  },
  {
    family: 'soj',
    word: 'SOJ',
    pitch: 1.27,
    width: 7.6,
    span: 8.5,
    usual: 28,
    lengths: { 28: 18.4, 32: 20.9, 40: 26, 44: 28.6 },
  },
  {
    family: 'smd-wide',
    word: '(?<![A-Z\\d])SMD(?=-?[468]\\b)|(?<=\\b[468]-?)SMD',
    pitch: 2.54,
    width: 6.4,
    span: 9.6,
    usual: 4,
    lengths: { 4: 4.6, 6: 7.1, 8: 9.7 },
  },
  {
    family: 'soic',
    word: '(?<![A-Z])(?:[HEL]|MINI)?(?:SOIC|SOP|SO)(?![A-Z])|(?<![A-Z])(?:SOICN|SOICW|SOW)',
    pitch: 1.27,
    width: 3.9,
    span: 6,
    usual: 8,
    lengths: { 4: 4.1, 6: 4.1, 8: 4.9, 14: 8.65, 16: 9.9 },
  },
]

const WIDE_LENGTHS: Record<number, number> = { 14: 9, 16: 10.3, 18: 11.55, 20: 12.8, 24: 15.4, 28: 17.9 }
/** These have a wider body with 32 pins and from 44 on. */
const LARGE: Record<string, { bodyWidth: number; span: number }> = {
  tssop: { bodyWidth: 6.1, span: 8.1 },
  ssop: { bodyWidth: 7.5, span: 10.3 },
}
const MOST = 86

export function drawSmallOutline(reading: PackageReading): Picture | null {
  const kind = KINDS.find(({ word }) => new RegExp(word).test(reading.text))
  if (!kind) return null
  const stated = readCount(reading, kind.word)
  const count = stated ?? kind.usual
  if (count < 2 || count > MOST) return null
  const outline = givenOutline(fitFor(kind, count, reading), count, reading)
  const art = drawTwoRows({
    ...outline,
    count,
    leadWidth: outline.pitch * (kind.family === 'soic' ? 0.38 : 0.46),
    hasPad: /EP\b|EXPOSED|PAD|PWP|(?<![A-Z])(?:H|E)(?:S|T|M|V)/.test(reading.text),
  })
  const isKnown = stated !== null || reading.sides.length > 1
  return { family: kind.family, art, size: isKnown ? millimeters(outline.bodyWidth, outline.bodyLength) : '' }
}

type Outline = { pitch: number; bodyWidth: number; bodyLength: number; span: number }

function fitFor(kind: Kind, count: number, { text }: PackageReading): Outline {
  if (kind.family === 'soic' && /20[89] ?MIL|5\.3\d?MM/.test(text)) return medium(count)
  if (kind.family === 'soic' && isWide(text, count)) return wide(count)
  const rows = Math.ceil(count / 2)
  const bodyLength = kind.lengths[count] ?? rows * kind.pitch + (kind.family === 'soj' ? 0.5 : -0.2)
  return {
    pitch: Math.min(kind.pitch, (bodyLength - 0.35) / Math.max(rows - 0.4, 1)),
    bodyLength,
    bodyWidth: kind.width,
    span: kind.span,
    ...(count >= 44 || count === 32 ? LARGE[kind.family] : {}),
  }
}

function isWide(text: string, count: number): boolean {
  return count >= 18 || /\dW\b|WIDE|SOICW|SOW|(?:SOIC|SOP|SO)-?W|300 ?MIL|\b7\.50?|\.295/.test(text)
}

/** The 208 mil body of serial flash. */
function medium(count: number): Outline {
  return { pitch: 1.27, bodyWidth: 5.28, bodyLength: Math.ceil(count / 2) * 1.27 + 0.15, span: 7.9 }
}

function wide(count: number): Outline {
  const bodyLength = WIDE_LENGTHS[count] ?? Math.ceil(count / 2) * 1.27 + 0.1
  return { pitch: 1.27, bodyWidth: 7.5, bodyLength, span: 10.3 }
}

/** Dimensions in the name win, in either order. */
function givenOutline(outline: Outline, count: number, { sides: [first, second] }: PackageReading): Outline {
  if (!first || !second) return outline
  const needed = (Math.ceil(count / 2) - 1) * outline.pitch + 0.3
  const [bodyWidth, bodyLength] = second >= needed ? [first, second] : [second, first]
  const rows = Math.ceil(count / 2)
  const pitch = Math.min(outline.pitch, bodyLength / (rows - 0.2))
  return { pitch, bodyWidth, bodyLength, span: bodyWidth + (outline.span - outline.bodyWidth) }
}
