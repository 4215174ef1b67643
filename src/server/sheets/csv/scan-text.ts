import { isUtf8 } from 'node:buffer'
import { readChunks } from './read-chunks.ts'

export type TextScan = {
  /** The first bytes, for a byte order mark. */
  start: Buffer
  size: number
  isUtf8: boolean
  /** Zero bytes at even and at odd positions: Latin text in UTF-16 has them on one side only. */
  zeroBytes: [even: number, odd: number]
  /** Whole lines with non-ASCII characters, from all over the file. */
  sample: Buffer
  endsAbruptly: boolean
}

const SAMPLE_BYTES = 1024 * 1024
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** One pass over the whole file: the only non-ASCII character may be in the last line. */
export async function scanText(path: string): Promise<TextScan> {
  const scanner = new TextScanner()
  for await (const chunk of readChunks(path)) scanner.add(chunk)
  return scanner.result()
}

/** The same for bytes in memory. */
export function scanBytes(bytes: Buffer): TextScan {
  const scanner = new TextScanner()
  scanner.add(bytes)
  return { ...scanner.result(), sample: bytes }
}

class TextScanner {
  readonly #zeroBytes: [number, number] = [0, 0]
  readonly #samples: Buffer[] = []
  #start: Buffer = Buffer.alloc(0)
  #end: Buffer = Buffer.alloc(0)
  /** The beginning of a character that continues in the next chunk. */
  #rest: Buffer = Buffer.alloc(0)
  #size = 0
  #sampled = 0
  #isUtf8 = true

  add(chunk: Buffer): void {
    if (this.#size === 0) this.#start = Buffer.from(chunk.subarray(0, 4))
    this.#countZeroBytes(chunk)
    this.#checkUtf8(chunk)
    if (this.#sampled < SAMPLE_BYTES && chunk.some(byte => byte >= 0x80)) {
      this.#samples.push(wholeLines(chunk, this.#size === 0))
      this.#sampled += chunk.length
    }
    this.#end = Buffer.from(chunk.subarray(-2))
    this.#size += chunk.length
  }

  result(): TextScan {
    return {
      start: this.#start,
      size: this.#size,
      isUtf8: this.#isUtf8 && isUtf8(this.#rest),
      zeroBytes: this.#zeroBytes,
      sample: Buffer.concat(this.#samples),
      endsAbruptly: !endsLine(this.#end),
    }
  }

  #countZeroBytes(chunk: Buffer): void {
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1))
      this.#zeroBytes[(this.#size + at) % 2 === 0 ? 0 : 1]++
  }

  #checkUtf8(chunk: Buffer): void {
    if (!this.#isUtf8) return
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    const whole = bytes.subarray(0, wholeCharacters(bytes))
    this.#isUtf8 = isUtf8(whole)
    this.#rest = Buffer.from(bytes.subarray(whole.length))
  }
}

/** The length of a chunk up to its last complete UTF-8 character. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
}

/** No character of the guessed encodings contains a line feed byte. */
function wholeLines(chunk: Buffer, isFirst: boolean): Buffer {
  const start = isFirst ? 0 : chunk.indexOf(LINE_FEED) + 1
  const end = chunk.lastIndexOf(LINE_FEED) + 1
  return Buffer.from(end > start ? chunk.subarray(start, end) : chunk)
}

/** In UTF-16 the other half of a line feed may follow. */
function endsLine(end: Buffer): boolean {
  const last = end.findLast(byte => byte !== 0)
  return last === LINE_FEED || last === CARRIAGE_RETURN
}
