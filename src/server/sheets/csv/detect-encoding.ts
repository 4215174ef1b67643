import { SheetError } from '../sheet.ts'
import { guessEncoding } from './guess-encoding.ts'
import type { TextScan } from './scan-text.ts'

const MARKS: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Checks the byte order mark, the zero bytes of UTF-16 and strict UTF-8, and only then guesses. */
export function detectEncoding(scan: TextScan): string {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => scan.start[index] === byte))
  if (mark?.encoding.startsWith('utf-16')) return mark.encoding
  const [even, odd] = scan.zeroBytes
  const few = scan.size / 20
  // A few characters like 一 have a zero byte on the other side.
  if (odd > few && even < odd / 10) return 'utf-16le'
  if (even > few && odd < even / 10) return 'utf-16be'
  if (even + odd > 0) throw new SheetError('not_a_sheet', 'is not text; CSV or XLSX is needed')
  if (scan.isUtf8) return 'utf-8'
  if (mark || isDamagedUtf8(scan.sample))
    throw new SheetError(
      'encoding',
      'is UTF-8 text with broken characters; save it again or have it sent again',
    )
  return guessEncoding(scan.sample)
}

/** Most of it is valid UTF-8: guessing another encoding would garble every other line. */
function isDamagedUtf8(sample: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(sample)
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return broken * 2 < foreign
}
