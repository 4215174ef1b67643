import { decimalMark } from '../../../../domain/figures.ts'
import type { Lang } from '../../../../domain/locales.ts'

/** An amount of a URL as it is typed in the language: `0.25..1.5` is `0,25..1,5` in German. */
export function withDecimalMark(amount: string, lang: Lang): string {
  return /^[\d.]*$/.test(amount) ? amount.replace(/(?<!\.)\.(?!\.)/g, decimalMark(lang)) : amount
}

/** A filter as it is typed: `10, 22` are two values. */
export function withSpacedValues(filter: string): string {
  return filter.replace(/(?<!\\),(?=\S)/g, ', ')
}
