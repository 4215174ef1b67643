import { lineAmount } from '../../../domain/money.ts'
import type { OfferLine } from '../../../domain/quotes/offer.ts'
import type { QuoteLineRow } from './versions.queries.ts'

/** A stored line as the rules of prices see it. */
export function toOffer<L extends Pick<QuoteLineRow, keyof OfferLine>>(
  line: L,
): Omit<L, 'unitPrice'> & OfferLine {
  return { ...line, unitPrice: line.unitPrice === null ? null : Number(line.unitPrice) }
}

/** Null without a price or an offer. */
export function amountOf({ kind, unitPrice, quantity }: Pick<OfferLine, 'kind' | 'unitPrice' | 'quantity'>) {
  return kind === 'no_bid' || unitPrice === null ? null : lineAmount(unitPrice, quantity)
}
