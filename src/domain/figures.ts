import type { Lang } from './locales.ts'

type Marks = {
  group: string
  decimal: '.' | ','
  /** The number of digits before the decimal mark from which they are grouped. */
  groupedFrom: number
  /** The position of the currency, and how short it may be. */
  hasCurrencyFirst: boolean
  dollar: string
}
type Decimals = { min: number; max: number }

const ENGLISH: Marks = { group: ',', decimal: '.', groupedFrom: 4, hasCurrencyFirst: true, dollar: '$' }
const GERMAN: Marks = { group: '.', decimal: ',', groupedFrom: 4, hasCurrencyFirst: false, dollar: '$' }

/**
 * Copied from CLDR instead of using Intl: its first use takes a phone a tenth of a second during hydration,
 * and its versions differ in spaces and grouping, so server and browser would disagree.
 */
const MARKS: Record<Lang, Marks> = {
  en: ENGLISH,
  zh: ENGLISH,
  tw: ENGLISH,
  jp: ENGLISH,
  ko: ENGLISH,
  ar: { ...ENGLISH, hasCurrencyFirst: false, dollar: 'US$' },
  de: GERMAN,
  es: { ...GERMAN, groupedFrom: 5 },
  it: { ...GERMAN, groupedFrom: 5 },
  fr: { ...GERMAN, group: '\u00a0' },
  ru: { ...GERMAN, group: '\u00a0' },
}

export function decimalMark(lang: Lang): '.' | ',' {
  return MARKS[lang].decimal
}

/** 12,000.5 */
export function writeNumber(lang: Lang, value: number, decimals: Decimals): string {
  return minus(value) + figures(MARKS[lang], value, decimals)
}

/** $12,000.50 or, with the code, USD 12,000.50 */
export function writeDollars(lang: Lang, value: number, decimals: Decimals, hasCode = false): string {
  const marks = MARKS[lang]
  const written = figures(marks, value, decimals)
  const sign = hasCode ? 'USD' : marks.dollar
  if (!marks.hasCurrencyFirst) return `${minus(value)}${written}\u00a0${sign}`
  return `${minus(value)}${sign}${hasCode ? '\u00a0' : ''}${written}`
}

/** The number of decimals a value is formatted with. */
export function decimalsOf(value: number, decimals: Decimals): number {
  const [, fraction = ''] = value.toFixed(decimals.max).split('.')
  return withoutZeros(fraction, decimals).length
}

function minus(value: number): string {
  return value < 0 ? '-' : ''
}

function figures({ group, decimal, groupedFrom }: Marks, value: number, decimals: Decimals): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals.max).split('.')
  const kept = withoutZeros(fraction, decimals)
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return kept ? grouped + decimal + kept : grouped
}

function withoutZeros(fraction: string, { min }: Decimals): string {
  return fraction.replace(/0+$/, '').padEnd(min, '0')
}
