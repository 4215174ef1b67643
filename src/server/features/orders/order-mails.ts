import { hashSecret, newSecret } from '../account/index.ts'
import type { Compose, ComposedMail, Composers, ComposeTools } from '../mail/index.ts'
import { inDollars, quotedLines } from '../mail/index.ts'
import { getTradeSettings } from '../site/index.ts'
import * as buyerMails from './buyer-mails.ts'
import { provenPayBy } from './hold-terms.ts'
import { addOrderKey } from './order-keys.queries.ts'
import { findOrderMessage, lineBlocks, type MailedOrder, timeText } from './order-mail-blocks.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { staffMail } from './staff-mails.ts'

/** Mails about payments are composed in the payments feature. */
export const orderMails: Composers = {
  order_placed: mailToBuyer(buyerMails.placedMail),
  order_reminder: mailToBuyer(buyerMails.reminderMail),
  order_confirming: mailToBuyer(buyerMails.confirmingMail),
  order_preparing: mailToBuyer(buyerMails.preparingMail),
  order_unpaid: mailToBuyer(buyerMails.unpaidMail),
  order_shipping: mailToBuyer(buyerMails.shippingMail),
  order_shipment: (tools, fields) =>
    mailToBuyer((_, order) => buyerMails.shipmentMail(tools, order, Number(fields.shipment_id)))(
      tools,
      fields,
    ),
  order_received: mailToBuyer(buyerMails.receivedMail),
  order_reopened: mailToBuyer(buyerMails.reopenedMail),
  order_edited: mailToBuyer(buyerMails.editedMail),
  order_message: (tools, fields) =>
    mailToBuyer((_, order) => buyerMails.messageMail(tools, order, Number(fields.message_id)))(tools, fields),
  order_part_paid: mailToBuyer(buyerMails.partPaidMail),
  order_part_refunded: (tools, fields) =>
    mailToBuyer((_, order) => buyerMails.partRefundedMail(tools, order, Number(fields.refund_id)))(
      tools,
      fields,
    ),
  order_canceled: mailToBuyer(buyerMails.canceledMail),
  order_staff_placed: aboutOrder(staffPlaced),
  order_staff_pending: aboutOrder(staffPending),
  order_staff_paid: aboutOrder(staffPaid),
  order_staff_canceled: aboutOrder(staffCanceled),
  order_staff_message: (tools, fields) =>
    aboutOrder((_, order) => staffMessage(tools, order, Number(fields.message_id)))(tools, fields),
}

type Write = (tools: ComposeTools, order: OrderRow) => Promise<ComposedMail | null>

/** Mails to or about a buyer whose data was erased meanwhile are dropped. */
export function aboutOrder(write: Write): Compose {
  return async (tools, { order_id }) => {
    const order = await findOrder(tools.db, Number(order_id))
    return order && order.email !== '' ? write(tools, order) : null
  }
}

type WriteToBuyer = (tools: ComposeTools, order: MailedOrder) => Promise<ComposedMail | null>

/** Every mail to a guest has its own key, created while it is composed, so that only the mail contains it. */
export function mailToBuyer(write: WriteToBuyer): Compose {
  return aboutOrder(async (tools, order) => {
    if (order.userId !== null) return write(tools, { ...order, key: null })
    const key = newSecret()
    await addOrderKey(tools.db, { orderId: order.id, keyHash: hashSecret(key), origin: 'mail' })
    return write(tools, { ...order, key })
  })
}

async function staffPlaced(tools: ComposeTools, order: OrderRow): Promise<ComposedMail | null> {
  const { t, lang } = tools
  return staffMail(tools, order, {
    subject: t('mail.order_staff.placed', { number: order.number, amount: inDollars(lang, order.total) }),
    texts: [await holdText(tools, order)],
    more: await lineBlocks(tools, order),
  })
}

async function holdText(tools: ComposeTools, order: OrderRow): Promise<string> {
  const time = timeText(tools, order.payBy)
  const later = provenPayBy(order, await getTradeSettings(tools.db))
  if (!later) return tools.t('mail.order_staff.placed_text', { time })
  return tools.t('mail.order_staff.placed_unproven', { time, later: timeText(tools, later) })
}

async function staffPending(tools: ComposeTools, order: OrderRow): Promise<ComposedMail | null> {
  const { t } = tools
  const confirm = `npx chipfront order confirm ${order.number}`
  return staffMail(tools, order, {
    subject: t('mail.order_staff.pending', { number: order.number }),
    texts: [t('mail.order_staff.pending_text', { confirm })],
  })
}

async function staffPaid(tools: ComposeTools, order: OrderRow): Promise<ComposedMail | null> {
  const { t, lang } = tools
  const ship = `npx chipfront order ship ${order.number} CARRIER TRACKING-NUMBER`
  return staffMail(tools, order, {
    subject: t('mail.order_staff.paid', { number: order.number, amount: inDollars(lang, order.total) }),
    texts: [t('mail.order_staff.paid_text', { ship })],
    more: await lineBlocks(tools, order),
  })
}

async function staffCanceled(tools: ComposeTools, order: OrderRow): Promise<ComposedMail | null> {
  const { t } = tools
  return staffMail(tools, order, {
    subject: t('mail.order_staff.canceled', { number: order.number }),
    texts: [t('mail.order_staff.canceled_text')],
  })
}

async function staffMessage(
  tools: ComposeTools,
  order: OrderRow,
  messageId: number,
): Promise<ComposedMail | null> {
  const message = await findOrderMessage(tools.db, order, messageId)
  if (!message) return null
  return staffMail(tools, order, {
    subject: tools.t('mail.order_staff.message', { number: order.number }),
    texts: [tools.t('mail.order_staff.message_text')],
    facts: quotedLines(message.body),
  })
}
