import { lineAmount } from '../../../domain/money.ts'
import { defaultChoices, type OfferLine } from '../../../domain/quotes/offer.ts'
import type { HeldPieces } from './hold-stock.ts'
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

/** The pieces from stock of the lines that count by default, by part. */
export function piecesOf(lines: readonly QuoteLineRow[]): HeldPieces {
  const chosen = new Map(defaultChoices(lines.map(toOffer)).map(({ lineId, quantity }) => [lineId, quantity]))
  const pieces = new Map<number, number>()
  for (const { lineId, partId, source } of lines) {
    const quantity = chosen.get(lineId)
    if (quantity === undefined || partId === null || source !== 'stock') continue
    pieces.set(partId, (pieces.get(partId) ?? 0) + quantity)
  }
  return pieces
}
