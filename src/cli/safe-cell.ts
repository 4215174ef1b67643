/** What spreadsheets take for a formula when they open CSV. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** A cell of a CSV file that stays text when a spreadsheet opens it; a plain number may have its sign. */
export function safeCell(cell: string | number | null): string | number {
  if (cell === null) return ''
  if (typeof cell === 'number' || PLAIN_NUMBER.test(cell) || !FORMULA.test(cell)) return cell
  return `'${cell}`
}
