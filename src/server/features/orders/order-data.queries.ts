import { and, asc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { ENDED_STATUSES } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { rowsBy } from '../../database/rows-by.ts'
import { removeMessages } from '../messages/index.ts'
import { removeOrderKeys } from './order-keys.queries.ts'
import { type OrderRow, shownLine } from './orders.queries.ts'
import {
  documents,
  orderChanges,
  orderLines,
  orderNotes,
  orders,
  poFiles,
  receipts,
  refunds,
} from './orders.tables.ts'
import { removePoFiles } from './po-files.queries.ts'
import { balanceOf } from './receipts.queries.ts'

type Buyer = { userId: number | null; emailKey: string }

/** By account or by email: guest orders belong to the same person. */
const boughtBy = ({ userId, emailKey }: Buyer) =>
  userId === null
    ? eq(orders.emailKey, emailKey)
    : or(eq(orders.emailKey, emailKey), eq(orders.userId, userId))

/** And no money has to go back any more: staff need the payer and the mailbox for that. */
const hasEnded = () =>
  and(inArray(orders.status, [...ENDED_STATUSES]), isNull(orders.capturingPaymentId), not(owesMoney))

/** A refund that is due or under way, money beyond the amount that the order keeps, or a payment that did not pay it. */
const owesMoney = sql`(
  exists (select from refunds where order_id = ${orders.id} and state in ('due', 'under_way'))
  or exists (select from payments where order_id = ${orders.id} and captured <> ''
    and state in ('completed', 'mismatched', 'refunding'))
  or (${orders.status} <> 'refunded'
    and (${balanceOf(orders.id)}) > case ${orders.status} when 'received' then ${orders.total} else 0 end))`

export async function listOrdersOf(db: Database, buyer: Buyer): Promise<OrderRow[]> {
  return db.select().from(orders).where(boughtBy(buyer)).orderBy(asc(orders.id))
}

/** The records of these orders, with one query for each kind: a buyer can have thousands of orders. */
export async function listBelongings(db: Database, ids: readonly number[]) {
  const lines = await db
    .select({ orderId: orderLines.orderId, ...shownLine })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.position))
  const { orderId, status, who, note, changedAt } = orderChanges
  const history = await db
    .select({ orderId, status, who, note, changedAt })
    .from(orderChanges)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(orderChanges.id))
  const notes = await db
    .select({ orderId: orderNotes.orderId, body: orderNotes.body, createdAt: orderNotes.createdAt })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...ids]))
    .orderBy(asc(orderNotes.id))
  const { kind, method, amount, onDate, payer, reference } = receipts
  const money = await db
    .select({
      orderId: receipts.orderId,
      kind,
      method,
      amount,
      onDate,
      payer,
      reference,
      note: receipts.note,
    })
    .from(receipts)
    .where(inArray(receipts.orderId, [...ids]))
    .orderBy(asc(receipts.id))
  const { number, issuedAt, total } = documents
  const papers = await db
    .select({ orderId: documents.orderId, kind: documents.kind, number, issuedAt, total })
    .from(documents)
    .where(inArray(documents.orderId, [...ids]))
    .orderBy(asc(documents.id))
  const files = await db
    .select({ orderId: poFiles.orderId, name: poFiles.name })
    .from(poFiles)
    .where(inArray(poFiles.orderId, [...ids]))
  return {
    lines: rowsBy(lines, 'orderId'),
    history: rowsBy(history, 'orderId'),
    notes: rowsBy(notes, 'orderId'),
    money: rowsBy(money, 'orderId'),
    papers: rowsBy(papers, 'orderId'),
    poFiles: rowsBy(files, 'orderId'),
  }
}

export async function listOrderIdsOf(db: Database, buyer: Buyer): Promise<number[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(boughtBy(buyer))
  return rows.map(row => row.id)
}

export async function listEndedOrderIds(db: Database, buyer: Buyer): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(boughtBy(buyer), hasEnded()))
  return rows.map(row => row.id)
}

/**
 * Numbers, parts and amounts are kept for accounting, and the country for taxes. No key opens them any more.
 */
export async function blankEndedOrders(db: Database, buyer: Buyer): Promise<number> {
  const ended = await listEndedOrderIds(db, buyer)
  if (ended.length === 0) return 0
  await removeOrderKeys(db, ended)
  await removePoFiles(db, ended)
  await db.update(orderChanges).set({ note: '' }).where(inArray(orderChanges.orderId, ended))
  await removeMessages(db, 'order', ended)
  await db.delete(orderNotes).where(inArray(orderNotes.orderId, ended))
  await db.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, ended))
  await db
    .update(receipts)
    .set({ payer: '', reference: '', note: '' })
    .where(inArray(receipts.orderId, ended))
  const blank = (
    address: typeof orders.shippingAddress | typeof orders.billingAddress,
  ) => sql`jsonb_build_object(
    'contact_name', '', 'address_line1', '', 'address_line2', '', 'city', '', 'state', '', 'postal_code', '',
    'country', ${address} ->> 'country', 'telephone', '')`
  const { rowCount } = await db
    .update(orders)
    .set({
      email: '',
      emailKey: '',
      userId: null,
      companyName: '',
      shippingAddress: blank(orders.shippingAddress),
      billingAddress: blank(orders.billingAddress),
      poNumber: '',
      vatId: '',
      eori: '',
      remark: '',
      platformRemark: '',
      // A guest's scope contains the email.
      idempotencyScope: sql`'erased ' || ${orders.id}`,
      requestHash: Buffer.alloc(0),
    })
    .where(inArray(orders.id, ended))
  return rowCount ?? 0
}
