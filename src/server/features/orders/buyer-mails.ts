import { formatsFor } from '../../../domain/formats.ts'
import { isPositive } from '../../../domain/money.ts'
import type { PieceCount } from '../../../domain/order-goods.ts'
import { missingAmount, refundableAmount, termsDue } from '../../../domain/order-ledger.ts'
import { awaitsMoney, type OrderStatus } from '../../../domain/order-states.ts'
import { trackingUrl } from '../../../domain/tracking.ts'
import {
  type ComposedMail,
  type ComposeTools,
  firstLines,
  inDollars,
  named,
  quotedLines,
} from '../mail/index.ts'
import {
  addressFact,
  type Blocks,
  billingFact,
  findOrderMessage,
  holdBlocks,
  lineBlocks,
  type MailedOrder,
  numberFacts,
  orderUrl,
  payBlocks,
  viewLink,
} from './order-mail-blocks.ts'
import { findLastChange } from './order-mails.queries.ts'
import type { OrderChangeRow, OrderRow } from './orders.queries.ts'
import { bankBalance, findLedger } from './receipts.queries.ts'
import { listRefundLines, listRefunds, type RefundRow } from './refunds.queries.ts'
import { listGoods, listShipmentLines, listShipments, type ShipmentRow } from './shipments.queries.ts'

type Write = (tools: ComposeTools, order: MailedOrder) => Promise<ComposedMail>

export async function placedMail(tools: ComposeTools, order: MailedOrder): Promise<ComposedMail | null> {
  if (order.status === 'canceled') return null
  return toBuyer(tools, order, 'order_placed', [
    text(tools.t('mail.order_placed.text', { shop: tools.shop })),
    { kind: 'list', items: [...numberFacts(tools, order), addressFact(tools, order)] },
    ...(await lineBlocks(tools, order)),
    ...(await firstPayBlocks(tools, order)),
    ...viewLink(tools, order),
    { kind: 'note', text: tools.t('mail.order_placed.note') },
  ])
}

/** Buyers on the wallet's page are already paying: asking them to pay could make them pay twice. */
async function firstPayBlocks(tools: ComposeTools, order: MailedOrder): Promise<Blocks> {
  if (order.payMethod === 'bank' || order.status !== 'unpaid') return payBlocks(tools, order)
  return [text(tools.t('mail.order_placed.online')), ...((await holdBlocks(tools, order)) ?? [])]
}

/** Only to buyers who have left the wallet without paying. */
export async function reminderMail(tools: ComposeTools, order: MailedOrder): Promise<ComposedMail | null> {
  if (order.status !== 'unpaid' || order.capturingPaymentId !== null) return null
  return toBuyer(tools, order, 'order_reminder', [
    text(tools.t('mail.order_reminder.text', { amount: await openAmount(tools, order) })),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(await payBlocks(tools, order)),
    ...viewLink(tools, order),
  ])
}

/** The missing amount, which is less than the total if some of the money has arrived. */
async function openAmount({ db, lang }: ComposeTools, order: OrderRow): Promise<string> {
  return inDollars(lang, missingAmount(await findLedger(db, order)))
}

export const confirmingMail: Write = async (tools, order) => {
  const change = await findLastChange(tools.db, order.id, 'confirming')
  const isWallet = change?.who === 'wallet'
  return toBuyer(tools, order, 'order_confirming', [
    text(tools.t(isWallet ? 'mail.order_confirming.wallet' : 'mail.order_confirming.transfer')),
    { kind: 'list', items: [...numberFacts(tools, order), total(tools, order)] },
    ...((await holdBlocks(tools, order)) ?? []),
    ...viewLink(tools, order),
  ])
}

export const preparingMail: Write = async (tools, order) =>
  toBuyer(tools, order, 'order_preparing', [
    text(tools.t('mail.order_preparing.text')),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(await lineBlocks(tools, order)),
    ...viewLink(tools, order),
  ])

