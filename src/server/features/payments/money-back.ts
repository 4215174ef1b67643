import type { Database } from '../../database/connection.ts'
import {
  bankBalance,
  listChanges,
  listReceipts,
  type MoneyBack,
  type OrderChangeRow,
  type OrderRow,
} from '../orders/index.ts'
import { listPayments } from './payments.queries.ts'

export async function findMoneyBack(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<MoneyBack> {
  if ((await bankBalance(db, id)) > 0) return 'transfer'
  if ((await listReceipts(db, id)).some(({ kind }) => kind === 'refund')) return 'transferred'
  const payments = await listPayments(db, id)
  const isReturned = payments.some(({ state, captured }) => state === 'refunded' && captured === '')
  if (isReturned) return 'wallet'
  return isOnlyReported(await listChanges(db, id)) ? 'reported' : 'none'
}

/** Whether the buyer reported a transfer that staff neither found nor rejected. */
function isOnlyReported(history: readonly OrderChangeRow[]): boolean {
  const waiting = history.findLastIndex(({ status }) => status === 'confirming')
  const next = history[waiting + 1]?.status
  return history[waiting]?.who === 'buyer' && next !== 'preparing' && next !== 'unpaid'
}
