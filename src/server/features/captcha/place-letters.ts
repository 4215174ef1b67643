import { randomBetween } from './random.ts'
import { type Point, type Stroke, strokesOf } from './stroke-font.ts'

/** In pixels; displayed at half the size, so that it is sharp on high-density screens. */
export const WIDTH = 400
export const HEIGHT = 128

const MARGIN = 22
const FONT_HEIGHT = 14

/** Places each character with a random slant and bend. */
export function placeLetters(code: string): Stroke[] {
  const letters = [...code]
  const slot = (WIDTH - 2 * MARGIN) / letters.length
  return letters.flatMap((letter, index) => {
    const place = {
      x: MARGIN + slot * (index + 0.5) + randomBetween(-4, 4),
      y: HEIGHT / 2 + randomBetween(-9, 9),
    }
    const change = randomChange()
    return strokesOf(letter).map(stroke => stroke.map(point => moved(change(point), place)))
  })
}

function randomChange(): (point: Point) => Point {
  const scale = randomBetween(62, 76) / FONT_HEIGHT
  const width = randomBetween(0.85, 1.05)
  const angle = randomBetween(-0.22, 0.22)
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const warp = randomWarp()
  return ({ x, y }) => {
    const bent = warp({ x: x * scale * width, y: y * scale })
    return { x: bent.x * cosine - bent.y * sine, y: bent.x * sine + bent.y * cosine }
  }
}

/** A slow wave across and one along: straight lines bow, nothing folds. */
function randomWarp(): (point: Point) => Point {
  const across = { height: randomBetween(1.5, 3.5), phase: randomBetween(0, 6.28) }
  const along = { height: randomBetween(1.5, 3.5), phase: randomBetween(0, 6.28) }
  return ({ x, y }) => ({
    x: x + across.height * Math.sin(y / 18 + across.phase),
    y: y + along.height * Math.sin(x / 16 + along.phase),
  })
}

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y }
}
