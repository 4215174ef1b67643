import { addressLines } from '../../../domain/address-lines.ts'
import { countryName } from '../../../domain/country-names.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import { awaitsTransfer, isOnTerms } from '../../../domain/order-states.ts'
import { orderPath, paymentPath } from '../../../domain/paths.ts'
import { BANK_FIELDS } from '../../../domain/pay-methods.ts'
import { type TransferAccount, transferAccount } from '../../../domain/trade-settings.ts'
import type { Database } from '../../database/connection.ts'
import {
  type ComposedMail,
  type ComposeTools,
  firstLines,
  inDollars,
  named,
  pageAddress,
} from '../mail/index.ts'
import { listMessages, type MessageRow } from '../messages/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { provenPayBy } from './hold-terms.ts'
import { listOrderLines, type OrderLineRow, type OrderRow } from './orders.queries.ts'
import { findLedger } from './receipts.queries.ts'

export type Blocks = ComposedMail['blocks']

/** An order in a mail to its buyer. The key opens it without an account; only this mail contains it. */
export type MailedOrder = OrderRow & { key: string | null }

/** The ordered lines and the totals. */
export async function lineBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  const { t, db, lang } = tools
  const lines = await listOrderLines(db, order.id)
  const service = `${order.carrier} ${order.shippingService}`.trim()
  return [
    { kind: 'text', text: t('mail.order_facts.lines') },
    { kind: 'list', items: firstLines(tools, lines, line => describeLine(tools, line)) },
    {
      kind: 'list',
      items: [
        t('mail.order_facts.subtotal', { amount: inDollars(lang, order.subtotal) }),
        t('mail.order_facts.shipping', { service, amount: inDollars(lang, order.shippingFee) }),
        t('mail.order_facts.total', { amount: inDollars(lang, order.total) }),
      ],
    },
  ]
}

/** Part numbers and manufacturers come from the catalog, which is filled from third-party lists. */
function describeLine({ lang }: ComposeTools, line: OrderLineRow): string {
  const quantity = formatsFor(lang).count(line.quantity)
  const sum = `${quantity} × ${inDollars(lang, line.unitPrice)} = ${inDollars(lang, line.amount)}`
  return [named(line.partNumber), named(line.manufacturer), `\u2066${sum}\u2069`].join(' · ')
}

/** How to pay, and until when; only while payment is due. */
export async function payBlocks(tools: ComposeTools, order: MailedOrder): Promise<Blocks> {
  if (isOnTerms(order)) return termsBlocks(tools, order)
  if (order.status !== 'unpaid') return bankBlocks(tools, order)
  const { t } = tools
  const time = timeText(tools, order.payBy)
  return [
    ...((await holdBlocks(tools, order)) ?? [{ kind: 'text', text: t('mail.order_facts.pay_by', { time }) }]),
    { kind: 'button', text: t('mail.order_facts.pay'), url: payUrl(tools, order) },
    ...(await bankBlocks(tools, order)),
  ]
}

/** Nothing has to be paid before the order is sent. */
async function termsBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  const { t, lang } = tools
  const date = formatsFor(lang).date(`${order.dueOn}T00:00:00.000Z`)
  return [
    { kind: 'text', text: t('mail.order_facts.terms', { date }) },
    ...(await accountBlocks(tools, order)),
  ]
}

/** For an unproven buyer: how long the goods are held, and what to do; null for all others. */
export async function holdBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks | null> {
  const later = provenPayBy(order, await getTradeSettings(tools.db))
  if (!later) return null
  const times = { time: timeText(tools, order.payBy), later: timeText(tools, later) }
  return [{ kind: 'text', text: tools.t('mail.order_facts.hold', times) }]
}

export function timeText({ lang }: ComposeTools, time: Date | null): string {
  return time ? formatsFor(lang).longUtcTime(time.toISOString()) : '-'
}

/** Also for an order with another payment method, because buyers change their mind. */
async function bankBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  return awaitsTransfer(order.status, order.payMethod) ? accountBlocks(tools, order) : []
}

async function accountBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  const bank = transferAccount(await getTradeSettings(tools.db))
  if (!bank) return []
  const { t, lang } = tools
  const open = missingAmount(await findLedger(tools.db, order))
  return [
    { kind: 'text', text: t('mail.order_facts.bank', { amount: inDollars(lang, open) }) },
    { kind: 'list', items: bankFacts(tools, bank, order.number) },
    ...(bank.note === '' ? [] : [{ kind: 'text' as const, text: bank.note }]),
  ]
}

function bankFacts(tools: ComposeTools, bank: TransferAccount, reference: string): string[] {
  const { t } = tools
  const named = BANK_FIELDS.filter(field => bank[field] !== '')
  return [
    ...named.map(field => t(`mail.order_facts.${field}`, { value: bank[field] })),
    t('mail.order_facts.reference', { value: reference }),
  ]
}

export function numberFacts({ t }: ComposeTools, { number, poNumber }: OrderRow): string[] {
  const own = t('mail.order_facts.number', { number })
  return poNumber === '' ? [own] : [own, t('mail.order_facts.po_number', { number: named(poNumber) })]
}

/** The shipping address. */
export function addressFact({ t, lang }: ComposeTools, { shippingAddress }: OrderRow): string {
  const lines = addressLines(shippingAddress, countryName(lang, shippingAddress.country))
  return t('mail.order_facts.shipping_address', { address: named(lines.join(', ')) })
}

export function billingFact({ t, lang }: ComposeTools, { billingAddress }: OrderRow): string {
  const lines = addressLines(billingAddress, countryName(lang, billingAddress.country))
  return t('mail.order_facts.billing_address', { address: named(lines.join(', ')) })
}

/** Null if it was erased meanwhile, or is about another order. */
export async function findOrderMessage(
  db: Database,
  { id }: Pick<OrderRow, 'id'>,
  messageId: number,
): Promise<MessageRow | null> {
  const thread = await listMessages(db, { subjectKind: 'order', subjectId: id })
  return thread.find(message => message.id === messageId) ?? null
}

export function viewLink(tools: ComposeTools, order: MailedOrder): Blocks {
  return [{ kind: 'link', text: tools.t('mail.order_facts.view'), url: orderUrl(tools, order) }]
}

/** Customers open their orders by signing in; a guest needs the key. */
export function orderUrl(tools: ComposeTools, { number, key }: MailedOrder): string {
  return pageAddress(tools, orderPath(number, key))
}

function payUrl(tools: ComposeTools, { number, key }: MailedOrder): string {
  return pageAddress(tools, paymentPath(number, key))
}
