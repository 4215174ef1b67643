import { writeZip } from './write-zip.ts'

type Value = string | number | null

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const NARROWEST = 8
const WIDEST = 60
const SHEET_NAME_LENGTH = 31
/** Excel's limit for one cell. */
const TEXT_LENGTH = 32_767

/** An XLSX file with one sheet. Text stays text, even if it begins like a formula; there are no formulas. */
export function writeBook(sheetName: string, rows: readonly (readonly Value[])[]): Uint8Array {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(legalName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  }
  return writeZip(
    Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(HEAD + xml) })),
    { isCompressed: true },
  )
}

function relation(kind: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`
}

function legalName(name: string): string {
  const legal = name.replace(/[[\]:*?/\\]|\p{Cc}/gu, ' ').slice(0, SHEET_NAME_LENGTH)
  return legal.replace(/^['\s]+|['\s]+$/g, '') || 'Sheet1'
}

function sheetXml(rows: readonly (readonly Value[])[]): string {
  const data = rows.map((cells, row) => {
    const list = cells.map((value, column) => cellXml(value, `${columnName(column)}${row + 1}`))
    return `<row r="${row + 1}">${list.join('')}</row>`
  })
  return `<worksheet xmlns="${MAIN}">${columnsXml(rows)}<sheetData>${data.join('')}</sheetData></worksheet>`
}

function cellXml(value: Value, place: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${place}"><v>${value}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`
}

function columnsXml(rows: readonly (readonly Value[])[]): string {
  const widths: number[] = []
  for (const cells of rows)
    cells.forEach((value, column) => {
      widths[column] = Math.max(widths[column] ?? NARROWEST, longestLine(value) + 2)
    })
  const list = Array.from(widths, (width = NARROWEST, i) => {
    return `<col min="${i + 1}" max="${i + 1}" width="${Math.min(width, WIDEST)}" customWidth="1"/>`
  })
  return list.length > 0 ? `<cols>${list.join('')}</cols>` : ''
}

function longestLine(value: Value): number {
  return Math.max(
    ...String(value ?? '')
      .split('\n')
      .map(line => line.length),
  )
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** XML cannot contain most control characters or lone surrogates. */
function escapeXml(text: string): string {
  return text
    .slice(0, TEXT_LENGTH)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r\x80-\x9f]|[\uFFFE\uFFFF]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
