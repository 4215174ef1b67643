import type { Cart } from '../../../contract/shop/cart.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isOrderable } from '../../../domain/quantity.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CatalogueContext, findGoods } from '../catalogue/index.ts'
import { type AddedLine, toLine } from './add-lines.ts'
import {
  type CartLineRow,
  listLinesOf,
  lockCart,
  removeLines,
  saveLines,
  saveOtherPart,
  saveQuantity,
  saveSelected,
} from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'
import { describeCart } from './describe-cart.ts'
import { rejectQuantity } from './reject-quantity.wire.ts'

export async function setQuantity(
  context: CatalogueContext,
  owner: CartOwner | null,
  { id, quantity }: { id: number; quantity: number },
): Promise<Cart> {
  return changeCart(context, owner, async (db, _, lines) => {
    const line = getLine(lines, id)
    const goods = await findGoods({ ...context, db }, [line.partId])
    const part = goods.get(line.partId)
    if (!part) throw new Refusal(409, { reason: 'errors.part_gone' })
    if (!isOrderable(part, quantity)) throw rejectQuantity()
    await saveQuantity(db, id, quantity)
  })
}

/** In one transaction, so that neither part is lost. A part that has a line already is added to it. */
export async function replaceLine(
  context: CatalogueContext,
  owner: CartOwner | null,
  id: number,
  { partId, quantity }: AddedLine,
): Promise<Cart> {
  return changeCart(context, owner, async (db, cartId, lines) => {
    const line = getLine(lines, id)
    const part = (await findGoods({ ...context, db }, [partId])).get(partId)
    if (!part) throw new Refusal(409, { reason: 'errors.part_gone' })
    if (part.prices.length === 0) throw new Refusal(409, { reason: 'errors.quote_only' })
    const there = lines.find(known => known.partId === partId && known.id !== id)
    const total = quantity + (there?.quantity ?? 0)
    if (!isOrderable(part, total)) throw rejectQuantity()
    if (!there) return saveOtherPart(db, line.id, toLine(partId, part, total))
    await saveLines(db, cartId, [toLine(partId, part, total)])
    await removeLines(db, [id])
  })
}

/** All lines if no ids are given. Any unknown id rejects the request. */
export async function selectLines(
  context: CatalogueContext,
  owner: CartOwner | null,
  { ids, selected }: { ids?: number[]; selected: boolean },
): Promise<Cart> {
  if (!ids && !owner) return describeCart(context, [])
  return changeCart(context, owner, async (db, cartId, lines) => {
    for (const id of ids ?? []) getLine(lines, id)
    await saveSelected(db, cartId, { ids: ids ?? null, isSelected: selected })
  })
}

export async function removeLine(
  context: CatalogueContext,
  owner: CartOwner | null,
  id: number,
): Promise<Cart> {
  return changeCart(context, owner, async (db, _, lines) => {
    getLine(lines, id)
    await removeLines(db, [id])
  })
}

/** Another customer's line does not exist for this one. */
function getLine(lines: readonly CartLineRow[], id: number): CartLineRow {
  const line = lines.find(known => known.id === id)
  if (!line) throw new Refusal(404)
  return line
}

type Change = (db: Database, cartId: number, lines: readonly CartLineRow[]) => Promise<void>

/** Returns the whole cart, because one line changes the totals. */
async function changeCart(context: CatalogueContext, owner: CartOwner | null, change: Change): Promise<Cart> {
  if (!owner) throw new Refusal(404)
  const rows = await inTransaction(context.pool, async ({ db }) => {
    const cartId = await lockCart(db, owner)
    if (cartId === null) throw new Refusal(404)
    await change(db, cartId, await listLinesOf(db, cartId))
    return listLinesOf(db, cartId)
  })
  return describeCart(context, rows)
}
