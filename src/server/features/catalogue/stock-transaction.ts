import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { isHeldByOthers } from './stock.queries.ts'

/** All its queries use keys, so a generic plan fits; planning each time costs more than the query. */
const SETTINGS = [`lock_timeout = ${LIMITS.stockWaitMs}`, 'plan_cache_mode = force_generic_plan']

/**
 * A transaction that takes or returns stock. An import may lock a part for minutes: concurrent buyers get a
 * refusal instead of waiting.
 */
export async function inStockTransaction<T>(
  pool: Context['pool'],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(pool, work, { settings: SETTINGS })
  } catch (error) {
    throw isHeldByOthers(error) ? new Refusal(409, { reason: 'errors.stock_busy' }) : error
  }
}
