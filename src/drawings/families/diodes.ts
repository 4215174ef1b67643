import { COPPER, EDGE, GREEN, INK, METAL, OUTLINE } from '../palette.ts'
import { millimeters, PIN, type Picture, pins } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { path, rect } from '../svg.ts'
import { createView, STAGE, type View } from '../view.ts'

type Outline = {
  family: string
  word: RegExp
  length: number
  width: number
  span: number
  leadWidth: number
}

const MOULDED: Outline[] = [
  {
    family: 'sod-123',
    word: /SOD-?123|SMF(?![A-Z])|DO-?219|POWER-?DI-?123/,
    length: 2.7,
    width: 1.6,
    span: 3.7,
    leadWidth: 0.6,
  },
  { family: 'sod-128', word: /SOD-?128/, length: 3.8, width: 2.5, span: 4.7, leadWidth: 1.75 },
  { family: 'sod-323', word: /SOD-?323|SC-?76/, length: 1.7, width: 1.25, span: 2.5, leadWidth: 0.32 },
  { family: 'sod-523', word: /SOD-?523|SC-?79/, length: 1.2, width: 0.8, span: 1.6, leadWidth: 0.3 },
  { family: 'sod-923', word: /SOD-?923/, length: 0.8, width: 0.6, span: 1, leadWidth: 0.2 },
  {
    family: 'sod-882',
    word: /SOD-?882|DFN-?1006[A-Z]*(?:-2)?(?!-?[A-Z\d])/,
    length: 1,
    width: 0.6,
    span: 1,
    leadWidth: 0.5,
  },
  {
    family: 'smc',
    word: /(?<![A-Z])SMC[JFG]?(?![A-Z])|DO-?214AB/,
    length: 6.9,
    width: 5.9,
    span: 7.9,
    leadWidth: 3,
  },
  {
    family: 'smb',
    word: /(?<![A-Z])SMB[JFG]?(?![A-Z])|DO-?214AA/,
    length: 4.4,
    width: 3.6,
    span: 5.4,
    leadWidth: 2.1,
  },
  {
    family: 'sma',
    word: /(?<![A-Z])SMA[JFG]?(?![A-Z])|DO-?214|DO-?221/,
    length: 4.3,
    width: 2.6,
    span: 5.2,
    leadWidth: 1.5,
  },
]

/** Two leads and a cathode band, on the left as in the datasheets' land patterns. */
export function drawMouldedDiode({ text }: PackageReading): Picture | null {
  const outline = MOULDED.find(({ word }) => word.test(text))
  if (!outline) return null
  const { family, length, width, span, leadWidth } = outline
  const leadLength = Math.max((span - length) / 2, length * 0.08)
  const view = createView({ width: length + leadLength * 2, height: width, share: 0.9 })
  const ends = [-1, 1].map(end => view.rect((end * (length + leadLength)) / 2, 0, leadLength, leadWidth, PIN))
  const art = [pins(ends), view.rect(0, 0, length, width, { ...OUTLINE, rx: 3 }), band(view, length, width)]
  return { family, art: art.join(''), size: millimeters(length, width) }
}

function band(view: View, length: number, width: number): string {
  const [x, y] = view.at(-length * 0.42, -width / 2)
  return rect(x, y + 1, length * view.scale * 0.13, width * view.scale - 2, { class: 'pin-1', fill: GREEN })
}

const CYLINDERS: [family: string, word: RegExp, length: number, width: number][] = [
  ['micro-melf', /MICRO-?MELF|MELF-? ?0102/, 2, 1.1],
  ['mini-melf', /MINI-?MELF|SOD-?80|LL-?34|DO-?213AA|MELF-? ?0204/, 3.5, 1.5],
  ['melf', /MELF|LL-?41|DO-?213AB|SOD-?87/, 5, 2.5],
]

