import type {
  OrderDetail,
  OrderEntry,
  OrderItem,
  OrderPaper,
  OrderRefund,
  OrderShipment,
} from '../../../contract/shop/orders.ts'
import { missingAmount, type OrderLedger, termsDue } from '../../../domain/order-ledger.ts'
import { awaitsMoney, isOnTerms } from '../../../domain/order-states.ts'
import { trackingUrl } from '../../../domain/tracking.ts'
import { packageDrawing } from '../../../drawings/address.ts'
import type { Database } from '../../database/connection.ts'
import { type DescribedPart, describeParts } from '../catalogue/index.ts'
import { listMessages } from '../messages/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { type ListedDocument, listDocuments } from './documents.queries.ts'
import { provenPayBy } from './hold-terms.ts'
import { ORDER, toOrderMessage } from './order-messages.ts'
import { listChanges, listOrderLines, type OrderLineRow, type OrderRow } from './orders.queries.ts'
import { findPoFileName } from './po-files.queries.ts'
import { bankBalance, findLedger } from './receipts.queries.ts'
import { dueRefunds, listRefunds, type RefundRow } from './refunds.queries.ts'
import { listGoods, listShipmentLines, listShipments } from './shipments.queries.ts'

export async function describeOrder(db: Database, order: OrderRow): Promise<OrderDetail> {
  const [lines, changes, ledger, refundDue, shipments, refunds, papers, messages, poFile] = await Promise.all(
    [
      listOrderLines(db, order.id),
      listChanges(db, order.id),
      findLedger(db, order),
      isOver(order) ? bankBalance(db, order.id) : dueRefunds(db, order.id),
      describeShipments(db, order),
      listRefunds(db, order.id),
      listDocuments(db, order.id),
      listMessages(db, { subjectKind: ORDER, subjectId: order.id }),
      findPoFileName(db, order.id),
    ],
  )
  const parts = await describeParts(
    db,
    lines.map(line => line.partId),
  )
  return {
    ...toHead(order),
    email: order.email,
    company_name: order.companyName,
    items: lines.map(line => toItem(line, parts)),
    subtotal: Number(order.subtotal),
    shipping_fee: Number(order.shippingFee),
    shipping_service: order.shippingService,
    addresses: { shipping: order.shippingAddress, billing: order.billingAddress },
    po_number: order.poNumber,
    po_file: poFile,
    remark: order.remark,
    platform_remark: order.platformRemark,
    pay_time: order.paidAt?.toISOString() ?? null,
    ...(await describeHold(db, order)),
    refund_due: refundDue,
    refunded_total: ledger.refunded,
    shipments,
    refunds: refunds.flatMap(toRefund),
    papers: papers.map(toPaper),
    amount_due: amountDue(order, ledger),
    due_on: isOnTerms(order) ? order.dueOn : null,
    history: changes.map(({ changedAt, status, who }) => ({ time: changedAt.toISOString(), status, who })),
    messages: messages.filter(({ isInternal }) => !isInternal).map(toOrderMessage),
  }
}

async function describeHold(
  db: Database,
  order: OrderRow,
): Promise<Pick<OrderDetail, 'pay_by' | 'pay_by_proven'>> {
  if (!awaitsMoney(order.status) || !order.payBy) return { pay_by: null, pay_by_proven: null }
  const extended = order.provenAt ? null : provenPayBy(order, await getTradeSettings(db))
  return { pay_by: order.payBy.toISOString(), pay_by_proven: extended?.toISOString() ?? null }
}

async function describeShipments(db: Database, { id }: OrderRow): Promise<OrderShipment[]> {
  const shipments = await listShipments(db, id)
  if (shipments.length === 0) return []
  const pieces = await listShipmentLines(
    db,
    shipments.map(shipment => shipment.id),
  )
  const nameOf = new Map((await listGoods(db, id)).map(line => [line.position, line.partNumber]))
  return shipments.map(shipment => ({
    carrier: shipment.carrier,
    service: shipment.service,
    shipping_number: shipment.tracking,
    tracking_url: trackingUrl(shipment.carrier, shipment.tracking),
    time: shipment.sentAt.toISOString(),
    is_delivered: shipment.state === 'delivered',
    items: pieces
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map(({ position, quantity }) => ({ part_number: nameOf.get(position) ?? '', quantity })),
  }))
}

/** One that the wallet refused is not the buyer's concern, and a credit is part of the amount to be paid. */
function toRefund({ amount, state, method, paymentId, changedAt }: RefundRow): OrderRefund[] {
  if (state === 'refused' || method === 'credit') return []
  return [{ amount: Number(amount), state, is_by_bank: paymentId === null, time: changedAt.toISOString() }]
}

function toPaper({ id, kind, number, issuedAt, total }: ListedDocument): OrderPaper {
  return { id, kind, number, time: issuedAt.toISOString(), total: total === null ? null : Number(total) }
}

function amountDue(order: OrderRow, ledger: OrderLedger): number {
  if (isOnTerms(order)) return termsDue(ledger)
  return awaitsMoney(order.status) ? missingAmount(ledger) : 0
}

function isOver({ status }: OrderRow): boolean {
  return status === 'refunded' || status === 'canceled'
}

export function toHead(order: OrderRow): Omit<OrderEntry, 'items' | 'item_count'> {
  return {
    order_id: order.id,
    order_number: order.number,
    date: order.createdAt.toISOString(),
    status: order.status,
    pay_method: order.payMethod,
    total: Number(order.total),
    carrier: order.carrier,
    shipping_number: order.shippingNumber,
  }
}

/** As it was bought; only picture and page are the part's current ones. */
export function toItem(line: OrderLineRow, parts: ReadonlyMap<number, DescribedPart>): OrderItem {
  const part = parts.get(line.partId)
  return {
    goods_id: line.partId,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    goods_page_url: part?.goods_page_url ?? '',
    icons: part?.icons ?? packageDrawing(line.packaging),
    unit_price: Number(line.unitPrice),
    quantity: line.quantity,
    amount: Number(line.amount),
  }
}
