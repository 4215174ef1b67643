import { addressLines } from '../../../domain/address-lines.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { awaitsTransfer } from '../../../domain/order-states.ts'
import {
  type ComposeTools,
  countryName,
  firstLines,
  inDollars,
  type Letter,
  named,
  pageAddress,
} from '../mail/index.ts'
import { type BankDetails, getTradeSettings, transferAccount } from '../site/index.ts'
import { listOrderLines, type OrderLineRow, type OrderRow } from './orders.queries.ts'

export type Blocks = Letter['blocks']

/** What was ordered, and what it comes to. */
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

/** Part numbers and makers are the catalogue's, which is filled from lists of others. */
function describeLine({ lang }: ComposeTools, line: OrderLineRow): string {
  const quantity = formatsFor(lang).count(line.quantity)
  const sum = `${quantity} × ${inDollars(lang, line.unitPrice)} = ${inDollars(lang, line.amount)}`
  return [named(line.partNumber), named(line.manufacturer), `\u2066${sum}\u2069`].join(' · ')
}

/** How to pay, and until when: only as long as it is to be paid. */
export async function payBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  if (order.status !== 'unpaid') return bankBlocks(tools, order)
  const { t } = tools
  return [
    { kind: 'text', text: t('mail.order_facts.pay_by', { time: payByText(tools, order) }) },
    { kind: 'button', text: t('mail.order_facts.pay'), url: payUrl(tools, order) },
    ...(await bankBlocks(tools, order)),
  ]
}

export function payByText({ lang }: ComposeTools, { payBy }: OrderRow): string {
  return formatsFor(lang).longUtcTime(payBy.toISOString())
}

/** Also for an order that is to be paid another way: plans change. */
async function bankBlocks(tools: ComposeTools, order: OrderRow): Promise<Blocks> {
  if (!awaitsTransfer(order.status, order.payMethod)) return []
  const bank = transferAccount(await getTradeSettings(tools.db))
  if (!bank) return []
  const { t, lang } = tools
  return [
    { kind: 'text', text: t('mail.order_facts.bank', { amount: inDollars(lang, order.total) }) },
    { kind: 'list', items: bankFacts(tools, bank, order.number) },
    ...(bank.note === '' ? [] : [{ kind: 'text' as const, text: bank.note }]),
  ]
}

const BANK_FIELDS = ['beneficiary', 'bank_name', 'bank_address', 'account_number', 'swift_code'] as const

function bankFacts(tools: ComposeTools, bank: BankDetails, reference: string): string[] {
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

/** Where the goods go. */
export function addressFact({ t, lang }: ComposeTools, { shippingAddress }: OrderRow): string {
  const lines = addressLines(shippingAddress, countryName(lang, shippingAddress.country))
  return t('mail.order_facts.shipping_address', { address: named(lines.join(', ')) })
}

export function viewLink(tools: ComposeTools, order: OrderRow): Blocks {
  return [{ kind: 'link', text: tools.t('mail.order_facts.view'), url: orderUrl(tools, order) }]
}

/** An account opens its orders by itself; whoever bought as a visitor needs the key. */
export function orderUrl(tools: ComposeTools, { number, key, userId }: OrderRow): string {
  const path = userId === null ? `/order/${number}?key=${key}` : `/myaccount/order-status-history/${number}`
  return pageAddress(tools, path)
}

function payUrl(tools: ComposeTools, { number, key, userId }: OrderRow): string {
  const path = `/pay/payment?order=${number}`
  return pageAddress(tools, userId === null ? `${path}&key=${key}` : path)
}
