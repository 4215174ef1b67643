import { canMove, type OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { getTradeSettings } from '../site/index.ts'
import { unpaidSeconds } from './hold-terms.ts'
import { moveOrder } from './move-order.ts'
import type { NewOrder, OrderRow } from './orders.queries.ts'
import { lockOrderByNumber } from './staff.queries.ts'
import { listUnprovenNumbers } from './unproven.queries.ts'

/** The result of an action by staff: done, or the reason why nothing was changed. */
export type StaffOutcome =
  | { outcome: 'done'; order: OrderRow }
  | { outcome: 'unknown' }
  /** The status of the order forbids it. */
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment is being captured, reviewed or refunded. */
  | { outcome: 'busy'; order: OrderRow }
  /** Only an unproven order should be canceled. */
  | { outcome: 'proven'; order: OrderRow }
  /** A shipment needs a carrier and a number. */
  | { outcome: 'incomplete' }

/** The transfer has not arrived: the buyer gets the full time to pay again. */
export async function rejectPayment(
  context: Pick<Context, 'pool'>,
  number: string,
  remark?: string,
): Promise<StaffOutcome> {
  return moveByStaff(context, number, 'unpaid', {
    remark,
    payWithin: async (db, order) => unpaidSeconds(order.provenAt !== null, await getTradeSettings(db)),
  })
}

type Parcel = { carrier: string; shippingNumber: string }

export async function shipOrder(
  context: Pick<Context, 'pool'>,
  number: string,
  parcel: Parcel,
  remark?: string,
): Promise<StaffOutcome> {
  const carrier = parcel.carrier.trim()
  const shippingNumber = parcel.shippingNumber.trim()
  if (carrier === '' || shippingNumber === '') return { outcome: 'incomplete' }
  const changes = { carrier, shippingNumber }
  return moveByStaff(context, number, 'shipping', {
    remark,
    changes,
    // The chosen service belongs to the chosen carrier.
    changesOf: async (_, order) => (isSameName(carrier, order.carrier) ? {} : { shippingService: '' }),
  })
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export async function cancelByStaff(
  context: Pick<Context, 'pool'>,
  number: string,
  remark?: string,
  { isUnprovenOnly = false } = {},
): Promise<StaffOutcome> {
  return moveByStaff(context, number, 'canceled', { remark, isUnprovenOnly })
}

/** The numbers of all orders that hold stock for unproven buyers, oldest first. */
export async function listUnprovenOrders({ pool }: Pick<Context, 'pool'>): Promise<string[]> {
  return inTransaction(pool, ({ db }) => listUnprovenNumbers(db))
}

type Details = {
  /** Shown to the buyer until the next step, for which it may no longer be true. */
  remark?: string
  changes?: Partial<NewOrder>
  changesOf?: (db: Database, order: OrderRow) => Promise<Partial<NewOrder>>
  /** Seconds from now on. */
  payWithin?: (db: Database, order: OrderRow) => Promise<number>
  isUnprovenOnly?: boolean
}

async function moveByStaff(
  { pool }: Pick<Context, 'pool'>,
  typed: string,
  to: OrderStatus,
  { remark, changes, changesOf, payWithin, isUnprovenOnly = false }: Details,
): Promise<StaffOutcome> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrderByNumber(db, typed)
    if (!order) return { outcome: 'unknown' }
    if (!canMove(order.status, to, 'staff')) return { outcome: 'forbidden', order }
    if (isUnprovenOnly && order.provenAt) return { outcome: 'proven', order }
    if (isBusy(order, to)) return { outcome: 'busy', order }
    const more = { ...changes, ...(await changesOf?.(db, order)) }
    const moved = await moveOrder(db, order, {
      to,
      by: 'staff',
      note: remark,
      changes: { ...more, platformRemark: remark ?? '' },
      payWithinSeconds: await payWithin?.(db, order),
    })
    return { outcome: 'done', order: moved }
  })
}

/**
 * Without a deadline the wallet is still reviewing a payment: an order canceled now may be paid a moment
 * later.
 */
function isBusy({ status, payBy, capturingPaymentId }: OrderRow, to: OrderStatus): boolean {
  return capturingPaymentId !== null || (to === 'canceled' && status === 'confirming' && payBy === null)
}
