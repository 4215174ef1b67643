import { decodeHTMLStrict } from 'entities/decode'
import { type BookLimits, type BookSheet, MOST_TALL_CELLS } from './book.ts'
import { Budget } from './budget.ts'
import { scanHtml } from './scan-html.ts'

/** Web shops and old databases send HTML tables as .xls. Nested tables are separate sheets. */
export function readHtmlTables(html: string, limits: BookLimits): BookSheet[] {
  const tables: TableReader[] = []
  const budget = new Budget(limits)
  const open: TableReader[] = []
  for (const piece of scanHtml(html)) {
    const table = open.at(-1)
    if ('text' in piece) table?.text(piece.text)
    else if (piece.tag !== 'table') table?.tag(piece.tag, piece.isEnd, piece.attributes)
    else if (piece.isEnd) open.pop()?.end()
    else open.push(startTable(tables, limits, budget))
  }
  for (const table of open) table.end()
  return tables
    .filter(({ isFilled }) => isFilled)
    .map(({ rows, tallCells }, index) => ({
      name: `${index + 1}`,
      rows,
      tallCells,
    }))
}

/** A table beyond the limit is parsed like the others, but dropped. */
function startTable(tables: TableReader[], limits: BookLimits, budget: Budget): TableReader {
  const table = new TableReader(limits, budget)
  if (tables.length < limits.sheets) tables.push(table)
  return table
}

/** Tolerates missing end tags, like browsers. */
class TableReader {
  readonly rows: string[][] = []
  readonly tallCells: NonNullable<BookSheet['tallCells']> = []
  isFilled = false
  readonly #limits: BookLimits
  readonly #budget: Budget
  /** By column, the first row that is not covered by a cell above. */
  readonly #free: number[] = []
  #cell: string | null = null
  #row = -1
  #column = 0
  #span = 1
  #rowSpan = 1

  constructor(limits: BookLimits, budget: Budget) {
    this.#limits = limits
    this.#budget = budget
  }

  tag(tag: string, isEnd: boolean, attributes: string): void {
    const isCell = tag === 'td' || tag === 'th'
    if (isCell || tag === 'tr') this.end()
    if (isEnd) return
    if (tag === 'tr') this.#startRow()
    if (isCell) this.#startCell(attributes)
    if (tag === 'br' || tag === 'p' || tag === 'div') this.text('\n')
  }

  text(text: string): void {
    if (this.#cell !== null) this.#cell += text === '\n' ? text : text.replace(/\s+/g, ' ')
  }

  #startRow(): void {
    this.#row++
    this.#column = 0
    // One row more than allowed shows that there are too many.
    if (this.rows.length <= this.#limits.rows) this.rows.push([])
  }

  #startCell(attributes: string): void {
    while ((this.#free[this.#column] ?? 0) > this.#row) this.#column++
    this.#cell = ''
    this.#span = spanOf(attributes, 'colspan', this.#limits.columns)
    this.#rowSpan = spanOf(attributes, 'rowspan', this.#limits.rows)
  }

  /** Ends the current cell, if any. */
  end(): void {
    if (this.#cell === null) return
    const text = decodeHTMLStrict(this.#cell).replaceAll('\u00A0', ' ').split('\n').map(trim).join('\n')
    const end = Math.min(this.#column + this.#span, this.#limits.columns)
    if (this.#column < end) this.#fill(text, end)
    if (this.#rowSpan > 1)
      for (let column = this.#column; column < end; column++) this.#free[column] = this.#row + this.#rowSpan
    this.#column += this.#span
    this.#cell = null
  }

  #fill(text: string, end: number): void {
    const row = this.rows.at(-1)
    if (!row) return
    while (row.length < end) row.push('')
    if (text.trim() === '') return
    row[this.#column] = this.#budget.take(text)
    if (this.#rowSpan > 1 && this.tallCells.length < MOST_TALL_CELLS)
      this.tallCells.push({ column: this.#column, top: this.#row, bottom: this.#row + this.#rowSpan - 1 })
    this.isFilled = true
  }
}

function trim(line: string): string {
  return line.trim()
}

function spanOf(attributes: string, name: string, most: number): number {
  const [, count] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes) ?? []
  return Math.min(Math.max(1, Number(count ?? 1)), most)
}
