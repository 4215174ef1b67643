import * as orders from '../../../contract/shop/orders.ts'
import { shippingOptions } from '../../../domain/shipping.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Context } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { cancelOrder, receiveOrder } from './act-on-order.ts'
import { getOrder } from './get-order.ts'
import { getBuyersPoFile } from './get-po-file.ts'
import { listOrders } from './list-orders.ts'
import { replyAboutOrder } from './order-messages.ts'
import { placeOrder } from './place-order.ts'
import { describeShipping } from './preview.wire.ts'
import { previewBuyNow, previewOrder } from './preview-order.ts'
import type { TradeContext } from './trade.ts'

type OrderTools = { directory: Directories; hasWallet: boolean }

export function orderRoutes({ directory, hasWallet }: OrderTools): Route[] {
  const trading = async (context: Context): Promise<TradeContext> => ({
    ...context,
    directory: await directory(context.who.user),
    hasWallet,
  })
  return [
    serve(orders.listShipping, async ({ context, query }) => {
      const { shippingRates } = await context.settings()
      const { country, weight_g, source } = query
      const options = shippingOptions(shippingRates, { country, weightGrams: weight_g, source })
      return { list: await describeShipping(options, source, context.lang) }
    }),
    serve(orders.previewOrder, async ({ context, body }) => previewOrder(await trading(context), body)),
    serve(orders.previewBuyNow, async ({ context, body }) => {
      const { goods_id: partId, cart_num: quantity } = body
      return previewBuyNow(await trading(context), body, { partId, quantity })
    }),
    serve(orders.placeOrder, async ({ context, body }) => {
      const { goods_id: partId, cart_num: quantity } = body
      return placeOrder(await trading(context), { body, buyNow: { partId, quantity } })
    }),
    serveUser(orders.listOrders, ({ context, query }) => listOrders(context, query)),
    // Before the route whose path would take them for an order number.
    serve(orders.cancelOrder, ({ context, body }) => cancelOrder(context, body.order_id, body.key)),
    serve(orders.receiveOrder, ({ context, body }) => receiveOrder(context, body.order_id, body.key)),
    serve(orders.replyAboutOrder, ({ context, body }) => replyAboutOrder(context, body)),
    serve(orders.getPoFile, ({ context, params, query }) =>
      getBuyersPoFile(context, { number: params.order_number, key: query.key }),
    ),
    serve(orders.getOrder, ({ context, params, query }) =>
      getOrder(context, { number: params.order_number, key: query.key }),
    ),
  ]
}
