export type Point = { x: number; y: number }

/** One continuous line of the pen. */
export type Stroke = Point[]

/**
 * Characters that are not confused, even when slanted: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, 6
 * and G, U and V, X and Y. On a field about 10 wide and 14 high; `~` smooths a stroke through its points.
 */
const GLYPHS: Record<string, string[]> = {
  A: ['0,14 5,0 10,14', '1.8,9.3 8.2,9.3'],
  C: ['~9.3,2.6 7.6,0.7 5.2,0 2.4,1 0.6,3.8 0,7 0.6,10.2 2.4,13 5.2,14 7.6,13.3 9.3,11.4'],
  D: ['0,0 0,14', '~0,0 3.6,0 7.2,1.4 9.2,4.2 9.6,7 9.2,9.8 7.2,12.6 3.6,14 0,14'],
  E: ['8.6,0 0,0 0,14 8.6,14', '0,7 7,7'],
  F: ['8.8,0 0,0 0,14', '0,6.8 7.2,6.8'],
  H: ['0,0 0,14', '9.4,0 9.4,14', '0,7 9.4,7'],
  J: ['4,0 8.4,0', '~8.4,0 8.4,6 8.4,10 7.2,12.9 4.6,14 1.8,13 0.4,10.2'],
  K: ['0,0 0,14', '9,0 0,8.2', '3,5.6 9.6,14'],
  M: ['0,14 0.5,0 5,9.5 9.5,0 10,14'],
  N: ['0,14 0,0 9.4,14 9.4,0'],
  P: ['0,14 0,0', '~0,0 5,0 8.2,1.2 9.2,3.9 8.2,6.6 5,7.8 0,7.8'],
  Q: [
    '~5.2,0 2.2,1.2 0.4,4 0,7 0.4,10 2.2,12.8 5.2,14 8.2,12.8 10,10 10.4,7 10,4 8.2,1.2 5.2,0',
    '6,9.6 11,15.4',
  ],
  R: ['0,14 0,0', '~0,0 5,0 8.2,1.2 9.2,3.9 8.2,6.6 5,7.8 0,7.8', '4.4,7.8 9.6,14'],
  T: ['0,0 10,0', '5,0 5,14'],
  U: ['~0,0 0,5 0,9.2 1.2,12.6 4.8,14 8.4,12.6 9.6,9.2 9.6,5 9.6,0'],
  W: ['0,0 2.6,14 5.6,3 8.6,14 11.2,0'],
  X: ['0,0 9.6,14', '9.6,0 0,14'],
  3: [
    '~0.6,2.4 2.2,0.5 4.8,0 7.6,0.9 8.6,3.4 7.4,5.9 4,6.7',
    '~4,6.7 8,7.8 9.2,10.3 8,13 4.8,14 1.8,13.4 0,11.2',
  ],
  4: ['7,14 7,0 0,10 9.8,10'],
  6: ['~8,1 5.6,0 2.8,1.4 0.8,4.6 0,9 1,12.4 4.6,14 8.2,12.8 9.2,9.6 8,6.6 4.8,5.6 1.6,6.8 0.2,9.2'],
  7: ['0,0 9.4,0 3.6,14'],
  9: ['~1.2,13 3.6,14 6.4,12.6 8.4,9.4 9.2,5 8.2,1.6 4.6,0 1,1.2 0,4.4 1.2,7.4 4.4,8.4 7.6,7.2 9,4.8'],
}

export const ALPHABET = Object.keys(GLYPHS).join('')

/** The strokes of a character around its center, in many short segments so that they can be bent. */
export function strokesOf(character: string): Stroke[] {
  const strokes = known.get(character)
  if (!strokes) throw new Error(`there is no “${character}” in the font`)
  return strokes
}

const STRAIGHT_STEPS = 6
const BENT_STEPS = 3

const known = new Map(Object.entries(GLYPHS).map(([name, glyph]) => [name, centred(glyph.map(readStroke))]))

function readStroke(written: string): Stroke {
  const points = written
    .replace('~', '')
    .split(' ')
    .map(pair => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }))
  return written.startsWith('~') ? bend(points) : divide(points)
}

function divide(points: Point[]): Stroke {
  return walk(points, STRAIGHT_STEPS, (from, to, share) => ({
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
  }))
}

/** A Catmull-Rom spline. */
function bend(points: Point[]): Stroke {
  return walk(points, BENT_STEPS, (from, to, share, index) => {
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return {
      x: spline(before.x, from.x, to.x, after.x, share),
      y: spline(before.y, from.y, to.y, after.y, share),
    }
  })
}

type Between = (from: Point, to: Point, share: number, index: number) => Point

function walk(points: Point[], steps: number, between: Between): Stroke {
  return points.flatMap((from, index) => {
    const to = points[index + 1]
    if (!to) return [from]
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps, index))
  })
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function spline(before: number, from: number, to: number, after: number, share: number): number {
  const a = 3 * (from - to) + after - before
  const b = 2 * before - 5 * from + 4 * to - after
  return from + 0.5 * share * (to - before + share * (b + share * a))
}

function centred(strokes: Stroke[]): Stroke[] {
  const points = strokes.flat()
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(points.map(point => point.x))
  const y = middle(points.map(point => point.y))
  return strokes.map(stroke => stroke.map(point => ({ x: point.x - x, y: point.y - y })))
}
