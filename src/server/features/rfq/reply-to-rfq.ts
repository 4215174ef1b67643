import type { RfqMessage } from '../../../contract/shop/rfq.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { addMessage, findMessage } from '../messages/index.ts'
import { changeRfq, lockRfq } from './desk.queries.ts'
import { toRfqMessage } from './get-rfq.wire.ts'
import { namesOf, REQUEST } from './number.ts'
import { queueReplyMail } from './queue-rfq-mails.ts'
import { findRfq } from './rfq.queries.ts'

/** From now on the request waits for an answer again, also if it was declined. The sales desk gets a mail. */
export async function replyToRfq(
  { db, pool, who }: UserContext,
  { id, body }: { id: number; body: string },
): Promise<RfqMessage> {
  const own = await findRfq(db, id)
  if (own?.userId !== who.user.userId) throw new Refusal(404)
  await takeAllowance(db, [{ of: 'rfqAddress', for: who.client.address }])
  return inTransaction(pool, async ({ db }) => {
    const rfq = await lockRfq(db, own.number)
    if (!rfq) throw new Refusal(404)
    const written = { subjectKind: REQUEST, subjectId: id, staffId: null, authorName: '', isInternal: false }
    const messageId = await addMessage(db, { ...written, author: 'buyer', body })
    await queueReplyMail(db, messageId)
    await changeRfq(db, rfq, { isAnswered: false })
    await recordAct(
      db,
      { staffId: null, who: 'buyer', network: who.client.network },
      {
        act: 'request.reply',
        subject: { kind: REQUEST, id, label: namesOf(rfq.number).rfq_number },
        changes: { message: ['', 'changed'] },
      },
    )
    const message = await findMessage(db, messageId)
    if (!message) throw new Error('the message was not stored')
    return toRfqMessage(message)
  })
}
