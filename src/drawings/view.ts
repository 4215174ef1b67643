import { circle, rect, type SvgAttributes, short } from './svg.ts'

export const STAGE = { x: 120, y: 98, width: 208, height: 172 }

type Point = [x: number, y: number]

/** Draws in millimeters from the middle of the part, as large as the picture allows. */
export type View = {
  scale: number
  at: (x: number, y: number) => Point
  rect: (x: number, y: number, width: number, height: number, attributes?: SvgAttributes) => string
  circle: (x: number, y: number, r: number, attributes?: SvgAttributes) => string
  outline: (points: Point[]) => string
}

type Frame = { width: number; height: number; isTurned?: boolean; share?: number }

export function createView({ width, height, isTurned = false, share = 1 }: Frame): View {
  const [across, down] = isTurned ? [height, width] : [width, height]
  const scale = Math.min(STAGE.width / across, STAGE.height / down) * share
  const at = (x: number, y: number): Point =>
    isTurned ? [STAGE.x + y * scale, STAGE.y - x * scale] : [STAGE.x + x * scale, STAGE.y + y * scale]
  return {
    scale,
    at,
    rect: (x, y, w, h, attributes) => {
      const [cx, cy] = at(x, y)
      const [dx, dy] = isTurned ? [h * scale, w * scale] : [w * scale, h * scale]
      return rect(cx - dx / 2, cy - dy / 2, dx, dy, attributes)
    },
    circle: (x, y, r, attributes) => circle(...at(x, y), r * scale, attributes),
    outline: points =>
      `M${points
        .map(point =>
          at(...point)
            .map(short)
            .join(' '),
        )
        .join('L')}Z`,
  }
}
