import { PIN, spread } from '../parts.ts'
import type { SvgAttributes } from '../svg.ts'
import type { View } from '../view.ts'

export type FourSides = { width: number; height: number; pitch: number } & Split
type Split = { across: number; down: number; top: number }

/** Leads per side: rectangular bodies have more on the long sides; an odd lead goes to the top. */
export function splitSides(count: number, width: number, height: number): Split {
  const half = Math.floor(count / 2)
  const down = Math.round((half * height) / (width + height))
  const across = half - down
  return { across, down, top: across + (count % 2) }
}

/** Left, bottom, right, top: pads of `length` that extend `out` beyond the body. */
export function drawFourSides(
  view: View,
  { width, height, pitch, across, down, top }: FourSides,
  lead: { length: number; width: number; out: number },
  attributes: SvgAttributes = {},
): string[] {
  const x = width / 2 + lead.out - lead.length / 2
  const y = height / 2 + lead.out - lead.length / 2
  const upright = (at: number) => (dy: number) =>
    view.rect(at, dy, lead.length, lead.width, { ...PIN, ...attributes })
  const lying = (at: number) => (dx: number) =>
    view.rect(dx, at, lead.width, lead.length, { ...PIN, ...attributes })
  return [
    ...spread(down, pitch).map(upright(-x)),
    ...spread(across, pitch).map(lying(y)),
    ...spread(down, pitch).map(upright(x)),
    ...spread(top, pitch).map(lying(-y)),
  ]
}
