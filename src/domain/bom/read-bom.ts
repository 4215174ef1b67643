import { LIMITS } from '../limits.ts'
import {
  BOM_FIELDS,
  type Bom,
  type BomColumn,
  type BomField,
  type BomRequest,
  type SheetGrid,
} from './bom.ts'
import { cellText, isBlank } from './cell-text.ts'
import { withoutDittoMarks } from './ditto-marks.ts'
import { findHeader, NO_HEADER } from './find-header.ts'
import { findLayout, type Layout } from './layout.ts'
import { LISTED_COLUMNS } from './listed-columns.ts'
import { readRows } from './read-rows.ts'
import { findTables, type SheetTable } from './tables.ts'

/** Reads a bill of materials and detects sheet, header row and columns unless the buyer sets them. */
export function readBom(grids: readonly SheetGrid[], request: BomRequest): Bom {
  const sheet = request.sheet ?? chooseSheet(grids)
  const grid = readGrid(grids[sheet])
  const isListed = grid.isListed === true
  const tables = findTables(grid, isListed ? asList(request) : request)
  const headerRow = tables[0]?.headerRow ?? NO_HEADER
  const options = { boards: request.boards, isListed }
  return { sheet, headerRow, columns: describeColumns(tables), ...readRows(grid, tables, options) }
}

function readGrid(grid: SheetGrid = { name: '', rows: [] }): SheetGrid {
  return { ...grid, rows: withoutDittoMarks(grid.rows) }
}

function asList({ headerRow = NO_HEADER, mapping = LISTED_COLUMNS }: BomRequest) {
  return { headerRow, mapping }
}

/**
 * The sheet with the most complete header and the most lines below it, the first of equals. A hidden sheet is
 * read only if no other has a table.
 */
function chooseSheet(grids: readonly SheetGrid[]): number {
  if (grids.length < 2) return 0
  const scores = grids.map(scoreSheet)
  const best = Math.max(...scores)
  const shown = scores.map((score, i) => (grids[i]?.isHidden ? 0 : score))
  const bestShown = Math.max(...shown)
  return bestShown > 0 ? shown.indexOf(bestShown) : scores.indexOf(best)
}

/** A header with half as many fields is not outweighed by twice the lines. A list of makers names no quantities. */
function scoreSheet({ rows, hiddenColumns }: SheetGrid): number {
  const headerRow = findHeader(rows)
  const layout = findLayout(rows, headerRow, { hiddenColumns })
  const first = layout.partNumbers[0] ?? layout.quantities[0] ?? layout.designators[0]
  if (first === undefined) return 0
  const lines = rows.slice(headerRow + 1).filter(cells => !isBlank(cells[first])).length
  const isBill = layout.partNumbers.length > 0 && layout.quantities.length + layout.designators.length > 0
  return scoreFields(layout) * Math.log2(1 + lines) * (isBill ? 2 : 1)
}

const FIELD_WEIGHTS: Partial<Record<BomField, number>> = {
  part_number: 6,
  qty: 4,
  designators: 3,
  manufacturer: 3,
}

/** A field known by its title is more certain than one guessed from the cells. */
function scoreFields({ columns, fields }: Layout): number {
  const weights = BOM_FIELDS.map(field => {
    const column = columns[fields.indexOf(field)]
    if (!column) return 0
    return column.title === '' ? 0.5 : (FIELD_WEIGHTS[field] ?? 1)
  })
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** The columns of the uppermost table on each side. */
function describeColumns(tables: readonly SheetTable[]): BomColumn[] {
  const uppermost = tables.filter(({ side }, i) => side !== tables[i - 1]?.side)
  const width = Math.max(0, ...uppermost.map(({ layout }) => layout.columns.length))
  return Array.from({ length: width }, (_, index) => {
    const table = uppermost.find(
      ({ layout }) => layout.columns[index]?.cells.length || layout.columns[index]?.title,
    )
    return describeColumn(index, table ?? uppermost[0])
  })
}

function describeColumn(index: number, table: SheetTable | undefined): BomColumn {
  return {
    index,
    table: table?.side ?? 0,
    title: table?.layout.columns[index]?.title.slice(0, LIMITS.nameLength) ?? '',
    field: table?.layout.fields[index] ?? null,
    sample: table ? findSample(table, index) : '',
  }
}

function findSample({ rows, headerRow, end }: SheetTable, column: number): string {
  for (let row = headerRow + 1; row < end; row++) {
    const cell = rows[row]?.[column]
    if (!isBlank(cell)) return cellText(cell, LIMITS.nameLength)
  }
  return ''
}
