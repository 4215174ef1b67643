import { guestRfqPath, RFQ_HISTORY_PATH } from '../../../domain/paths.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import {
  type ComposedMail,
  type Composers,
  type ComposeTools,
  type MailFields,
  named,
  pageAddress,
  quotedLines,
  replyAddress,
} from '../mail/index.ts'
import { findMessage } from '../messages/index.ts'
import { namesOf, REQUEST } from './number.ts'
import { findRfq, type RfqRow } from './rfq.queries.ts'
import { addRfqKey } from './rfq-keys.queries.ts'

/**
 * Mails between the desk and buyers about a request. Buyers answer on the page of the request; a reply to the
 * mail goes to the sales address, and the number in the subject tells the request.
 */
export const deskMails: Composers = { rfq_message: message, rfq_declined: declined, rfq_reply: reply }

/** Null if the request was erased meanwhile, and its messages with it. */
async function findWritten({ db }: ComposeTools, { message_id }: MailFields) {
  const written = await findMessage(db, Number(message_id))
  const rfq = written?.subjectKind === REQUEST ? await findRfq(db, written.subjectId) : null
  return written && rfq && { rfq, number: namesOf(rfq.number).rfq_number, body: written.body }
}

/** A buyer has written on the page of the request. */
async function reply(tools: ComposeTools, fields: MailFields): Promise<ComposedMail | null> {
  const { t, contactEmail } = tools
  const found = await findWritten(tools, fields)
  if (!found || contactEmail === '') return null
  const { rfq, number } = found
  const replyTo = replyAddress(rfq.email)
  return {
    to: contactEmail,
    subject: t('mail.rfq_reply.subject', { number, name: named(rfq.companyName || rfq.contactName) }),
    heading: t('mail.rfq_reply.heading'),
    blocks: [
      { kind: 'text', text: t('mail.rfq_reply.text', { number }) },
      { kind: 'list', items: quotedLines(found.body) },
      ...(replyTo ? [{ kind: 'text' as const, text: t('mail.rfq_sales.reply') }] : []),
    ],
    replyTo,
  }
}

async function message(tools: ComposeTools, fields: MailFields): Promise<ComposedMail | null> {
  const { t, shop } = tools
  const found = await findWritten(tools, fields)
  if (!found) return null
  const { rfq, number } = found
  return {
    to: rfq.email,
    subject: t('mail.rfq_message.subject', { number, shop }),
    heading: t('mail.rfq_message.heading'),
    blocks: [
      { kind: 'text', text: t('mail.rfq_message.text', { number }) },
      ...paragraphs(found.body),
      { kind: 'button', text: t('mail.rfq_message.button'), url: await requestUrl(tools, rfq) },
      { kind: 'note', text: t('mail.rfq_message.note') },
    ],
  }
}

/** In the account, or with a key that only this mail contains. */
async function requestUrl(tools: ComposeTools, { id, userId, number }: RfqRow): Promise<string> {
  if (userId !== null) return pageAddress(tools, `${RFQ_HISTORY_PATH}?id=${id}`)
  const key = newSecret()
  await addRfqKey(tools.db, id, hashSecret(key))
  return pageAddress(tools, guestRfqPath(namesOf(number).rfq_number, key))
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
