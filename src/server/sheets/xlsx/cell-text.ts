import { SheetError } from '../sheet.ts'
import { unescapeText } from './shared-strings.ts'
import type { StringStore } from './string-store.ts'

export type CellTexts = { strings: StringStore; numberWidths: number[] }

/** The displayed text of a cell, as far as its type tells. Dates stay serial numbers. */
export function cellText(texts: CellTexts, type: string, style: string, value: string): string {
  if (value === '') return ''
  if (type === 's') return sharedString(texts.strings, value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'n') return numberText(value, texts.numberWidths[Number(style)] ?? 0)
  return unescapeText(value)
}

function sharedString(strings: StringStore, index: string): string {
  const text = strings.get(Number(index))
  if (text === undefined) throw new SheetError('truncated', 'is damaged: the text of a cell is missing')
  return text
}

/** Excel shows and accepts 15 digits but writes 17: the last two of 0.30000000000000004 are noise. */
function numberText(value: string, width: number): string {
  const text = /^-?\d+$/.test(value) ? value : shortest(value)
  return text.padStart(width, '0')
}

function shortest(value: string): string {
  const number = Number(value)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}
