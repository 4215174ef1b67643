import { formatsFor } from '../../../domain/formats.ts'
import type { Lang } from '../../../domain/locales.ts'

/** An amount or a unit price. It stays left to right in Arabic. */
export function inDollars(lang: Lang, usd: string | number): string {
  return `\u2066${formatsFor(lang).price(Number(usd))}\u2069`
}
