import type { BomRequest, Mapping, SheetGrid } from './bom.ts'
import { isBlank } from './cell-text.ts'
import { findHeader, isHeaderOf, NO_HEADER } from './find-header.ts'
import type { HeadingKind } from './header-words.ts'
import { findLayout, type Layout } from './layout.ts'
import { recognizeHeading } from './recognize-heading.ts'

/** A table of a sheet. Cells of other tables are blank in its rows. */
export type SheetTable = {
  /** Counts the tables side by side from the left. */
  side: number
  rows: readonly string[][]
  headerRow: number
  /** The row after its last. */
  end: number
  layout: Layout
}

/** The tables of a sheet: side by side from the left, each with the ones below it. */
export function findTables(
  grid: SheetGrid,
  request: Pick<BomRequest, 'headerRow' | 'mapping'> = {},
): SheetTable[] {
  return splitSides(grid.rows, request.headerRow).flatMap((range, side) => {
    const rows = range === WHOLE ? grid.rows : within(grid.rows, range)
    const headerRow = request.headerRow ?? findHeader(rows)
    const [first, ...others] = splitBelow(rows, headerRow)
    const { hiddenColumns, delimiter } = grid
    const layoutOf = ({ start, end }: Section, mapping?: Mapping) =>
      findLayout(rows.slice(0, end), start, { mapping, hiddenColumns, delimiter })
    const layout = layoutOf(first, mappingOf(range, request.mapping))
    return [
      { side, rows, headerRow, end: first.end, layout },
      ...others.map(section => ({
        side,
        rows,
        headerRow: section.start,
        end: section.end,
        layout: isSameRow(rows, headerRow, section.start) ? layout : layoutOf(section),
      })),
    ]
  })
}

function mappingOf({ from, to }: Range, mapping: Mapping | undefined): Mapping | undefined {
  return mapping && new Map([...mapping].filter(([column]) => column >= from && column < to))
}

type Section = { start: number; end: number }

/** More titles than this are not a sheet of several tables. */
const MOST_BELOW = 50

/** A later row of titles begins another table. */
function splitBelow(rows: readonly string[][], headerRow: number): [Section, ...Section[]] {
  const below: number[] = []
  if (headerRow !== NO_HEADER)
    for (let row = headerRow + 1; row < rows.length && below.length < MOST_BELOW; row++)
      if (isHeaderOf(rows[row] ?? [], WANTED)) below.push(row)
  const endOf = (nth: number) => below[nth] ?? rows.length
  return [{ start: headerRow, end: endOf(0) }, ...below.map((start, i) => ({ start, end: endOf(i + 1) }))]
}

/** A table names a part, and how many or where. */
const WANTED: readonly (readonly HeadingKind[])[] = [
  ['mpn', 'number', 'maker_and_number', 'stock_number'],
  ['qty', 'qty_order', 'qty_total', 'qty_annual', 'designators', 'reference'],
]

function isSameRow(rows: readonly string[][], a: number, b: number): boolean {
  const texts = [a, b].map(row =>
    (rows[row] ?? [])
      .map(cell => cell.trim())
      .join('\n')
      .trimEnd(),
  )
  return texts[0] === texts[1]
}

/** A range of columns; the end is not included. */
type Range = { from: number; to: number }
const WHOLE: Range = { from: 0, to: Number.POSITIVE_INFINITY }

/** The columns of each table side by side. Each has a header of its own, or it is part of one table. */
function splitSides(rows: readonly string[][], headerRow: number | undefined): Range[] {
  if (headerRow === NO_HEADER) return [WHOLE]
  const isTable = (range: Range) => {
    const cut = within(rows, range)
    return isHeaderOf(cut[headerRow ?? findHeader(cut)] ?? [], WANTED_BESIDE)
  }
  const splits = [splitAtGaps(rows), splitAtRepetition(rows, headerRow)]
  const [tables] = splits.map(ranges => ranges.filter(isTable)).filter(ranges => ranges.length > 1)
  return tables ?? [WHOLE]
}

/** Stricter: a distributor's number and quantity may be separate from the rest of their table. */
const WANTED_BESIDE: typeof WANTED = [
  ['mpn', 'number', 'maker_and_number'],
  ['qty', 'designators', 'reference'],
]

function within(rows: readonly string[][], { from, to }: Range): string[][] {
  return rows.map(cells => cells.slice(0, to).map((cell, column) => (column < from ? '' : cell)))
}

/** Ranges of columns between columns without any text. */
function splitAtGaps(rows: readonly string[][]): Range[] {
  const filled: boolean[] = []
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) if (!filled[column] && !isBlank(cell)) filled[column] = true
  const ranges: Range[] = []
  for (let column = 0; column < filled.length; column++) {
    const last = ranges.at(-1)
    if (!filled[column]) continue
    if (last?.to === column) last.to++
    else ranges.push({ from: column, to: column + 1 })
  }
  return ranges.length > 1 ? ranges : []
}

/** MPN, Qty, MPN, Qty: the titles begin again, without a gap. */
function splitAtRepetition(rows: readonly string[][], headerRow: number | undefined): Range[] {
  const titles = (rows[headerRow ?? findHeader(rows)] ?? []).map(title => title.trim().toLowerCase())
  const from = titles.findIndex(title => title !== '')
  const again = titles.indexOf(titles[from] ?? '', from + 1)
  const width = again - from
  if (from < 0 || again < 0 || !repeats(titles, from, width)) return []
  const starts = Array.from(
    { length: Math.floor((titles.length - from) / width) },
    (_, i) => from + i * width,
  )
  return starts.map(start => ({ from: start, to: start + width }))
}

function repeats(titles: readonly string[], from: number, width: number): boolean {
  const first = titles.slice(from, from + width)
  return width > 1 && first.every((title, i) => titles[from + width + i] === title && isKnown(title))
}

function isKnown(title: string): boolean {
  return title === '' || recognizeHeading(title) !== null
}
