import { COPPER, EDGE, FINE, GREEN, INK, METAL, OUTLINE, PAPER, SHADE } from '../palette.ts'
import { millimeters, PIN, type Picture, pin, pinOne, pins, spread } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { circle, path, rect, text as write } from '../svg.ts'
import { STAGE } from '../view.ts'

const sizeOf = (sides: number[]) => (sides.length > 1 ? millimeters(...sides) : '')
const statedCount = (text: string) =>
  Number(/(?<![\d.])(\d{1,2})[- ]?(?:P|PIN|LEAD)S?\b/.exec(text)?.[1] ?? 0)

/** A relay in perspective, with its contact on the front. */
export function drawRelay({ text, sides }: PackageReading): Picture | null {
  if (!/RELAY|\bSP[SD]T\b|\bDP[SD]T\b|\bSSR\b/.test(text) || /SWITCH|TOGGLE|SLIDE/.test(text)) return null
  const usual = /DPDT/.test(text) ? 8 : 5
  const count = Math.min(statedCount(text) || (/SPST|SSR/.test(text) ? 4 : usual), 12)
  const pitch = Math.min(108 / Math.max(count - 1, 1), 34)
  const art = [
    pins(spread(count, pitch).map(x => pin(104 + x - 4, 150, 8, 32))),
    path('M38 54L66 28H200L172 54Z', { ...OUTLINE, fill: PAPER }),
    path('M172 54L200 28V126L172 152Z', { ...OUTLINE, fill: SHADE }),
    rect(38, 54, 134, 98, { ...OUTLINE, rx: 2 }),
    path('M58 72h34v26h-34zl34 0l-34 26M75 72v-9M75 98v9M112 118h-14M112 118l36 -20M152 118h10', {
      ...EDGE,
      'stroke-linecap': 'round',
    }),
    circle(112, 118, 4.5, { fill: COPPER }),
    circle(150, 118, 4.5, { fill: COPPER }),
    pinOne(104 - ((count - 1) / 2) * pitch, 141, 4.5),
  ]
  return { family: 'relay', art: art.join(''), size: sizeOf(sides) }
}

const BRIDGE_FLAT = /BRIDGE|\bDB-?1?\b|\bDBS\b|\bDF-?[MS]\b|\bMB-?[SF]\b|\bABS\b|\bLBF\b|TO-?269/
const BRIDGE_TALL = /\bKBP[LM]?\b|\bKBL\b|\bKBU\b|\bKBJ\b|\bGB[ULJP]\b|\bSIP-?4.*BRIDGE/
const BRIDGE_BLOCK = /\b[KG]BPC\w*\b/

/** Four leads with + ~ ~ − on the body. */
export function drawBridge({ text, sides }: PackageReading): Picture | null {
  if (BRIDGE_BLOCK.test(text)) return { family: 'bridge-block', art: bridgeBlock(), size: sizeOf(sides) }
  if (BRIDGE_TALL.test(text)) return { family: 'bridge-sip', art: bridgeStanding(), size: sizeOf(sides) }
  if (BRIDGE_FLAT.test(text)) return { family: 'bridge-dip', art: bridgeFlat(), size: sizeOf(sides) }
  return null
}

const sign = (x: number, y: number, mark: string) =>
  mark === '+'
    ? write(x, y, 30, mark, { fill: GREEN, class: 'pin-1', 'font-weight': 700 })
    : write(x, y, 30, mark, { fill: INK, 'font-weight': 700 })

function bridgeStanding(): string {
  const legs = spread(4, 44)
  return [
    pins(legs.map(x => pin(STAGE.x + x - 5, 104, 10, 80))),
    path('M24 20H196L216 40V106H24Z', OUTLINE),
    ...legs.map((x, at) => sign(STAGE.x + x, 96, '+~~−'[at] ?? '')),
  ].join('')
}

function bridgeFlat(): string {
  const corners = [
    [84, 58],
    [84, 138],
    [156, 138],
    [156, 58],
  ] as const
  return [
    pins(corners.map(([x, y]) => pin(x < 120 ? 28 : 176, y - 9, 36, 18))),
    rect(64, 24, 112, 148, { ...OUTLINE, rx: 4 }),
    ...corners.map(([x, y], at) => sign(x, y + 7, '+~~−'[at] ?? '')),
  ].join('')
}

