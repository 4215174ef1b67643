import { countryName } from '../../../domain/country-names.ts'
import { deskRequestPath } from '../../../domain/paths.ts'
import {
  type ComposedMail,
  type ComposeTools,
  copyable,
  deskLink,
  languageName,
  named,
  quotedLines,
  replyAddress,
} from '../mail/index.ts'
import { describeLines } from './describe-lines.ts'
import { namesOf } from './number.ts'
import { numberFacts } from './number-facts.ts'
import type { RfqRow } from './rfq.queries.ts'
import { toBook } from './rfq-sheet.ts'
import { listStaffLines } from './staff-lines.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** To the current address of the sales desk; replies go to the buyer. */
export async function salesMail(tools: ComposeTools, rfq: RfqRow): Promise<ComposedMail | null> {
  const { t, db, contactEmail } = tools
  if (contactEmail === '') return null
  const { rfq_number } = namesOf(rfq.number)
  const lines = await listStaffLines(db, rfq.id)
  const count = lines.length
  const replyTo = replyAddress(rfq.email)
  return {
    to: contactEmail,
    subject: t('mail.rfq_sales.subject', { number: rfq_number, company: named(rfq.companyName), count }),
    heading: t('mail.rfq_sales.heading'),
    blocks: [
      ...(replyTo ? [{ kind: 'text' as const, text: t('mail.rfq_sales.reply') }] : []),
      { kind: 'list', items: senderFacts(tools, rfq) },
      ...commentBlocks(tools, rfq.comment),
      ...(rfq.alternatesWelcome ? [{ kind: 'text' as const, text: t('rfq_form.alternates_welcome') }] : []),
      { kind: 'text', text: t('mail.rfq_sales.lines', { count }) },
      { kind: 'list', items: describeLines(tools, lines) },
      ...deskLink(tools, {
        kind: 'button',
        text: t('mail.order_staff.open'),
        path: deskRequestPath(rfq_number),
      }),
      { kind: 'note', text: t('mail.rfq_sales.note', { command: `npx chipfront rfq show ${rfq_number}` }) },
    ],
    replyTo,
    attachments: [{ fileName: `${rfq_number}.xlsx`, contentType: XLSX, content: toBook(rfq, lines) }],
  }
}

function senderFacts({ t, lang }: ComposeTools, rfq: RfqRow): string[] {
  const facts = [
    [t('forms.contact_name'), named(rfq.contactName)],
    [t('forms.company_name'), named(rfq.companyName)],
    [t('forms.email'), copyable(rfq.email)],
    [t('forms.telephone'), named(rfq.telephone)],
    [t('forms.country'), countryName(lang, rfq.country)],
    [t('mail.rfq_sales.language'), languageName(lang, rfq.lang)],
  ]
  return [...numberFacts(t, rfq), ...facts.map(([name, value]) => `${name}: ${value}`)]
}

function commentBlocks({ t }: ComposeTools, comment: string): ComposedMail['blocks'] {
  const lines = quotedLines(comment)
  if (lines.length === 0) return []
  return [
    { kind: 'text', text: t('mail.rfq_sales.comment') },
    { kind: 'list', items: lines },
  ]
}
