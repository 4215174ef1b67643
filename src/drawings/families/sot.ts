import { METAL, OUTLINE } from '../palette.ts'
import { millimeters, PIN, type Picture, pinOne, pins } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { createView, type View } from '../view.ts'

type Outline = {
  family: string
  word: RegExp
  width: number
  height: number
  span: number
  pitch: number
  leadWidth: number
  /** Positions of the leads in pitches from the middle, counterclockwise from the bottom left. */
  bottom: number[]
  top: number[]
  tabWidth?: number
  wideFirst?: boolean
}

const THREE = { bottom: [-1, 1], top: [0] }
const FOUR = { bottom: [-1, 1], top: [1, -1], wideFirst: true }
const FIVE = { bottom: [-1, 0, 1], top: [1, -1] }
const SIX = { bottom: [-1, 0, 1], top: [1, 0, -1] }
const EIGHT = { bottom: [-1.5, -0.5, 0.5, 1.5], top: [1.5, 0.5, -0.5, -1.5] }

const SOT23 = { family: 'sot-23', width: 2.9, height: 1.3, span: 2.4, pitch: 0.95, leadWidth: 0.42 }
const SOT23_TALL = { ...SOT23, height: 1.6, span: 2.8 }
const SC70 = { family: 'sc-70', width: 2, height: 1.25, span: 2.1, pitch: 0.65, leadWidth: 0.26 }
const SOT563 = { family: 'sot-563', width: 1.6, height: 1.2, span: 1.6, pitch: 0.5, leadWidth: 0.22 }
const TABBED = { bottom: [-1, 0, 1], top: [] }
const SOT223 = { family: 'sot-223', width: 6.5, height: 3.5, span: 7, tabWidth: 3 }
const SOT89 = { family: 'sot-89', width: 4.5, height: 2.5, span: 4.1, pitch: 1.5, leadWidth: 0.46 }

const S23 = 'SOT-?23(?!\\d)'
const OUTLINES: Outline[] = [
  {
    word: /SOT-?223(?!\d)[-( ]*[56]/,
    ...SOT223,
    pitch: 1.27,
    leadWidth: 0.45,
    bottom: [-2, -1, 0, 1, 2],
    top: [],
  },
  {
    word: /SOT-?223|TO-?261/,
    ...SOT223,
    pitch: 2.3,
    leadWidth: 0.75,
    ...TABBED,
  },
  { word: /SOT-?89(?!\d)[-( ]*5|SOT-?89-?5/, ...SOT89, pitch: 1.5, bottom: [-1, 0, 1], top: [1, -1] },
  { word: /SOT-?89|TO-?243|SC-?62/, ...SOT89, ...TABBED, tabWidth: 1.7 },
  { word: /SOT-?143|TO-?253|SC-?61/, ...SOT23, family: 'sot-143', ...FOUR },
  { word: /SOT-?343|SC-?82|SC-?70-?4/, ...SC70, family: 'sot-343', ...FOUR, pitch: 0.65 },
  { word: /SOT-?363|SC-?88(?!A)|SC-?70[- (]*6|SOT-?323-?6/, ...SC70, family: 'sot-363', ...SIX },
  { word: /SOT-?353|SC-?88A|SC-?70[- (]*5|SOT-?323-?5/, ...SC70, family: 'sot-353', ...FIVE },
  { word: /SOT-?323|SC-?70/, ...SC70, family: 'sot-323', ...THREE },
  { word: /SOT-?(?:563|666|6X)|SC-?107/, ...SOT563, ...SIX },
  { word: /SOT-?(?:553|665)/, ...SOT563, family: 'sot-553', ...FIVE },
  {
    word: /SOT-?(?:523|416)|SC-?75|SC-?89/,
    ...SC70,
    family: 'sot-523',
    width: 1.6,
    height: 0.8,
    span: 1.6,
    pitch: 0.5,
    ...THREE,
  },
  {
    word: /SOT-?(?:723|883|1123)/,
    ...SC70,
    family: 'sot-723',
    width: 1.2,
    height: 0.8,
    span: 1.2,
    pitch: 0.4,
    ...THREE,
  },
  {
    word: new RegExp(`${S23}[-( ]*8(?!\\d)|SOT-?28(?!\\d)`),
    ...SOT23_TALL,
    family: 'sot-23-8',
    pitch: 0.65,
    leadWidth: 0.3,
    ...EIGHT,
  },
  {
    word: new RegExp(
      `${S23}[-( ]*6(?!\\d)|SOT-?26(?!\\d)|SOT-?457|SC-?74(?!A)|(?<![A-Z])TSOP-?6(?!\\d)|SUPERSOT-?6`,
    ),
    ...SOT23_TALL,
    family: 'sot-23-6',
    ...SIX,
  },
  {
    word: new RegExp(`${S23}[-( ]*5(?!\\d)|SOT-?25(?!\\d)|SOT-?753|SC-?74A|(?<![A-Z])TSOP-?5(?!\\d)`),
    ...SOT23_TALL,
    family: 'sot-23-5',
    ...FIVE,
  },
  { word: new RegExp(`${S23}[-( ]*4(?!\\d)|SOT-?24(?!\\d)`), ...SOT23, family: 'sot-143', ...FOUR },
  { word: new RegExp(`${S23}|SOT-?346|TO-?236|SC-?59|SUPERSOT`), ...SOT23, ...THREE },
]

export function drawSot({ text }: PackageReading): Picture | null {
  const outline = OUTLINES.find(({ word }) => word.test(text))
  if (!outline) return null
  return { family: outline.family, art: draw(outline), size: millimeters(outline.width, outline.height) }
}

function draw(outline: Outline): string {
  const { width, height, span, pitch, bottom, tabWidth } = outline
  const view = createView({ width: Math.max(width, span * 1.05), height: span, share: 0.86 })
  const shift = tabWidth && outline.family === 'sot-89' ? -0.3 : 0
  const r = Math.min(7, height * view.scale * 0.09)
  const inset = (r * 2.2) / view.scale
  const first = Math.max((bottom[0] ?? 0) * pitch, inset - width / 2)
  return [
    tabWidth ? tab(view, tabWidth, -span / 2, shift - height / 2) : '',
    pins(leads(view, outline, shift)),
    view.rect(0, shift, width, height, { ...OUTLINE, rx: 3 }),
    pinOne(...view.at(first, shift + height / 2 - inset), r),
  ].join('')
}

function tab(view: View, width: number, from: number, to: number): string {
  return view.rect(0, (from + to) / 2, width, to - from + 0.1, { ...METAL, class: 'tab' })
}

function leads(view: View, outline: Outline, shift: number): string[] {
  const { height, span, pitch, leadWidth, bottom, top, wideFirst } = outline
  const lead = (place: number, from: number, to: number, width: number) =>
    view.rect(place * pitch, (from + to) / 2, width, Math.abs(to - from), PIN)
  return [
    ...bottom.map((place, at) =>
      lead(place, shift + height / 2, span / 2, wideFirst && at === 0 ? leadWidth * 1.9 : leadWidth),
    ),
    ...top.map(place => lead(place, -span / 2, shift - height / 2, leadWidth)),
  ]
}
