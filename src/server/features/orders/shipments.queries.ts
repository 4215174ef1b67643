import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { GoodsLine, PieceCount } from '../../../domain/order-goods.ts'
import type { QuoteSource } from '../../../domain/quotes/states.ts'
import type { Database } from '../../database/connection.ts'
import { shipmentLines, shipments } from './orders.tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentLineRow = typeof shipmentLines.$inferSelect
type NewShipment = Omit<typeof shipments.$inferInsert, 'number'>

/** One for each order. Returns them by the id of the order. */
export async function addShipments(
  db: Database,
  added: readonly { shipment: NewShipment; pieces: readonly PieceCount[] }[],
): Promise<Map<number, ShipmentRow>> {
  const numbered = added.map(({ shipment }) => ({
    ...shipment,
    number: sql`1 + (select count(*) from ${shipments} where order_id = ${shipment.orderId})`,
  }))
  const rows = await db.insert(shipments).values(numbered).returning()
  const byOrder = new Map(rows.map(row => [row.orderId, row]))
  const lines = added.flatMap(({ shipment, pieces }) =>
    pieces.map(piece => ({ ...piece, shipment_id: byOrder.get(shipment.orderId)?.id })),
  )
  // As one value: many orders have more lines than a statement can have parameters.
  await db.execute(sql`
    insert into shipment_lines (shipment_id, position, quantity)
    select shipment_id, position, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sent (shipment_id integer, position integer, quantity integer)`)
  return byOrder
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
  return (await listGoodsOf(db, [orderId])).get(orderId) ?? []
}

/** By the id of the order. */
export async function listGoodsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderGoods[]>> {
  const wanted = sql`order_id = any(${sql.param(orderIds)}::integer[])`
  const { rows } = await db.execute<OrderGoods & { orderId: number }>(sql`
    with sent as (
      select order_id, position, sum(quantity)::integer as pieces
      from shipments join shipment_lines on shipment_id = shipments.id where ${wanted} group by order_id, position
    ), back as (
      select order_id, position, sum(unsent)::integer as unsent, sum(quantity - unsent)::integer as returned,
        coalesce(sum(quantity) filter (where restock and state in ('due', 'done')), 0)::integer as restocked
      from refunds join refund_lines on refund_id = refunds.id
      where ${wanted} and state <> 'refused' group by order_id, position
    )
    select order_id as "orderId", position, part_id as "partId", source, part_number as "partNumber", manufacturer, packaging,
      unit_price as "unitPrice", amount, quantity as ordered, coalesce(sent.pieces, 0) as shipped,
      coalesce(back.unsent, 0) as unsent, coalesce(back.returned, 0) as returned,
      coalesce(back.restocked, 0) as restocked
    from order_lines left join sent using (order_id, position) left join back using (order_id, position)
    where ${wanted} order by order_id, position`)
  const goods = new Map<number, OrderGoods[]>()
  for (const { orderId, ...line } of rows) goods.set(orderId, [...(goods.get(orderId) ?? []), line])
  return goods
}
