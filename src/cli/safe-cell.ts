import { guardFormula } from '../domain/formula-guard.ts'

/** A cell of a CSV file that stays text when a spreadsheet opens it; a plain number may have its sign. */
export function safeCell(cell: string | number | null): string | number {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell : guardFormula(cell)
}
