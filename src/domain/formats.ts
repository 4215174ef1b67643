import { writeDate } from './dates.ts'
import { decimalsOf, writeDollars, writeNumber } from './figures.ts'
import { intlTag, type Lang } from './locales.ts'

type Formats = {
  /** 12,000 pieces */
  count: (value: number) => string
  /** A unit price: two to five decimals, because chips cost fractions of a cent. */
  price: (usd: number) => string
  /** Unit prices in a column: all with as many decimals as the most precise one. */
  prices: (usds: number[]) => string[]
  /** An amount to pay: two decimals. */
  amount: (usd: number) => string
  /** With the currency code, for a bank's form. */
  transfer: (usd: number) => string
  date: (iso: string) => string
  /** To the minute, in UTC, because a document may be read in any time zone. */
  utcTime: (iso: string) => string
  /** The same for a sentence in a mail. */
  longUtcTime: (iso: string) => string
  /** In the reader's time zone, so only in the browser. */
  localTime: (iso: string) => string
}

const CENTS = { min: 2, max: 2 }
const PRICE = { min: 2, max: 5 }

const known = new Map<Lang, Formats>()

/**
 * The only place that formats values. It uses our own locale tables and, except for local times, UTC, so that
 * server and browser agree.
 */
export function formatsFor(lang: Lang): Formats {
  const formats = known.get(lang) ?? createFormats(lang)
  known.set(lang, formats)
  return formats
}

function createFormats(lang: Lang): Formats {
  const tag = intlTag(lang)
  const time = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (iso: string) => {
      format ??= new Intl.DateTimeFormat(tag, options)
      return settled(format.format(new Date(iso)))
    }
  }
  const utcTime = time({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const longUtcTime = time({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    count: value => writeNumber(lang, value, { min: 0, max: 3 }),
    price: usd => writeDollars(lang, usd, PRICE),
    prices: usds => {
      const min = Math.max(...usds.map(usd => decimalsOf(usd, PRICE)))
      return usds.map(usd => writeDollars(lang, usd, { ...PRICE, min }))
    },
    amount: usd => writeDollars(lang, usd, CENTS),
    transfer: usd => writeDollars(lang, usd, CENTS, true),
    date: iso => writeDate(lang, iso),
    utcTime: iso => `${utcTime(iso)}\u00a0UTC`,
    longUtcTime: iso => `${longUtcTime(iso)} UTC`,
    localTime: time({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}

/** ICU versions differ in thin spaces and directional marks, and some fonts have no thin spaces. */
function settled(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u200e\u200f\u061c]/g, '')
}
