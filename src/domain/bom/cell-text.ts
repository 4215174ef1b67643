/** Cells may hold pages of text; nothing we look for is longer. */
const CELL_LENGTH = 2_000

const UNTIDY = /^\s|\s$|\s\s|[^\S ]|[\p{Cc}\p{Cf}\p{Cs}]/u
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u

/**
 * The visible text of a cell, with whitespace and line breaks as single spaces; databases reject the rest.
 */
export function cellText(cell: string | undefined, length = CELL_LENGTH): string {
  if (cell === undefined || cell === '') return ''
  const text = cell.length > length ? cell.slice(0, length) : cell
  if (!UNTIDY.test(text)) return withoutQuotes(text)
  return withoutQuotes(
    text
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  )
}

const QUOTED = /^(?:["'`“”„«»‘’]+[^"'`“”„«»‘’]+["'`“”„«»‘’]+(?:[\s,;|/]+|$))+$/u

/**
 * `"R1","R2"`: tools that quote twice leave the quotes in the cell. `="0402"` and `'0402` tell Excel to keep the
 * zero. Only an inch mark at the end is one.
 */
function withoutQuotes(text: string): string {
  if (/^[*_[]/.test(text)) return withoutMarkdown(text)
  if (!/^[="'`“”„«‘]/u.test(text)) return text
  const quoted = text.replace(/^=(?=")/, '')
  if (QUOTED.test(quoted)) return quoted.replace(/["'`“”„«»‘’]/gu, '')
  return /^'[^']+$/.test(text) ? text.slice(1).trim() : text
}

/** `**LM358DR**`, `[LM358DR](https://…)` */
function withoutMarkdown(text: string): string {
  const [, bold, linked] =
    /^(?:(?:\*\*|__)([^*_]+)(?:\*\*|__)|\[([^[\]]+)\]\(https?:[^()\s]+\))$/.exec(text) ?? []
  return (bold ?? linked ?? text).trim()
}

export function isBlank(cell: string | undefined): boolean {
  return cell === undefined || !VISIBLE.test(cell)
}
