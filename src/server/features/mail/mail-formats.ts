import { formatsFor } from '../../../domain/formats.ts'
import { intlTag, type Lang, LOCALES, langOr } from '../../../domain/locales.ts'
import type { ComposeTools } from './compose.ts'
import { named } from './named.ts'

const SHOWN_LINES = 20

/** An amount or a unit price. It stays left to right in Arabic. */
export function inDollars(lang: Lang, usd: string | number): string {
  return `\u2066${formatsFor(lang).price(Number(usd))}\u2069`
}

/** A duration such as "24 hours". */
export function inUnits(lang: Lang, count: number, unit: 'hour' | 'day'): string {
  return new Intl.NumberFormat(intlTag(lang), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The language to reply in, named in `lang`. */
export function languageName(lang: Lang, theirs: string): string {
  const { tag } = LOCALES[langOr(theirs, lang)]
  return new Intl.DisplayNames(intlTag(lang), { type: 'language' }).of(tag) ?? tag
}

/** The first lines of a list, numbered, and the number of further ones. */
export function firstLines<T>(
  { t }: Pick<ComposeTools, 't'>,
  lines: readonly T[],
  describe: (line: T) => string,
): string[] {
  const shown = lines.slice(0, SHOWN_LINES).map((line, index) => `${index + 1}. ${describe(line)}`)
  const more = lines.length - shown.length
  return more > 0 ? [...shown, t('mail.rfq_buyer.more', { count: more })] : shown
}

/** User input line by line, without anything that could become a link. */
export function quotedLines(words: string): string[] {
  return words
    .split(/[\r\n]+/)
    .filter(line => line.trim() !== '')
    .map(named)
}
