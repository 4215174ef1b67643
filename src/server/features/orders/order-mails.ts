import type { Compose, Composers, ComposeTools, Letter } from '../mail/index.ts'
import { inDollars } from '../mail/index.ts'
import { lineBlocks, payByText } from './order-letter-blocks.ts'
import * as letters from './order-letters.ts'
import { staffLetter } from './order-staff-letter.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** What payments tell of, payments write themselves. */
export const orderMails: Composers = {
  order_placed: aboutOrder(letters.placedLetter),
  order_reminder: aboutOrder(letters.reminderLetter),
  order_confirming: aboutOrder(letters.confirmingLetter),
  order_preparing: aboutOrder(letters.preparingLetter),
  order_unpaid: aboutOrder(letters.unpaidLetter),
  order_shipping: aboutOrder(letters.shippingLetter),
  order_received: aboutOrder(letters.receivedLetter),
  order_canceled: aboutOrder(letters.canceledLetter),
  order_staff_placed: aboutOrder(staffPlaced),
  order_staff_pending: aboutOrder(staffPending),
  order_staff_paid: aboutOrder(staffPaid),
  order_staff_canceled: aboutOrder(staffCanceled),
}

type Write = (tools: ComposeTools, order: OrderRow) => Promise<Letter | null>

/** Whoever was erased before the mail went out is neither written to nor written about. */
export function aboutOrder(write: Write): Compose {
  return async (tools, { order_id }) => {
    const order = await findOrder(tools.db, Number(order_id))
    return order && order.email !== '' ? write(tools, order) : null
  }
}

async function staffPlaced(tools: ComposeTools, order: OrderRow): Promise<Letter | null> {
  const { t, lang } = tools
  return staffLetter(tools, order, {
    subject: t('mail.order_staff.placed', { number: order.number, amount: inDollars(lang, order.total) }),
    texts: [t('mail.order_staff.placed_text', { time: payByText(tools, order) })],
    more: await lineBlocks(tools, order),
  })
}

async function staffPending(tools: ComposeTools, order: OrderRow): Promise<Letter | null> {
  const { t } = tools
  const confirm = `npx chipfront order confirm ${order.number}`
  return staffLetter(tools, order, {
    subject: t('mail.order_staff.pending', { number: order.number }),
    texts: [t('mail.order_staff.pending_text', { confirm })],
  })
}

async function staffPaid(tools: ComposeTools, order: OrderRow): Promise<Letter | null> {
  const { t, lang } = tools
  const ship = `npx chipfront order ship ${order.number} CARRIER SHIPPING-NUMBER`
  return staffLetter(tools, order, {
    subject: t('mail.order_staff.paid', { number: order.number, amount: inDollars(lang, order.total) }),
    texts: [t('mail.order_staff.paid_text', { ship })],
    more: await lineBlocks(tools, order),
  })
}

async function staffCanceled(tools: ComposeTools, order: OrderRow): Promise<Letter | null> {
  const { t } = tools
  return staffLetter(tools, order, {
    subject: t('mail.order_staff.canceled', { number: order.number }),
    texts: [t('mail.order_staff.canceled_text')],
  })
}
