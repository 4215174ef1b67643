import { createHash } from 'node:crypto'
import { LOCALES } from '../../../domain/locales.ts'
import type { Attachment, ComposedMail, MailFrame } from './compose.ts'
import type { MailRow } from './mail.queries.ts'
import { mailHtml } from './mail-template.tsx'
import { mailText } from './mail-text.ts'

type Mailbox = { name: string; address: string }

export type Message = {
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox | undefined
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export function toMessage(
  mail: Pick<MailRow, 'id' | 'createdAt'>,
  composed: ComposedMail,
  head: MailFrame,
  mailFrom: string,
): Message {
  const replyTo = composed.replyTo ?? head.contactEmail
  return {
    from: { name: oneLine(head.shop), address: mailFrom },
    to: { name: '', address: composed.to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject: oneLine(composed.subject),
    text: mailText(composed, head),
    html: mailHtml(composed, head),
    messageId: messageId(mail, head.publicUrl),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': LOCALES[head.lang].tag,
      ...composed.headers,
    },
    attachments: composed.attachments?.map(toPart),
  }
}

function toPart({ fileName, contentType, content }: Attachment) {
  return { filename: oneLine(fileName), contentType, content: Buffer.from(content) }
}

/** Names are user input: they must not inject a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The same at every attempt, so that duplicates can be recognized. */
function messageId({ id, createdAt }: Pick<MailRow, 'id' | 'createdAt'>, publicUrl: string): string {
  const hash = createHash('sha256').update(`${id} ${createdAt.toISOString()}`).digest('hex').slice(0, 32)
  return `<${hash}@${new URL(publicUrl).hostname}>`
}
