import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawCaptcha } from './draw-captcha.ts'
import { HEIGHT, placeLetters, WIDTH } from './place-letters.ts'
import { randomText } from './random.ts'
import { ALPHABET } from './stroke-font.ts'

const MOST_BYTES = 12_000
const EDGE = 4

describe('the picture', () => {
  test('is a valid PNG of the size reserved on the page', () => {
    const chunks = chunksOf(drawCaptcha('AC3D4'))
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    for (const { body, check } of chunks) expect(crc32(body)).toBe(check)
    const [header, , pixels] = chunks.map(({ body }) => body.subarray(4))
    expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([WIDTH, HEIGHT])
    expect(inflateSync(pixels ?? '')).toHaveLength(HEIGHT * (1 + WIDTH / 2))
  })

  test('stays small and is never drawn the same way twice', () => {
    const pictures = Array.from({ length: 20 }, () => drawCaptcha('WMQ69'))
    expect(new Set(pictures).size).toBe(20)
    expect(Math.max(...pictures.map(picture => picture.length))).toBeLessThan(MOST_BYTES)
  })

  test('cuts no character off', () => {
    const points = Array.from({ length: 300 }, () => placeLetters(randomText(ALPHABET, 5))).flat(2)
    const xs = points.map(point => point.x)
    const ys = points.map(point => point.y)
    expect(least(xs)).toBeGreaterThan(EDGE)
    expect(least(ys)).toBeGreaterThan(EDGE)
    expect(most(xs)).toBeLessThan(WIDTH - EDGE)
    expect(most(ys)).toBeLessThan(HEIGHT - EDGE)
  })

  test('has no characters that look alike', () => {
    for (const alike of ['0O', '1IL', '2Z', '5S', '8B', '6G', 'UV', 'CG', 'XY'])
      expect([...alike].filter(character => ALPHABET.includes(character)).length).toBeLessThan(2)
    expect(ALPHABET.length).toBeGreaterThan(20)
  })
})

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))

function chunksOf(address: string) {
  const data = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')
  const chunks: { type: string; body: Buffer; check: number }[] = []
  for (let at = 8; at < data.length; ) {
    const end = at + 8 + data.readUInt32BE(at)
    const body = data.subarray(at + 4, end)
    chunks.push({ type: body.toString('latin1', 0, 4), body, check: data.readUInt32BE(end) })
    at = end + 4
  }
  return chunks
}
