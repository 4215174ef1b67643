import type { OrderPreview } from '../../../contract/shop/orders.ts'
import type { OrderSource } from '../../../domain/shipping.ts'
import { findOwner, listSelected } from '../cart/index.ts'
import { draftOrder } from './draft-order.ts'
import { findTermsDays } from './grant-terms.ts'
import { toPreview } from './preview.wire.ts'
import type { RequestedLine } from './requested-line.wire.ts'
import { listPayMethods, type TradeContext } from './trade.ts'

export async function previewOrder(context: TradeContext, choice: Choice): Promise<OrderPreview> {
  const owner = findOwner(context.who)
  const requested = owner ? await listSelected(context.db, owner) : []
  return preview(context, requested, 'cart', choice)
}

export async function previewBuyNow(
  context: TradeContext,
  choice: Choice,
  line: { partId: number; quantity: number },
): Promise<OrderPreview> {
  return preview(context, [{ id: null, partNumber: '', ...line }], 'buy_now', choice)
}

type Choice = { country?: string; shipping_id?: string }

async function preview(
  context: TradeContext,
  requested: readonly RequestedLine[],
  source: OrderSource,
  { country, shipping_id }: Choice,
): Promise<OrderPreview> {
  const draft = await draftOrder({ ...context, terms: await context.settings() }, requested, {
    source,
    country,
    shippingId: country ? shipping_id : undefined,
  })
  const { companyId } = context.who.user ?? {}
  return {
    ...(await toPreview(draft, context.lang)),
    pay_methods: await listPayMethods(context),
    pay_terms: companyId ? await findTermsDays(context.db, companyId, draft.total) : null,
  }
}
