import { SheetError } from '../sheet.ts'
import type { BookLimits, BookSheet } from './book.ts'
import { hiddenInBiff } from './hidden-parts.ts'
import { openOle2 } from './ole2.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'

/** Excel 5 to 2003: only the workbook stream is read, not macros or embedded objects. */
export async function readOle2Book(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  const file = openOle2(bytes)
  if (file.has('EncryptedPackage') || file.has('EncryptionInfo'))
    throw new SheetError('encrypted', 'is protected by a password')
  const workbook = file.read('Workbook') ?? file.read('Book')
  if (!workbook) throw new SheetError('not_a_sheet', 'is a document of another kind')
  const sheets = await readWithSheetJs(workbook, limits)
  const hidden = hiddenInBiff(workbook, limits)
  return hidden.length < sheets.length ? sheets : sheets.map((sheet, i) => ({ ...sheet, ...hidden[i] }))
}
