import { SheetError, type SheetProgress, type SheetRow } from '../sheet.ts'
import { type CellTexts, cellText } from './cell-text.ts'
import { readXml } from './read-xml.ts'
import { RichText } from './shared-strings.ts'

// Excel's own limit.
const MOST_COLUMNS = 16_384

export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  texts: CellTexts,
  totalBytes: number,
  onProgress?: SheetProgress,
): AsyncGenerator<SheetRow> {
  const reader = new RowReader(texts)
  let done = 0
  for await (const bytes of readXml(chunks, reader)) {
    yield* reader.take()
    done += bytes
    onProgress?.(done, totalBytes)
  }
  yield* reader.take()
}

class RowReader {
  readonly #texts: CellTexts
  readonly #inline = new RichText()
  #rows: SheetRow[] = []
  #row: SheetRow = { line: 0, cells: [] }
  #column = -1
  #type = 'n'
  #style = ''
  #value = ''
  #isInValue = false
  #isUnanswered = false

  constructor(texts: CellTexts) {
    this.#texts = texts
  }

  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  onOpen = (name: string, attributes: Record<string, string>): void => {
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#openValue()
    else if (name === 'f') this.#isUnanswered = true
    else this.#inline.open(name)
  }

  onText = (text: string): void => {
    if (this.#isInValue) this.#value += text
    else this.#inline.add(text)
  }

  onClose = (name: string): void => {
    if (name === 'row') this.#rows.push(this.#row)
    else if (name === 'c') this.#closeCell()
    else if (name === 'v') this.#isInValue = false
    else this.#inline.close(name)
  }

  #openRow({ r }: Record<string, string>): void {
    // Rows are identified by line, so that two rows with the same number get different lines.
    this.#row = { line: Math.max(Number(r ?? 0), this.#row.line + 1), cells: [] }
    this.#column = -1
  }

  #openCell({ r, t = 'n', s = '' }: Record<string, string>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    this.#type = t
    this.#style = s
    this.#value = ''
    this.#isUnanswered = false
    this.#inline.clear()
  }

  #openValue(): void {
    this.#isInValue = true
    this.#isUnanswered = false
  }

  #closeCell(): void {
    // An empty value would clear existing data of the shop.
    if (this.#isUnanswered)
      throw new SheetError(
        'not_a_sheet',
        `has formulas without results, as in line ${this.#row.line}; save it once in a spreadsheet program`,
      )
    const isInline = this.#type === 'inlineStr'
    const text = isInline ? this.#inline.value() : cellText(this.#texts, this.#type, this.#style, this.#value)
    if (text === '' || this.#column >= MOST_COLUMNS) return
    const { cells } = this.#row
    while (cells.length < this.#column) cells.push('')
    cells[this.#column] = text
  }
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
