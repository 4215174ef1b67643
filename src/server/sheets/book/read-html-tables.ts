import type { BookLimits, BookSheet } from './book.ts'
import { decodeEntities } from './decode-entities.ts'

type Table = { rows: string[][]; covered: Map<number, number> }

const HIDDEN = /<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi
const PIECES = /<\s*(\/?)\s*([a-z][\w:]*)([^>]*)>|[^<]+|</gi

/** Web shops and old databases send a page with a table and call it .xls. */
export function readHtmlTables(html: string, limits: BookLimits): BookSheet[] {
  const reader = new TableReader(limits)
  for (const [piece, slash, tag, attributes = ''] of html.replace(HIDDEN, '').matchAll(PIECES)) {
    if (tag === undefined) reader.text(piece)
    else if (slash) reader.close(tag.toLowerCase())
    else reader.open(tag.toLowerCase(), attributes)
  }
  return reader.tables.map((table, index) => ({ name: `${index + 1}`, rows: table.rows }))
}

/** End tags may be missing, as in a page. */
class TableReader {
  readonly tables: Table[] = []
  readonly #limits: BookLimits
  #depth = 0
  #cell: string | null = null
  #column = 0
  #span = 1
  #rowSpan = 1

  constructor(limits: BookLimits) {
    this.#limits = limits
  }

  open(tag: string, attributes: string): void {
    if (tag === 'table' && ++this.#depth === 1) this.#startTable()
    if (this.#depth !== 1) return
    if (tag === 'tr') this.#startRow()
    if (tag === 'td' || tag === 'th') this.#startCell(attributes)
    if (tag === 'br' || tag === 'p' || tag === 'div') this.text('\n')
  }

  close(tag: string): void {
    if (this.#depth === 1 && ['td', 'th', 'tr', 'table'].includes(tag)) this.#endCell()
    if (tag === 'table') this.#depth = Math.max(0, this.#depth - 1)
  }

  text(text: string): void {
    if (this.#cell !== null) this.#cell += text === '\n' ? text : text.replace(/\s+/g, ' ')
  }

  #startTable(): void {
    this.#cell = null
    if (this.tables.length < this.#limits.sheets) this.tables.push({ rows: [], covered: new Map() })
  }

  #startRow(): void {
    this.#endCell()
    this.#column = 0
    const table = this.#table()
    if (table && table.rows.length <= this.#limits.rows) table.rows.push([])
    for (const [column, rows] of table?.covered ?? []) table?.covered.set(column, rows - 1)
  }

  #startCell(attributes: string): void {
    this.#endCell()
    const covered = this.#table()?.covered
    while ((covered?.get(this.#column) ?? 0) > 0) this.#column++
    this.#cell = ''
    this.#span = spanOf(attributes, 'colspan', this.#limits.columns)
    this.#rowSpan = spanOf(attributes, 'rowspan', this.#limits.rows)
  }

  #endCell(): void {
    if (this.#cell === null) return
    const table = this.#table()
    const row = table?.rows.at(-1)
    const end = Math.min(this.#column + this.#span, this.#limits.columns)
    if (row && this.#column < end) {
      while (row.length < end) row.push('')
      row[this.#column] = decodeEntities(this.#cell).replace(/ *\n */g, '\n')
    }
    if (this.#rowSpan > 1)
      for (let column = this.#column; column < end; column++) table?.covered.set(column, this.#rowSpan)
    this.#column += this.#span
    this.#cell = null
  }

  #table(): Table | undefined {
    return this.tables.at(-1)
  }
}

function spanOf(attributes: string, name: string, most: number): number {
  const [, count] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes) ?? []
  return Math.min(Math.max(1, Number(count ?? 1)), most)
}
