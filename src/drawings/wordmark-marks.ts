import { PAPER } from './palette.ts'
import { circle, path, rect, trace } from './svg.ts'

export const MARKS = ['bar', 'dot', 'chevron', 'trace', 'chip', 'slant', 'ring', 'corners', 'steps'] as const
export type WordmarkSymbol = (typeof MARKS)[number]

type Place = { left: number; right: number; middle: number; size: number; ink: string }
/** How far it shifts the letters sideways and up, and whether it comes after them. */
type Drawn = { art: string; shift: number; lift: number; isAfter: boolean }

/** A small shape beside or under the letters. */
export function drawMark(mark: WordmarkSymbol, place: Place): Drawn {
  const { before = 0, after = 0, lift = 0, draw } = SHAPES[mark]
  const shift = (before - after) / 2
  const art = draw({ ...place, left: place.left + shift, right: place.right + shift })
  return { art, shift, lift, isAfter: after > before }
}

export function roomOf(mark: WordmarkSymbol): number {
  const { before = 0, after = 0 } = SHAPES[mark]
  return before + after
}

type Shape = { before?: number; after?: number; lift?: number; draw: (place: Place) => string }

const SHAPES: Record<WordmarkSymbol, Shape> = {
  bar: {
    before: 16,
    draw: ({ left, middle, size, ink }) => rect(left - 16, middle - size / 2, 6, size, { fill: ink }),
  },
  dot: {
    after: 12,
    draw: ({ right, middle, size, ink }) =>
      circle(right + 8, middle + Math.min(size, 30) * 0.28, 4.5, { fill: ink }),
  },
  chevron: {
    before: 24,
    draw: ({ left, middle, ink }) => path(trace`M${left - 24} ${middle - 11}l11 11l-11 11`, stroke(ink, 5)),
  },
  trace: {
    lift: 7,
    draw: ({ left, right, middle, size, ink }) => {
      const y = middle + size * 0.5 + 4
      const line = path(trace`M${left} ${y}H${right - 24}l8 8h8`, stroke(ink, 2.5))
      return line + circle(right - 5, y + 8, 4.5, { ...stroke(ink, 2.5), fill: PAPER })
    },
  },
  chip: {
    before: 34,
    draw: ({ left, middle, ink }) => {
      const x = left - 32
      const legs = [-5, 0, 5].map(
        dy => trace`M${x - 4} ${middle + dy}h4m18 0h4M${x + 9 + dy} ${middle - 13}v4m0 18v4`,
      )
      return rect(x, middle - 9, 18, 18, { fill: ink, rx: 2 }) + path(legs.join(''), stroke(ink, 2))
    },
  },
  slant: {
    before: 26,
    draw: ({ left, middle, size, ink }) => {
      const half = Math.min(size, 34) / 2
      return [0, 9]
        .map(dx =>
          path(trace`M${left - 26 + dx} ${middle + half}l8 ${-half * 2}h5l-8 ${half * 2}z`, { fill: ink }),
        )
        .join('')
    },
  },
  ring: {
    before: 32,
    draw: ({ left, middle, ink }) =>
      circle(left - 19, middle, 10, { ...stroke(ink, 4), fill: 'none' }) +
      circle(left - 19, middle, 3, { fill: ink }),
  },
  corners: {
    before: 10,
    after: 10,
    draw: ({ left, right, middle, size, ink }) => {
      const half = size / 2 + 7
      const d = trace`M${left - 10} ${middle - half + 10}v-10h10M${right + 10} ${middle + half - 10}v10h-10`
      return path(d, stroke(ink, 2.5))
    },
  },
  steps: {
    before: 28,
    draw: ({ left, middle, ink }) =>
      [10, 16, 22]
        .map((tall, at) => rect(left - 28 + at * 7, middle + 11 - tall, 5, tall, { fill: ink }))
        .join(''),
  },
}

const stroke = (ink: string, width: number) => ({
  fill: 'none',
  stroke: ink,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})
