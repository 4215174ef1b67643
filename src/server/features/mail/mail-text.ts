import { type ComposedMail, homeOf, type MailBlock, type MailFrame } from './compose.ts'

/** The plain text form of the mail. */
export function mailText({ heading, blocks }: ComposedMail, head: MailFrame): string {
  const parts = [head.shop, heading, ...blocks.map(blockText), footer(head)]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  if (block.kind === 'list') return block.items.join('\n')
  if (block.kind === 'text' || block.kind === 'note') return block.text
  return `${block.text}\n${block.url}`
}

function footer(head: MailFrame): string {
  const { shop, companyAddress, contactEmail, t } = head
  const lines = ['-- ', shop, ...(companyAddress ? [companyAddress] : []), homeOf(head)]
  if (contactEmail) lines.push(`${t('mail.questions')} ${contactEmail}`)
  return lines.join('\n')
}
