import { decimalMark } from '../../../../domain/figures.ts'
import type { Lang } from '../../../../domain/locales.ts'

const DECIMAL_COMMA = /(?<!\d|,|[^.]\.)(\d+),(\d+)(?![\d,])/g

/**
 * In languages with a decimal comma, `4,7k` is one value. Several values are typed with a space after the comma, or
 * with units.
 */
export function withDecimalPoint(text: string, lang: Lang): string {
  return decimalMark(lang) === ',' ? text.replace(DECIMAL_COMMA, '$1.$2') : text
}

/** An amount of a URL as it is typed in the language: `0.25..1.5` is `0,25..1,5` in German. */
export function withDecimalMark(amount: string, lang: Lang): string {
  return /^[\d.]*$/.test(amount) ? amount.replace(/(?<!\.)\.(?!\.)/g, decimalMark(lang)) : amount
}

/** A filter as it is typed there: `10, 22` are two values. */
export function withSpacedValues(filter: string, lang: Lang): string {
  return decimalMark(lang) === ',' ? filter.replace(/(?<!\\),(?=\S)/g, ', ') : filter
}
