import type { ComposedMail, Composers, ComposeTools, MailFields } from '../mail/index.ts'
import { findMessage } from '../messages/index.ts'
import { namesOf, REQUEST } from './number.ts'
import { findRfq } from './rfq.queries.ts'

/** What the desk writes to buyers. Replies go to the sales address; the number in the subject tells the request. */
export const deskMails: Composers = { rfq_message: message, rfq_declined: declined }

/** None if the request was erased meanwhile, and its messages with it. */
async function message(tools: ComposeTools, { message_id }: MailFields): Promise<ComposedMail | null> {
  const { db, t, shop } = tools
  const found = await findMessage(db, Number(message_id))
  const rfq = found?.subjectKind === REQUEST ? await findRfq(db, found.subjectId) : null
  if (!found || !rfq) return null
  const number = namesOf(rfq.number).rfq_number
  return {
    to: rfq.email,
    subject: t('mail.rfq_message.subject', { number, shop }),
    heading: t('mail.rfq_message.heading'),
    blocks: [
      { kind: 'text', text: t('mail.rfq_message.text', { number }) },
      ...paragraphs(found.body),
      { kind: 'note', text: t('mail.rfq_message.note') },
    ],
  }
}

/** None if the decline was taken back before the mail was sent. */
async function declined(tools: ComposeTools, { rfq_id }: MailFields): Promise<ComposedMail | null> {
  const { db, t, shop } = tools
  const rfq = await findRfq(db, Number(rfq_id))
  if (!rfq?.declineReason) return null
  const number = namesOf(rfq.number).rfq_number
  const reason = rfq.declineReason === 'other' ? '' : t(`mail.rfq_declined.reasons.${rfq.declineReason}`)
  return {
    to: rfq.email,
    subject: t('mail.rfq_declined.subject', { number, shop }),
    heading: t('mail.rfq_declined.heading'),
    blocks: [
      { kind: 'text', text: t('mail.rfq_declined.text', { number }) },
      ...paragraphs(reason),
      ...paragraphs(rfq.declineText),
      { kind: 'note', text: t('mail.rfq_declined.note') },
    ],
  }
}

function paragraphs(words: string): ComposedMail['blocks'] {
  return words
    .split(/[\r\n]+/)
    .filter(line => line.trim() !== '')
    .map(text => ({ kind: 'text', text }))
}
