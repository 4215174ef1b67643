import { trackingNumber } from '../../../domain/tracking.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { moveOrder } from './move-order.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import { type OrderRow, updateOrder } from './orders.queries.ts'
import { type SentOutcome, type SentShipment, sendShipments } from './send-shipments.ts'
import {
  countUndelivered,
  listShipments,
  markDelivered,
  type ShipmentLabel,
  type ShipmentRow,
  setLabel,
} from './shipments.queries.ts'
import { lockOrders } from './staff.queries.ts'

/** The result of sending, correcting or delivering a shipment. Only `done` changes anything. */
export type ShipmentOutcome =
  | SentOutcome
  | { outcome: 'unknown' }
  | { outcome: 'unknown_shipment'; order: OrderRow }

/** Sends one shipment. With the last piece the order is `shipping`; until then it stays `preparing`. */
export async function shipOrder(
  acting: OrderActing,
  number: string,
  shipment: SentShipment,
): Promise<ShipmentOutcome> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting)
    if (!order) return { outcome: 'unknown' }
    const outcomes = await sendShipments(db, acting.by, [{ order, shipment }])
    return outcomes.get(order.id) ?? { outcome: 'unknown' }
  })
}

/**
 * Sends one shipment for each of several orders, by their whole numbers: all in one transaction, so that a failure
 * leaves none of them sent.
 */
export async function shipOrders(
  acting: OrderActing,
  shipments: ReadonlyMap<string, SentShipment>,
): Promise<ReadonlyMap<string, ShipmentOutcome>> {
  return inTransaction(acting.pool, async ({ db }) => {
    const orders = await lockOrders(db, [...shipments.keys()])
    const sendings = orders.flatMap(order => {
      const shipment = shipments.get(order.number)
      return shipment ? { order, shipment } : []
    })
    const outcomes = await sendShipments(db, acting.by, sendings)
    return new Map(orders.map(({ id, number }) => [number, outcomes.get(id) ?? { outcome: 'unknown' }]))
  })
}

export async function correctShipment(
  acting: OrderActing,
  number: string,
  id: number,
  typed: ShipmentLabel,
): Promise<ShipmentOutcome> {
  const label = { ...typed, tracking: trackingNumber(typed.tracking) }
  return onShipment(acting, number, id, LABEL_FIELDS, async (db, order, shipment, isLatest) => {
    await setLabel(db, id, label)
    const { carrier, service: shippingService, tracking: shippingNumber } = label
    if (isLatest) await updateOrder(db, order.id, { carrier, shippingService, shippingNumber })
    const fields = [
      ['carrier', shipment.carrier, label.carrier],
      ['service', shipment.service, label.service],
      ['tracking', shipment.tracking, label.tracking],
      ['weight_g', shipment.weightGrams, label.weightGrams],
    ] as const
    const changed = fields.filter(([, before, after]) => before !== after)
    await recordOrderAct(db, acting.by, order, {
      act: 'correct_shipment',
      changes: Object.fromEntries(changed.map(([name, before, after]) => [name, [before, after]])),
    })
    return { outcome: 'done', order, shipment: { ...shipment, ...label } }
  })
}

/** With the last shipment of a shipped order, the order is received. A second call changes nothing. */
export async function deliverShipment(
  acting: OrderActing,
  number: string,
  id: number,
): Promise<ShipmentOutcome> {
  return onShipment(acting, number, id, ['shipment', 'status'], async (db, order, shipment) => {
    if (shipment.state === 'delivered') return { outcome: 'forbidden', order }
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    await markDelivered(db, id)
    const isLast = order.status === 'shipping' && (await countUndelivered(db, order.id)) === 0
    const moved = isLast
      ? await moveOrder(db, order, { to: 'received', by: 'staff', name: acting.by.who })
      : order
    await recordOrderAct(db, acting.by, order, {
      act: 'deliver',
      changes: {
        shipment: [`${shipment.number}: sent`, `${shipment.number}: delivered`],
        ...(isLast ? { status: [order.status, moved.status] } : {}),
      },
    })
    return { outcome: 'done', order: moved, shipment: { ...shipment, state: 'delivered' } }
  })
}

/** The names of the fields in the audit. */
const LABEL_FIELDS = ['carrier', 'service', 'tracking', 'weight_g']

function onShipment(
  acting: OrderActing,
  number: string,
  id: number,
  fields: readonly string[],
  act: (
    db: TransactionDatabase,
    order: OrderRow,
    shipment: ShipmentRow,
    isLatest: boolean,
  ) => Promise<ShipmentOutcome>,
): Promise<ShipmentOutcome> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting, fields)
    if (!order) return { outcome: 'unknown' }
    const shipments = await listShipments(db, order.id)
    const shipment = shipments.find(known => known.id === id)
    if (!shipment) return { outcome: 'unknown_shipment', order }
    return act(db, order, shipment, shipment === shipments.at(-1))
  })
}
