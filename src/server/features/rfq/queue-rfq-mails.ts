import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { queueMail } from '../mail/index.ts'

/** From the list, or one part from its page: the promised response times differ. */
export type RfqKind = 'list' | 'quick'

type Mailing = { rfqId: number; kind: RfqKind; buyer: string; lang: Lang; salesEmail: string }

/** One to the buyer and one to the sales desk, in the transaction that stores the request. */
export async function queueRfqMails(
  db: Database,
  { rfqId, kind, buyer, lang, salesEmail }: Mailing,
): Promise<void> {
  const fields = { rfq_id: rfqId }
  await queueMail(db, {
    recipient: buyer,
    lang,
    kind: kind === 'quick' ? 'rfq_buyer_quick' : 'rfq_buyer',
    fields,
  })
  if (salesEmail === '') return log('warn', 'no contact_email to send a request for quote to', { rfq: rfqId })
  await queueMail(db, {
    recipient: salesEmail,
    lang: DEFAULT_LANG,
    kind: 'rfq_sales',
    isToStaff: true,
    fields,
  })
}

/** The address is that of the sales desk when the mail is sent. */
export async function queueReplyMail(db: Database, messageId: number): Promise<void> {
  await queueMail(db, {
    recipient: 'staff',
    lang: DEFAULT_LANG,
    kind: 'rfq_reply',
    isToStaff: true,
    fields: { message_id: messageId },
  })
}
