import { LIMITS } from '../limits.ts'
import { isAlternateRow } from './alternate-row.ts'
import type { Bom, BomLine, OfferedRow, SheetGrid, SkippedRow, SkipReason } from './bom.ts'
import { cellText, isBlank } from './cell-text.ts'
import { mergeKey, mergeLines } from './merge-lines.ts'
import { namedChip, numbersElsewhere, valueText } from './numbers-elsewhere.ts'
import { readLine, type SourceRow, toLine } from './read-line.ts'
import { readPartNumber } from './read-part-number.ts'
import { withoutRepeatedTables } from './repeated-tables.ts'
import { spannedRows } from './spanned-rows.ts'
import type { SheetTable } from './tables.ts'
import { joinWrappedRows } from './wrapped-rows.ts'

/** `isListed`: a list without columns, where each row is a line of its own. */
type RowOptions = { boards: number; isListed: boolean }
type ReadRows = Pick<Bom, 'lines' | 'offered' | 'skipped'>

/** Reads every row below the header as a line or as skipped with a reason. */
export function readRows(grid: SheetGrid, tables: readonly SheetTable[], options: RowOptions): ReadRows {
  const reader = new RowReader(options)
  for (const table of tables.slice(1))
    if (table.headerRow > (tables[0]?.headerRow ?? 0)) reader.skipHeader(table)
  for (const table of withoutRepeatedTables(tables, skipped => reader.skipTable(skipped)))
    reader.readTable(table, grid)
  return reader.result()
}

/** The row that a row without quantity may belong to. */
type Above = { cells: readonly string[]; key: string | null; reason: SkipReason | null; row: number }

class RowReader {
  readonly #boards: number
  readonly #isListed: boolean
  readonly #lines = new Map<string, BomLine>()
  readonly #offered: OfferedRow[] = []
  readonly #skipped: SkippedRow[] = []

  constructor({ boards, isListed }: RowOptions) {
    this.#boards = boards
    this.#isListed = isListed
  }

