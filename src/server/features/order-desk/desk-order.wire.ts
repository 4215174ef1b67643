import type { DeskOrder, DeskOrderLine, DeskPaper, DeskShipment } from '../../../contract/desk/orders.ts'
import { sumAmounts } from '../../../domain/money.ts'
import { type ActFacts, orderFlags, possibleActs } from '../../../domain/order-flags.ts'
import { refundablePieces, refundedPieces, toShip } from '../../../domain/order-goods.ts'
import type { OrderLedger } from '../../../domain/order-ledger.ts'
import { canMove, isOnTerms, type OrderStatus } from '../../../domain/order-states.ts'
import { hasPrices } from '../../../domain/papers.ts'
import type { Right } from '../../../domain/rights.ts'
import { trackingUrl } from '../../../domain/tracking.ts'
import type { Database } from '../../database/connection.ts'
import { findTaxIdsOf } from '../customers/index.ts'
import { listOrderMails } from '../mail/index.ts'
import { listMessages } from '../messages/index.ts'
import {
  findOrderOfStaff,
  findPoFileName,
  type ListedDocument,
  listChanges,
  listDocuments,
  listGoods,
  listNotes,
  listRefunds,
  listShipmentLines,
  listShipments,
  type OrderGoods,
  type OrderRow,
  type RefundRow,
  readTime,
} from '../orders/index.ts'
import { isStray, listPayments, type PaymentRow } from '../payments/index.ts'
import { getPaymentTolerance } from '../site/index.ts'
import { describeMoney, listMoney } from './order-money.wire.ts'

/** One order for a person with these rights; null: no such order. */
export async function findDeskOrder(
  db: Database,
  typed: string,
  rights: readonly Right[],
): Promise<DeskOrder | null> {
  const order = await findOrderOfStaff(db, typed)
  return order ? describeDeskOrder(db, order, rights) : null
}

async function describeDeskOrder(
  db: Database,
  order: OrderRow,
  rights: readonly Right[],
): Promise<DeskOrder> {
  const seesPrices = rights.includes('prices.see')
  // All at once: one after the other they would take most of the time.
  const [
    goods,
    shipments,
    notes,
    thread,
    changes,
    mails,
    payments,
    papers,
    taxIds,
    refunds,
    tolerance,
    money,
    poFile,
  ] = await Promise.all([
    listGoods(db, order.id),
    describeShipments(db, order.id),
    listNotes(db, order.id),
    listMessages(db, { subjectKind: 'order', subjectId: order.id }),
    listChanges(db, order.id),
    listOrderMails(db, { recipient: order.emailKey, orderId: order.id }),
    listPayments(db, order.id),
    listDocuments(db, order.id),
    findTaxIdsOf(db, order),
    listRefunds(db, order.id),
    getPaymentTolerance(db),
    seesPrices ? listMoney(db, order.id) : null,
    seesPrices ? findPoFileName(db, order.id) : null,
  ])
  const facts = await factsOf(db, order, { goods, shipments, payments, papers, refunds, tolerance })
  return {
    ...toOrderHead(order, rights.includes('customers.read')),
    po_file: poFile,
    flags: orderFlags(facts),
    acts: possibleActs(facts, rights),
    is_busy: facts.isBusy,
    lines: goods.map(line => toLine(line, order.status, seesPrices)),
    shipments,
    papers: papers.filter(({ kind }) => seesPrices || !hasPrices(kind)).map(toDeskPaper),
    tax_ids: { vat_id: taxIds.vatId, eori: taxIds.eori },
    ...(money ? { money: await describeMoney(db, order, { ...money, facts, payments, refunds }) } : {}),
    notes: notes.map(({ id, createdAt, who, body }) => ({ id, time: createdAt.toISOString(), who, body })),
    thread: thread.map(({ id, createdAt, author, authorName, body }) => ({
      id,
      time: createdAt.toISOString(),
      author,
      author_name: authorName,
      body,
    })),
    history: changes.map(({ changedAt, status, who, name, note }) => ({
      time: changedAt.toISOString(),
      status,
      actor: who,
      who: name || who,
      note,
    })),
    mails: mails.map(mail => ({
      id: mail.id,
      kind: mail.kind,
      time: (mail.sentAt ?? mail.failedAt ?? mail.createdAt).toISOString(),
      state: mailState(mail),
    })),
  }
}

