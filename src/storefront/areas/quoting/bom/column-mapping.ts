import type { BomColumn, BomField } from '../../../../domain/bom/bom.ts'
import type { ColumnMapping } from './bom-session.ts'

type Mapped = Pick<BomColumn, 'index' | 'field'>

/** Several number columns are alternates, and notes may be in two columns; every other meaning is unique. */
const SEVERAL: readonly BomField[] = ['part_number', 'description', 'designators']

/** All columns with one changed. Every column is listed, so that none is recognized anew. */
export function withColumn(columns: readonly Mapped[], index: number, field: BomField | null): ColumnMapping {
  const isTaken = (other: Mapped) => field !== null && other.field === field && !SEVERAL.includes(field)
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

/** Required columns. */
export function missingFields(columns: readonly Mapped[]): BomField[] {
  const fields = columns.map(({ field }) => field)
  const hasQuantity = fields.includes('qty') || fields.includes('designators')
  const missing: BomField[] = fields.includes('part_number') ? [] : ['part_number']
  return hasQuantity ? missing : [...missing, 'qty']
}
