import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { cartLines, carts } from './cart.tables.ts'
import type { CartOwner } from './cart-owner.ts'

export type CartLineRow = Omit<typeof cartLines.$inferSelect, 'cartId'>
type NewLine = Pick<CartLineRow, 'partId' | 'partNumber' | 'manufacturer' | 'quantity'>

const ownedBy = (owner: CartOwner): SQL =>
  owner.kind === 'user' ? eq(carts.userId, owner.userId) : eq(carts.visitorHash, owner.visitorHash)

/** The cart's id, locked until the transaction ends: changes of one cart run one after another. */
export async function lockCart(db: TransactionDatabase, owner: CartOwner): Promise<number | null> {
  const [row] = await db.select({ id: carts.id }).from(carts).where(ownedBy(owner)).for('update')
  return row?.id ?? null
}

/** The same, but creates the cart if there is none. */
export async function openCart(db: TransactionDatabase, owner: CartOwner): Promise<number> {
  const isUser = owner.kind === 'user'
  const [row] = await db
    .insert(carts)
    .values(isUser ? { userId: owner.userId } : { visitorHash: owner.visitorHash })
    .onConflictDoUpdate({
      target: isUser ? carts.userId : carts.visitorHash,
      set: { usedAt: sql`now()` },
    })
    .returning({ id: carts.id })
  if (!row) throw new Error('a cart was neither found nor made')
  return row.id
}

/** Gives a visitor's cart a new key, which makes the old one useless. */
export async function adoptCart(db: Database, former: Buffer, visitorHash: Buffer): Promise<void> {
  await db.update(carts).set({ visitorHash }).where(eq(carts.visitorHash, former))
}

const { cartId, ...shown } = {
  id: cartLines.id,
  cartId: cartLines.cartId,
  partId: cartLines.partId,
  partNumber: cartLines.partNumber,
  manufacturer: cartLines.manufacturer,
  quantity: cartLines.quantity,
  isSelected: cartLines.isSelected,
}

/** In the order in which they were added. */
export async function listLines(db: Database, owner: CartOwner): Promise<CartLineRow[]> {
  return db
    .select(shown)
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartId))
    .where(ownedBy(owner))
    .orderBy(asc(cartLines.id))
}

export async function listLinesOf(db: Database, id: number): Promise<CartLineRow[]> {
  return db.select(shown).from(cartLines).where(eq(cartId, id)).orderBy(asc(cartLines.id))
}

export async function countLines(db: Database, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartId))
    .where(ownedBy(owner))
  return row?.count ?? 0
}

/** Adds parts, or sets the quantity of existing lines; all of them become selected. */
export async function saveLines(db: Database, id: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  // As one value: building a statement of 2 000 lines took longer than its execution.
  await db.execute(sql`
    insert into cart_lines (cart_id, part_id, part_number, manufacturer, quantity)
    select ${id}, "partId", "partNumber", manufacturer, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line ("partId" integer, "partNumber" text, manufacturer text, quantity integer)
    on conflict (cart_id, part_id) do update set quantity = excluded.quantity, is_selected = true`)
}

export async function saveQuantity(db: Database, lineId: number, quantity: number): Promise<void> {
  await db.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId))
}

/** The line stays in its place and becomes selected. */
export async function saveOtherPart(db: Database, lineId: number, line: NewLine): Promise<void> {
  await db
    .update(cartLines)
    .set({ ...line, isSelected: true })
    .where(eq(cartLines.id, lineId))
}

export async function saveSelected(
  db: Database,
  id: number,
  { ids, isSelected }: { ids: readonly number[] | null; isSelected: boolean },
): Promise<void> {
  await db
    .update(cartLines)
    .set({ isSelected })
    .where(and(eq(cartId, id), ids ? inArray(cartLines.id, [...ids]) : undefined))
}

export async function removeLines(db: Database, ids: readonly number[]): Promise<void> {
  await db.delete(cartLines).where(sql`${cartLines.id} = any(${sql.param([...ids])}::int[])`)
}

export async function removeCart(db: Database, id: number): Promise<void> {
  await db.delete(carts).where(eq(carts.id, id))
}

/** Deletes carts whose cookie has expired. */
export async function sweepCarts(db: Database): Promise<void> {
  const old = sql`now() - make_interval(secs => ${LIMITS.visitorCookieSeconds})`
  await db.delete(carts).where(and(isNotNull(carts.visitorHash), lt(carts.usedAt, old)))
}
