import type { RfqMessage } from '../../../contract/shop/rfq-history.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { buyerOf, type Context, type UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { addMessage, findMessage } from '../messages/index.ts'
import { changeRfq, lockRfq } from './desk.queries.ts'
import { type KeyedRfq, requireRfqByKey, toRfqMessage } from './get-rfq.wire.ts'
import { namesOf, REQUEST } from './number.ts'
import { queueReplyMail } from './queue-rfq-mails.ts'
import { findRfq, type RfqRow } from './rfq.queries.ts'

export async function replyToRfq(
  context: UserContext,
  { id, body }: { id: number; body: string },
): Promise<RfqMessage> {
  const own = await findRfq(context.db, id)
  if (own?.userId !== context.who.user.userId) throw new Refusal(404)
  return addReply(context, own, body)
}

export async function replyToRfqByKey(
  context: Context,
  { body, ...asked }: KeyedRfq & { body: string },
): Promise<RfqMessage> {
  return addReply(context, await requireRfqByKey(context.db, asked), body)
}

/** From now on the request waits for an answer again, also if it was declined. The sales desk gets a mail. */
async function addReply(
  { db, pool, who }: Context,
  { id, number }: RfqRow,
  body: string,
): Promise<RfqMessage> {
  await takeAllowance(db, [{ of: 'rfqAddress', for: who.client.address }])
  return inTransaction(pool, async ({ db }) => {
    const rfq = await lockRfq(db, number)
    if (!rfq) throw new Refusal(404)
    const written = { subjectKind: REQUEST, subjectId: id, staffId: null, authorName: '', isInternal: false }
    const messageId = await addMessage(db, { ...written, author: 'buyer', body })
    await queueReplyMail(db, messageId)
    await changeRfq(db, rfq, { isAnswered: false })
    await recordAct(db, buyerOf(who.client), {
      act: 'request.reply',
      subject: { kind: REQUEST, id, label: namesOf(rfq.number).rfq_number },
      changes: { message: ['', 'changed'] },
    })
    const message = await findMessage(db, messageId)
    if (!message) throw new Error('the message was not stored')
    return toRfqMessage(message)
  })
}
