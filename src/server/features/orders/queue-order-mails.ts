import { LIMITS } from '../../../domain/limits.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { OrderActor, OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { queueMail } from '../mail/index.ts'
import type { OrderRow } from './orders.queries.ts'

type Moved = Pick<OrderRow, 'id' | 'status' | 'emailKey' | 'lang' | 'payMethod'>
/** `from` is null for an order that has just been placed. */
type Step = { from: OrderStatus | null; by: OrderActor }

/** Whom mails to the desk are for, whatever its address is when they are sent. */
const STAFF = 'staff'

/** Tells the buyer of every step, and the sales desk of those it has to do something about. */
export async function queueOrderMails(db: Database, order: Moved, { from, by }: Step): Promise<void> {
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
  await queueMail(db, { ...toBuyer, kind }, ...toStaff, ...(isPayingOnline ? [reminder] : []))
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

/** Money has gone back by bank: the buyer was told before that it would. */
export async function queueRefundSent(
  db: Database,
  order: Pick<OrderRow, 'id' | 'emailKey' | 'lang'>,
  amount: number,
): Promise<void> {
  const lang = langOr(order.lang, DEFAULT_LANG)
  const fields = { order_id: order.id, amount }
  await queueMail(db, { recipient: order.emailKey, lang, kind: 'order_refund_sent', fields })
}

/** Something about money that a person has to look at; `issue` is why the wallet will not give it back. */
export async function queueAlert(
  db: Database,
  orderId: number,
  paymentId: number,
  issue?: string,
): Promise<void> {
  const fields = { order_id: orderId, payment_id: paymentId }
  const told =
    issue === undefined
      ? { kind: 'order_staff_alert', fields }
      : { kind: 'order_staff_refused', fields: { ...fields, issue } }
  await queueMail(db, { recipient: STAFF, isToStaff: true, lang: DEFAULT_LANG, ...told })
}