export const unpaidMail: Write = async (tools, order) => {
  const change = await findLastChange(tools.db, order.id, 'unpaid')
  return toBuyer(tools, order, 'order_unpaid', [
    text(tools.t('mail.order_unpaid.text', { amount: await openAmount(tools, order) })),
    ...remark(tools, change),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(await payBlocks(tools, order)),
    ...viewLink(tools, order),
  ])
}

/** The last shipment has left. */
export const shippingMail: Write = async (tools, order) => {
  const { t } = tools
  const change = await findLastChange(tools.db, order.id, 'shipping')
  const shipments = await listShipments(tools.db, order.id)
  return toBuyer(tools, order, 'order_shipping', [
    { kind: 'list', items: numberFacts(tools, order) },
    ...shipments.flatMap(shipment => shipmentBlocks(tools, shipment)),
    ...remark(tools, change),
    ...(await lineBlocks(tools, order)),
    text(t('mail.order_shipping.text')),
    { kind: 'button', text: t('mail.order_shipping.button'), url: orderUrl(tools, order) },
  ])
}

/** One of several shipments has left. */
export async function shipmentMail(
  tools: ComposeTools,
  order: MailedOrder,
  shipmentId: number,
): Promise<ComposedMail | null> {
  const { t, db } = tools
  const shipment = (await listShipments(db, order.id)).find(({ id }) => id === shipmentId)
  if (!shipment) return null
  const pieces = await listShipmentLines(db, [shipment.id])
  return toBuyer(tools, order, 'order_shipment', [
    { kind: 'list', items: numberFacts(tools, order) },
    ...shipmentBlocks(tools, shipment),
    ...(order.platformRemark === ''
      ? []
      : [text(t('mail.order_facts.remark', { remark: order.platformRemark }))]),
    text(t('mail.order_shipment.contents')),
    { kind: 'list', items: await pieceItems(tools, order, pieces) },
    text(t('mail.order_shipment.text')),
    ...viewLink(tools, order),
  ])
}

function shipmentBlocks({ t }: ComposeTools, { carrier, tracking }: ShipmentRow): Blocks {
  const url = trackingUrl(carrier, tracking)
  const facts = [
    t('mail.order_shipping.carrier', { value: carrier }),
    t('mail.order_shipping.tracking', { value: tracking }),
  ]
  return [
    { kind: 'list', items: facts },
    ...(url === '' ? [] : [{ kind: 'link' as const, text: t('mail.order_shipping.track'), url }]),
  ]
}

async function pieceItems(
  tools: ComposeTools,
  { id }: OrderRow,
  pieces: readonly PieceCount[],
): Promise<string[]> {
  const goods = new Map((await listGoods(tools.db, id)).map(line => [line.position, line]))
  const { count } = formatsFor(tools.lang)
  return firstLines(tools, pieces, ({ position, quantity }) => {
    const line = goods.get(position)
    return `\u2066${count(quantity)} ×\u2069 ${named(line?.partNumber ?? '')} · ${named(line?.manufacturer ?? '')}`
  })
}

const RECEIVED_BY = {
  buyer: 'mail.order_received.buyer',
  staff: 'mail.order_received.staff',
  wallet: 'mail.order_received.clock',
  clock: 'mail.order_received.clock',
} as const

export const receivedMail: Write = async (tools, order) => {
  const change = await findLastChange(tools.db, order.id, 'received')
  return toBuyer(tools, order, 'order_received', [
    text(tools.t(RECEIVED_BY[change?.who ?? 'buyer'])),
    { kind: 'list', items: numberFacts(tools, order) },
    ...viewLink(tools, order),
  ])
}

/** Only while the order waits for its payment again. */
export async function reopenedMail(tools: ComposeTools, order: MailedOrder): Promise<ComposedMail | null> {
  if (order.status !== 'unpaid') return null
  return toBuyer(tools, order, 'order_reopened', [
    text(tools.t('mail.order_reopened.text')),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(await lineBlocks(tools, order)),
    ...(await payBlocks(tools, order)),
    ...viewLink(tools, order),
  ])
}

