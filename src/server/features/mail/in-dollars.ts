import { intlTag, type Lang } from '../../../domain/locales.ts'

/** An amount or a unit price. It stays left to right in Arabic. */
export function inDollars(lang: Lang, usd: string | number): string {
  const dollars = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 5,
  })
  return `\u2066${dollars.format(Number(usd))}\u2069`
}
