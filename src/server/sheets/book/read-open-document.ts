import { SheetError } from '../sheet.ts'
import { readWholeXml } from '../xlsx/read-xml.ts'
import { type BookLimits, type BookSheet, MOST_TALL_CELLS } from './book.ts'
import { Budget } from './budget.ts'
import { shownText } from './shown-text.ts'
import { tooManyRows } from './tidy-rows.ts'

type Attributes = Record<string, string>

/**
 * The content of an OpenDocument spreadsheet. Parsed here, because the format is full of repeat counts
 * ("repeat this row a billion times"), which SheetJS expands.
 */
export async function readOpenDocument(
  content: AsyncIterable<Buffer>,
  limits: BookLimits,
): Promise<BookSheet[]> {
  const reader = new OpenDocumentReader(limits)
  await readWholeXml(content, {
    onOpen: (name, attributes) => reader.open(name, attributes),
    onText: text => reader.text(text),
    onClose: name => reader.close(name),
  })
  if (!reader.isSpreadsheet)
    throw new SheetError('not_a_sheet', 'is an OpenDocument file without a spreadsheet')
  return reader.sheets
}

/** Elements that are not part of the cell's displayed text. */
const HIDDEN = new Set(['annotation', 'frame', 'shapes', 'custom-shape', 'tracked-changes'])

const NOT_SHOWN = /^(?:collapse|filter)$/

class OpenDocumentReader {
  readonly sheets: BookSheet[] = []
  isSpreadsheet = false
  readonly #limits: BookLimits
  readonly #budget: Budget
  #hiddenDepth = 0
  #rows: string[][] = []
  #sheet: BookSheet | null = null
  #describedColumns = 0
  /** The index of the current row. */
  #rowIndex = 0
  #rowRepeat = 1
  #isRowHidden = false
  #row: string[] = []
  #column = 0
  #cell: { attributes: Attributes; text: string; hasParagraph: boolean } | null = null

  constructor(limits: BookLimits) {
    this.#limits = limits
    this.#budget = new Budget(limits)
  }

  open(name: string, attributes: Attributes): void {
    if (this.#hiddenDepth > 0 || HIDDEN.has(name)) this.#hiddenDepth++
    else if (name === 'spreadsheet') this.isSpreadsheet = true
    else if (name === 'table') this.#startTable(attributes['table:name'] ?? '')
    else if (name === 'table-column') this.#addColumn(attributes)
    else if (name === 'table-row') this.#startRow(attributes)
    else if (name === 'table-cell' || name === 'covered-table-cell')
      this.#cell = { attributes, text: '', hasParagraph: false }
    else this.#openInCell(name, attributes)
  }

  text(text: string): void {
    if (this.#hiddenDepth === 0 && this.#cell?.hasParagraph) this.#add(text)
  }

  close(name: string): void {
    if (this.#hiddenDepth > 0) this.#hiddenDepth--
    else if (name === 'table-row') this.#endRow()
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell()
  }

  #startTable(name: string): void {
    this.#rows = []
    this.#rowIndex = 0
    this.#describedColumns = 0
    this.#sheet = { name, rows: this.#rows, hiddenColumns: [], hiddenRows: [], tallCells: [] }
    if (this.sheets.length < this.#limits.sheets) this.sheets.push(this.#sheet)
  }

  #addColumn(attributes: Attributes): void {
    const first = this.#describedColumns
    this.#describedColumns += readCount(attributes['table:number-columns-repeated'])
    const isHidden = NOT_SHOWN.test(attributes['table:visibility'] ?? '')
    const last = Math.min(this.#describedColumns, this.#limits.columns)
    if (isHidden) for (let column = first; column < last; column++) this.#sheet?.hiddenColumns?.push(column)
  }

  #startRow(attributes: Attributes): void {
    this.#rowRepeat = readCount(attributes['table:number-rows-repeated'])
    this.#isRowHidden = NOT_SHOWN.test(attributes['table:visibility'] ?? '')
    this.#row = []
    this.#column = 0
  }

  #endRow(): void {
    const start = this.#rowIndex
    this.#rowIndex += this.#rowRepeat
    if (this.#row.length === 0) return
    while (this.#rows.length < start) this.#rows.push([])
    while (this.#rows.length < this.#rowIndex) {
      if (this.#isRowHidden) this.#sheet?.hiddenRows?.push(this.#rows.length)
      this.#rows.push(this.#row)
    }
  }

  #openInCell(name: string, attributes: Attributes): void {
    if (!this.#cell) return
    if (name === 'p' && this.#cell.hasParagraph) this.#add('\n')
    if (name === 'p') this.#cell.hasParagraph = true
    if (name === 's')
      this.#add(' '.repeat(Math.min(readCount(attributes['text:c']), this.#limits.cellCharacters)))
    if (name === 'tab') this.#add('\t')
    if (name === 'line-break') this.#add('\n')
  }

  #add(text: string): void {
    if (this.#cell && this.#cell.text.length < this.#limits.cellCharacters) this.#cell.text += text
  }

  #endCell(): void {
    if (!this.#cell) return
    const { attributes } = this.#cell
    const text = cellText(attributes, this.#cell.text)
    const start = this.#column
    this.#column += readCount(attributes['table:number-columns-repeated'])
    this.#cell = null
    const end = Math.min(this.#column, this.#limits.columns)
    if (text.trim() === '' || start >= end) return
    if (this.#rowIndex + this.#rowRepeat > this.#limits.rows) throw tooManyRows(this.#limits)
    const tall = readCount(attributes['table:number-rows-spanned'])
    const tallCells = this.#sheet?.tallCells ?? []
    if (tall > 1 && tallCells.length < MOST_TALL_CELLS)
      tallCells.push({ column: start, top: this.#rowIndex, bottom: this.#rowIndex + tall - 1 })
    const kept = this.#budget.take(text, (end - start) * this.#rowRepeat)
    while (this.#row.length < start) this.#row.push('')
    while (this.#row.length < end) this.#row.push(kept)
  }
}

/** The displayed text, except for rounded numbers. Some programs write values only. */
function cellText(attributes: Attributes, text: string): string {
  if (attributes['calcext:value-type'] === 'error') return ''
  const value = attributes['office:value']
  if (value !== undefined) return shownText({ t: 'n', v: Number(value), w: text === '' ? undefined : text })
  const isTrue = attributes['office:boolean-value']
  if (isTrue !== undefined) return isTrue === 'true' ? 'TRUE' : 'FALSE'
  return (
    text ||
    (attributes['office:string-value'] ??
      attributes['office:date-value'] ??
      attributes['office:time-value'] ??
      '')
  )
}

/** Digits only: programs interpret other notations differently. */
function readCount(value: string | undefined): number {
  if (value === undefined) return 1
  if (!/^\d{1,10}$/.test(value)) throw new SheetError('truncated', 'is damaged: a count in it is no number')
  return Math.max(1, Number(value))
}
