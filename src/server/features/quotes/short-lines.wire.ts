import type { ShortLine } from '../../../contract/shop/orders.ts'
import type { ChosenLine } from '../../../domain/quotes/offer.ts'
import type { ShortPart } from './hold-stock.ts'
import type { QuoteLineRow } from './versions.queries.ts'

type Line = ChosenLine<Pick<QuoteLineRow, 'lineId' | 'partId' | 'partNumber'>>

/** As for other orders; `id` is the line of the quote. */
export function toShortLines(short: readonly ShortPart[], lines: readonly Line[]): ShortLine[] {
  return short.flatMap(({ partId, available }) =>
    lines
      .filter(({ line }) => line.partId === partId)
      .map(({ line, quantity }) => ({
        id: line.lineId,
        goods_id: partId,
        part_number: line.partNumber,
        cart_num: quantity,
        stock: available,
        state: available === 0 ? ('sold_out' as const) : ('understock' as const),
      })),
  )
}
