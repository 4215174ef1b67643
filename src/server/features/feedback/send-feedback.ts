import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/feedback.ts'
import { emailKey } from '../../../domain/email.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { log } from '../../log.ts'
import { takeAllowance } from '../allowance/index.ts'
import { addressOr, queueMail } from '../mail/index.ts'
import { addFeedback } from './feedback.queries.ts'

type Message = z.output<NonNullable<typeof contract.sendFeedback.body>>

/** Stores the message and queues its mail in one transaction. */
export async function sendFeedback(context: Context, message: Message): Promise<null> {
  const { db, pool, lang, who, site } = context
  await takeAllowance(db, [{ of: 'feedbackAddress', for: who.client.address }])
  const salesEmail = addressOr((await site()).contact_email)
  const { type_id: typeId, email, feedback_content: content } = message
  await inTransaction(pool, async ({ db }) => {
    const userId = who.user?.userId ?? null
    const id = await addFeedback(db, { typeId, email, emailKey: emailKey(email), content, lang, userId })
    await tellSales(db, id, salesEmail)
  })
  return null
}

async function tellSales(db: Database, id: number, salesEmail: string): Promise<void> {
  if (salesEmail === '') return log('warn', 'no contact_email to send a message to', { feedback: id })
  const fields = { feedback_id: id }
  await queueMail(db, {
    recipient: salesEmail,
    lang: DEFAULT_LANG,
    kind: 'feedback_sales',
    isToStaff: true,
    fields,
  })
}
