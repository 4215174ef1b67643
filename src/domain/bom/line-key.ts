import type { BomLine } from './bom.ts'

/** Identifies a line: its row, and the table if there are several side by side. */
export function lineKey({ row, table }: Pick<BomLine, 'row' | 'table'>): string {
  return table === 0 ? String(row) : `${row}.${table}`
}
