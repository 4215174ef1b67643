import type { Database } from '../../database/connection.ts'
import {
  orderChanges,
  orderLines,
  orderNotes,
  orders,
  receipts,
  refundLines,
  refunds,
  shipmentLines,
  shipments,
} from './orders.tables.ts'

type Of<Row> = Omit<Row, 'id' | 'orderId'>

/** An order with everything that has happened to it. */
export type PastOrder = {
  order: Omit<typeof orders.$inferInsert, 'id'>
  lines: Of<typeof orderLines.$inferInsert>[]
  changes: Of<typeof orderChanges.$inferInsert>[]
  receipts: Of<typeof receipts.$inferInsert>[]
  notes: Of<typeof orderNotes.$inferInsert>[]
  shipments: (Of<typeof shipments.$inferInsert> & { lines: { position: number; quantity: number }[] })[]
  refunds: (Of<typeof refunds.$inferInsert> & {
    lines: { position: number; quantity: number; unsent: number; restock: boolean }[]
  })[]
}

/** Inserts orders as they are, without taking stock and without mails. For the demo. Returns their ids. */
export async function addPastOrders(db: Database, past: readonly PastOrder[]): Promise<number[]> {
  const ids = await db
    .insert(orders)
    .values(past.map(({ order }) => order))
    .returning({ id: orders.id })
  const all = <Row extends object>(pick: (order: PastOrder) => readonly Row[]) =>
    past.flatMap((order, index) => pick(order).map(row => ({ ...row, orderId: ids[index]?.id ?? 0 })))
  await db.insert(orderLines).values(all(({ lines }) => lines))
  await db.insert(orderChanges).values(all(({ changes }) => changes))
  await db.insert(receipts).values(all(({ receipts }) => receipts))
  await db.insert(orderNotes).values(all(({ notes }) => notes))
  await addShipments(
    db,
    all(({ shipments }) => shipments),
  )
  await addRefunds(
    db,
    all(({ refunds }) => refunds),
  )
  return ids.map(({ id }) => id)
}

type WithOrder<Row> = Row & { orderId: number }

async function addShipments(db: Database, sent: WithOrder<PastOrder['shipments'][number]>[]): Promise<void> {
  const ids = await db
    .insert(shipments)
    .values(sent.map(({ lines, ...shipment }) => shipment))
    .returning({ id: shipments.id })
  const lines = sent.flatMap((shipment, index) =>
    shipment.lines.map(line => ({ ...line, shipmentId: ids[index]?.id ?? 0 })),
  )
  await db.insert(shipmentLines).values(lines)
}

async function addRefunds(db: Database, given: WithOrder<PastOrder['refunds'][number]>[]): Promise<void> {
  const ids = await db
    .insert(refunds)
    .values(given.map(({ lines, ...refund }) => refund))
    .returning({ id: refunds.id })
  const lines = given.flatMap((refund, index) =>
    refund.lines.map(line => ({ ...line, refundId: ids[index]?.id ?? 0 })),
  )
  await db.insert(refundLines).values(lines)
}
