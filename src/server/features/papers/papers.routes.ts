import * as orders from '../../../contract/shop/orders.ts'
import { type Route, serve } from '../../api/route.ts'
import type { ProformaWriter } from '../proforma/index.ts'
import { getBuyersPaper } from './get-buyers-paper.ts'

export function paperRoutes(writer: ProformaWriter): Route[] {
  return [
    serve(orders.getPaper, ({ context, params, query }) =>
      getBuyersPaper({ ...context, writer }, { number: params.order_number, id: params.id, key: query.key }),
    ),
  ]
}
