import { intlTag, type Lang } from '../../../domain/locales.ts'

type Formats = {
  count: (value: number) => string
  /** A unit price: two to five decimals, because chips cost fractions of a cent. */
  price: (usd: number) => string
  amount: (usd: number) => string
  /** With the code of the currency, for a form of the bank. */
  transfer: (usd: number) => string
  date: (iso: string) => string
  /** To the minute, in UTC: nobody knows where the paper is read. */
  time: (iso: string) => string
}

const known = new Map<Lang, Formats>()

/** As the pages of the shop show them. */
export function formatsFor(lang: Lang): Formats {
  const formats = known.get(lang) ?? createFormats(intlTag(lang))
  known.set(lang, formats)
  return formats
}

function createFormats(tag: string): Formats {
  const usd = (maximumFractionDigits: number, currencyDisplay: 'narrowSymbol' | 'code' = 'narrowSymbol') =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay,
      minimumFractionDigits: 2,
      maximumFractionDigits,
    })
  const count = new Intl.NumberFormat(tag)
  const price = usd(5)
  const amount = usd(2)
  const transfer = usd(2, 'code')
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return {
    count: value => settled(count.format(value)),
    price: value => settled(price.format(value)),
    amount: value => settled(amount.format(value)),
    transfer: value => settled(transfer.format(value)),
    date: iso => settled(date.format(new Date(iso))),
    time: iso => `${settled(time.format(new Date(iso)))}\u00a0UTC`,
  }
}

/** Thin spaces are missing in some fonts, and the marks around amounts are not needed where direction is set. */
function settled(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u200e\u200f\u061c]/g, '')
}
