import type { Goods } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { isOrderable } from '../../../domain/quantity.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Directories, findGoods } from '../catalogue/index.ts'
import { type CartLineRow, listLinesOf, openCart, saveLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'
import { refuseQuantity } from './refuse-quantity.ts'

export type Wanted = { goods_id: number; cart_num: number }
export type Tools = { connection: Connection; directory: Directories; lang: Lang }

/** Adds to the line that is there; the part's rule is about the quantity the line ends with. */
export async function addLine(tools: Tools, owner: CartOwner, wanted: Wanted): Promise<{ count: number }> {
  return change(tools, owner, [wanted], (goods, quantity) => {
    if (!goods) throw new Refusal(404)
    // Without a price it can only be asked for.
    if (goods.prices.length === 0) throw new Refusal(409, { message: 'errors.quote_only' })
    if (!isOrderable(goods, quantity)) throw refuseQuantity()
    return true
  })
}

/** The same for many: what cannot be added is named, and keeps nothing else from being added. */
export async function addLines(
  tools: Tools,
  owner: CartOwner,
  wanted: readonly Wanted[],
): Promise<{ count: number; refused: { goods_id: number }[] }> {
  return change(
    tools,
    owner,
    wanted,
    (goods, quantity) => goods !== null && goods.prices.length > 0 && isOrderable(goods, quantity),
  )
}

type Accept = (goods: Goods | null, quantity: number) => boolean

async function change(
  { connection, directory, lang }: Tools,
  owner: CartOwner,
  wanted: readonly Wanted[],
  accept: Accept,
) {
  const sums = sumByPart(wanted)
  const goods = await findGoods(connection.db, await directory(), [...sums.keys()], lang)
  return inTransaction(connection.pool, async ({ db }) => {
    const cartId = await openCart(db, owner)
    const there = new Map((await listLinesOf(db, cartId)).map(line => [line.partId, line]))
    const accepted: NewLine[] = []
    const refused: { goods_id: number }[] = []
    for (const [partId, added] of sums) {
      const part = goods.get(partId) ?? null
      const quantity = (there.get(partId)?.quantity ?? 0) + added
      if (accept(part, quantity) && part) accepted.push(toLine(part, quantity))
      else refused.push({ goods_id: partId })
    }
    const count = new Set([...there.keys(), ...accepted.map(line => line.partId)]).size
    if (count > LIMITS.cartLines) throw new Refusal(409, { message: 'errors.cart_full' })
    await saveLines(db, cartId, accepted)
    return { count, refused }
  })
}

type NewLine = Pick<CartLineRow, 'partId' | 'partNumber' | 'manufacturer' | 'quantity'>

function toLine({ goods_id, part_number, brand_name }: Goods, quantity: number): NewLine {
  return { partId: goods_id, partNumber: part_number, manufacturer: brand_name, quantity }
}

function sumByPart(wanted: readonly Wanted[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { goods_id, cart_num } of wanted) sums.set(goods_id, (sums.get(goods_id) ?? 0) + cart_num)
  return sums
}
