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
import { findHeader } from './find-header.ts'
import { findLayout, type Layout } from './layout.ts'
import { readRows } from './read-rows.ts'

/** Reads a bill of materials and detects sheet, header row and columns unless the buyer sets them. */
export function readBom(grids: readonly SheetGrid[], request: BomRequest): Bom {
  const sheet = request.sheet ?? chooseSheet(grids)
  const rows = grids[sheet]?.rows ?? []
  const headerRow = request.headerRow ?? findHeader(rows)
  const layout = findLayout(rows, headerRow, request.mapping)
  const columns = describeColumns(rows, headerRow, layout)
  return { sheet, headerRow, columns, ...readRows(rows, headerRow, layout, request.boards) }
}

/** The sheet with the most complete header and the most lines below it, the first of equals. */
function chooseSheet(grids: readonly SheetGrid[]): number {
  if (grids.length < 2) return 0
  const scores = grids.map(({ rows }) => scoreSheet(rows))
  return scores.indexOf(Math.max(...scores))
}

/** A header with half as many fields is not outweighed by twice the lines. */
function scoreSheet(rows: readonly string[][]): number {
  const headerRow = findHeader(rows)
  const layout = findLayout(rows, headerRow)
  const first = layout.partNumbers[0] ?? layout.at.qty ?? layout.at.designators
  if (first === undefined) return 0
  const lines = rows.slice(headerRow + 1).filter(cells => !isBlank(cells[first])).length
  return scoreFields(layout) * Math.log2(1 + lines)
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

function describeColumns(rows: readonly string[][], headerRow: number, layout: Layout): BomColumn[] {
  return layout.columns.map(({ index, title }) => ({
    index,
    title: title.slice(0, LIMITS.nameLength),
    field: layout.fields[index] ?? null,
    sample: findSample(rows, headerRow, index),
  }))
}

function findSample(rows: readonly string[][], headerRow: number, column: number): string {
  for (let row = headerRow + 1; row < rows.length; row++) {
    const cell = rows[row]?.[column]
    if (!isBlank(cell)) return cellText(cell, LIMITS.nameLength)
  }
  return ''
}
