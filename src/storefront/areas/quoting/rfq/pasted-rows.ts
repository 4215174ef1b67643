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

/** A single cell is pasted as plain text, unless it has a quantity: `10 x LM358`, `LM358 - 10 pcs`. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.trim()) || WITH_QUANTITY.test(text.trim())
}

const PIECES = 'pcs?|pieces?|pc|ea|stk|stück|шт|个|個|개'
const WITH_QUANTITY = new RegExp(
  String.raw`^\d[\d.,]*\s*(?:[x×*]|${PIECES})[\s.]\s*\S|\S[\s,;–-]+(?:[x×*]\s*\d[\d.,]*|\d[\d.,]*\s*(?:${PIECES})\.?)$`,
  'iu',
)

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g