function bridgeBlock(): string {
  const corners = [
    [70, 62],
    [170, 62],
    [170, 134],
    [70, 134],
  ] as const
  return [
    path('M64 18H200V178H40V42Z', OUTLINE),
    circle(120, 98, 15, { ...OUTLINE, fill: PAPER }),
    ...corners.map(([x, y]) => rect(x - 11, y - 26, 22, 9, { ...PIN, fill: COPPER })),
    ...corners.map(([x, y], at) => sign(x, y + 9, '+~−~'[at] ?? '')),
  ].join('')
}

/** A button in its frame on four legs. */
export function drawTactileSwitch({ text, sides }: PackageReading): Picture | null {
  if (!/TACT|PUSH-?BUTTON|(?<!SLIDE )\bSWITCH\b|\bBUTTON\b(?! CELL)/.test(text)) return null
  const count = Math.min(Math.max(statedCount(text) || 4, 2), 5)
  const legs = [-46, 46].flatMap(dy =>
    [-1, 1].map(side => pin(STAGE.x + side * 88 - 14, STAGE.y + dy - 7, 28, 14)),
  )
  const art = [
    pins(legs.slice(0, count === 2 ? 2 : 4)),
    rect(42, 20, 156, 156, { ...OUTLINE, rx: 7 }),
    ...[-60, 60].flatMap(dx =>
      [-60, 60].map(dy => circle(STAGE.x + dx, STAGE.y + dy, 6, { ...FINE, 'stroke-width': 1.4 })),
    ),
    circle(120, 98, 44, { ...OUTLINE, fill: SHADE }),
    circle(120, 98, 33, { ...OUTLINE, fill: PAPER }),
  ]
  return { family: 'tactile-switch', art: art.join(''), size: sizeOf(sides) }
}

/** The small levers, all but the first one off. */
export function drawSwitchRow({ text }: PackageReading): Picture | null {
  if (!/DIP[- ]?SW|SWITCH.*DIP|SLIDE/.test(text)) return null
  const stated = /(?:DIP[- ]?SW(?:ITCH)?)[- ]*(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})[- ]?(?:P|POS|WAY|BIT)/.exec(
    text,
  )
  const count = Math.min(Number(stated?.[1] ?? stated?.[2] ?? (/SLIDE/.test(text) ? 1 : 4)), 12)
  const pitch = Math.min(196 / count, 44)
  const width = count * pitch + 10
  const middles = spread(count, pitch).map(x => STAGE.x + x)
  const wide = pitch * 0.46
  const art = [
    pins(middles.flatMap(x => [24, 152].map(y => pin(x - wide / 3, y, wide / 1.5, 20)))),
    rect(STAGE.x - width / 2, 42, width, 112, { ...OUTLINE, rx: 4 }),
    ...middles.map(x => rect(x - wide / 2, 66, wide, 64, { ...EDGE, fill: PAPER, rx: 2 })),
    ...middles.map((x, at) =>
      rect(
        x - wide / 2 + 2,
        at === 0 ? 68 : 100,
        wide - 4,
        28,
        at === 0 ? { fill: GREEN, class: 'pin-1' } : { fill: COPPER },
      ),
    ),
  ]
  return { family: 'switch-row', art: art.join(''), size: '' }
}

const TUBES = ['5X20', '5.2X20', '6.3X32', '6.3X30', '6X30', '3.6X10', '4.5X15']

/** A glass tube between two caps. */
export function drawFuse({ text, sides }: PackageReading): Picture | null {
  const isTube = TUBES.some(tube => text.replace(/\s|MM/g, '').includes(tube))
  if (!isTube && !/CARTRIDGE|GLASS FUSE|^FUSE$/.test(text)) return null
  const art = [
    rect(56, 66, 128, 64, { ...OUTLINE, fill: PAPER }),
    path('M56 98q20 -18 42 -2t44 0t42 2', { ...METAL, fill: 'none' }),
    ...[16, 176].map(x => rect(x, 60, 48, 76, { ...METAL, ...PIN, rx: 5 })),
  ]
  return { family: 'fuse', art: art.join(''), size: sizeOf(sides) }
}
