import { type Block, homeOf, type Letter, type Letterhead } from './compose.ts'

/** The letter for those who read mail as plain text. */
export function letterText({ heading, blocks }: Letter, head: Letterhead): string {
  const parts = [head.shop, heading, ...blocks.map(blockText), footer(head)]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  if (block.kind === 'list') return block.items.join('\n')
  if (block.kind === 'text' || block.kind === 'note') return block.text
  return `${block.text}\n${block.url}`
}

function footer(head: Letterhead): string {
  const { shop, companyAddress, contactEmail, t } = head
  const lines = ['-- ', shop, ...(companyAddress ? [companyAddress] : []), homeOf(head)]
  if (contactEmail) lines.push(`${t('mail.questions')} ${contactEmail}`)
  return lines.join('\n')
}