export function drawMelf({ text }: PackageReading): Picture | null {
  const found = CYLINDERS.find(([, word]) => word.test(text))
  if (!found) return null
  const [family, word, length, width] = found
  const view = createView({ width: length, height: width, share: 0.86 })
  const cap = length * 0.17
  const ends = [-1, 1].map(end =>
    view.rect(end * (length - cap) * 0.5, 0, cap, width, { ...METAL, ...PIN, rx: 5 }),
  )
  const isResistor = word.source.includes('MELF') && /0102|0204|0207|RES/.test(text)
  const glass = view.rect(0, 0, length - cap * 1.9, width * 0.92, OUTLINE)
  const [x, y] = view.at(-length * 0.3, -width * 0.46)
  const mark = rect(x, y + 1, length * view.scale * 0.08, width * 0.92 * view.scale - 2, {
    class: 'pin-1',
    fill: GREEN,
  })
  return { family, art: glass + ends.join('') + (isResistor ? '' : mark), size: millimeters(length, width) }
}

const AXIAL: [family: string, word: RegExp, length: number, width: number][] = [
  ['do-35', /DO-?3[45](?!\d)|DO-?204AH|SOD-?27(?!\d)/, 3.9, 1.9],
  ['do-41', /DO-?41(?!\d)|DO-?204AL/, 5.2, 2.7],
  ['do-15', /DO-?15(?!\d)|DO-?204AC|SOD-?57/, 7.6, 3.6],
  ['do-201', /DO-?201|DO-?27(?!\d)/, 9.5, 5.3],
  ['p600', /P-?600|R-?6(?!\d)/, 9.1, 9.1],
]

export function drawAxialDiode({ text }: PackageReading): Picture | null {
  const found = AXIAL.find(([, word]) => word.test(text))
  if (!found) return null
  const [family, , length, width] = found
  const view = createView({ width: length * 2.1, height: width, share: 1 })
  const long = length * view.scale
  const wide = width * view.scale
  const mark = { class: 'pin-1', fill: GREEN }
  const art = [
    axialLeads(long),
    view.rect(0, 0, length, width, { ...OUTLINE, rx: family === 'do-35' ? wide * 0.3 : 4 }),
    rect(STAGE.x - long * 0.38, STAGE.y - wide / 2 + 1, long * 0.12, wide - 2, mark),
  ]
  return { family, art: art.join(''), size: millimeters(length, width) }
}

function axialLeads(bodyLength: number): string {
  const lead = (x: number, width: number) => rect(x, STAGE.y - 3.5, width, 7, PIN)
  const left = STAGE.x - STAGE.width / 2
  const length = (STAGE.width - bodyLength) / 2
  return pins([lead(left, length), lead(STAGE.x + bodyLength / 2, length)])
}

const BANDS = [-0.38, -0.16, 0.02, 0.38]
const RINGS = [COPPER, INK, GREEN, COPPER]
const DOGBONE =
  'M50 74q0 -8 8 -8h20q8 0 11 6h62q3 -6 11 -6h20q8 0 8 8v48q0 8 -8 8h-20q-8 0 -11 -6h-62q-3 6 -11 6h-20q-8 0 -8 -8z'

/** A resistor with its bands; inductors of this shape look alike. */
export function drawAxialPart({ text, sides }: PackageReading): Picture | null {
  if (!/AXIAL|\b1\/[248] ?W\b|\bMF-?\d|\b0207\b/.test(text)) return null
  const size = sides.length > 1 ? millimeters(Math.min(...sides), Math.max(...sides)) : ''
  const rings = BANDS.map((at, n) => {
    const tall = n === 0 || n === 3 ? 62 : 52
    return rect(STAGE.x + at * 140 - 6, STAGE.y - tall / 2, 12, tall, { fill: RINGS[n] ?? INK })
  })
  const art = [axialLeads(140), path(DOGBONE, OUTLINE), ...rings, path(DOGBONE, EDGE)]
  return { family: 'axial', art: art.join(''), size }
}
