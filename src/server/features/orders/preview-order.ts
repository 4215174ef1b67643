import type {
  previewOrder as before,
  previewBuyNow as buyNow,
  OrderPreview,
} from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { formatsFor } from '../../../domain/formats.ts'
import type { Lang } from '../../../domain/locales.ts'
import { BASIC_GRAMS, type OrderSource, type ShippingOption } from '../../../domain/shipping.ts'
import type { Asked } from '../../api/route.ts'
import { findOwner, listSelected } from '../cart/index.ts'
import { type Draft, draftOrder, type Wish } from './draft-order.ts'
import { listPayMethods, type Trade } from './trade.ts'

export async function previewOrder(trade: Trade, asked: Asked<typeof before>): Promise<OrderPreview> {
  const owner = findOwner(asked)
  const wishes = owner ? await listSelected(trade.connection.db, owner) : []
  return preview(trade, wishes, 'cart', asked)
}

export async function previewBuyNow(trade: Trade, asked: Asked<typeof buyNow>): Promise<OrderPreview> {
  const { goods_id, cart_num } = asked.body
  return preview(trade, [buyNowWish(goods_id, cart_num)], 'buy_now', asked)
}

export function buyNowWish(goodsId: number | undefined, quantity: number | undefined): Wish {
  if (goodsId === undefined || quantity === undefined)
    throw new Refusal(400, {
      message: 'errors.lines_required',
      fields: { goods_id: 'errors.lines_required' },
    })
  return { id: null, partId: goodsId, partNumber: '', quantity }
}

type Choice = { lang: Lang; body: { country?: string; shipping_id?: string } }

async function preview(
  trade: Trade,
  wishes: readonly Wish[],
  source: OrderSource,
  { lang, body }: Choice,
): Promise<OrderPreview> {
  const { connection } = trade
  const directory = await trade.directory()
  const tools = { db: connection.db, directory, lang, settings: await trade.settings() }
  const draft = await draftOrder(tools, wishes, {
    source,
    country: body.country,
    shippingId: body.country ? body.shipping_id : undefined,
  })
  return { ...(await toPreview(draft, lang)), pay_methods: await listPayMethods(trade, lang) }
}

export async function toPreview(
  { source, lines, subtotal, weightGrams, options, shipping, total }: Draft,
  lang: Lang,
): Promise<Omit<OrderPreview, 'pay_methods'>> {
  return {
    lines,
    subtotal,
    shipping_options: await describeShipping(options, source, lang),
    shipping_id: shipping?.id ?? null,
    shipping_fee: shipping?.fee ?? null,
    total,
    weight_g: weightGrams,
  }
}

export async function describeShipping(options: readonly ShippingOption[], source: OrderSource, lang: Lang) {
  const { t } = await speak(lang)
  const kilograms = formatsFor(lang).count(BASIC_GRAMS[source] / 1_000)
  const covers = t('shipping.covers', { weight: t('checkout.kilograms', { n: kilograms }) })
  return options.map(option => ({ ...option, note: `${covers} ${t('shipping.note')}` }))
}
