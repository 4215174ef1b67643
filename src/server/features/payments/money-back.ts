import { isPositive, sumAmounts } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import {
  bankBalance,
  listChanges,
  listReceipts,
  type MoneyBack,
  type OrderChangeRow,
  type OrderRow,
} from '../orders/index.ts'
import { listPayments, type PaymentRow } from './payments.queries.ts'

/** USD of the order's own money that the wallet has refunded. */
export async function walletReturned(db: Database, orderId: number): Promise<number> {
  const returned = (await listPayments(db, orderId)).filter(isReturned)
  return sumAmounts(returned.map(({ amount }) => Number(amount)))
}

function isReturned({ state, captured }: PaymentRow): boolean {
  return state === 'refunded' && captured === ''
}

export async function findMoneyBack(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<MoneyBack> {
  if (isPositive(await bankBalance(db, id))) return 'transfer'
  if ((await listReceipts(db, id)).some(({ kind }) => kind === 'refund')) return 'transferred'
  if ((await listPayments(db, id)).some(isReturned)) return 'wallet'
  return isOnlyReported(await listChanges(db, id)) ? 'reported' : 'none'
}

/** Whether the buyer reported a transfer that staff neither confirmed nor rejected. */
function isOnlyReported(history: readonly OrderChangeRow[]): boolean {
  const waiting = history.findLastIndex(({ status }) => status === 'confirming')
  const next = history[waiting + 1]?.status
  return history[waiting]?.who === 'buyer' && next !== 'preparing' && next !== 'unpaid'
}
