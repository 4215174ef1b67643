import { inTransaction } from '../../database/transaction.ts'
import { copyMail, findOrderMail } from '../mail/index.ts'
import { addNote } from './order-acts.queries.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import type { OrderRow } from './orders.queries.ts'

/** For staff only. Null: no such order. */
export async function addOrderNote(
  acting: OrderActing,
  number: string,
  body: string,
): Promise<OrderRow | null> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting)
    if (!order) return null
    const { staffId, who } = acting.by
    await addNote(db, { orderId: order.id, staffId, who, body })
    // The notes may be personal.
    await recordOrderAct(db, acting.by, order, { act: 'note', changes: { note: ['', 'added'] } })
    return order
  })
}

/** Sends a mail to the buyer again, composed from the order as it is now. Null: no such order or mail. */
export async function resendOrderMail(
  acting: OrderActing,
  number: string,
  mailId: number,
): Promise<OrderRow | null> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting)
    const mail = order && (await findOrderMail(db, mailId, { recipient: order.emailKey, orderId: order.id }))
    if (!order || !mail) return null
    await copyMail(db, mail)
    await recordOrderAct(db, acting.by, order, { act: 'resend', changes: { mail: [null, mail.kind] } })
    return order
  })
}
