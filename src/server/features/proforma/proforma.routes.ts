import * as orders from '../../../contract/shop/orders.ts'
import { type Route, serve } from '../../api/route.ts'
import type { ProformaWriter } from './create-proforma-writer.ts'
import { getProforma } from './get-proforma.ts'

export function proformaRoutes(writer: ProformaWriter): Route[] {
  return [
    serve(orders.getProforma, ({ context, params, query }) =>
      getProforma({ ...context, writer }, { number: params.order_number, key: query.key }),
    ),
  ]
}
