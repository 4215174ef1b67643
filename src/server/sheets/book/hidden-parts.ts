import type { BookLimits, BookSheet } from './book.ts'

/** Whether a sheet is hidden, and its hidden columns and rows. */
export type Hidden = Pick<BookSheet, 'isHidden' | 'hiddenColumns' | 'hiddenRows'>

const FIRST_BYTES = 64 * 1024

/** From the XML of a worksheet; the columns are described before the rows. */
export function hiddenColumnsOf(worksheet: Uint8Array, mostColumns: number): number[] {
  const start = Buffer.from(worksheet.subarray(0, FIRST_BYTES)).toString('latin1')
  const [head = ''] = start.split(/<(?:\w+:)?sheetData/, 1)
  const hidden = [...head.matchAll(/<(?:\w+:)?col\s([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter(attributes => /\bhidden\s*=\s*["'](?:1|true)["']/.test(attributes))
  return hidden.flatMap(attributes =>
    columnsBetween(numberOf(attributes, 'min') - 1, numberOf(attributes, 'max') - 1, mostColumns),
  )
}

/** From the XML of a worksheet. Most have none, so the tags of rows are not looked at one by one. */
export function hiddenRowsOf(worksheet: Uint8Array, mostRows: number): number[] {
  const xml = Buffer.from(worksheet.buffer, worksheet.byteOffset, worksheet.byteLength)
  const rows: number[] = []
  for (let at = xml.indexOf('hidden='); at >= 0; at = xml.indexOf('hidden=', at + 1)) {
    const start = xml.lastIndexOf('<', at)
    const tag = xml.toString('latin1', start, at + LONGEST_VALUE)
    const row = /^<(?:\w+:)?row\s[^>]*\bhidden=["'](?:1|true)["']/.test(tag)
      ? numberOf(wholeTag(xml, start), 'r')
      : 0
    if (row > 0 && row <= mostRows) rows.push(row - 1)
  }
  return rows
}

const LONGEST_VALUE = 'hidden="true"'.length
const LONGEST_TAG = 1_000

function wholeTag(xml: Buffer, start: number): string {
  return xml.toString('latin1', start, start + LONGEST_TAG).split('>', 1)[0] ?? ''
}

function numberOf(attributes: string, name: string): number {
  const [, digits = '0'] = new RegExp(`\\b${name}\\s*=\\s*["'](\\d{1,7})["']`).exec(attributes) ?? []
  return Number(digits)
}

function columnsBetween(first: number, last: number, most: number): number[] {
  const columns: number[] = []
  for (let column = Math.max(0, first); column <= Math.min(last, most - 1); column++) columns.push(column)
  return columns
}

const BEGIN_OF_SHEET = 0x0809
const BOUND_SHEET = 0x0085
const COLUMN_INFO = 0x007d
const ROW = 0x0208
const ROW_FLAGS = 12
const HIDDEN_ROW = 0x20
const RECORD_HEAD = 4

/** From the records of an .xls workbook (BIFF8), by sheet. */
export function hiddenInBiff(workbook: Buffer, { columns, rows }: BookLimits): Hidden[] {
  const sheets: (Required<Hidden> & { start: number })[] = []
  let sheet: (typeof sheets)[number] | undefined
  for (let at = 0; at + RECORD_HEAD <= workbook.length; ) {
    const [kind, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)]
    const body = workbook.subarray(at + RECORD_HEAD, at + RECORD_HEAD + length)
    if (kind === BOUND_SHEET && body.length > RECORD_HEAD)
      sheets.push({
        start: body.readUInt32LE(0),
        isHidden: ((body[4] ?? 0) & 3) > 0,
        hiddenColumns: [],
        hiddenRows: [],
      })
    if (kind === BEGIN_OF_SHEET) sheet = sheets.find(({ start }) => start === at)
    if (kind === COLUMN_INFO && body.length >= 10 && ((body[8] ?? 0) & 1) === 1)
      sheet?.hiddenColumns.push(...columnsBetween(body.readUInt16LE(0), body.readUInt16LE(2), columns))
    if (kind === ROW && ((body[ROW_FLAGS] ?? 0) & HIDDEN_ROW) > 0 && body.readUInt16LE(0) < rows)
      sheet?.hiddenRows.push(body.readUInt16LE(0))
    at += RECORD_HEAD + length
  }
  return sheets.map(({ start, ...hidden }) => hidden)
}
