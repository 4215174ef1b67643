import { type PieceCount, planShipment, toShip } from '../../../domain/order-goods.ts'
import { canMove } from '../../../domain/order-states.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { moveOrder } from './move-order.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import { type OrderRow, updateOrder } from './orders.queries.ts'
import { queueToBuyer } from './queue-order-mails.ts'
import {
  addShipment,
  countUndelivered,
  listGoods,
  listShipments,
  markDelivered,
  type ShipmentLabel,
  type ShipmentRow,
  setLabel,
} from './shipments.queries.ts'

/** The result of sending, correcting or delivering a shipment. Only the first changes anything. */
export type ShipmentOutcome =
  | { outcome: 'done'; order: OrderRow; shipment: ShipmentRow }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; order: OrderRow }
  | { outcome: 'busy'; order: OrderRow }
  /** A shipment needs a carrier and a tracking number. */
  | { outcome: 'incomplete' }
  | { outcome: 'unknown_line' | 'too_many' | 'nothing_left'; order: OrderRow; position: number | null }
  | { outcome: 'unknown_shipment'; order: OrderRow }

type SentShipment = {
  /** The carrier that the buyer chose, if it is not given. */
  carrier?: string
  service?: string
  tracking: string
  weightGrams?: number | null
  /** Without a choice, all that has not left. */
  lines?: readonly PieceCount[]
  remark?: string
}

/** Sends one shipment. With the last piece the order is `shipping`; until then it stays `preparing`. */
export async function shipOrder(
  acting: OrderActing,
  number: string,
  shipment: SentShipment,
): Promise<ShipmentOutcome> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, number, acting)
    if (!order) return { outcome: 'unknown' }
    const label = labelOf(shipment, order)
    if (label.carrier === '' || label.tracking === '') return { outcome: 'incomplete' }
    if (!canMove(order.status, 'shipping', 'staff')) return { outcome: 'forbidden', order }
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const goods = await listGoods(db, order.id)
    const plan = planShipment(goods, shipment.lines)
    if ('problem' in plan) return { outcome: plan.problem, order, position: plan.position }
    const { staffId, who } = acting.by
    const sent = await addShipment(db, { orderId: order.id, ...label, staffId, who }, plan.pieces)
    const left = goods.reduce((sum, line) => sum + toShip(line), 0) - countPieces(plan.pieces)
    const moved = await dispatch(db, acting, order, { sent, isLast: left === 0, remark: shipment.remark })
    await recordOrderAct(db, acting.by, order, {
      act: 'ship',
      changes: {
        ...(moved.status === order.status ? {} : { status: [order.status, moved.status] }),
        shipment: [null, `${sent.number}: ${sent.carrier} ${sent.tracking}`],
        pieces: [null, countPieces(plan.pieces)],
      },
    })
    return { outcome: 'done', order: moved, shipment: sent }
  })
}

/** The chosen service belongs to the chosen carrier. */
function labelOf(shipment: SentShipment, order: OrderRow) {
  const carrier = (shipment.carrier ?? order.carrier).trim()
  const isChosen = carrier.toLowerCase() === order.carrier.toLowerCase()
  const service = (shipment.service ?? (isChosen ? order.shippingService : '')).trim()
  return { carrier, service, tracking: shipment.tracking.trim(), weightGrams: shipment.weightGrams ?? null }
}

function countPieces(pieces: readonly PieceCount[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

type Dispatch = { sent: ShipmentRow; isLast: boolean; remark?: string }

/** The order shows its latest shipment; all of them are listed besides. */
async function dispatch(
  db: TransactionDatabase,
  { by }: OrderActing,
  order: OrderRow,
  { sent, isLast, remark }: Dispatch,
): Promise<OrderRow> {
  const changes = {
    carrier: sent.carrier,
    shippingService: sent.service,
    shippingNumber: sent.tracking,
    platformRemark: remark ?? '',
  }
  if (isLast)
    return moveOrder(db, order, { to: 'shipping', by: 'staff', name: by.who, note: remark, changes })
  const updated = (await updateOrder(db, order.id, changes)) ?? order
  await queueToBuyer(db, order, 'order_shipment', { shipment_id: sent.id })
  return updated
}

export async function correctShipment(
  acting: OrderActing,
  number: string,
  id: number,
  label: ShipmentLabel,
): Promise<ShipmentOutcome> {
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
