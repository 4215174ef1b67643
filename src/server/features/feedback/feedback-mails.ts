import {
  type ComposedMail,
  type Composers,
  type ComposeTools,
  copyable,
  languageName,
  quotedLines,
  replyAddress,
} from '../mail/index.ts'
import { type FeedbackRow, findFeedback } from './feedback.queries.ts'
import { typeName } from './type-name.ts'

/** A message that was erased before its mail was sent gets no mail. */
export const feedbackMails: Composers = {
  feedback_sales: async (tools, { feedback_id }) => {
    const message = await findFeedback(tools.db, Number(feedback_id))
    return message && salesMail(tools, message)
  },
}

/** To the current address of the sales desk; replies go to the visitor. */
function salesMail(tools: ComposeTools, message: FeedbackRow): ComposedMail | null {
  const { t, contactEmail } = tools
  if (contactEmail === '') return null
  const replyTo = replyAddress(message.email)
  const type = typeName(t, message.typeId)
  return {
    to: contactEmail,
    subject: t('mail.feedback_sales.subject', { type, id: message.id }),
    heading: t('mail.feedback_sales.heading'),
    blocks: [
      ...(replyTo ? [{ kind: 'text' as const, text: t('mail.feedback_sales.reply') }] : []),
      { kind: 'list', items: senderFacts(tools, message, type) },
      { kind: 'text', text: t('mail.feedback_sales.content') },
      { kind: 'list', items: quotedLines(message.content) },
    ],
    replyTo,
  }
}

function senderFacts(
  { t, lang }: ComposeTools,
  { email, lang: theirs }: FeedbackRow,
  type: string,
): string[] {
  return [
    `${t('mail.feedback_sales.type')}: ${type}`,
    `${t('forms.email')}: ${copyable(email)}`,
    `${t('mail.feedback_sales.language')}: ${languageName(lang, theirs)}`,
  ]
}
