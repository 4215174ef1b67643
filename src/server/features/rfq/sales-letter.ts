import { intlTag, LOCALES, langOr } from '../../../domain/locales.ts'
import { answerable, type ComposeTools, type Letter, named } from '../mail/index.ts'
import { describeLines } from './describe-lines.ts'
import { namesOf } from './number.ts'
import { numberFacts } from './number-facts.ts'
import type { RfqRow } from './rfq.queries.ts'
import { toBook } from './rfq-sheet.ts'
import { listStaffLines } from './staff-lines.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** For the sales desk, wherever it is by now; answering writes to the buyer. */
export async function salesLetter(tools: ComposeTools, rfq: RfqRow): Promise<Letter | null> {
  const { t, db, contactEmail } = tools
  if (contactEmail === '') return null
  const { rfq_number } = namesOf(rfq.number)
  const lines = await listStaffLines(db, rfq.id)
  const count = lines.length
  const replyTo = answerable(rfq.email)
  return {
    to: contactEmail,
    subject: t('mail.rfq_sales.subject', { number: rfq_number, company: named(rfq.companyName), count }),
    heading: t('mail.rfq_sales.heading'),
    blocks: [
      ...(replyTo ? [{ kind: 'text' as const, text: t('mail.rfq_sales.reply') }] : []),
      { kind: 'list', items: senderFacts(tools, rfq) },
      ...commentBlocks(tools, rfq.comment),
      { kind: 'text', text: t('mail.rfq_sales.lines', { count }) },
      { kind: 'list', items: describeLines(tools, lines) },
      { kind: 'note', text: t('mail.rfq_sales.note', { command: `npx chipfront rfq show ${rfq_number}` }) },
    ],
    replyTo,
    attachments: [{ fileName: `${rfq_number}.xlsx`, contentType: XLSX, content: toBook(rfq, lines) }],
  }
}

function senderFacts({ t, lang }: ComposeTools, rfq: RfqRow): string[] {
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(intlTag(lang), { type }).of(code) ?? code
  const facts = [
    [t('forms.contact_name'), named(rfq.contactName)],
    [t('forms.company_name'), named(rfq.companyName)],
    // To be copied as it is. It has the form of an address, so a link made of it only writes a mail.
    [t('forms.email'), rfq.email.replace(/\p{Cf}/gu, '')],
    [t('forms.telephone'), named(rfq.telephone)],
    [t('forms.country'), nameOf('region', rfq.country)],
    [t('mail.rfq_sales.language'), nameOf('language', LOCALES[langOr(rfq.lang, lang)].tag)],
  ]
  return [...numberFacts(t, rfq), ...facts.map(([name, value]) => `${name}: ${value}`)]
}

function commentBlocks({ t }: ComposeTools, comment: string): Letter['blocks'] {
  const lines = comment.split(/[\r\n]+/).filter(line => line.trim() !== '')
  if (lines.length === 0) return []
  return [
    { kind: 'text', text: t('mail.rfq_sales.comment') },
    { kind: 'list', items: lines.map(named) },
  ]
}
