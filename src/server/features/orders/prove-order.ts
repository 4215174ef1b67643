import type { Database } from '../../database/connection.ts'
import { getTradeSettings } from '../site/index.ts'
import { provenHold } from './hold-terms.ts'
import type { OrderRow } from './orders.queries.ts'
import { markProven } from './unproven.queries.ts'

/**
 * The buyer has opened the mailed link, or has paid: the order holds its stock for the usual time. Null: no
 * change.
 */
export async function proveOrder(db: Database, id: number): Promise<OrderRow | null> {
  return markProven(db, id, provenHold(await getTradeSettings(db)))
}