  readTable(table: SheetTable, grid: SheetGrid): void {
    const spanned = spannedRows(table, grid)
    const [hidden, continued] = [new Set(grid.hiddenRows), new Set(grid.continuedRows)]
    const unclear = new Set(grid.unclearRows)
    let above: Above | null = null
    for (let row = table.headerRow + 1; row < table.end; row++) {
      const told = spanned.fill(row, table.rows[row] ?? [])
      const { cells, wrapped } = continued.has(row + 1)
        ? { cells: told, wrapped: rowsFrom(row + 1, continued) }
        : joinWrappedRows(table, row, told)
      const [isSpanned, isHidden] = [spanned.has(row), hidden.has(row)]
      const isUnclear = unclear.has(row)
      const source = { row, table: table.side, cells, wrapped, isSpanned, isHidden, isUnclear }
      const line: Above | null = this.#isListed ? null : above
      if (line && spanned.continues(row) && this.#continueLine(source, table, line)) continue
      above = (line && this.#readAlternate(source, table, line)) ?? this.#readRow(source, table)
      row += wrapped.length
    }
  }

  skipHeader({ rows, headerRow }: SheetTable): void {
    this.#skip(headerRow, 'not_a_part', rows[headerRow] ?? [])
  }

  /** Every row of a table that only repeats another. */
  skipTable({ rows, headerRow, end }: SheetTable): void {
    for (let row = headerRow + 1; row < end; row++) {
      const cells = rows[row] ?? []
      this.#skip(row, cells.every(isBlank) ? 'empty' : 'merged', cells)
    }
  }

  result(): ReadRows {
    const lines = [...this.#lines.values()]
    const left = LIMITS.bomNumbers - lines.length
    const kept = limitNumbers(lines, left)
    const used = kept.reduce((sum, { alternates }) => sum + alternates.length, 0)
    return { lines: kept, offered: limitOffers(this.#offered, left - used), skipped: this.#allSkipped(kept) }
  }

  #readRow(source: SourceRow, { layout, rows }: SheetTable): Above | null {
    const { row, cells, wrapped } = source
    const line = readLine(source, layout, this.#boards)
    if (typeof line !== 'string') return { cells, row, ...this.#add(line, cells) }
    if (line === 'no_part_number') this.#offer(source, layout)
    this.#skip(row, line, cells)
    for (const further of wrapped) this.#skip(further, 'merged', rows[further] ?? [])
    return line === 'empty' || line === 'not_a_part' ? null : { cells, row, key: null, reason: line }
  }

  /** A row whose number and quantity are merged with the row above adds only designators. */
  #continueLine({ row, cells }: SourceRow, { layout }: SheetTable, above: Above): boolean {
    const line = above.key === null ? undefined : this.#lines.get(above.key)
    if (!line) return false
    const further = layout.designators.map(column => cellText(cells[column])).filter(text => text !== '')
    const designators = [line.designators, ...further].filter(text => text !== '').join(', ')
    line.designators = designators.slice(0, LIMITS.descriptionLength)
    line.rows.push(row)
    this.#skip(row, 'merged', cells)
    return true
  }

  /** Null when the row is a line of its own. */
  #readAlternate(source: SourceRow, { layout }: SheetTable, above: Above): Above | null {
    const { row, cells, wrapped } = source
    const part = readPartNumber(cells, layout)
    // A group's title has no digits.
    if (!part || !/\p{N}/u.test(part.number) || !isAlternateRow(cells, above.cells, layout)) return null
    if (above.reason === 'no_part_number') return this.#complete(source, layout, above)
    const line = above.key === null ? undefined : this.#lines.get(above.key)
    if (line) this.#addAlternates(line, [part.number, ...part.alternates], [row, ...wrapped])
    for (const named of [row, ...wrapped])
      this.#skip(named, line ? 'alternate' : (above.reason ?? 'alternate'), cells)
    return above
  }

  /** The row above has the quantity and the designators, this one has the number. */
  #complete(source: SourceRow, layout: SheetTable['layout'], above: Above): Above | null {
    const width = Math.max(source.cells.length, above.cells.length)
    const cells = Array.from({ length: width }, (_, column) =>
      isBlank(source.cells[column]) ? (above.cells[column] ?? '') : (source.cells[column] ?? ''),
    )
    const line = readLine({ ...source, cells, row: above.row }, layout, this.#boards)
    if (typeof line === 'string') return null
    const isAbove = ({ row }: { row: number }) => row === above.row
    this.#skipped.splice(this.#skipped.findLastIndex(isAbove), 1)
    const offer = this.#offered.findLastIndex(offered => isAbove(offered.line))
    if (offer >= 0) this.#offered.splice(offer, 1)
    line.rows.push(source.row)
    this.#skip(source.row, 'merged', source.cells)
    return { cells, row: above.row, ...this.#add(line, cells) }
  }

  #addAlternates(line: BomLine, numbers: readonly string[], rows: readonly number[]): void {
    line.rows.push(...rows)
    const known = new Set([line.part_number, ...line.alternates])
    for (const number of numbers)
      if (!known.has(number) && line.alternates.length < LIMITS.bomAlternates)
        line.alternates.push(number.slice(0, LIMITS.partNumberLength))
  }

  /** Adds or merges a line. */
  #add(line: BomLine, cells: readonly string[]): Pick<Above, 'key' | 'reason'> {
    const key = mergeKey(line)
    const earlier = this.#lines.get(key)
    if (!earlier && this.#lines.size >= LIMITS.bomLines) {
      for (const row of line.rows) this.#skip(row, 'over_limit', cells)
      return { key: null, reason: 'over_limit' }
    }
    this.#lines.set(key, earlier ? mergeLines(earlier, line) : line)
    if (earlier) for (const row of line.rows) this.#skip(row, 'merged', cells)
    return { key, reason: null }
  }

  #offer(source: SourceRow, layout: SheetTable['layout']): void {
    if (this.#offered.length >= LIMITS.bomLines) return
    const numbers = numbersElsewhere(source.cells, layout)
    const value = valueText(source.cells, layout)
    const [number = ''] = numbers
    if (number === '' && value === '') return
    const maker = layout.makers.map(column => cellText(source.cells[column])).find(name => name !== '') ?? ''
    const line = toLine(source, layout, this.#boards, { number, maker, alternates: [] })
    if (typeof line !== 'string')
      this.#offered.push({
        line: { ...line, warnings: ['number_elsewhere', ...line.warnings] },
        numbers,
        value,
        named: namedChip(source.cells, layout),
      })
  }

  #skip(row: number, reason: SkipReason, cells: readonly string[]): void {
    this.#skipped.push({ row, reason, text: describe(cells, reason) })
  }

  /** A row that is empty on one side only is not listed as empty. */
  #allSkipped(lines: readonly BomLine[]): SkippedRow[] {
    const said = new Set([
      ...lines.flatMap(({ rows }) => rows),
      ...this.#skipped.filter(({ reason }) => reason !== 'empty').map(({ row }) => row),
    ])
    const once = new Map(this.#skipped.map(skipped => [`${skipped.row} ${skipped.text}`, skipped]))
    return [...once.values()]
      .filter(({ row, reason }) => reason !== 'empty' || !said.has(row))
      .toSorted((a, b) => a.row - b.row)
  }
}

/** Consecutive rows. */
function rowsFrom(first: number, among: ReadonlySet<number>): number[] {
  const rows: number[] = []
  for (let row = first; among.has(row); row++) rows.push(row)
  return rows
}

/** Every line is looked up; alternates only until the file's limit of numbers is reached. */
function limitNumbers(lines: BomLine[], most: number): BomLine[] {
  let left = most
  return lines.map(line => {
    const alternates = line.alternates.slice(0, left)
    left -= alternates.length
    return { ...line, alternates }
  })
}

function limitOffers(offered: readonly OfferedRow[], most: number): OfferedRow[] {
  let left = Math.max(0, most)
  return offered.flatMap(({ numbers, ...row }) => {
    const kept = numbers.slice(0, left)
    left -= kept.length
    return kept.length > 0 || row.value !== '' ? [{ ...row, numbers: kept }] : []
  })
}

const TEXT_LENGTH = 200

function describe(cells: readonly string[], reason: SkipReason): string {
  if (reason === 'empty') return ''
  let text = ''
  for (const cell of cells) {
    if (text.length >= TEXT_LENGTH) break
    if (!isBlank(cell)) text += `${text === '' ? '' : ' · '}${cellText(cell, TEXT_LENGTH * 2)}`
  }
  return text.slice(0, TEXT_LENGTH)
}
