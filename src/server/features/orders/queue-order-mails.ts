import { LIMITS } from '../../../domain/limits.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { OrderActor, OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { type QueuedMail, queueMail } from '../mail/index.ts'
import type { OrderRow } from './orders.queries.ts'

type Moved = Pick<OrderRow, 'id' | 'status' | 'emailKey' | 'lang' | 'payMethod'>
/** `from` is null for a new order. */
type Step = { from: OrderStatus | null; by: OrderActor }

/** The recipient of mails to the sales desk, whose address is resolved when they are sent. */
const STAFF = 'staff'

/** Mails the buyer about every step, and the sales desk about those that need action. */
export async function queueOrderMails(db: Database, order: Moved, step: Step): Promise<void> {
  await queueMail(db, ...mailsOfStep(order, step))
}

/** The mail to the buyer, and those to the sales desk. */
export function mailsOfStep(order: Moved, { from, by }: Step): [QueuedMail, ...QueuedMail[]] {
  const kind = from === null ? 'order_placed' : `order_${order.status}`
  const fields = { order_id: order.id }
  const toStaff = STAFF_KINDS.filter(known => known.when(order.status, from, by)).map(known => ({
    recipient: STAFF,
    isToStaff: true,
    lang: DEFAULT_LANG,
    kind: known.kind,
    fields,
  }))
  const lang = langOr(order.lang, DEFAULT_LANG)
  const toBuyer = { recipient: order.emailKey, lang, fields }
  const isPayingOnline = from === null && order.payMethod !== 'bank'
  const reminder = { ...toBuyer, kind: 'order_reminder', afterSeconds: LIMITS.payReminderSeconds }
  return [{ ...toBuyer, kind }, ...toStaff, ...(isPayingOnline ? [reminder] : [])]
}

const STAFF_KINDS: {
  kind: string
  when: (to: OrderStatus, from: OrderStatus | null, by: OrderActor) => boolean
}[] = [
  { kind: 'order_staff_placed', when: (_, from) => from === null },
  { kind: 'order_staff_transfer', when: (to, _, by) => to === 'confirming' && by === 'buyer' },
  { kind: 'order_staff_pending', when: (to, _, by) => to === 'confirming' && by === 'wallet' },
  { kind: 'order_staff_paid', when: (to, _, by) => to === 'preparing' && by === 'wallet' },
  { kind: 'order_staff_canceled', when: (to, _, by) => to === 'canceled' && by === 'buyer' },
]

/** A mail to the buyer that no change of the status brings about. */
export async function queueToBuyer(
  db: Database,
  order: Pick<OrderRow, 'id' | 'emailKey' | 'lang'>,
  kind: BuyerMailKind,
  fields: Record<string, string | number> = {},
): Promise<void> {
  await queueMail(db, mailToBuyer(order, kind, fields))
}

export function mailToBuyer(
  order: Pick<OrderRow, 'id' | 'emailKey' | 'lang'>,
  kind: BuyerMailKind,
  fields: Record<string, string | number>,
): QueuedMail {
  const lang = langOr(order.lang, DEFAULT_LANG)
  return { recipient: order.emailKey, lang, kind, fields: { order_id: order.id, ...fields } }
}

type BuyerMailKind =
  /** One of several shipments has left. */
  | 'order_shipment'
  | 'order_reopened'
  /** Staff have written to the buyer. */
  | 'order_message'
  /** Staff have changed addresses or the PO number. */
  | 'order_edited'
  /** Some of the money has arrived. */
  | 'order_part_paid'
  /** Some of the money is refunded, or will be. */
  | 'order_part_refunded'
  /** A refund was sent by bank: an earlier mail announced it to the buyer. */
  | 'order_refund_sent'

/** A mail to the sales desk that no change of the status brings about. */
export async function queueToStaff(
  db: Database,
  orderId: number,
  kind: 'order_staff_message' | 'order_staff_alert' | 'order_staff_refused',
  fields: Record<string, string | number>,
): Promise<void> {
  const about = { order_id: orderId, ...fields }
  await queueMail(db, { recipient: STAFF, isToStaff: true, lang: DEFAULT_LANG, kind, fields: about })
}

/** A payment issue that needs a person; `issue` is why the wallet refuses a refund. */
export async function queueAlert(
  db: Database,
  orderId: number,
  paymentId: number,
  issue?: string,
): Promise<void> {
  const fields = { payment_id: paymentId }
  if (issue === undefined) return queueToStaff(db, orderId, 'order_staff_alert', fields)
  return queueToStaff(db, orderId, 'order_staff_refused', { ...fields, issue })
}
