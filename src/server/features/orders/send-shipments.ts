import { type PieceCount, planShipment, toShip } from '../../../domain/order-goods.ts'
import { canMove } from '../../../domain/order-states.ts'
import { trackingNumber } from '../../../domain/tracking.ts'
import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { type QueuedMail, queueMail } from '../mail/index.ts'
import { moveOrder } from './move-order.ts'
import { recordOrderActs } from './order-acts.ts'
import { type OrderRow, updateOrder } from './orders.queries.ts'
import { mailsOfStep, mailToBuyer } from './queue-order-mails.ts'
import {
  addShipments,
  listGoodsOf,
  type OrderGoods,
  type ShipmentLabel,
  type ShipmentRow,
} from './shipments.queries.ts'

/** The result of sending a shipment. Only the first changes anything. */
export type SentOutcome =
  | { outcome: 'done'; order: OrderRow; shipment: ShipmentRow }
  | { outcome: 'forbidden'; order: OrderRow }
  | { outcome: 'busy'; order: OrderRow }
  /** A shipment needs a carrier and a tracking number. */
  | { outcome: 'incomplete' }
  | { outcome: 'unknown_line' | 'too_many' | 'nothing_left'; order: OrderRow; position: number | null }

export type SentShipment = {
  /** The carrier that the buyer chose, if it is not given. */
  carrier?: string
  service?: string
  tracking: string
  weightGrams?: number | null
  /** Without a choice, all that has not left. */
  lines?: readonly PieceCount[]
  remark?: string
}

type Sending = { order: OrderRow; shipment: SentShipment }

/**
 * Sends one shipment of each order. The orders must be locked. A warehouse sends hundreds in one go, so most rows
 * are written for all of them at once.
 */
export async function sendShipments(
  db: TransactionDatabase,
  by: Actor,
  sendings: readonly Sending[],
): Promise<Map<number, SentOutcome>> {
  const goods = await listGoodsOf(
    db,
    sendings.map(({ order }) => order.id),
  )
  const outcomes = new Map<number, SentOutcome>()
  const ready: Planned[] = []
  for (const sending of sendings) {
    const { id } = sending.order
    const planned = plan(sending, goods.get(id) ?? [])
    if ('outcome' in planned) outcomes.set(id, planned)
    else ready.push(planned)
  }
  for (const sent of await dispatch(db, by, ready)) outcomes.set(sent.order.id, { outcome: 'done', ...sent })
  return outcomes
}

type Planned = {
  order: OrderRow
  label: ShipmentLabel
  pieces: readonly PieceCount[]
  /** Nothing is left to be sent afterwards. */
  isLast: boolean
  remark: string
}

function plan({ order, shipment }: Sending, goods: readonly OrderGoods[]): Planned | SentOutcome {
  const label = labelOf(shipment, order)
  if (label.carrier === '' || label.tracking === '') return { outcome: 'incomplete' }
  if (!canMove(order.status, 'shipping', 'staff')) return { outcome: 'forbidden', order }
  if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
  const planned = planShipment(goods, shipment.lines)
  if ('problem' in planned) return { outcome: planned.problem, order, position: planned.position }
  const left = goods.reduce((sum, line) => sum + toShip(line), 0) - countPieces(planned.pieces)
  return { order, label, pieces: planned.pieces, isLast: left === 0, remark: shipment.remark ?? '' }
}

/** The chosen service belongs to the chosen carrier. */
function labelOf(shipment: SentShipment, order: OrderRow): ShipmentLabel {
  const carrier = (shipment.carrier ?? order.carrier).trim()
  const isChosen = carrier.toLowerCase() === order.carrier.toLowerCase()
  const service = (shipment.service ?? (isChosen ? order.shippingService : '')).trim()
  const tracking = trackingNumber(shipment.tracking)
  return { carrier, service, tracking, weightGrams: shipment.weightGrams ?? null }
}

function countPieces(pieces: readonly PieceCount[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

type Dispatched = { order: OrderRow; shipment: ShipmentRow }

async function dispatch(
  db: TransactionDatabase,
  by: Actor,
  planned: readonly Planned[],
): Promise<Dispatched[]> {
  if (planned.length === 0) return []
  const { staffId, who } = by
  const shipments = await addShipments(
    db,
    planned.map(({ order, label, pieces }) => ({
      shipment: { orderId: order.id, ...label, staffId, who },
      pieces,
    })),
  )
  const dispatched: Dispatched[] = []
  const mails: QueuedMail[] = []
  const acts: Parameters<typeof recordOrderActs>[2][number][] = []
  for (const each of planned) {
    const shipment = shipments.get(each.order.id)
    if (!shipment) throw new Error('no shipment was added')
    const order = await showLatest(db, by, each)
    dispatched.push({ order, shipment })
    mails.push(...mailsOf(each, order, shipment))
    acts.push({ order, act: 'ship', changes: changesBy(each, order, shipment) })
  }
  const [first, ...others] = mails
  if (first) await queueMail(db, first, ...others)
  await recordOrderActs(db, by, acts)
  return dispatched
}

/** The order shows its latest shipment; all of them are listed besides. */
async function showLatest(
  db: TransactionDatabase,
  { who: name }: Actor,
  { order, label, isLast, remark }: Planned,
): Promise<OrderRow> {
  const changes = {
    carrier: label.carrier,
    shippingService: label.service,
    shippingNumber: label.tracking,
    platformRemark: remark,
  }
  if (!isLast) return (await updateOrder(db, order.id, changes)) ?? order
  return moveOrder(db, order, { to: 'shipping', by: 'staff', name, note: remark, changes, isSilent: true })
}

function mailsOf({ order, isLast }: Planned, moved: OrderRow, shipment: ShipmentRow): QueuedMail[] {
  return isLast
    ? mailsOfStep(moved, { from: order.status, by: 'staff' })
    : [mailToBuyer(order, 'order_shipment', { shipment_id: shipment.id })]
}

function changesBy(
  { order, pieces }: Planned,
  moved: OrderRow,
  { number, carrier, tracking }: ShipmentRow,
): AuditChanges {
  return {
    ...(moved.status === order.status ? {} : { status: [order.status, moved.status] }),
    shipment: [null, `${number}: ${carrier} ${tracking}`],
    pieces: [null, countPieces(pieces)],
  }
}
