import { guardFormula } from '../domain/formula-guard.ts'

/** A CSV cell that stays text when a spreadsheet opens it; a plain number may have a sign. */
export function safeCell(cell: string | number | null): string | number {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell : guardFormula(cell)
}
