import type { Sheet, SheetOptions, SheetProgress, SheetRow } from '../sheet.ts'
import type { CellTexts } from './cell-text.ts'
import { readNumberWidths } from './number-widths.ts'
import { readRows } from './read-rows.ts'
import { readSharedStrings } from './shared-strings.ts'
import { StringStore } from './string-store.ts'
import { findParts, type WorkbookParts } from './workbook.ts'
import { openZip, type Zip } from './zip.ts'

// Generous for operators; callers that read untrusted files set less.
const MAX_UNPACKED_BYTES = 4 * 1024 ** 3

export async function openXlsx(
  path: string,
  { sheetName, maxUnpackedBytes = MAX_UNPACKED_BYTES }: SheetOptions,
): Promise<Sheet> {
  const read = async function* (onProgress?: SheetProgress): AsyncGenerator<SheetRow> {
    const zip = await openZip(path, maxUnpackedBytes)
    const strings = new StringStore()
    try {
      const parts = await findParts(zip, sheetName)
      const texts = await readTexts(zip, parts, strings)
      yield* readRows(zip.read(parts.sheet), texts, zip.sizeOf(parts.sheet), onProgress)
    } finally {
      strings.close()
      zip.close()
    }
  }
  const zip = await openZip(path, maxUnpackedBytes)
  await findParts(zip, sheetName).finally(zip.close)
  return { format: 'xlsx', encoding: null, endsAbruptly: false, rows: read }
}

async function readTexts(zip: Zip, parts: WorkbookParts, strings: StringStore): Promise<CellTexts> {
  if (parts.sharedStrings) await readSharedStrings(zip.read(parts.sharedStrings), strings)
  return { strings, numberWidths: parts.styles ? await readNumberWidths(zip.read(parts.styles)) : [] }
}
