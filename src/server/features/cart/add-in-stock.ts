import { Refusal } from '../../../contract/wire/errors.ts'
import { splitQuantity } from '../../../domain/split-quantity.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CatalogueContext, findGoods } from '../catalogue/index.ts'
import { type AddedLine, saveWithin, toLine } from './add-lines.ts'
import { listLinesOf, openCart } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'

type AddedInStock = { count: number; added: number; rest: number; in_cart: number }

/** Adds as many pieces as the stock allows. The cart is locked first, so that two tabs do not add them twice. */
export async function addInStock(
  context: CatalogueContext,
  owner: CartOwner,
  { partId, quantity }: AddedLine,
): Promise<AddedInStock> {
  return inTransaction(context.pool, async ({ db }) => {
    const cartId = await openCart(db, owner)
    const part = (await findGoods({ ...context, db }, [partId])).get(partId)
    if (!part) throw new Refusal(404)
    if (part.prices.length === 0) throw new Refusal(409, { reason: 'errors.quote_only' })
    const there = new Map((await listLinesOf(db, cartId)).map(line => [line.partId, line]))
    const inCart = there.get(partId)?.quantity ?? 0
    const { fromStock, rest } = splitQuantity(part, quantity, inCart)
    const lines = fromStock > 0 ? [toLine(partId, part, inCart + fromStock)] : []
    const count = await saveWithin(db, cartId, there, lines)
    return { count, added: fromStock, rest, in_cart: inCart }
  })
}
