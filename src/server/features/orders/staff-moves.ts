import { canMove, type OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { getTradeSettings } from '../site/index.ts'
import { moveOrder } from './move-order.ts'
import type { NewOrder, OrderRow } from './orders.queries.ts'
import { payDeadline } from './pay-deadline.ts'
import { lockOrderByNumber } from './staff.queries.ts'
import { wholeNumber } from './staff-orders.ts'

/** What became of what staff wanted: done, or why not, and then nothing was changed. */
export type StaffOutcome =
  | { outcome: 'done'; order: OrderRow }
  | { outcome: 'unknown' }
  /** The state of the order forbids it. */
  | { outcome: 'forbidden'; order: OrderRow }
  /** Its money is being taken or given back this moment. */
  | { outcome: 'busy'; order: OrderRow }
  /** Nobody finds a parcel without a carrier and a number. */
  | { outcome: 'incomplete' }

/** The transfer has not arrived: the buyer has the whole time once more. */
export async function rejectPayment(
  pool: DatabasePool,
  number: string,
  remark?: string,
): Promise<StaffOutcome> {
  return moveByStaff(pool, number, 'unpaid', {
    remark,
    changesOf: async db => {
      return { payBy: payDeadline(await getTradeSettings(db)) }
    },
  })
}

type Parcel = { carrier: string; shippingNumber: string }

export async function shipOrder(
  pool: DatabasePool,
  number: string,
  parcel: Parcel,
  remark?: string,
): Promise<StaffOutcome> {
  const carrier = parcel.carrier.trim()
  const shippingNumber = parcel.shippingNumber.trim()
  if (carrier === '' || shippingNumber === '') return { outcome: 'incomplete' }
  const changes = { carrier, shippingNumber, shippedAt: new Date() }
  return moveByStaff(pool, number, 'shipping', {
    remark,
    changes,
    // The service that was chosen is the chosen carrier's.
    changesOf: async (_, order) => (isSameName(carrier, order.carrier) ? {} : { shippingService: '' }),
  })
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export async function cancelByStaff(
  pool: DatabasePool,
  number: string,
  remark?: string,
): Promise<StaffOutcome> {
  return moveByStaff(pool, number, 'canceled', { remark })
}

type Details = {
  /** Shown to the buyer until the next step: what was true of one may not be of another. */
  remark?: string
  changes?: Partial<NewOrder>
  changesOf?: (db: Database, order: OrderRow) => Promise<Partial<NewOrder>>
}

async function moveByStaff(
  pool: DatabasePool,
  typed: string,
  to: OrderStatus,
  { remark, changes, changesOf }: Details,
): Promise<StaffOutcome> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrderByNumber(db, wholeNumber(typed))
    if (!order) return { outcome: 'unknown' }
    if (!canMove(order.status, to, 'staff')) return { outcome: 'forbidden', order }
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const more = { ...changes, ...(await changesOf?.(db, order)) }
    const moved = await moveOrder(db, order, {
      to,
      by: 'staff',
      note: remark,
      changes: { ...more, platformRemark: remark ?? '' },
    })
    return { outcome: 'done', order: moved }
  })
}
