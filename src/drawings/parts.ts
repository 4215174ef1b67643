import { COPPER, DASHED, GREEN } from './palette.ts'
import { circle, group, path, rect, type SvgAttributes } from './svg.ts'
import type { View } from './view.ts'

export type Picture = { family: string; art: string; size: string }

export const PIN = { class: 'pin' }
const PIN_ONE = { class: 'pin-1', fill: GREEN }

export const pins = (drawn: string[]) => group({ fill: COPPER }, ...drawn)

export const pin = (x: number, y: number, width: number, height: number, attributes: SvgAttributes = {}) =>
  rect(x, y, width, height, { ...PIN, ...attributes })

/** Center of the dot; about as large as the mold mark on the part, but always visible. */
export const pinOne = (x: number, y: number, r = 6) => circle(x, y, r, PIN_ONE)

export const pinOneMark = (d: string) => path(d, PIN_ONE)

/** Around the first pin itself, where a dot would look like another pin. */
export const pinOneRing = (x: number, y: number, r: number) =>
  circle(x, y, r, { class: 'pin-1', fill: 'none', stroke: GREEN, 'stroke-width': 4 })

export function exposedPad(view: View, width: number, height: number): string {
  return view.rect(0, 0, width, height, { ...DASHED, class: 'pad' })
}

/** Positions of `count` items around the middle, `pitch` apart. */
export function spread(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch)
}

export const pitchOf = (pitch: number) => `P ${pitch} mm`

export function millimeters(...sides: number[]): string {
  return `${sides.map(side => String(Math.round(side * 100) / 100)).join(' × ')} mm`
}

/** A size that is not in the name but usual for the pin count; the datasheet decides. */
export const typical = (...sides: number[]) => `typ. ${millimeters(...sides)}`
