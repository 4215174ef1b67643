import { isRecord } from '../../../domain/is-record.ts'
import { type PriceBreak, priceAt } from '../../../domain/money.ts'
import type { RfqItem } from './rfq-item.ts'

/** A prefilled target price follows the quantity; a typed one stays. */
export function followPrice({ prices }: RfqItem, change: Partial<RfqItem>): Partial<RfqItem> {
  const isTyped = Object.hasOwn(change, 'target_price') || change.typed?.target_price !== undefined
  if (isTyped) return { prices: undefined }
  if (!prices || change.quantity === undefined) return {}
  return { target_price: priceAt(prices, change.quantity) ?? prices[0]?.price ?? null }
}

/** The price breaks by part id, as stored beside the list; null for none. */
export function writePrices(items: readonly RfqItem[]): string | null {
  const followed = items.filter(({ partId, prices }) => partId !== null && prices)
  if (followed.length === 0) return null
  return JSON.stringify(Object.fromEntries(followed.map(({ partId, prices }) => [partId, prices])))
}

export function withPrices(items: readonly RfqItem[], kept: string | null): RfqItem[] {
  const byId: unknown = JSON.parse(kept ?? '{}')
  if (!isRecord(byId)) return [...items]
  return items.map(item => {
    const prices = readBreaks(byId[String(item.partId)])
    return prices.length > 0 ? { ...item, prices } : item
  })
}

function readBreaks(stored: unknown): PriceBreak[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isRecord).flatMap(({ qty, price }) => {
    const isBreak = typeof qty === 'number' && typeof price === 'number'
    return isBreak ? [{ qty, price }] : []
  })
}
