import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { listLines, listLinesOf, lockCart, removeLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'

/** What is to be ordered. */
export type SelectedLine = { id: number; partId: number; partNumber: string; quantity: number }

export async function listSelected(db: Database, owner: CartOwner): Promise<SelectedLine[]> {
  return (await listLines(db, owner)).filter(line => line.isSelected)
}

/** The same; until the transaction ends nobody else changes or orders what is in this cart. */
export async function lockSelected(db: TransactionDatabase, owner: CartOwner): Promise<SelectedLine[]> {
  const cartId = await lockCart(db, owner)
  return cartId === null ? [] : (await listLinesOf(db, cartId)).filter(line => line.isSelected)
}

/** What was ordered is no longer in the cart. What is bought at once never was. */
export async function takeOut(db: Database, lines: readonly { id: number | null }[]): Promise<void> {
  const ids = lines.flatMap(line => line.id ?? [])
  if (ids.length > 0) await removeLines(db, ids)
}
