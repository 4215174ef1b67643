import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SHADES = 16
const PAPER = [0xff, 0xff, 0xff]
const INK = [0x14, 0x21, 0x1c]

/** Two pixels per byte, in sixteen shades between paper and ink. */
export function toPng(canvas: Canvas): Buffer {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(canvas)),
    chunk('PLTE', Buffer.from(Array.from({ length: SHADES }, (_, shade) => color(shade)).flat())),
    chunk('IDAT', deflateSync(rows(canvas))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function header({ width, height }: Canvas): Buffer {
  const bitsPerPixel = 4
  const palette = 3
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([bitsPerPixel, palette], 8)
  return data
}

function color(shade: number): number[] {
  const share = shade / (SHADES - 1)
  return PAPER.map((light, index) => Math.round(light + ((INK[index] ?? 0) - light) * share))
}

/** Each row starts with a byte that says it is not filtered. */
function rows({ width, height, ink }: Canvas): Buffer {
  const shade = (at: number) => Math.round((ink[at] ?? 0) * (SHADES - 1))
  const data = Buffer.alloc((1 + width / 2) * height)
  let byte = 0
  for (let at = 0; at < ink.length; at += 2) {
    if (at % width === 0) byte++
    data[byte++] = (shade(at) << 4) | shade(at + 1)
  }
  return data
}
