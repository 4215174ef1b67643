import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { type DatabasePool, inTransaction, type Transaction } from '../../database/transaction.ts'
import { isHeldByOthers } from './stock.queries.ts'

/** All its questions go by keys: one plan serves any of them, and making it anew each time costs more than it. */
const SETTINGS = [`lock_timeout = ${LIMITS.stockWaitMs}`, 'plan_cache_mode = force_generic_plan']

/**
 * A transaction that takes stock or gives it back. An import may hold a part for minutes: whoever buys meanwhile is
 * told so instead of being kept waiting.
 */
export async function inStockTransaction<T>(
  pool: DatabasePool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(pool, work, { settings: SETTINGS })
  } catch (error) {
    throw isHeldByOthers(error) ? new Refusal(409, { reason: 'errors.stock_busy' }) : error
  }
}
