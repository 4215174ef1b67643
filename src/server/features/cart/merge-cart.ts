import { LIMITS } from '../../../domain/limits.ts'
import type { Client } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { listLinesOf, lockCart, openCart, removeCart, saveLines } from './cart.queries.ts'
import { findOwner } from './cart-owner.ts'

/** Moves a visitor's cart into the account's; quantities of the same part are added. */
export async function mergeCart(db: TransactionDatabase, userId: number, client: Client): Promise<void> {
  const visitor = findOwner({ user: null, client })
  const from = visitor && (await lockCart(db, visitor))
  if (!from) return
  const to = await openCart(db, { kind: 'user', userId })
  const there = new Map((await listLinesOf(db, to)).map(line => [line.partId, line.quantity]))
  const room = LIMITS.cartLines - there.size
  const brought = await listLinesOf(db, from)
  const fresh = brought.filter(line => !there.has(line.partId)).slice(0, Math.max(0, room))
  const known = brought
    .filter(line => there.has(line.partId))
    .map(line => ({ ...line, quantity: together(line.quantity, there.get(line.partId) ?? 0) }))
  await saveLines(
    db,
    to,
    [...known, ...fresh].map(({ partId, partNumber, manufacturer, quantity }) => ({
      partId,
      partNumber,
      manufacturer,
      quantity,
    })),
  )
  await removeCart(db, from)
}

/** The sum of two valid quantities is valid, too; only the maximum has to be checked. */
function together(brought: number, there: number): number {
  return brought + there > LIMITS.quantityMax ? Math.max(brought, there) : brought + there
}
