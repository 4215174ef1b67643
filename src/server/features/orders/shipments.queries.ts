import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { GoodsLine, PieceCount } from '../../../domain/order-goods.ts'
import type { QuoteSource } from '../../../domain/quotes/states.ts'
import type { Database } from '../../database/connection.ts'
import { shipmentLines, shipments } from './orders.tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentLineRow = typeof shipmentLines.$inferSelect
type NewShipment = Omit<typeof shipments.$inferInsert, 'number'>

export async function addShipment(
  db: Database,
  shipment: NewShipment,
  pieces: readonly PieceCount[],
): Promise<ShipmentRow> {
  const number = sql`1 + (select count(*) from ${shipments} where order_id = ${shipment.orderId})`
  const [row] = await db
    .insert(shipments)
    .values({ ...shipment, number })
    .returning()
  if (!row) throw new Error('no shipment was added')
  await db.insert(shipmentLines).values(pieces.map(line => ({ ...line, shipmentId: row.id })))
  return row
}

export async function listShipments(db: Database, orderId: number): Promise<ShipmentRow[]> {
  return db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.number))
}

export async function listShipmentLines(
  db: Database,
  shipmentIds: readonly number[],
): Promise<ShipmentLineRow[]> {
  if (shipmentIds.length === 0) return []
  return db
    .select()
    .from(shipmentLines)
    .where(inArray(shipmentLines.shipmentId, [...shipmentIds]))
    .orderBy(asc(shipmentLines.shipmentId), asc(shipmentLines.position))
}

export type ShipmentLabel = Pick<ShipmentRow, 'carrier' | 'service' | 'tracking' | 'weightGrams'>

export async function setLabel(db: Database, id: number, label: ShipmentLabel): Promise<void> {
  await db.update(shipments).set(label).where(eq(shipments.id, id))
}

export async function markDelivered(db: Database, id: number): Promise<void> {
  await db.update(shipments).set({ state: 'delivered', deliveredAt: sql`now()` }).where(eq(shipments.id, id))
}

export async function countUndelivered(db: Database, orderId: number): Promise<number> {
  return db.$count(shipments, and(eq(shipments.orderId, orderId), ne(shipments.state, 'delivered')))
}

export type OrderGoods = GoodsLine & {
  partId: number
  source: QuoteSource
  partNumber: string
  manufacturer: string
  packaging: string
  unitPrice: string
  amount: string
}

/** The lines of an order with the pieces that have left and that were refunded. */
export async function listGoods(db: Database, orderId: number): Promise<OrderGoods[]> {
  const { rows } = await db.execute<OrderGoods>(sql`
    with sent as (
      select position, sum(quantity)::integer as pieces
      from shipments join shipment_lines on shipment_id = shipments.id where order_id = ${orderId} group by position
    ), back as (
      select position, sum(unsent)::integer as unsent, sum(quantity - unsent)::integer as returned,
        coalesce(sum(quantity) filter (where restock and state in ('due', 'done')), 0)::integer as restocked
      from refunds join refund_lines on refund_id = refunds.id
      where order_id = ${orderId} and state <> 'refused' group by position
    )
    select position, part_id as "partId", source, part_number as "partNumber", manufacturer, packaging,
      unit_price as "unitPrice", amount, quantity as ordered, coalesce(sent.pieces, 0) as shipped,
      coalesce(back.unsent, 0) as unsent, coalesce(back.returned, 0) as returned,
      coalesce(back.restocked, 0) as restocked
    from order_lines left join sent using (position) left join back using (position)
    where order_id = ${orderId} order by position`)
  return rows
}
