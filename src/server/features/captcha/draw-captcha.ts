import { type Canvas, createCanvas, drawStroke } from './canvas.ts'
import { HEIGHT, placeLetters, WIDTH } from './place-letters.ts'
import { randomBetween } from './random.ts'
import type { Stroke } from './stroke-font.ts'
import { toPng } from './to-png.ts'

const SPECKS = 70
const CURVE_STEP = 8

/** A picture of a code as a data: URL, easy for people and hard for programs. */
export function drawCaptcha(code: string): string {
  const canvas = createCanvas(WIDTH, HEIGHT)
  drawSpecks(canvas)
  for (const stroke of placeLetters(code)) drawStroke(canvas, stroke, randomBetween(7, 8.5))
  drawStroke(canvas, crossingCurve(), 3.6)
  drawStroke(canvas, crossingCurve(), 3, 0.8)
  return `data:image/png;base64,${toPng(canvas).toString('base64')}`
}

function drawSpecks(canvas: Canvas): void {
  for (let speck = 0; speck < SPECKS; speck++) {
    const place = { x: randomBetween(0, WIDTH), y: randomBetween(0, HEIGHT) }
    drawStroke(canvas, [place], randomBetween(2, 6), randomBetween(0.15, 0.4))
  }
}

/** From edge to edge, so that the characters are connected and hard to segment. */
function crossingCurve(): Stroke {
  const middle = randomBetween(HEIGHT * 0.3, HEIGHT * 0.7)
  const height = randomBetween(10, 26)
  const length = randomBetween(50, 90)
  const phase = randomBetween(0, 6.28)
  const slope = randomBetween(-0.08, 0.08)
  return Array.from({ length: WIDTH / CURVE_STEP + 1 }, (_, step) => {
    const x = step * CURVE_STEP
    return { x, y: middle + slope * (x - WIDTH / 2) + height * Math.sin(x / length + phase) }
  })
}
