import { Refusal } from '../../../contract/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { type DatabasePool, inTransaction, type Transaction } from '../../database/transaction.ts'
import { isHeldByOthers } from './stock.queries.ts'

/**
 * A transaction that takes stock or gives it back. An import may hold a part for minutes: whoever buys meanwhile is
 * told so instead of being kept waiting.
 */
export async function inStockTransaction<T>(
  pool: DatabasePool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(pool, work, { lockWaitMs: LIMITS.stockWaitMs })
  } catch (error) {
    throw isHeldByOthers(error) ? new Refusal(409, { message: 'errors.stock_busy' }) : error
  }
}
