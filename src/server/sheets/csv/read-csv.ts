import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { SheetError, type SheetProgress, type SheetRow } from '../sheet.ts'
import { decodeFile } from './decode-file.ts'

// A quote that is never closed would otherwise take the rest of the file for one cell.
const MAX_ROW_LENGTH = 1024 * 1024

type Parsed = { record: string[]; info: { empty_lines: number } }

export async function* readCsv(
  path: string,
  encoding: string,
  delimiter: string,
  onProgress?: SheetProgress,
): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: MAX_ROW_LENGTH,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Inches: 1/4" jack.
    relax_quotes: true,
    skip_empty_lines: true,
  })
  // Its errors come out of the parser, below.
  pipeline(decodeFile(path, encoding, onProgress), parser, () => {})
  const lines = new LineCounter()
  try {
    for await (const { record, info } of parser satisfies AsyncIterable<Parsed>)
      yield { line: lines.startOf(record, info.empty_lines), cells: record }
  } catch (error) {
    throw explain(error, lines.next)
  }
}

/** The parser's own count takes CR LF inside of quotes for two lines. */
class LineCounter {
  next = 1
  #emptyLines = 0

  startOf(cells: string[], emptyLines: number): number {
    const start = this.next + emptyLines - this.#emptyLines
    this.#emptyLines = emptyLines
    this.next = start + 1
    for (const cell of cells) if (/[\r\n]/.test(cell)) this.next += cell.match(/\r\n|\r|\n/g)?.length ?? 0
    return start
  }
}

function explain(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return new SheetError('truncated', `is cut off, or a quote in line ${line} is never closed`)
  return new SheetError('not_a_sheet', `cannot be read in line ${line}: ${error.message}`)
}
