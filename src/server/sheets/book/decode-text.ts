import { detectEncoding } from '../csv/detect-encoding.ts'
import { scanBytes, type TextScan } from '../csv/scan-text.ts'
import { SheetError } from '../sheet.ts'

const SAMPLE_LENGTH = 64 * 1024
const DECLARED = /<\?xml[^>]*?encoding=["']([\w-]+)|<meta[^>]*?charset=["']?([\w-]+)/i

/** Decodes a text file in any encoding. */
export function decodeText(bytes: Buffer): string {
  const scan = scanBytes(bytes)
  const text = new TextDecoder(declaredEncoding(bytes, scan) ?? likelyEncoding(scan)).decode(bytes)
  if (isBinary(text.slice(0, SAMPLE_LENGTH))) throw new SheetError('not_a_sheet', 'is not text')
  return text
}

/** The encoding declared in markup is used if the file is not valid UTF-8. */
function declaredEncoding(bytes: Buffer, scan: TextScan): string | null {
  if (scan.isUtf8 || scan.zeroBytes[0] + scan.zeroBytes[1] > 0) return null
  const [, xml, html] = DECLARED.exec(bytes.toString('latin1', 0, 4096)) ?? []
  const declared = xml ?? html
  if (!declared || /^utf-?16/i.test(declared)) return null
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return null
  }
}

/** A broken character affects one cell, which the buyer can fix: no reason to reject the list. */
function likelyEncoding(scan: TextScan): string {
  try {
    return detectEncoding(scan)
  } catch (error) {
    if (error instanceof SheetError && error.problem === 'encoding') return 'utf-8'
    throw error
  }
}

function isBinary(sample: string): boolean {
  const strange = sample.match(/[^\P{Cc}\t\n\v\f\r\x80-\x9f]|\uFFFD/gu)?.length ?? 0
  return strange > Math.max(2, sample.length / 50)
}
