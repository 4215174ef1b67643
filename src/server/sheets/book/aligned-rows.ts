const SEARCHED_LINES = 100
/** `---- --- ------`: at least three columns. */
const RULE = /^\s*(?:-{2,}|={2,}|_{2,})(?: +(?:-{2,}|={2,}|_{2,})){2,}\s*$/

/**
 * The rows of a table in columns of fixed width, as layout programs print them: a rule below the titles shows where
 * each column begins. Undefined for any other text.
 */
export function alignedRows(text: string): Generator<string[]> | undefined {
  const first = text.split(/\r?\n/, SEARCHED_LINES)
  const rule = first.find(line => RULE.test(line))
  if (rule === undefined) return undefined
  return rowsOf(
    text,
    [...rule.matchAll(/\S+/g)].map(({ index }) => index),
  )
}

function* rowsOf(text: string, starts: readonly number[]): Generator<string[]> {
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r?\n|$)/g)) {
    if (line === '') return
    if (RULE.test(line)) yield []
    else yield cellsOf(line.replace(/\s+$/, ''), starts)
  }
}

/** A line that has letters across the end of a column is no row: a title, or a note. */
function cellsOf(line: string, starts: readonly number[]): string[] {
  const isTorn = starts.some(start => start > 0 && /\S\S/.test(line.slice(start - 1, start + 1)))
  if (isTorn) return [line]
  return starts.map((start, place) => line.slice(place === 0 ? 0 : start, starts[place + 1]).trim())
}
