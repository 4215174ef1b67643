import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

export type TextScan = {
  /** The first bytes, for a byte-order mark. */
  start: Buffer
  size: number
  isUtf8: boolean
  /** Zero bytes at even and at odd places: Latin text in UTF-16 has them at one side only. */
  zeroBytes: [even: number, odd: number]
  /** Whole lines, from all over the file, that have more than ASCII in them. */
  sample: Buffer
  endsAbruptly: boolean
}

const CHUNK_BYTES = 256 * 1024
const SAMPLE_BYTES = 1024 * 1024
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** One pass over the whole file: a strange character may come in the last line. */
export async function scanText(path: string): Promise<TextScan> {
  const scan: TextScan = {
    start: Buffer.alloc(0),
    size: 0,
    isUtf8: true,
    zeroBytes: [0, 0],
    sample: Buffer.alloc(0),
    endsAbruptly: true,
  }
  const samples: Buffer[] = []
  let sampled = 0
  let offset = 0
  let rest: Buffer = Buffer.alloc(0)
  let end: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    if (offset === 0) scan.start = Buffer.from(chunk.subarray(0, 4))
    countZeroBytes(chunk, offset, scan.zeroBytes)
    const joined: Buffer = Buffer.concat([rest, chunk])
    const whole = joined.subarray(0, wholeCharacters(joined))
    rest = Buffer.from(joined.subarray(whole.length))
    scan.isUtf8 &&= isUtf8(whole)
    if (sampled < SAMPLE_BYTES && hasHighBytes(chunk)) {
      samples.push(wholeLines(chunk, offset === 0))
      sampled += chunk.length
    }
    end = Buffer.from(chunk.subarray(-2))
    offset += chunk.length
  }
  scan.isUtf8 &&= isUtf8(rest)
  scan.sample = Buffer.concat(samples)
  scan.size = offset
  scan.endsAbruptly = !endsLine(end)
  return scan
}

/** In UTF-16 the other half of a line feed may come behind it. */
function endsLine(end: Buffer): boolean {
  const last = end.findLast(byte => byte !== 0)
  return last === LINE_FEED || last === CARRIAGE_RETURN
}

function countZeroBytes(chunk: Buffer, offset: number, counts: [number, number]): void {
  for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1))
    counts[(offset + at) % 2 === 0 ? 0 : 1]++
}

/** Up to where a chunk ends with a whole character, were it UTF-8: the next chunk may bring the others. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
}

function hasHighBytes(chunk: Buffer): boolean {
  return chunk.some(byte => byte >= 0x80)
}

/** No character of the encodings we guess has a line feed in it. */
function wholeLines(chunk: Buffer, isFirst: boolean): Buffer {
  const start = isFirst ? 0 : chunk.indexOf(LINE_FEED) + 1
  const end = chunk.lastIndexOf(LINE_FEED) + 1
  return Buffer.from(end > start ? chunk.subarray(start, end) : chunk)
}
