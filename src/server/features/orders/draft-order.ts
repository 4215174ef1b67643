import type { Goods } from '../../../contract/shop/goods.ts'
import type { OrderedLine, ShortLine } from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { lineState } from '../../../domain/line-state.ts'
import type { Lang } from '../../../domain/locales.ts'
import { lineAmount, priceAt, sumAmounts } from '../../../domain/money.ts'
import { isOrderable } from '../../../domain/quantity.ts'
import {
  type OrderSource,
  parcelWeight,
  type ShippingOption,
  shippingOptions,
} from '../../../domain/shipping.ts'
import type { Database } from '../../database/connection.ts'
import { type Directory, findGoods } from '../catalogue/index.ts'
import type { TradeSettings } from '../site/index.ts'

/** One thing someone wants; `id` is its line in a cart. */
export type Wish = { id: number | null; partId: number; partNumber: string; quantity: number }

export type DraftTools = {
  db: Database
  /** Read before a transaction is begun: who holds one connection must not wait for another. */
  directory: Directory
  lang: Lang
  settings: Pick<TradeSettings, 'shippingRates'>
}

export type Draft = {
  source: OrderSource
  lines: OrderedLine[]
  subtotal: number
  weightGrams: number
  options: ShippingOption[]
  /** The one asked for, or else the cheapest; null without a country, and where nobody goes. */
  shipping: ShippingOption | null
  total: number
}

type Delivery = { source: OrderSource; country?: string; shippingId?: string }

/** What an order would come to this moment. What cannot be ordered refuses it, and is named. */
export async function draftOrder(
  { db, directory, lang, settings }: DraftTools,
  wishes: readonly Wish[],
  { source, country, shippingId }: Delivery,
): Promise<Draft> {
  if (wishes.length === 0)
    throw new Refusal(400, { message: 'errors.lines_required', fields: { lines: 'errors.lines_required' } })
  const ids = wishes.map(wish => wish.partId)
  const goods = await findGoods(db, directory, ids, lang)
  refuseShort(wishes, goods)
  const lines = wishes.flatMap(wish => orderedLine(wish, goods.get(wish.partId)) ?? [])
  const subtotal = sumAmounts(lines.map(line => line.amount))
  const weightGrams = parcelWeight(
    lines.map(line => ({ weightGrams: line.goods.weight_g, quantity: line.cart_num })),
  )
  const options = country ? shippingOptions(settings.shippingRates, { country, weightGrams, source }) : []
  const shipping = chooseShipping(options, shippingId)
  const total = sumAmounts([subtotal, shipping?.fee ?? 0])
  if (total > LIMITS.orderTotalMax) throw new Refusal(400, { message: 'errors.order_too_large' })
  return { source, lines, subtotal, weightGrams, options, shipping, total }
}

function orderedLine({ id, quantity }: Wish, goods: Goods | undefined): OrderedLine | null {
  const price = goods ? priceAt(goods.prices, quantity) : null
  if (!goods || price === null) return null
  return { id, goods, cart_num: quantity, price, amount: lineAmount(price, quantity) }
}

/** A quantity that is never sold comes before one that is not there: only the buyer can mend it. */
function refuseShort(wishes: readonly Wish[], goods: ReadonlyMap<number, Goods>): void {
  for (const wish of wishes) refuseStrange(wish, goods.get(wish.partId))
  const short = wishes
    .map(wish => shortLine(wish, goods.get(wish.partId)))
    .filter(({ state }) => state !== 'ok')
  if (short.some(({ state }) => state !== 'understock')) throw new Refusal(4091, { data: { lines: short } })
  if (short.length > 0) throw new Refusal(4092, { data: { lines: short } })
}

function refuseStrange({ id, quantity }: Wish, part: Goods | undefined): void {
  // What was in a cart may have left the catalogue; what is bought at once has to be in it.
  if (!part && id === null) throw new Refusal(404)
  if (part && part.prices.length > 0 && !isOrderable(part, quantity))
    throw new Refusal(400, {
      message: 'goods.multiple_of_min',
      fields: { cart_num: 'goods.multiple_of_min' },
    })
}

function shortLine(wish: Wish, goods: Goods | undefined): ShortLine {
  return {
    id: wish.id,
    goods_id: wish.partId,
    part_number: wish.partNumber || (goods?.part_number ?? ''),
    cart_num: wish.quantity,
    stock: goods?.stock ?? 0,
    state: goods ? lineState(goods, wish.quantity) : 'unavailable',
  }
}

function chooseShipping(options: readonly ShippingOption[], id: string | undefined): ShippingOption | null {
  if (id === undefined) return options[0] ?? null
  const chosen = options.find(option => option.id === id)
  if (!chosen)
    throw new Refusal(400, {
      message: 'errors.check_input',
      fields: { shipping_id: 'errors.shipping_required' },
    })
  return chosen
}
