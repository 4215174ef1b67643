import type {
  previewOrder as before,
  previewBuyNow as buyNow,
  OrderPreview,
} from '../../../contract/shop/orders.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { OrderSource } from '../../../domain/shipping.ts'
import type { Asked } from '../../api/route.ts'
import { findOwner, listSelected } from '../cart/index.ts'
import { draftOrder } from './draft-order.ts'
import { toPreview } from './preview.wire.ts'
import type { RequestedLine } from './requested-line.wire.ts'
import { listPayMethods, type Trade } from './trade.ts'

export async function previewOrder(trade: Trade, asked: Asked<typeof before>): Promise<OrderPreview> {
  const owner = findOwner(asked)
  const requested = owner ? await listSelected(trade.connection.db, owner) : []
  return preview(trade, requested, 'cart', asked)
}

export async function previewBuyNow(
  trade: Trade,
  asked: Asked<typeof buyNow>,
  line: { partId: number; quantity: number },
): Promise<OrderPreview> {
  return preview(trade, [{ id: null, partNumber: '', ...line }], 'buy_now', asked)
}

type Choice = { lang: Lang; body: { country?: string; shipping_id?: string } }

async function preview(
  trade: Trade,
  requested: readonly RequestedLine[],
  source: OrderSource,
  { lang, body }: Choice,
): Promise<OrderPreview> {
  const { connection } = trade
  const directory = await trade.directory()
  const tools = { db: connection.db, directory, lang, settings: await trade.settings() }
  const draft = await draftOrder(tools, requested, {
    source,
    country: body.country,
    shippingId: body.country ? body.shipping_id : undefined,
  })
  return { ...(await toPreview(draft, lang)), pay_methods: await listPayMethods(trade, lang) }
}
