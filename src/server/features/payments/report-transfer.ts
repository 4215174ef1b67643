import type * as z from 'zod/mini'
import type { Asked } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/payments.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockBuyersOrder, moveOrder } from '../orders/index.ts'
import { addTransferReport } from './payments.queries.ts'

type ReportTransfer = typeof contract.reportTransfer

/** A bank transfer is on its way, also for an order that was to be paid another way. Staff look for the money. */
export async function reportTransfer(
  { pool }: Connection,
  { body, user }: Asked<ReportTransfer>,
): Promise<z.input<ReportTransfer['data']>> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, body.order_id, { user, key: body.key })
    const moved = await moveOrder(db, order, { to: 'confirming', by: 'buyer' })
    await addTransferReport(db, {
      orderId: order.id,
      payerName: body.payer_name,
      amount: body.amount.toFixed(2),
      transferDate: body.transfer_date,
      remark: body.remark,
    })
    return { order_number: moved.number, status: moved.status }
  })
}
