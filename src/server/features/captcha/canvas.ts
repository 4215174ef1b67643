import type { Point, Stroke } from './stroke-font.ts'

/** The amount of ink on each pixel, from 0 to 1. */
export type Canvas = { width: number; height: number; ink: Float32Array }

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, ink: new Float32Array(width * height) }
}

/** A round pen with soft edges. */
export function drawStroke(canvas: Canvas, stroke: Stroke, thickness: number, darkness = 1): void {
  for (const [index, from] of stroke.entries()) {
    const to = stroke[index + 1] ?? from
    drawLine(canvas, from, to, thickness / 2, darkness)
  }
}

/** Works with squared distances as long as possible: this runs for every pixel near a stroke. */
function drawLine({ width, height, ink }: Canvas, from: Point, to: Point, radius: number, darkness: number) {
  const reach = radius + 0.5
  const left = Math.max(0, Math.ceil(Math.min(from.x, to.x) - reach))
  const right = Math.min(width - 1, Math.floor(Math.max(from.x, to.x) + reach))
  const top = Math.max(0, Math.ceil(Math.min(from.y, to.y) - reach))
  const bottom = Math.min(height - 1, Math.floor(Math.max(from.y, to.y) + reach))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const square = squareDistance(x, y, from, to)
      if (square >= reach * reach) continue
      const amount = Math.min(1, reach - Math.sqrt(square)) * darkness
      const at = y * width + x
      if (amount > (ink[at] ?? 0)) ink[at] = amount
    }
  }
}

/** From a pixel to the nearest point of a line. */
function squareDistance(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  const offX = x - from.x - share * dx
  const offY = y - from.y - share * dy
  return offX * offX + offY * offY
}
