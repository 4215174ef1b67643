const OFFERED = 60

/** The rows that may hold the titles: none, those at the top of the sheet, and the one that does. */
export function headerRows(rowCount: number, current: number): number[] {
  const rows = Array.from({ length: Math.min(rowCount, OFFERED) + 1 }, (_, index) => index - 1)
  return rows.includes(current) ? rows : [...rows, current]
}
