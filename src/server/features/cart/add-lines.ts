import type { Goods } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isOrderable } from '../../../domain/quantity.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type CatalogueContext, findGoods } from '../catalogue/index.ts'
import { type CartLineRow, listLinesOf, openCart, saveLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'
import { rejectQuantity } from './reject-quantity.wire.ts'

export type AddedLine = { partId: number; quantity: number }

/** Adds to an existing line; minimum and multiple apply to the resulting quantity. */
export async function addLine(
  context: CatalogueContext,
  owner: CartOwner,
  added: AddedLine,
): Promise<{ count: number }> {
  return change(context, owner, [added], (goods, quantity) => {
    if (!goods) throw new Refusal(404)
    // A part without a price needs a quote.
    if (goods.prices.length === 0) throw new Refusal(409, { reason: 'errors.quote_only' })
    if (!isOrderable(goods, quantity)) throw rejectQuantity()
    return true
  })
}

/** Adds many lines. Lines that cannot be added are reported, and the others are added. */
export async function addLines(
  context: CatalogueContext,
  owner: CartOwner,
  added: readonly AddedLine[],
): Promise<AddedLines> {
  return change(
    context,
    owner,
    added,
    (goods, quantity) => goods !== null && goods.prices.length > 0 && isOrderable(goods, quantity),
  )
}

type AddedLines = { count: number; rejectedPartIds: number[] }
type Accept = (goods: Goods | null, quantity: number) => boolean

async function change(
  context: CatalogueContext,
  owner: CartOwner,
  added: readonly AddedLine[],
  accept: Accept,
): Promise<AddedLines> {
  const sums = sumByPart(added)
  const goods = await findGoods(context, [...sums.keys()])
  return inTransaction(context.pool, async ({ db }) => {
    const cartId = await openCart(db, owner)
    const there = new Map((await listLinesOf(db, cartId)).map(line => [line.partId, line]))
    const accepted: NewLine[] = []
    const rejectedPartIds: number[] = []
    for (const [partId, increase] of sums) {
      const part = goods.get(partId) ?? null
      const quantity = (there.get(partId)?.quantity ?? 0) + increase
      if (accept(part, quantity) && part) accepted.push(toLine(partId, part, quantity))
      else rejectedPartIds.push(partId)
    }
    const count = await saveWithin(db, cartId, there, accepted)
    return { count, rejectedPartIds }
  })
}

type NewLine = Pick<CartLineRow, 'partId' | 'partNumber' | 'manufacturer' | 'quantity'>

/** Saves lines and returns how many the cart then has, at most its limit. */
export async function saveWithin(
  db: Database,
  cartId: number,
  there: ReadonlyMap<number, CartLineRow>,
  lines: readonly NewLine[],
): Promise<number> {
  const count = new Set([...there.keys(), ...lines.map(line => line.partId)]).size
  if (count > LIMITS.cartLines)
    throw new Refusal(409, { reason: 'answers.cart_full', values: { lines: LIMITS.cartLines } })
  await saveLines(db, cartId, lines)
  return count
}

export function toLine(partId: number, { part_number, brand_name }: Goods, quantity: number): NewLine {
  return { partId, partNumber: part_number, manufacturer: brand_name, quantity }
}

function sumByPart(added: readonly AddedLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { partId, quantity } of added) sums.set(partId, (sums.get(partId) ?? 0) + quantity)
  return sums
}
