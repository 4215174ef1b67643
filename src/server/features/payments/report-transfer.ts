import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { transferAccount } from '../../../domain/trade-settings.ts'
import { buyerOf, type Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { confirmingSeconds, lockBuyersOrder, moveOrder, recordOrderAct } from '../orders/index.ts'
import { addTransferReport } from './payments.queries.ts'

type ReportTransfer = typeof contract.reportTransfer

/** Reports a bank transfer, also for an order with another payment method. Staff look for the money. */
export async function reportTransfer(
  { pool, settings, who }: Context,
  body: z.output<NonNullable<ReportTransfer['body']>>,
): Promise<z.input<ReportTransfer['data']>> {
  const terms = await settings()
  const account = transferAccount(terms)
  return inTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, body.order_id, { user: who.user, key: body.key })
    // A buyer who ordered while transfers were accepted may have paid by transfer.
    if (!account && order.payMethod !== 'bank') throw new Refusal(409, { reason: 'errors.no_bank' })
    // A report proves nothing: an unproven order keeps its deadline.
    const payWithinSeconds = order.provenAt ? confirmingSeconds(terms) : undefined
    const moved = await moveOrder(db, order, { to: 'confirming', by: 'buyer', payWithinSeconds })
    await addTransferReport(db, {
      orderId: order.id,
      payerName: body.payer_name,
      amount: body.amount.toFixed(2),
      transferDate: body.transfer_date,
      remark: body.remark,
    })
    const changes = {
      reported: [null, body.amount],
      status: [order.status, moved.status],
    } satisfies AuditChanges
    await recordOrderAct(db, buyerOf(who.client), order, { act: 'report', changes })
    return { order_number: moved.number, status: moved.status }
  })
}
