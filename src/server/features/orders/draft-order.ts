import type { Goods } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isMore, lineAmount, priceAt, sumAmounts } from '../../../domain/money.ts'
import { isOrderable } from '../../../domain/quantity.ts'
import {
  type OrderSource,
  type ShippingOffer,
  shipmentWeight,
  shippingOptions,
} from '../../../domain/shipping.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { rejectQuantity } from '../cart/index.ts'
import { findGoods, type PartsContext } from '../catalogue/index.ts'
import { type RequestedLine, toShortLine } from './requested-line.wire.ts'

/** With the settings as read before the transaction. */
export type DraftContext = PartsContext & { terms: Pick<TradeSettings, 'shippingRates'> }

type DraftLine = {
  id: number | null
  partId: number
  goods: Goods
  quantity: number
  price: number
  amount: number
}

export type Draft = {
  source: OrderSource
  lines: DraftLine[]
  subtotal: number
  weightGrams: number
  options: ShippingOffer[]
  /** The requested method, or else the cheapest; null without a country, and where no service delivers. */
  shipping: ShippingOffer | null
  total: number
}

type Delivery = { source: OrderSource; country?: string; shippingId?: string }

/** Computes the order as it would be placed now. Refuses if any line cannot be ordered, and reports those lines. */
export async function draftOrder(
  context: DraftContext,
  requested: readonly RequestedLine[],
  { source, country, shippingId }: Delivery,
): Promise<Draft> {
  if (requested.length === 0)
    throw new Refusal(400, {
      reason: 'errors.lines_required',
      fields: { lines: { key: 'errors.lines_required' } },
    })
  const ids = requested.map(line => line.partId)
  const goods = await findGoods(context, ids)
  rejectShort(requested, goods)
  const lines = requested.flatMap(line => draftLine(line, goods.get(line.partId)) ?? [])
  const subtotal = sumAmounts(lines.map(line => line.amount))
  const weightGrams = shipmentWeight(
    lines.map(({ goods, quantity }) => ({ weightGrams: goods.weight_g, quantity })),
  )
  const options = country
    ? shippingOptions(context.terms.shippingRates, { country, weightGrams, source })
    : []
  const shipping = chooseShipping(options, shippingId)
  const total = sumAmounts([subtotal, shipping?.fee ?? 0])
  if (isMore(total, LIMITS.orderTotalMax)) throw new Refusal(400, { reason: 'errors.order_too_large' })
  return { source, lines, subtotal, weightGrams, options, shipping, total }
}

function draftLine({ id, partId, quantity }: RequestedLine, goods: Goods | undefined): DraftLine | null {
  const price = goods ? priceAt(goods.prices, quantity) : null
  if (!goods || price === null) return null
  return { id, partId, goods, quantity, price, amount: lineAmount(price, quantity) }
}

/** An invalid quantity is reported before missing stock, because only the buyer can correct it. */
function rejectShort(requested: readonly RequestedLine[], goods: ReadonlyMap<number, Goods>): void {
  for (const line of requested) rejectStrange(line, goods.get(line.partId))
  const short = requested
    .map(line => toShortLine(line, goods.get(line.partId)))
    .filter(({ state }) => state !== 'ok')
  if (short.some(({ state }) => state !== 'understock')) throw new Refusal(4091, { data: { lines: short } })
  if (short.length > 0) throw new Refusal(4092, { data: { lines: short } })
}

function rejectStrange({ id, quantity }: RequestedLine, part: Goods | undefined): void {
  // A part in a cart may have left the catalog; a part for buy now has to exist.
  if (!part && id === null) throw new Refusal(404)
  if (part && part.prices.length > 0 && !isOrderable(part, quantity)) throw rejectQuantity()
}

function chooseShipping(options: readonly ShippingOffer[], id: string | undefined): ShippingOffer | null {
  if (id === undefined) return options[0] ?? null
  const chosen = options.find(option => option.id === id)
  if (!chosen)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { shipping_id: { key: 'errors.shipping_required' } },
    })
  return chosen
}
