import { type BookType, utils, type WorkBook, write } from '@e965/xlsx'
import { LIMITS } from '../../src/domain/limits.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The limits of a bill of materials. */
export const BOOK_LIMITS = {
  rows: LIMITS.bomRows,
  columns: LIMITS.bomColumns,
  sheets: LIMITS.bomSheets,
  unpackedBytes: LIMITS.bomUnpackedBytes,
  cells: LIMITS.bomCells,
  cellCharacters: LIMITS.bomCellCharacters,
  characters: LIMITS.bomCharacters,
}

export function bookOf(sheets: Record<string, (string | number)[][]>): WorkBook {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return book
}

export function saveAs(bookType: BookType, book: WorkBook): Buffer {
  return Buffer.from(write(book, { type: 'buffer', bookType }))
}

/** The parts of an XLSX file with one sheet, from the XML in <sheetData> and before it. */
export function workbookParts(sheetData: string, before = ''): { name: string; content: string | Buffer }[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook ${MAIN} xmlns:r="${RELATION}"><sheets><sheet name="BOM" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}<worksheet ${MAIN}>${before}<sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ]
}
