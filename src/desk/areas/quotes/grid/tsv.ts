/** A block of cells as spreadsheets put it into the clipboard: tabs and line breaks, quoted where a cell has them. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at)
    rows.at(-1)?.push(unguarded(cell))
    const next = text[end]
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (next === '\t' && at >= text.length) rows.at(-1)?.push('')
    if (next !== '\t' && next !== undefined && at < text.length) rows.push([])
  }
  return rows[0]?.length ? rows : []
}

type Read = { cell: string; end: number }

/** A quote that is not closed, or goes on after its end, is a part of the text. */
function quotedAt(text: string, start: number): Read {
  const quoted = /"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)/y
  quoted.lastIndex = start
  const found = quoted.exec(text)
  if (!found) return plainAt(text, start)
  return { cell: (found[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex }
}

function plainAt(text: string, start: number): Read {
  const rest = /[\t\r\n]/g
  rest.lastIndex = start
  const end = rest.exec(text)?.index ?? text.length
  return { cell: text.slice(start, end), end }
}

export function writeTsv(cells: readonly (readonly string[])[]): string {
  return cells.map(row => row.map(writeCell).join('\t')).join('\r\n')
}

function writeCell(text: string): string {
  const safe = guarded(text)
  return /[\t\r\n]|^"/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets would run a text that begins like a formula; buyers have typed some of them. Numbers stay. */
function guarded(text: string): string {
  return /^[=@]|^[+-](?![\d.,\s]*$)/.test(text) ? `'${text}` : text
}

function unguarded(text: string): string {
  return text.replace(/^'(?=[=@+-])/, '')
}
