import type { BomColumn, BomField } from '../../../../domain/bom/bom.ts'
import type { ColumnMapping } from './bom-session.ts'

type Mapped = Pick<BomColumn, 'index' | 'field' | 'table'>

/** Several number columns are alternates, and notes may be in two columns; every other meaning is unique. */
const SEVERAL: readonly BomField[] = ['part_number', 'description', 'designators']

/**
 * All columns with one changed. Every column is listed, so that none is recognized anew. A meaning moves only
 * within a table: the table beside it has columns of its own.
 */
export function withColumn(columns: readonly Mapped[], index: number, field: BomField | null): ColumnMapping {
  const table = columns.find(column => column.index === index)?.table
  const isTaken = (other: Mapped) =>
    field !== null && other.field === field && other.table === table && !SEVERAL.includes(field)
  return Object.fromEntries(
    columns.map(column => {
      if (column.index === index) return [column.index, field]
      return [column.index, isTaken(column) ? null : column.field]
    }),
  )
}

export function isSameMapping(columns: readonly Mapped[], mapping: ColumnMapping): boolean {
  return columns.every(({ index, field }) => (mapping[index] ?? null) === field)
}

/** Required columns that a table lacks. */
export function missingFields(columns: readonly Mapped[]): BomField[] {
  const tables = [...new Set(columns.map(({ table }) => table))]
  const missing = tables.flatMap(table => missingIn(columns.filter(column => column.table === table)))
  return [...new Set(columns.length === 0 ? missingIn([]) : missing)]
}

function missingIn(columns: readonly Mapped[]): BomField[] {
  const fields = columns.map(({ field }) => field)
  const hasQuantity = fields.includes('qty') || fields.includes('designators')
  const missing: BomField[] = fields.includes('part_number') ? [] : ['part_number']
  return hasQuantity ? missing : [...missing, 'qty']
}
