import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { OrderAddress } from '../../../contract/shop/orders.ts'
import type { Database } from '../../database/connection.ts'
import type { Page } from '../../database/page.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { quotes } from './quotes.tables.ts'

/** The order that a quote has become. */
export type QuotesOrder = {
  number: string
  subtotal: string
  shippingId: string
  carrier: string
  shippingService: string
  shippingFee: string
  total: string
}
type Linked = { rfqNumber: string | null; order: QuotesOrder | null }

export async function findLinked(
  db: Database,
  { rfqId, orderId }: Pick<QuoteRow, 'rfqId' | 'orderId'>,
): Promise<Linked> {
  const { rows } = await db.execute<Linked>(sql`
    select (select number from rfqs where id = ${rfqId}) as "rfqNumber",
      (select jsonb_build_object('number', number, 'subtotal', subtotal::text, 'shippingId', shipping_id,
        'carrier', carrier, 'shippingService', shipping_service, 'shippingFee', shipping_fee::text,
        'total', total::text) from orders where id = ${orderId}) as "order"`)
  return rows[0] ?? { rfqNumber: null, order: null }
}

type Addresses = { shipping: OrderAddress; billing: OrderAddress }

/** Of the last order from a mailbox. */
export async function findLastAddresses(db: Database, emailKey: string): Promise<Addresses | null> {
  const { rows } = await db.execute<Addresses>(sql`
    select shipping_address as shipping, billing_address as billing from orders
    where email_key = ${emailKey} order by id desc limit 1`)
  return rows[0] ?? null
}

const isShown = (userId: number) => and(eq(quotes.userId, userId), gt(quotes.version, 0))

/** The customer's quotes that were sent, newest first. */
export async function listUserQuotes(db: Database, userId: number, { offset, limit }: Page) {
  const rows = await db
    .select({
      quote: quotes,
      lineCount: sql<number>`(select count(*)::integer from quote_lines
        where quote_id = ${quotes.id} and version = ${quotes.version})`,
      hasEnded: sql<boolean>`${quotes.validUntil} <= now()`,
    })
    .from(quotes)
    .where(isShown(userId))
    .orderBy(desc(quotes.id))
    .offset(offset)
    .limit(limit)
  return rows.map(({ quote, ...more }) => ({ ...quote, ...more }))
}

export async function countUserQuotes(db: Database, userId: number): Promise<number> {
  return db.$count(quotes, isShown(userId))
}
