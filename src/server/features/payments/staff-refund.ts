import { Refusal } from '../../../contract/wire/errors.ts'
import { findStaffOrder, type OrderRow } from '../orders/index.ts'
import { type Refunded, type Refunder, refundOrder } from './refund-order.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

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
  refunder: Refunder,
  typed: string,
  remark?: string,
): Promise<StaffRefund> {
  const order = await findStaffOrder(refunder.db, typed)
  if (!order) return { outcome: 'unknown' }
  try {
    return { outcome: 'done', order, refunded: await refundOrder(refunder, order.number, remark) }
  } catch (error) {
    return explain(error, order, refunder)
  }
}

function explain(error: unknown, order: OrderRow, { wallet }: Refunder): StaffRefund {
  if (error instanceof WalletSilent) return { outcome: wallet ? 'silent' : 'no wallet', order }
  if (error instanceof WalletRefused) return { outcome: 'refused', order, issue: error.issue }
  if (!(error instanceof Refusal)) throw error
  if (error.reason === 'errors.payment_under_way') return { outcome: 'busy', order }
  return { outcome: 'forbidden', order }
}
