import { deskOrderPath } from '../../../domain/paths.ts'
import { PAYPAL_NAME } from '../../../domain/pay-methods.ts'
import { log } from '../../log.ts'
import {
  type ComposedMail,
  type ComposeTools,
  copyable,
  deskLink,
  inDollars,
  languageName,
  named,
  quotedLines,
  replyAddress,
} from '../mail/index.ts'
import { addressFact, type Blocks } from './order-mail-blocks.ts'
import type { OrderRow } from './orders.queries.ts'

type StaffMessage = {
  subject: string
  texts: string[]
  facts?: string[]
  more?: Blocks
  /** About money that needs attention by staff. */
  isAlert?: boolean
}

/** To the current address of the sales desk; replies go to the buyer. */
export function staffMail(
  tools: ComposeTools,
  order: OrderRow,
  { subject, texts, facts = [], more = [], isAlert = false }: StaffMessage,
): ComposedMail | null {
  const { t, contactEmail } = tools
  if (contactEmail === '') {
    log(isAlert ? 'error' : 'warn', 'no contact_email to tell staff of an order', { order: order.number })
    return null
  }
  const replyTo = replyAddress(order.email)
  const paragraphs = replyTo ? [...texts, t('mail.rfq_sales.reply')] : texts
  return {
    to: contactEmail,
    subject,
    heading: subject,
    blocks: [
      ...paragraphs.map(text => ({ kind: 'text' as const, text })),
      ...(facts.length > 0 ? [{ kind: 'list' as const, items: facts }] : []),
      { kind: 'list', items: buyerFacts(tools, order) },
      ...quotedBlocks(tools, order.remark),
      ...more,
      ...deskLink(tools, {
        kind: 'button',
        text: t('mail.order_staff.open'),
        path: deskOrderPath(order.number),
      }),
    ],
    replyTo,
  }
}

function buyerFacts(tools: ComposeTools, order: OrderRow): string[] {
  const { t, lang } = tools
  const { contact_name, telephone } = order.shippingAddress
  const facts = [
    [t('forms.contact_name'), named(contact_name)],
    ...(order.companyName ? [[t('forms.company_name'), named(order.companyName)]] : []),
    [t('forms.email'), copyable(order.email)],
    [t('forms.telephone'), named(telephone)],
    [t('mail.rfq_sales.language'), languageName(lang, order.lang)],
  ]
  const method = order.payMethod === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${order.payMethod}`)
  return [
    t('mail.order_facts.number', { number: order.number }),
    t('mail.order_facts.total', { amount: inDollars(lang, order.total) }),
    t('mail.order_staff.pay_method', { value: method }),
    ...(order.poNumber ? [t('mail.order_staff.po_number', { number: named(order.poNumber) })] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    addressFact(tools, order),
  ]
}

/** The buyer's text, line by line. */
export function quotedBlocks({ t }: ComposeTools, words: string): Blocks {
  const lines = quotedLines(words)
  if (lines.length === 0) return []
  return [
    { kind: 'text', text: t('mail.rfq_sales.comment') },
    { kind: 'list', items: lines },
  ]
}
