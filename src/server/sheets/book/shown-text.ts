import type { CellObject } from '@e965/xlsx'

/** From here on the spreadsheet has already rounded the number. */
const EXACT_BELOW = 1e15
/** From here on the format "General" drops some of the digits. */
const GENERAL_BELOW = 1e11

/** The displayed text of a cell, except that numeric part numbers keep all digits. */
export function shownText(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE'
  if (cell.t === 'n' && typeof cell.v === 'number') return numberText(cell.v, cell)
  return String(cell.w ?? cell.v ?? '')
}

function numberText(value: number, { w, z }: CellObject): string {
  const shown = w ?? String(value)
  // The cell holds a number, so its decimals are no thousands.
  if (Number.isInteger(value) && /^\d{1,3}[.,]000$/.test(shown)) return String(value)
  if (!Number.isInteger(value) || Math.abs(value) < GENERAL_BELOW) return shown
  if (Math.abs(value) < EXACT_BELOW) return isGeneral(z) ? String(value) : shown
  // 9.55E+18 shows the reader that digits are lost; zeros in their place would not.
  return /^\d+$/.test(shown) ? Number(value.toPrecision(6)).toExponential().toUpperCase() : shown
}

function isGeneral(format: CellObject['z']): boolean {
  return format === undefined || format === 'General' || format === '@'
}
