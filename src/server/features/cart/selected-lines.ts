import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { listLines, listLinesOf, lockCart, removeLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'

/** A line to order. */
export type SelectedLine = { id: number; partId: number; partNumber: string; quantity: number }

export async function listSelected(db: Database, owner: CartOwner): Promise<SelectedLine[]> {
  return (await listLines(db, owner)).filter(line => line.isSelected)
}

/** The same, but locks the cart until the transaction ends. */
export async function lockSelected(db: TransactionDatabase, owner: CartOwner): Promise<SelectedLine[]> {
  const cartId = await lockCart(db, owner)
  return cartId === null ? [] : (await listLinesOf(db, cartId)).filter(line => line.isSelected)
}

/** Removes ordered lines from the cart. Lines of buy now were never in it. */
export async function takeOut(db: Database, lines: readonly { id: number | null }[]): Promise<void> {
  const ids = lines.flatMap(line => line.id ?? [])
  if (ids.length > 0) await removeLines(db, ids)
}
