import type { Database } from '../../database/connection.ts'
import { listChanges, type MoneyBack, type OrderChangeRow, type OrderRow } from '../orders/index.ts'
import { listPayments } from './payments.queries.ts'

export async function findMoneyBack(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<MoneyBack> {
  const transfer = findTransfer(await listChanges(db, id))
  if (transfer === 'transfer') return transfer
  const payments = await listPayments(db, id)
  const isReturned = payments.some(({ state, captured }) => state === 'refunded' && captured === '')
  return isReturned ? 'wallet' : transfer
}

/** An order also waits for staff when the wallet has left a payment pending: then there is no transfer. */
function findTransfer(history: readonly OrderChangeRow[]): MoneyBack {
  const waiting = history.findLastIndex(({ status }) => status === 'confirming')
  if (history[waiting]?.who !== 'buyer') return 'none'
  const next = history[waiting + 1]
  if (next?.status === 'preparing') return 'transfer'
  return next?.status === 'unpaid' ? 'none' : 'reported'
}