export const editedMail: Write = async (tools, order) =>
  toBuyer(tools, order, 'order_edited', [
    text(tools.t('mail.order_edited.text')),
    {
      kind: 'list',
      items: [...numberFacts(tools, order), addressFact(tools, order), billingFact(tools, order)],
    },
    ...viewLink(tools, order),
  ])

/** The answer is written on the page of the order, so that staff find it beside the question. */
export async function messageMail(
  tools: ComposeTools,
  order: MailedOrder,
  messageId: number,
): Promise<ComposedMail | null> {
  const message = await findOrderMessage(tools.db, order, messageId)
  if (!message) return null
  return toBuyer(tools, order, 'order_message', [
    text(tools.t('mail.order_message.text', { number: order.number })),
    ...quotedLines(message.body).map(text),
    { kind: 'button', text: tools.t('mail.order_message.button'), url: orderUrl(tools, order) },
    { kind: 'note', text: tools.t('mail.order_message.note') },
  ])
}

/** Not if the rest has arrived meanwhile. */
export async function partPaidMail(tools: ComposeTools, order: MailedOrder): Promise<ComposedMail | null> {
  const ledger = await findLedger(tools.db, order)
  const missing = missingAmount(ledger)
  if (!awaitsMoney(order.status) || !isPositive(missing)) return null
  const received = inDollars(tools.lang, refundableAmount(ledger))
  return toBuyer(tools, order, 'order_part_paid', [
    text(tools.t('mail.order_part_paid.text', { received, missing: inDollars(tools.lang, missing) })),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(await payBlocks(tools, order)),
    ...viewLink(tools, order),
  ])
}

const CANCELED_BY = {
  buyer: 'mail.order_canceled.buyer',
  staff: 'mail.order_canceled.staff',
  wallet: 'mail.order_canceled.staff',
  clock: 'mail.order_canceled.clock',
} as const

export const canceledMail: Write = async (tools, order) => {
  const change = await findLastChange(tools.db, order.id, 'canceled')
  return toBuyer(tools, order, 'order_canceled', [
    text(tools.t(CANCELED_BY[change?.who ?? 'staff'])),
    ...remark(tools, change),
    { kind: 'list', items: numberFacts(tools, order) },
    ...viewLink(tools, order),
    { kind: 'note', text: tools.t('mail.order_canceled.note') },
  ])
}

/**
 * How a refund is paid: through the wallet; by bank, sent by staff (`transfer`) and then booked
 * (`transferred`); or by staff if a reported transfer arrives after all (`reported`). `none`: no payment was
 * received.
 */
export type MoneyBack = 'wallet' | 'transfer' | 'transferred' | 'reported' | 'none'

const REFUNDED_TEXTS = {
  wallet: 'mail.order_refunded.text',
  transfer: 'mail.order_refund_due.text',
  reported: 'mail.order_closed.reported',
  none: 'mail.order_closed.none',
} as const

const REFUNDED_KINDS = {
  wallet: 'order_refunded',
  transfer: 'order_refund_due',
  reported: 'order_closed',
  none: 'order_closed',
} as const

/** `walletAmount`: the amount that the wallet has refunded, in USD. */
type Returned = { moneyBack: MoneyBack; walletAmount: number }

/** Never promises money that was not received. A booked refund has its own mail about its part. */
export async function refundedMail(
  tools: ComposeTools,
  order: MailedOrder,
  { moneyBack, walletAmount }: Returned,
): Promise<ComposedMail | null> {
  const isByWallet = moneyBack === 'transferred' && isPositive(walletAmount)
  const way = isByWallet ? 'wallet' : moneyBack
  if (way === 'transferred') return null
  const change = await findLastChange(tools.db, order.id, 'refunded')
  const amount = way === 'transfer' ? await bankBalance(tools.db, order.id) : walletAmount
  return toBuyer(tools, order, REFUNDED_KINDS[way], [
    text(tools.t(REFUNDED_TEXTS[way], { amount: inDollars(tools.lang, amount) })),
    ...(way === 'transfer' ? walletPart(tools, walletAmount) : []),
    ...remark(tools, change),
    { kind: 'list', items: numberFacts(tools, order) },
    ...viewLink(tools, order),
  ])
}

