/**
 * Parses spreadsheet data from the clipboard: tabs between cells, quotes around cells with tabs, line breaks or
 * quotes.
 */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.replace(/\r\n?/g, '\n').matchAll(CELL)) {
    const cell = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter(row => row.some(cell => cell !== ''))
}

/** A single cell is pasted as plain text. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.trim())
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g
