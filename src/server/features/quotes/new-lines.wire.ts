import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isMore, lineAmount, priceAt } from '../../../domain/money.ts'
import { orderableFrom } from '../../../domain/quantity.ts'
import type { MatchedRequestLine } from '../rfq/index.ts'
import { amountOf } from './offer-line.ts'
import type { QuoteLineRow } from './versions.queries.ts'

const EMPTY: Omit<QuoteLineRow, 'lineId' | 'partNumber' | 'quantity'> = {
  kind: 'offer',
  alternateOf: null,
  requestPosition: null,
  partId: null,
  manufacturer: '',
  package: '',
  description: '',
  askedQuantity: null,
  askedPrice: null,
  askedDateCode: '',
  multiple: 1,
  unitPrice: null,
  breaks: [],
  amount: null,
  source: 'stock',
  dateCode: '',
  condition: '',
  origin: '',
  leadDays: null,
  note: '',
  noBidReason: '',
  listPrice: null,
  formerPrice: null,
}

const DAYS_PER_WEEK = 7

/** Every line of the request: with our price where it names a part, otherwise as it was typed. */
export function linesOfRequest(lines: readonly MatchedRequestLine[]): QuoteLineRow[] {
  return lines.map(({ match, ...asked }, position) => {
    const part = match.kind === 'exact' ? match.parts[0] : undefined
    const typed = {
      ...EMPTY,
      lineId: position + 1,
      requestPosition: position,
      partNumber: asked.partNumber,
      manufacturer: asked.manufacturer,
      package: asked.package,
      askedQuantity: asked.quantity,
      askedPrice: asked.targetPrice,
      askedDateCode: asked.dateCode,
      quantity: asked.quantity,
      // Parts outside the catalog are not in stock.
      source: 'lead' as const,
    }
    return part ? { ...typed, ...pricedAs(part, asked.quantity) } : typed
  })
}

export type PartQuantity = { part: Goods; quantity: number }

export function linesOfParts(parts: readonly PartQuantity[], firstId: number): QuoteLineRow[] {
  return parts.map(({ part, quantity }, index) => ({
    ...EMPTY,
    lineId: firstId + index,
    ...pricedAs(part, quantity),
  }))
}

/**
 * At the price break of the quantity, rounded up to an orderable quantity. Pieces that we do not have take the
 * lead time. A line above the largest order, which no draft can be saved with, is left to the seller.
 */
function pricedAs(part: Goods, wanted: number) {
  const quantity = orderableFrom(part, wanted)
  const listPrice = priceAt(part.prices, quantity)
  const isTooMuch = listPrice !== null && isMore(lineAmount(listPrice, quantity), LIMITS.orderTotalMax)
  const unitPrice = isTooMuch ? null : listPrice
  const hasStock = part.stock >= quantity
  const amount = amountOf({ kind: 'offer', unitPrice, quantity })
  return {
    partId: part.goods_id,
    partNumber: part.part_number,
    manufacturer: part.brand_name,
    package: part.packaging,
    description: part.description,
    quantity,
    multiple: part.multiple,
    unitPrice: unitPrice?.toFixed(5) ?? null,
    amount: amount?.toFixed(2) ?? null,
    listPrice: listPrice?.toFixed(5) ?? null,
    source: hasStock ? ('stock' as const) : ('lead' as const),
    leadDays: hasStock || part.lead_time === null ? null : part.lead_time * DAYS_PER_WEEK,
    dateCode: part.batch,
    origin: part.origin ?? '',
  }
}
