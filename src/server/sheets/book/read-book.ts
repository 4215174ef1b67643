import { SheetError } from '../sheet.ts'
import type { BookLimits, BookSheet } from './book.ts'
import { kindOf } from './kind-of.ts'
import { readOle2Book } from './read-ole2-book.ts'
import { readTextBook } from './read-text-book.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'
import { readZipBook } from './read-zip-book.ts'
import { tidyRows } from './tidy-rows.ts'

const NAME_LENGTH = 100

/** Reads all sheets of a spreadsheet as displayed text; the format is detected from the content. */
export async function readBook(bytes: Uint8Array, limits: BookLimits): Promise<BookSheet[]> {
  const found = await readSheets(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits)
  const sheets = found.slice(0, limits.sheets).map(({ name, rows, ...about }) => ({
    ...about,
    name: name.slice(0, NAME_LENGTH),
    rows: tidyRows(rows, limits),
  }))
  if (sheets.every(sheet => sheet.rows.length === 0)) throw new SheetError('empty', 'has nothing in it')
  return sheets
}

async function readSheets(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  switch (kindOf(bytes)) {
    case 'nothing':
      throw new SheetError('empty', 'is empty')
    case 'foreign':
      throw new SheetError('not_a_sheet', 'is not a spreadsheet')
    case 'zip':
      return readZipBook(bytes, limits)
    case 'ole2':
      return readOle2Book(bytes, limits)
    case 'biff':
      return readWithSheetJs(bytes, limits)
    case 'text':
      return readTextBook(bytes, limits)
  }
}
