import { intlTag, type Lang } from './locales.ts'

type Formats = {
  /** 12,000 pieces */
  count: (value: number) => string
  /** A unit price: two to five decimals, because chips cost fractions of a cent. */
  price: (usd: number) => string
  /** An amount to pay: two decimals. */
  amount: (usd: number) => string
  /** With the code of the currency, for a form of the bank. */
  transfer: (usd: number) => string
  date: (iso: string) => string
  /** To the minute, in UTC: nobody knows where a paper is read. */
  utcTime: (iso: string) => string
  /** Where the reader is, so only in the browser. */
  localTime: (iso: string) => string
}

const known = new Map<Lang, Formats>()

/** The one place that formats. Always by our own table of locales and, but for local times, in UTC, so server and browser agree. */
export function formatsFor(lang: Lang): Formats {
  const formats = known.get(lang) ?? createFormats(intlTag(lang))
  known.set(lang, formats)
  return formats
}

function createFormats(tag: string): Formats {
  const count = new Intl.NumberFormat(tag)
  const usd = (maximumFractionDigits: number, currencyDisplay: 'narrowSymbol' | 'code' = 'narrowSymbol') =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay,
      minimumFractionDigits: 2,
      maximumFractionDigits,
    })
  const price = usd(5)
  const amount = usd(2)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    count: value => settled(count.format(value)),
    price: value => settled(price.format(value)),
    amount: value => settled(amount.format(value)),
    transfer: value => settled(usd(2, 'code').format(value)),
    date: iso => settled(date.format(new Date(iso))),
    utcTime: iso => {
      const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
      return `${settled(time.format(new Date(iso)))}\u00a0UTC`
    },
    localTime: iso =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
  }
}

/**
 * Versions of ICU disagree on which thin space groups digits and which marks surround an amount, some fonts have no thin
 * spaces, and the marks are not needed where a direction is set.
 */
function settled(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u200e\u200f\u061c]/g, '')
}
