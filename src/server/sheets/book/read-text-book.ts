import { Readable } from 'node:stream'
import { findKnownHeader } from '../../../domain/bom/find-header.ts'
import { detectDelimiter } from '../csv/detect-delimiter.ts'
import { CsvParser } from '../csv/parse-csv.ts'
import { SheetError, type SheetRow } from '../sheet.ts'
import { alignedRows } from './aligned-rows.ts'
import type { BookLimits, BookSheet } from './book.ts'
import { Budget } from './budget.ts'
import { decodeText } from './decode-text.ts'
import { isForeignText } from './foreign-text.ts'
import { readHtmlTables } from './read-html-tables.ts'
import { readOpenDocument } from './read-open-document.ts'
import { readWithSheetJs } from './read-with-sheetjs.ts'
import { tooManyRows } from './tidy-rows.ts'
import { withoutMarkup } from './without-markup.ts'

const SAMPLE_LENGTH = 64 * 1024
const PIECE_LENGTH = 64 * 1024
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

/** Delimited text, HTML tables or Excel's XML of 2003: all of them occur as .xls. */
export async function readTextBook(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  const text = decodeText(bytes)
  const start = text.slice(0, SAMPLE_LENGTH).trimStart()
  if (!start.startsWith('<')) return [readTable(text, limits)]
  if (/schemas-microsoft-com:office:spreadsheet"|<office:spreadsheet/.test(text) && !/<html/i.test(start))
    return readXmlBook(text, limits)
  if (/<table[\s>]/i.test(text)) return readPage(text, limits)
  if (/^<(\?xml|!doctype|html|svg)/i.test(start))
    throw new SheetError('not_a_sheet', 'is a page without a table in it')
  return [readTable(text, limits)]
}

function readTable(written: string, limits: BookLimits): BookSheet {
  const text = withoutMarkup(written)
  if (isForeignText(text)) throw new SheetError('not_a_sheet', 'is a text of another kind')
  const lines = alignedRows(text) ?? slashedRows(text)
  return lines ? readLines(lines, limits) : readCsv(text, limits)
}

function readLines(lines: Iterable<string[]>, limits: BookLimits): BookSheet {
  const rows = new FilledRows(limits)
  let line = 0
  for (const cells of lines) rows.add([{ line: ++line, cells }])
  return { name: '', rows: rows.list, isText: true }
}

const SEARCHED_LINES = 100
const FEWEST_CELLS = 3
const FEWEST_ROWS = 2

/** `Ref / MPN / Qty`: cells between slashes with spaces, below titles that we know. A number may contain a slash. */
function slashedRows(text: string): string[][] | undefined {
  const split = (line: string) => line.split(/\s+\/\s+/).map(cell => cell.trim())
  const first = text.split(/\r?\n/, SEARCHED_LINES).map(split)
  const header = findKnownHeader(first)
  const titles = first[header] ?? []
  if (titles.length < FEWEST_CELLS || /[,;|\t]/.test(titles.join(' '))) return undefined
  const rows = first.slice(header + 1).filter(cells => cells.length === titles.length)
  return rows.length < FEWEST_ROWS ? undefined : text.split(/\r?\n/).map(split)
}

function readPage(html: string, limits: BookLimits): BookSheet[] {
  return readHtmlTables(html, limits).map(sheet => ({ ...sheet, isText: true }))
}

function readCsv(text: string, limits: BookLimits): BookSheet {
  const [, separator] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const delimiter = separator ?? detectDelimiter(text.slice(0, SAMPLE_LENGTH))
  const parser = new CsvParser(delimiter, { keepsBlankRows: true })
  const rows = new FilledRows(limits)
  for (let at = 0; at < text.length; at += PIECE_LENGTH)
    rows.add(parser.push(text.slice(at, at + PIECE_LENGTH)))
  rows.add(parser.end())
  // The first line is an instruction for Excel.
  if (separator) rows.list[0] = []
  return { name: '', rows: rows.list, isText: true, delimiter }
}

/** Limits the memory for a file that consists of line breaks. */
class FilledRows {
  readonly list: string[][] = []
  readonly #limits: BookLimits
  readonly #budget: Budget
  #next = 0

  constructor(limits: BookLimits) {
    this.#limits = limits
    this.#budget = new Budget(limits)
  }

  add(rows: SheetRow[]): void {
    for (const { cells } of rows) {
      const index = this.#next++
      if (!cells.some(cell => cell.trim() !== '')) continue
      if (index >= this.#limits.rows) throw tooManyRows(this.#limits)
      while (this.list.length < index) this.list.push([])
      this.list.push(cells.slice(0, this.#limits.columns).map(cell => this.#budget.take(cell)))
    }
  }
}

async function readXmlBook(text: string, limits: BookLimits): Promise<BookSheet[]> {
  if (!/<\/(\w+:)?(Workbook|document)>\s*$/.test(text))
    throw new SheetError('truncated', 'is cut off: its end is missing')
  const body = Buffer.from(
    DECLARATION +
      text
        .trimStart()
        .replace(/^<\?xml[^>]*\?>/, '')
        .trimStart(),
  )
  if (text.includes('<office:spreadsheet')) return readOpenDocument(Readable.from([body]), limits)
  checkSpans(text)
  return readWithSheetJs(body, limits)
}

const MOST_SPANNED = 100_000

/** SheetJS creates an entry for each column of a span, of any length. */
function checkSpans(text: string): void {
  let spanned = 0
  for (const [, span = ''] of text.matchAll(/Span\s*=\s*["']?([^"'>\s]*)/gi)) {
    spanned += /^\d{1,7}$/.test(span) ? Number(span) : MOST_SPANNED + 1
    if (spanned > MOST_SPANNED) throw new SheetError('too_large', 'has columns without end')
  }
}
