import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/orders.ts'
import { buyerOf, type Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import type { AuditChanges } from '../audit/index.ts'
import { addMessage, answerMessages, findMessage, type MessageRow } from '../messages/index.ts'
import { lockBuyersOrder } from './buyers-order.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import type { OrderRow } from './orders.queries.ts'
import { queueToBuyer, queueToStaff } from './queue-order-mails.ts'

/** The kind of record in `messages`. */
export const ORDER = 'order'

/** The words may be personal, so the audit only says that there are some. */
const WRITTEN: AuditChanges = { message: ['', 'changed'] }

/** Mails the buyer, who answers on the page of the order. Null: no such order. */
export async function writeAboutOrder(
  acting: OrderActing,
  number: string,
  body: string,
): Promise<OrderRow | null> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting)
    if (!order) return null
    const { staffId, who: authorName } = acting.by
    const subject = { subjectKind: ORDER, subjectId: order.id }
    const written = { ...subject, author: 'staff' as const, staffId, authorName, body, isInternal: false }
    const messageId = await addMessage(db, written)
    await answerMessages(db, subject)
    await queueToBuyer(db, order, 'order_message', { message_id: messageId })
    await recordOrderAct(db, acting.by, order, { act: 'message', changes: WRITTEN })
    return order
  })
}

type ReplyAboutOrder = typeof contract.replyAboutOrder

/** From the page of the order. It waits in the inbox until staff answer, and the sales desk gets a mail. */
export async function replyAboutOrder(
  { db, pool, who }: Context,
  { order_id, key, body }: z.output<NonNullable<ReplyAboutOrder['body']>>,
): Promise<z.input<ReplyAboutOrder['data']>> {
  await takeAllowance(db, [{ of: 'orderMessageAddress', for: who.client.address }])
  return inTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, order_id, { user: who.user, key })
    const written = {
      subjectKind: ORDER,
      subjectId: order.id,
      staffId: null,
      authorName: '',
      isInternal: false,
    }
    const messageId = await addMessage(db, { ...written, author: 'buyer', body })
    await queueToStaff(db, order.id, 'order_staff_message', { message_id: messageId })
    await recordOrderAct(db, buyerOf(who.client), order, { act: 'reply', changes: WRITTEN })
    const message = await findMessage(db, messageId)
    if (!message) throw new Error('the message was not stored')
    return toOrderMessage(message)
  })
}

export function toOrderMessage({
  author,
  createdAt,
  body,
}: Pick<MessageRow, 'author' | 'createdAt' | 'body'>) {
  return {
    author: author === 'buyer' ? ('buyer' as const) : ('shop' as const),
    time: createdAt.toISOString(),
    body,
  }
}
