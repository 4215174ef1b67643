import type { Path } from 'fontkit'

type Point = { x: number; y: number; isOnCurve: boolean }

const ON_CURVE = 1
const SHORT = { x: 2, y: 4 } as const
/** With a short step: it is positive. Without: there is no step. */
const SAME = { x: 16, y: 32 } as const

/** An outline as an entry of a font's `glyf` table. Hints are left out, because they fit one weight only. */
export function encodeGlyph({ commands }: Path): Uint8Array {
  const contours = toContours(commands)
  const points = contours.flat()
  let last = -1
  const ends = contours.map(contour => {
    last += contour.length
    return last
  })
  const bytes = [...shorts([contours.length, ...bounds(points), ...ends, 0]), ...encodePoints(points)]
  const padding = (4 - (bytes.length % 4)) % 4
  return Uint8Array.from([...bytes, ...Array<number>(padding).fill(0)])
}

function toContours(commands: Path['commands']): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at + 1 < args.length; at += 2) {
      const isOnCurve = command !== 'quadraticCurveTo' || at === 2
      contours.at(-1)?.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), isOnCurve })
    }
  }
  return contours
}

function bounds(points: readonly Point[]): number[] {
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  return points.length === 0
    ? [0, 0, 0, 0]
    : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** All flags, then all horizontal steps, then all vertical steps. */
function encodePoints(points: readonly Point[]): number[] {
  const flags: number[] = []
  const steps: { x: number[]; y: number[] } = { x: [], y: [] }
  let before = { x: 0, y: 0 }
  for (const point of points) {
    const x = encodeStep('x', point.x - before.x, steps.x)
    const y = encodeStep('y', point.y - before.y, steps.y)
    flags.push((point.isOnCurve ? ON_CURVE : 0) | x | y)
    before = point
  }
  return [...flags, ...steps.x, ...steps.y]
}

function encodeStep(axis: 'x' | 'y', step: number, bytes: number[]): number {
  if (step === 0) return SAME[axis]
  if (Math.abs(step) > 255) {
    bytes.push(...shorts([step]))
    return 0
  }
  bytes.push(Math.abs(step))
  return SHORT[axis] | (step > 0 ? SAME[axis] : 0)
}

function shorts(values: readonly number[]): number[] {
  return values.flatMap(value => [(value >> 8) & 255, value & 255])
}
