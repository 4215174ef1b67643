import * as orders from '../../../contract/shop/orders.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Database } from '../../database/connection.ts'
import { getProforma } from './get-proforma.ts'
import type { ProformaTools } from './write-proforma.ts'

export function proformaRoutes(db: Database, tools: ProformaTools): Route[] {
  return [serve(orders.getProforma, asked => getProforma(db, tools, asked))]
}
