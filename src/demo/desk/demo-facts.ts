import { LIMITS } from '../../domain/limits.ts'
import { isKept, type OrderStatus } from '../../domain/order-states.ts'
import type { PastOrder } from '../../server/features/orders/index.ts'
import type { PastReport } from '../../server/features/payments/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SALES = 'Demo sales'
const WAREHOUSE = 'Demo warehouse'

export type DemoPeople = { salesId: number; warehouseId: number }

/** The input for the facts of a demo order. */
export type DemoOrder = {
  /** 0 is the newest. */
  age: number
  status: OrderStatus
  createdAt: Date
  now: Date
  total: number
  lines: PastOrder['lines']
  companyName: string
}

type Facts = Omit<PastOrder, 'order' | 'lines'> & { reports: PastReport[] }
type Moments = Partial<Pick<PastOrder['order'], 'payBy' | 'paidAt' | 'shippedAt'>>

/** One of each special case, so that every list and lane of the desk has something to show. */
const PART_PAID = 3
const PART_SHIPPED = [11, 17]
const TWO_SHIPMENTS = 33
const REFUND_DUE = 58
const LATE_MONEY = 68
/** Delivered before it was paid, and late. */
export const ON_TERMS = 31
export const TERMS_DAYS = 14

/** Money, shipments, refunds and history that lead to the status of the order. */
export function demoFacts(order: DemoOrder, people: DemoPeople): Facts & { moments: Moments } {
  const { status, createdAt } = order
  const paidAt = earlier(order, 5 * HOUR_MS)
  const shippedAt = earlier(order, 26 * HOUR_MS)
  const receivedAt = earlier(order, 5 * DAY_MS)
  const isPaid = isKept(status) || status === 'refunded'
  const hasMoney = isPaid && order.age !== ON_TERMS
  const isShipped = ['shipping', 'received'].includes(status)
  const changes: Facts['changes'] = [{ status: 'unpaid', who: 'buyer', changedAt: createdAt }]
  if (status === 'confirming') changes.push({ status, who: 'buyer', changedAt: paidAt })
  if (status === 'canceled') changes.push({ status, who: 'clock', changedAt: earlier(order, 3 * DAY_MS) })
  if (isPaid) changes.push({ status: 'preparing', who: 'staff', name: SALES, changedAt: paidAt })
  if (isShipped) changes.push({ status: 'shipping', who: 'staff', name: WAREHOUSE, changedAt: shippedAt })
  if (status === 'received') changes.push({ status, who: 'buyer', changedAt: receivedAt })
  if (status === 'refunded') changes.push({ status, who: 'staff', name: SALES, changedAt: shippedAt })
  return {
    changes,
    receipts: receiptsOf(order, hasMoney, paidAt, shippedAt, people),
    reports: status === 'confirming' ? [reportOf(order, paidAt)] : [],
    notes: order.age % 20 === 10 ? [noteOf(people, paidAt)] : [],
    shipments: shipmentsOf(order, isShipped, { shippedAt, receivedAt }, people),
    refunds: refundsOf(order, shippedAt, people),
    moments: {
      payBy: payByOf(order),
      paidAt: hasMoney ? paidAt : null,
      shippedAt: isShipped ? shippedAt : null,
    },
  }
}

/** Never after now. */
function earlier({ createdAt, now }: DemoOrder, afterMs: number): Date {
  return new Date(Math.min(createdAt.getTime() + afterMs, now.getTime()))
}

function payByOf({ status, createdAt }: DemoOrder): Date | null {
  if (status === 'unpaid') return new Date(createdAt.getTime() + LIMITS.unpaidHours * HOUR_MS)
  return status === 'confirming' ? new Date(createdAt.getTime() + LIMITS.confirmingDays * DAY_MS) : null
}

function receiptsOf(
  order: DemoOrder,
  isPaid: boolean,
  paidAt: Date,
  refundedAt: Date,
  { salesId }: DemoPeople,
): Facts['receipts'] {
  const { age, status, total, companyName } = order
  const booked = (kind: 'receipt' | 'refund', amount: number, bookedAt: Date) => ({
    kind,
    amount: amount.toFixed(2),
    bookedAt,
    onDate: bookedAt.toISOString().slice(0, 10),
    payer: companyName,
    reference: `Demo ${1000 + age}`,
    staffId: salesId,
    who: SALES,
  })
  if (age === PART_PAID) return [booked('receipt', Math.floor(total / 2), paidAt)]
  if (age === LATE_MONEY) return [booked('receipt', total, refundedAt)]
  if (!isPaid) return []
  const received = booked('receipt', total, paidAt)
  return status === 'refunded' ? [received, booked('refund', total, refundedAt)] : [received]
}

function reportOf({ total, companyName }: DemoOrder, createdAt: Date): Facts['reports'][number] {
  return {
    payerName: companyName,
    amount: total.toFixed(2),
    transferDate: createdAt.toISOString().slice(0, 10),
    remark: '',
    createdAt,
  }
}

function noteOf({ salesId }: DemoPeople, createdAt: Date): Facts['notes'][number] {
  return { staffId: salesId, who: SALES, body: 'The buyer asks for one delivery note per part.', createdAt }
}

function shipmentsOf(
  order: DemoOrder,
  isShipped: boolean,
  { shippedAt, receivedAt }: { shippedAt: Date; receivedAt: Date },
  { warehouseId }: DemoPeople,
): Facts['shipments'] {
  const isPart = PART_SHIPPED.includes(order.age) && order.lines.length > 1
  if (!isShipped && !isPart) return []
  const isDelivered = order.status === 'received'
  const shipment = (number: number, lines: PastOrder['lines']) => ({
    number,
    carrier: 'DHL',
    service: 'Express',
    tracking: `JD0146${String(order.age * 7 + number).padStart(12, '0')}`,
    weightGrams: 350,
    state: isDelivered ? ('delivered' as const) : ('sent' as const),
    sentAt: shippedAt,
    deliveredAt: isDelivered ? receivedAt : null,
    staffId: warehouseId,
    who: WAREHOUSE,
    lines: lines.map(({ position, quantity }) => ({ position, quantity })),
  })
  if (isPart) return [shipment(1, order.lines.slice(0, 1))]
  if (order.age !== TWO_SHIPMENTS || order.lines.length < 2) return [shipment(1, order.lines)]
  return [shipment(1, order.lines.slice(0, 1)), shipment(2, order.lines.slice(1))]
}

function refundsOf(order: DemoOrder, refundedAt: Date, { salesId }: DemoPeople): Facts['refunds'] {
  const isDue = order.age === REFUND_DUE && order.status === 'received'
  if (order.status !== 'refunded' && !isDue) return []
  const lines = isDue ? order.lines.slice(0, 1) : order.lines
  const unsent = (quantity: number) => (isDue ? 0 : quantity)
  const amount = isDue ? (lines[0]?.amount ?? '0') : order.total.toFixed(2)
  return [
    {
      amount,
      offTotal: amount,
      method: 'bank',
      state: isDue ? 'due' : 'done',
      reason: isDue ? 'Wrong date code' : 'The buyer no longer needs the parts',
      staffId: salesId,
      who: SALES,
      createdAt: refundedAt,
      changedAt: refundedAt,
      lines: lines.map(({ position, quantity }) => ({
        position,
        quantity,
        unsent: unsent(quantity),
        restock: !isDue,
      })),
    },
  ]
}
