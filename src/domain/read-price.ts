import { withPlainDigits } from './plain-digits.ts'

export type DecimalMark = '.' | ','

/** Spreadsheets write computed prices with all their digits (0.09999999999999999), and some formats 0.5 as .5. */
const NUMBER = /^(?:\d{1,9}(?:\.\d{1,20})?|\.\d{1,20})$/

/**
 * Parses a price as people type it: 0.125, 0,125, $1,250.50, 1.250,50 USD; null for an empty text, NaN for an
 * invalid one, and for a price in another currency, which must not be taken for dollars.
 */
export function readPrice(text: string, mark: DecimalMark = '.'): number | null {
  const typed = withPlainDigits(text).replace(/[\s'’$]|USD|US(?=\s?\$)/gi, '')
  if (typed === '') return null
  const plain = withPoint(typed, decimalIn(typed, mark))
  return NUMBER.test(plain) ? Number(plain) : Number.NaN
}

/** Formats a price without grouping, for the input field of a language. */
export function writePrice(price: number, mark: DecimalMark): string {
  const plain = price.toFixed(5).replace(/\.?0+$/, '')
  return plain.replace('.', mark)
}

/** Decides whether point or comma is the decimal mark. */
function decimalIn(typed: string, mark: DecimalMark): DecimalMark {
  const [point, comma] = [typed.lastIndexOf('.'), typed.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  if (!typed.includes(other)) return mark
  return isGrouped(typed, other) ? mark : other
}

/** 1,250 and 12,500,000 are grouped; 0,125 and 1,25 are not. */
function isGrouped(typed: string, separator: string): boolean {
  const [first = '', ...groups] = typed.split(separator)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every(group => /^\d{3}$/.test(group))
}

function withPoint(typed: string, decimal: DecimalMark): string {
  const group = decimal === '.' ? ',' : '.'
  return typed.replaceAll(group, '').replace(decimal, '.')
}
