import { Refusal } from '../../../contract/wire/errors.ts'
import type { Connection } from '../../database/connection.ts'
import { findStaffOrder, type OrderRow } from '../orders/index.ts'
import { type Refunded, refundOrder } from './refund-order.ts'
import type { Wallet } from './wallet.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type RefundTools = { connection: Connection; wallet: Wallet | null }

/** The outcome of a refund, with the reason if it failed. */
export type StaffRefund =
  | { outcome: 'done'; order: OrderRow; refunded: Refunded }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment is on its way or being captured: it cannot be refunded before it has arrived. */
  | { outcome: 'busy'; order: OrderRow }
  | { outcome: 'no wallet'; order: OrderRow }
  /** It may have been done or not; a job retries. */
  | { outcome: 'silent'; order: OrderRow }
  | { outcome: 'refused'; order: OrderRow; issue: string }

export async function refundByStaff(
  tools: RefundTools,
  typed: string,
  remark?: string,
): Promise<StaffRefund> {
  const order = await findStaffOrder(tools.connection.db, typed)
  if (!order) return { outcome: 'unknown' }
  try {
    return { outcome: 'done', order, refunded: await refundOrder(tools, order.number, remark) }
  } catch (error) {
    return explain(error, order, tools)
  }
}

function explain(error: unknown, order: OrderRow, { wallet }: RefundTools): StaffRefund {
  if (error instanceof WalletSilent) return { outcome: wallet ? 'silent' : 'no wallet', order }
  if (error instanceof WalletRefused) return { outcome: 'refused', order, issue: error.issue }
  if (!(error instanceof Refusal)) throw error
  if (error.reason === 'errors.payment_under_way') return { outcome: 'busy', order }
  return { outcome: 'forbidden', order }
}
