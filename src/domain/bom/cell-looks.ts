import { manufacturerGroup } from '../manufacturers.ts'
import { withPlainDigits } from '../plain-digits.ts'
import { cellText, isBlank } from './cell-text.ts'
import { isDesignators } from './designators.ts'

const SAMPLED_CELLS = 60
const SAMPLED_ROWS = 400

/** A sample of a column's cells below a row. */
export function sampleColumn(rows: readonly string[][], below: number, column: number): string[] {
  const cells: string[] = []
  const last = Math.min(rows.length, below + SAMPLED_ROWS)
  for (let row = below + 1; row < last && cells.length < SAMPLED_CELLS; row++) {
    const cell = rows[row]?.[column]
    if (!isBlank(cell)) cells.push(cellText(cell))
  }
  return cells.filter(isWritten)
}

/** Whether a cell holds more than a rule of dashes. */
export function isWritten(cell: string): boolean {
  return /[\p{L}\p{N}]/u.test(cell)
}

export function shareOf(cells: readonly string[], looks: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(looks).length / cells.length
}

export function isInteger(cell: string): boolean {
  return cell.length < 12 && /^\d{1,9}(?:[.,]0+)?$/.test(withPlainDigits(cell))
}

/** 1, 2, 3 …: line numbers. Gaps come from titles and rows without a number. */
export function isRunning(cells: readonly string[]): boolean {
  if (cells.length < 2 || shareOf(cells, isInteger) < 0.7) return false
  const numbers = cells.filter(isInteger).map(cell => Number.parseInt(withPlainDigits(cell), 10))
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
  return (numbers[0] ?? 0) <= 10 && shareOf(steps.map(String), step => step === '1' || step === '10') > 0.8
}

/** 10k, 4.7uF/25V, 100nF, 0R, 1%, 32.768 kHz: a value, not a part number. */
const VALUE =
  /^[<>±~]?\d{1,7}(?:[.,]\d{1,6})?\s?(?:[pnuµμmkKMGR]|meg)?\s?(?:F|H|Ω|Ω|R|V|A|W|Hz|ohms?|pin|bit|mm|mil|ppm|%)?\d{0,3}(?:[\s/,;_-].{0,40})?$/i
/** 22-05-2021 may be a date; 22-23-2041 is a connector. */
const DAY_AND_MONTH = String.raw`(?:3[01]|[12]\d|0?[1-9])[./-](?:1[0-2]|0?[1-9])|(?:1[0-2]|0?[1-9])[./-](?:3[01]|[12]\d|0?[1-9])`
const LOOSE_TEXT = new RegExp(
  String.raw`:\/\/|www\.|@|[$€£¥₽]|(?<!\d)(?:${DAY_AND_MONTH})[./-](?:(?:19|20)\d{2}|\d{2})(?!\d)`,
)
const FOOTPRINT =
  /^[A-Z]{1,4}[_-](?:01005|0201|0402|0603|0805|1206|1210)(?:[_-].*)?$|^(?:[RCL]_?(?:EU_)?)?(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?:[^\p{L}\p{N}].*|\p{L}{1,4})?$|metric|^(?:SOT|SOIC|SOP|QFN|DFN|TSSOP|MSOP|SOD|TO|DIP|LQFP|TQFP|QFP|BGA|SMA|SMB|SMC|DO)-?\d{0,4}(?:-\d+)?$/iu

export function isFootprint(cell: string): boolean {
  return FOOTPRINT.test(cell)
}

/** 0402 and 0805 are no quantities. */
export function areSizes(cells: readonly string[]): boolean {
  return cells.every(isFootprint)
}

/** Letters and digits in few words, like a manufacturer's part number. */
export function isPartNumber(cell: string): boolean {
  return mayBePartNumber(cell) && !isDesignators(cell)
}

/** Also text that looks like a designator, as BAT54S does. */
export function mayBePartNumber(cell: string): boolean {
  if (cell.length < 3 || cell.length > 60 || LOOSE_TEXT.test(cell)) return false
  if (!/\p{N}/u.test(cell) || cell.split(' ').length > 5) return false
  if (!/\p{L}/u.test(cell) && (cell.replace(/\D/g, '').length < 5 || COORDINATES.test(cell))) return false
  return !isBareValue(cell) && !isFootprint(cell) && !isNamedValue(cell)
}

/** (44.45 52.07), 10.16,-20.3 */
const COORDINATES =
  /^[([]?-?\d+(?:\.\d+)?[\s,;]+-?\d+\.\d+[)\]]?$|^[([]?-?\d+\.\d+[\s,;]+-?\d+(?:\.\d+)?[)\]]?$/

/** `Relay 12V`: words, and nothing but values among them. */
function isNamedValue(cell: string): boolean {
  if (!/\p{L}\p{Ll}{3}/u.test(cell) || !cell.includes(' ')) return false
  return cell.split(' ').every(word => !/\d/.test(word) || isBareValue(word))
}

function isBareValue(cell: string): boolean {
  const [start = ''] = cell.split(/[\s/,;_-]/)
  // 1-826632-6
  if (/^\d+(?:-\d+)+$/.test(cell) && cell.replace(/\D/g, '').length >= 7) return false
  return VALUE.test(start) && VALUE.test(cell) && !/^\d{5,}$/.test(start) && !isTooExact(start)
}

/** Whole values have up to three digits before their zeros: 4116R-1-103LF is no resistance. */
function isTooExact(value: string): boolean {
  const [, digits = ''] = /^\D?(\d+)(?![\d.,])/.exec(value) ?? []
  return digits.replace(/^0+|0+$/g, '').length > 3
}

/** The name of a manufacturer that we know. */
export function isMakerName(cell: string): boolean {
  return manufacturerGroup(cell) !== undefined
}

/** Words, like a manufacturer's name or a description. */
export function isText(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && cell.replace(/\P{N}/gu, '').length <= 1
}
