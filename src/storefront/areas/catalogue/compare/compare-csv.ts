import { guardFormula } from '../../../../domain/formula-guard.ts'

/** A table as an address that downloads it, without JavaScript too. The mark at the start tells spreadsheets that it is UTF-8. */
export function csvAddress(rows: readonly (readonly string[])[]): string {
  const text = rows.map(cells => cells.map(quoted).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`
}

function quoted(cell: string): string {
  return `"${guardFormula(cell).replaceAll('"', '""')}"`
}
