import { open } from 'node:fs/promises'
import { openCsv } from './csv/open-csv.ts'
import { type Sheet, SheetError, type SheetOptions } from './sheet.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

const ZIP = [0x50, 0x4b]
const FOREIGN: { start: number[]; message: string }[] = [
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    message: 'is an old Excel file or has a password; save it as XLSX without one, or as CSV',
  },
  { start: [0x25, 0x50, 0x44, 0x46], message: 'is a PDF; CSV or XLSX is needed' },
  { start: [0x1f, 0x8b], message: 'is compressed; unpack it first' },
  { start: [0x37, 0x7a, 0xbc, 0xaf], message: 'is compressed; unpack it first' },
]

/** Detects the file format from the content, not from the name: an XLSX workbook or delimited text. */
export async function openSheet(path: string, options: SheetOptions = {}): Promise<Sheet> {
  const start = await readStart(path)
  if (start.length === 0) throw new SheetError('empty', 'is empty')
  const foreign = FOREIGN.find(kind => startsWith(start, kind.start))
  if (foreign) throw new SheetError('not_a_sheet', foreign.message)
  return startsWith(start, ZIP) ? openXlsx(path, options) : openCsv(path, options)
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    if (!(await file.stat()).isFile()) throw new SheetError('not_a_sheet', 'is not a file')
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function startsWith(bytes: Buffer, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
