import { detectDelimiter } from '../csv/detect-delimiter.ts'
import { CsvParser } from '../csv/parse-csv.ts'
import { SheetError, type SheetRow } from '../sheet.ts'
import type { BookLimits, BookSheet } from './book.ts'
import { clampRepeats } from './clamp-repeats.ts'
import { decodeText } from './decode-text.ts'
import { readHtmlTables } from './read-html-tables.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'
import { tooManyRows } from './tidy-rows.ts'

const SAMPLE_LENGTH = 64 * 1024
const PIECE_LENGTH = 64 * 1024
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

/** Text with separators, a page with tables or Excel's XML of 2003: all of them are met as .xls. */
export async function readTextBook(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  const text = decodeText(bytes)
  const start = text.slice(0, SAMPLE_LENGTH).trimStart()
  if (!start.startsWith('<')) return [readCsv(text, limits)]
  if (/schemas-microsoft-com:office:spreadsheet"|<office:spreadsheet/.test(text) && !/<html/i.test(start))
    return readXmlBook(text, limits)
  if (/<table[\s>]/i.test(text)) return readHtmlTables(text, limits)
  if (/^<(\?xml|!doctype|html|svg)/i.test(start))
    throw new SheetError('not_a_sheet', 'is a page without a table in it')
  return [readCsv(text, limits)]
}

function readCsv(text: string, limits: BookLimits): BookSheet {
  const [, separator] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const parser = new CsvParser(separator ?? detectDelimiter(text.slice(0, SAMPLE_LENGTH)), {
    keepsBlankRows: true,
  })
  const rows = new FilledRows(limits)
  for (let at = 0; at < text.length; at += PIECE_LENGTH)
    rows.add(parser.push(text.slice(at, at + PIECE_LENGTH)))
  rows.add(parser.end())
  // The first line was meant for Excel.
  if (separator) rows.list[0] = []
  return { name: '', rows: rows.list }
}

/** Keeps no more than is allowed of a file that is nothing but line ends. */
class FilledRows {
  readonly list: string[][] = []
  readonly #limits: BookLimits
  #next = 0

  constructor(limits: BookLimits) {
    this.#limits = limits
  }

  add(rows: SheetRow[]): void {
    for (const { cells } of rows) {
      const index = this.#next++
      if (!cells.some(cell => cell.trim() !== '')) continue
      if (index >= this.#limits.rows) throw tooManyRows(this.#limits)
      while (this.list.length < index) this.list.push([])
      this.list.push(cells.slice(0, this.#limits.columns))
    }
  }
}

function readXmlBook(text: string, limits: BookLimits): Promise<BookSheet[]> {
  if (!/<\/(\w+:)?(Workbook|document)>\s*$/.test(text))
    throw new SheetError('truncated', 'is cut off: its end is missing')
  const body = clampRepeats(text.trimStart().replace(/^<\?xml[^>]*\?>/, ''), limits).replace(
    /\sss:Span="\d+"/g,
    '',
  )
  return readWithSheetJs(Buffer.from(DECLARATION + body.trimStart()), limits)
}
