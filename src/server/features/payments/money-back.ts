import { isPositive, sumAmounts } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import {
  bankBalance,
  listChanges,
  listReceipts,
  type MoneyBack,
  type OrderChangeRow,
  type OrderRow,
  type ReceiptRow,
} from '../orders/index.ts'

/** USD of the order's own money that the wallet has refunded. */
export async function walletReturned(db: Database, orderId: number): Promise<number> {
  const returned = (await listReceipts(db, orderId)).filter(isReturned)
  return sumAmounts(returned.map(({ amount }) => Number(amount)))
}

function isReturned({ kind, paymentId }: ReceiptRow): boolean {
  return kind === 'refund' && paymentId !== null
}

export async function findMoneyBack(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<MoneyBack> {
  if (isPositive(await bankBalance(db, id))) return 'transfer'
  const ledger = await listReceipts(db, id)
  if (ledger.some(entry => entry.kind === 'refund' && !isReturned(entry))) return 'transferred'
  if (ledger.some(isReturned)) return 'wallet'
  return isOnlyReported(await listChanges(db, id)) ? 'reported' : 'none'
}

/** Whether the buyer reported a transfer that staff neither confirmed nor rejected. */
function isOnlyReported(history: readonly OrderChangeRow[]): boolean {
  const waiting = history.findLastIndex(({ status }) => status === 'confirming')
  const next = history[waiting + 1]?.status
  return history[waiting]?.who === 'buyer' && next !== 'preparing' && next !== 'unpaid'
}
