import * as orders from '../../../contract/shop/orders.ts'
import { shippingOptions } from '../../../domain/shipping.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import { cancelOrder, receiveOrder } from './act-on-order.ts'
import { getBuyersOrder } from './buyers-order.ts'
import { listOrders } from './list-orders.ts'
import { describeOrder } from './order.wire.ts'
import { placeOrder } from './place-order.ts'
import { describeShipping } from './preview.wire.ts'
import { previewBuyNow, previewOrder } from './preview-order.ts'
import type { Trade } from './trade.ts'

export function orderRoutes(trade: Trade): Route[] {
  const { connection } = trade
  const { db } = connection
  return [
    serve(orders.listShipping, async ({ query, lang }) => {
      const { shippingRates } = await trade.settings()
      const { country, weight_g, source } = query
      const options = shippingOptions(shippingRates, { country, weightGrams: weight_g, source })
      return { list: await describeShipping(options, source, lang) }
    }),
    serve(orders.previewOrder, asked => previewOrder(trade, asked)),
    serve(orders.previewBuyNow, asked => {
      const { goods_id: partId, cart_num: quantity } = asked.body
      return previewBuyNow(trade, asked, { partId, quantity })
    }),
    serve(orders.placeOrder, asked => {
      const { goods_id: partId, cart_num: quantity } = asked.body
      return placeOrder(trade, { ...asked, buyNow: { partId, quantity } })
    }),
    serveUser(orders.listOrders, ({ user, query }) => listOrders(db, user.userId, query)),
    // Before the route whose path would take them for an order number.
    serve(orders.cancelOrder, ({ user, body }) =>
      cancelOrder(connection, body.order_id, { user, key: body.key }),
    ),
    serve(orders.receiveOrder, ({ user, body }) =>
      receiveOrder(connection, body.order_id, { user, key: body.key }),
    ),
    serve(orders.getOrder, async ({ user, params, query }) =>
      describeOrder(db, await getBuyersOrder(db, params.order_number, { user, key: query.key })),
    ),
  ]
}