/** The label of a shipment needs the shipping address, with its telephone. */
function toOrderHead(order: OrderRow, readsCustomers: boolean) {
  const { contact_name, telephone } = order.shippingAddress
  return {
    id: order.id,
    order_number: order.number,
    rev: order.rev,
    date: order.createdAt.toISOString(),
    status: order.status,
    buyer: {
      user_id: order.userId,
      company_name: order.companyName,
      contact_name,
      ...(readsCustomers ? { email: order.email, telephone } : {}),
      lang: order.lang,
      is_proven: order.provenAt !== null,
    },
    pay_method: order.payMethod,
    pay_by: order.payBy?.toISOString() ?? null,
    pay_terms: order.payTerms,
    due_on: order.dueOn,
    paid_time: order.paidAt?.toISOString() ?? null,
    carrier: order.carrier,
    service: order.shippingService,
    weight_g: order.weightGrams,
    po_number: order.poNumber,
    remark: order.remark,
    platform_remark: order.platformRemark,
    addresses: {
      shipping: order.shippingAddress,
      ...(readsCustomers ? { billing: order.billingAddress } : {}),
    },
  }
}

function toDeskPaper({ id, kind, number, issuedAt, total, shipmentId, who }: ListedDocument): DeskPaper {
  return {
    ...{ id, kind, number, who, shipment_id: shipmentId },
    time: issuedAt.toISOString(),
    total: total === null ? null : Number(total),
  }
}

type OrderParts = {
  goods: OrderGoods[]
  shipments: DeskShipment[]
  payments: PaymentRow[]
  papers: ListedDocument[]
  refunds: RefundRow[]
  tolerance: number
}

async function factsOf(
  db: Database,
  order: OrderRow,
  { goods, shipments, payments, papers, refunds, tolerance }: OrderParts,
): Promise<ActFacts> {
  return {
    status: order.status,
    ledger: ledgerOf(order),
    refundDue: sumAmounts(refunds.map(({ state, amount }) => (state === 'due' ? Number(amount) : 0))),
    shipped: goods.reduce((sum, line) => sum + line.shipped, 0),
    toShip: goods.reduce((sum, line) => sum + toShip(line), 0),
    shipments: shipments.length,
    undelivered: shipments.filter(({ state }) => state !== 'delivered').length,
    isProven: order.provenAt !== null,
    isBusy: order.capturingPaymentId !== null,
    hasStray: payments.some(isStray),
    tolerance,
    isOnTerms: isOnTerms(order),
    isLate: isOnTerms(order) && (order.dueOn ?? '') < (await readTime(db)).toISOString().slice(0, 10),
    hasInvoice: papers.some(({ kind }) => kind === 'invoice'),
  }
}

/** From the sums that triggers keep beside the order. */
function ledgerOf({ total, received, refunded, writtenOff, pledged, offTotal }: OrderRow): OrderLedger {
  return {
    total: Number(total),
    received: Number(received),
    refunded: Number(refunded),
    writtenOff: Number(writtenOff),
    pledged: Number(pledged),
    offTotal: Number(offTotal),
  }
}

const ENDED: readonly OrderStatus[] = ['refunded', 'canceled']

/** Nothing is sent any more of an order that has ended, and pieces are refunded only while the order may be. */
function toLine(line: OrderGoods, status: OrderStatus, seesPrices: boolean): DeskOrderLine {
  return {
    position: line.position,
    part_id: line.partId,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    packaging: line.packaging,
    ordered: line.ordered,
    shipped: line.shipped,
    refunded: refundedPieces(line),
    restocked: line.restocked,
    to_ship: ENDED.includes(status) ? 0 : toShip(line),
    refundable: canMove(status, 'refunded', 'staff') ? refundablePieces(line) : 0,
    ...(seesPrices ? { unit_price: Number(line.unitPrice), amount: Number(line.amount) } : {}),
  }
}

async function describeShipments(db: Database, orderId: number): Promise<DeskShipment[]> {
  const shipments = await listShipments(db, orderId)
  const pieces = await listShipmentLines(
    db,
    shipments.map(shipment => shipment.id),
  )
  return shipments.map(shipment => ({
    id: shipment.id,
    number: shipment.number,
    carrier: shipment.carrier,
    service: shipment.service,
    tracking: shipment.tracking,
    tracking_url: trackingUrl(shipment.carrier, shipment.tracking),
    weight_g: shipment.weightGrams,
    state: shipment.state,
    sent_time: shipment.sentAt.toISOString(),
    delivered_time: shipment.deliveredAt?.toISOString() ?? null,
    who: shipment.who,
    lines: pieces
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map(({ position, quantity }) => ({ position, quantity })),
  }))
}

type MailTimes = { sentAt: Date | null; failedAt: Date | null; isHeld: boolean }

function mailState({ sentAt, failedAt, isHeld }: MailTimes): DeskOrder['mails'][number]['state'] {
  if (sentAt) return 'sent'
  if (failedAt) return 'failed'
  return isHeld ? 'held' : 'waiting'
}
