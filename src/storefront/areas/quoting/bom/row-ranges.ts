/** Row numbers from 1, as ranges: 3–5, 9. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const row of rows.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && row <= last.to + 1) last.to = row
    else ranges.push({ from: row, to: row })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(', ')
}
