import { withPlainDigits } from '../plain-digits.ts'

export type Numeral = { value: number; unit: string }

const NUMERAL_LENGTH = 40
const GROUPED = /^\d{1,3}(?:([ '’.,])\d{3})(?:\1\d{3})*$/
/** The same mark between all groups: another one marks decimals, as in `1.000,000`, a thousand with three of them. */
const GROUPS_AND_DECIMALS = /^(\d+|\d{1,3}([ '’.,])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/

/**
 * A number and the text after it; null when there is none. "1,000" is a thousand everywhere, "1.000" only
 * where commas mark the decimals.
 */
export function readNumber(text: string, hasDecimalComma: boolean): Numeral | null {
  if (/^\d{1,15}$/.test(text)) return { value: Number(text), unit: '' }
  const plain = withPlainDigits(text.slice(0, NUMERAL_LENGTH)).replace(/\s+/g, ' ').trim()
  const [, digits = '', unit = ''] = /^([+-]?\d[\d.,'’ ]*(?:e[+]?\d{1,2})?)(.*)$/i.exec(plain) ?? []
  if (digits === '') return null
  const value = readDigits(digits.replace(/[ .,'’]+$/, ''), hasDecimalComma)
  return value === null ? null : { value, unit: unit.trim() }
}

function readDigits(digits: string, hasDecimalComma: boolean): number | null {
  const unsigned = digits.replace(/^[+-]/, '')
  const size = readUnsigned(unsigned, hasDecimalComma)
  if (size === null) return null
  return digits.startsWith('-') ? -size : size
}

function readUnsigned(digits: string, hasDecimalComma: boolean): number | null {
  if (/^\d+(?:\.\d+)?e\+?\d+$/i.test(digits)) return Number(digits)
  const mark = GROUPED.exec(digits)?.[1]
  if (mark !== undefined && isGrouping(mark, digits, hasDecimalComma))
    return Number(digits.replaceAll(mark, ''))
  const [, whole = '', , decimals = ''] = GROUPS_AND_DECIMALS.exec(digits) ?? []
  return whole === '' ? null : Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`)
}

function isGrouping(mark: string, digits: string, hasDecimalComma: boolean): boolean {
  if (digits.startsWith('0')) return false
  if (mark !== '.') return true
  return hasDecimalComma || digits.indexOf('.') !== digits.lastIndexOf('.')
}
