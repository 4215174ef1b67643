// Written out because PostgreSQL's patterns have no \p{Cf}, and its \s depends on the locale.
const BLANK = String.raw`[\u0009-\u000D\u0020\u0085\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]`

/**
 * Text that a spreadsheet would take for a formula when it opens CSV, with any apostrophes we added. The
 * pattern works in JavaScript and PostgreSQL: exports are written by the database and read here.
 */
export const FORMULA_PATTERN = String.raw`^'*(?:${BLANK}*[=+\-@＝＋－＠]|[\u0009\u000A\u000D])`
export const PLAIN_NUMBER_PATTERN = String.raw`^[+\-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)$`

const FORMULA = new RegExp(FORMULA_PATTERN, 'u')
const PLAIN_NUMBER = new RegExp(PLAIN_NUMBER_PATTERN)

/** Makes a CSV cell stay text when a spreadsheet opens it. */
export function guardFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text
}

/** Restores a guarded text; returns any other text unchanged. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text)
}
