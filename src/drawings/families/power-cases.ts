import { METAL, OUTLINE, PAPER } from '../palette.ts'
import { millimeters, PIN, type Picture, pinOne, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { createView, type View } from '../view.ts'

/** Millimeters; seen from the front, the tab on top and the leads below. */
type Case = {
  family: string
  word: RegExp
  width: number
  tab: number
  tabWidth: number
  body: number
  lead: number
  leadWidth: number
  usual: number
  pitches: Record<number, number>
  /** Distance of the hole from the top of the part, and its radius. */
  hole?: [y: number, r: number]
  hasShortMiddle?: boolean
}

const CASES: Case[] = [
  {
    family: 'to-277',
    word: /TO-?277|SMPC|POWER-?DI-?5(?!\d)/,
    width: 4.6,
    tab: 0.5,
    tabWidth: 3.1,
    body: 5.6,
    lead: 0.6,
    leadWidth: 1.1,
    usual: 2,
    pitches: { 2: 1.85 },
  },
  {
    family: 'to-252',
    word: /TO-?252|(?<![A-Z2-3])D-?PAK|SC-?63|SOT-?428/,
    width: 6.6,
    tab: 1.3,
    tabWidth: 5.3,
    body: 6.1,
    lead: 2.7,
    leadWidth: 0.8,
    usual: 3,
    pitches: { 2: 4.56, 3: 2.28, 5: 1.14 },
    hasShortMiddle: true,
  },
  {
    family: 'to-263',
    word: /TO-?263|D2-?PAK|DDPAK|SOT-?404/,
    width: 10.2,
    tab: 1.5,
    tabWidth: 8.6,
    body: 9,
    lead: 4.6,
    leadWidth: 0.9,
    usual: 3,
    pitches: { 2: 5.08, 3: 2.54, 5: 1.7, 7: 1.27 },
    hasShortMiddle: true,
  },
  {
    family: 'to-268',
    word: /TO-?268|D3-?PAK/,
    width: 16,
    tab: 1.5,
    tabWidth: 13.4,
    body: 14,
    lead: 4.4,
    leadWidth: 1.2,
    usual: 3,
    pitches: { 3: 5.45 },
    hasShortMiddle: true,
  },
  {
    family: 'to-251',
    word: /TO-?251|I-?PAK/,
    width: 6.6,
    tab: 1.2,
    tabWidth: 5.3,
    body: 6.1,
    lead: 7,
    leadWidth: 0.8,
    usual: 3,
    pitches: { 3: 2.28 },
  },
  {
    family: 'to-262',
    word: /TO-?262|I2-?PAK/,
    width: 10.2,
    tab: 1.4,
    tabWidth: 8.6,
    body: 9,
    lead: 10,
    leadWidth: 0.9,
    usual: 3,
    pitches: { 3: 2.54, 5: 1.7 },
  },
  {
    family: 'to-220f',
    word: /TO-?220-?(?:F|FP|IS)|FULL[- ]?PA[CK]|220FP/,
    width: 10.2,
    tab: 0,
    tabWidth: 10.2,
    body: 15.9,
    lead: 9,
    leadWidth: 0.85,
    usual: 3,
    pitches: { 2: 5.08, 3: 2.54, 5: 1.7 },
    hole: [3.3, 1.6],
  },
  {
    family: 'to-220',
    word: /TO-?220|TO-?202|DO-?220(?!AA)|SOT-?78/,
    width: 10.2,
    tab: 6.4,
    tabWidth: 10.2,
    body: 9.2,
    lead: 9,
    leadWidth: 0.85,
    usual: 3,
    pitches: { 2: 5.08, 3: 2.54, 5: 1.7, 7: 1.27, 11: 0.85 },
    hole: [2.9, 1.85],
  },
  {
    family: 'to-247',
    word: /TO-?247|TO-?3PN?|TO-?264|TO-?218|SOT-?93|DO-?247|SOT-?429/,
    width: 15.9,
    tab: 0,
    tabWidth: 15.9,
    body: 20.9,
    lead: 11,
    leadWidth: 1.4,
    usual: 3,
    pitches: { 2: 10.9, 3: 5.45, 4: 3.6 },
    hole: [6, 1.8],
  },
  {
    family: 'to-126',
    word: /TO-?126|TO-?225|SOT-?32(?!\d)/,
    width: 8,
    tab: 0,
    tabWidth: 8,
    body: 10.8,
    lead: 8,
    leadWidth: 0.8,
    usual: 3,
    pitches: { 3: 2.28 },
    hole: [3.8, 1.6],
  },
]

export function drawPowerCase({ text, sides }: PackageReading): Picture | null {
  const found = CASES.find(({ word }) => word.test(text))
  if (!found) return null
  const count = leadsOf(found, text)
  const total = found.tab + found.body + found.lead
  const view = createView({ width: found.width, height: total, share: 1 })
  const [width = found.width, height = found.tab + found.body] = sides
  return { family: found.family, art: draw(view, found, count, -total / 2), size: millimeters(width, height) }
}

/** "TO-220-5", "TO-263 (7-pin)", "5-TO-220"; otherwise the usual three. */
function leadsOf({ word, usual, pitches }: Case, text: string): number {
  const after = new RegExp(`(?:${word.source})[A-Z]{0,2}[-( ]{0,2}(\\d{1,2})(?!\\d|\\.| ?X)`).exec(text)?.[1]
  const before = new RegExp(`(?<![\\d.])(\\d{1,2})-?(?:LD|PIN|L)?[- ](?:${word.source})`).exec(text)?.[1]
  const count = Number(after ?? before ?? (/TO-?220AC/.test(text) ? 2 : usual))
  return count in pitches ? count : usual
}

function draw(view: View, found: Case, count: number, top: number): string {
  const { tab, body, width, tabWidth, hole } = found
  const bodyTop = top + tab
  const r = Math.min(6.5, width * view.scale * 0.06)
  const first = -((count - 1) / 2) * (found.pitches[count] ?? 1)
  const dot = view.at(
    Math.max(first, (r * 2) / view.scale - width / 2),
    bodyTop + body - (r * 2.2) / view.scale,
  )
  return [
    tab ? view.rect(0, top + tab / 2 + 0.1, tabWidth, tab + 0.2, { ...METAL, class: 'tab', rx: 2 }) : '',
    pins(leads(view, found, count, bodyTop + body)),
    view.rect(0, bodyTop + body / 2, width, body, { ...OUTLINE, rx: 3 }),
    hole ? view.circle(0, top + hole[0], hole[1], { ...(tab ? METAL : OUTLINE), fill: PAPER }) : '',
    pinOne(...dot, r),
  ].join('')
}

function leads(view: View, found: Case, count: number, from: number): string[] {
  const pitch = found.pitches[count] ?? found.pitches[found.usual] ?? 2.54
  const leadWidth = Math.min(found.leadWidth, pitch * 0.5)
  const isShort = (x: number) => found.hasShortMiddle && Math.abs(x) < 0.01 && count % 2 === 1
  return spread(count, pitch).map(x => {
    const length = isShort(x) ? found.lead * 0.3 : found.lead
    return view.rect(x, from + length / 2, leadWidth, length, PIN)
  })
}