/** For an order that was paid partly by bank and partly through the wallet. */
function walletPart({ t, lang }: ComposeTools, amount: number): Blocks {
  if (!isPositive(amount)) return []
  return [text(t('mail.order_refund_due.wallet', { amount: inDollars(lang, amount) }))]
}

/** Some of the money goes back, and the order continues. */
export async function partRefundedMail(
  tools: ComposeTools,
  order: MailedOrder,
  refundId: number,
): Promise<ComposedMail | null> {
  const { t, db, lang } = tools
  const refund = (await listRefunds(db, order.id)).find(({ id }) => id === refundId)
  if (!refund || refund.state === 'refused') return null
  const amount = inDollars(lang, refund.amount)
  if (refund.method === 'credit') return creditedMail(tools, order, refund)
  const way = refund.paymentId === null ? 'mail.order_part_refunded.bank' : 'mail.order_refunded.text'
  return toBuyer(tools, order, 'order_part_refunded', [
    text(t(way, { amount })),
    ...(await refundBlocks(tools, order, refund, t('mail.order_part_refunded.lines'))),
  ])
}

/** Less has to be paid of an order on terms. */
async function creditedMail(
  tools: ComposeTools,
  order: MailedOrder,
  refund: RefundRow,
): Promise<ComposedMail> {
  const { t, db, lang } = tools
  const missing = termsDue(await findLedger(db, order))
  const due = {
    amount: inDollars(lang, missing),
    date: formatsFor(lang).date(`${order.dueOn}T00:00:00.000Z`),
  }
  return toBuyer(tools, order, 'order_credited', [
    text(t('mail.order_credited.text', { amount: inDollars(lang, refund.amount) })),
    text(isPositive(missing) ? t('mail.order_credited.due', due) : t('mail.order_credited.settled')),
    ...(await refundBlocks(tools, order, refund, t('mail.order_credited.lines'))),
  ])
}

async function refundBlocks(
  tools: ComposeTools,
  order: MailedOrder,
  { id, isReasonShown, reason }: RefundRow,
  title: string,
): Promise<Blocks> {
  const pieces = await listRefundLines(tools.db, [id])
  const items = pieces.length === 0 ? [] : await pieceItems(tools, order, pieces)
  return [
    ...(isReasonShown && reason !== '' ? [text(tools.t('mail.order_facts.remark', { remark: reason }))] : []),
    { kind: 'list', items: numberFacts(tools, order) },
    ...(items.length === 0 ? [] : [text(title), { kind: 'list' as const, items }]),
    ...viewLink(tools, order),
  ]
}

export function refundSentMail(tools: ComposeTools, order: MailedOrder, amount: number): ComposedMail {
  return toBuyer(tools, order, 'order_refund_sent', [
    text(tools.t('mail.order_refund_sent.text', { amount: inDollars(tools.lang, amount) })),
    { kind: 'list', items: numberFacts(tools, order) },
    ...viewLink(tools, order),
  ])
}

type Kind =
  `order_${OrderStatus | 'placed' | 'reminder' | 'closed' | 'refund_due' | 'refund_sent' | PartKind}`
type PartKind = 'shipment' | 'reopened' | 'edited' | 'message' | 'part_paid' | 'part_refunded' | 'credited'

function toBuyer(
  { t, shop }: ComposeTools,
  { email, number }: OrderRow,
  kind: Kind,
  blocks: Blocks,
): ComposedMail {
  const subject = t(`mail.${kind}.subject`, { number, shop })
  return { to: email, subject, heading: t(`mail.${kind}.heading`), blocks }
}

function text(words: string): Blocks[number] {
  return { kind: 'text', text: words }
}

function total({ t, lang }: ComposeTools, order: OrderRow): string {
  return t('mail.order_facts.total', { amount: inDollars(lang, order.total) })
}

/** The remark of staff for this step; other notes are for the history only. */
function remark({ t }: ComposeTools, change: OrderChangeRow | null): Blocks {
  if (change?.who !== 'staff' || change.note === '') return []
  return [text(t('mail.order_facts.remark', { remark: change.note }))]
}
