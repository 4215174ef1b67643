import type { Goods } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { PartsContext } from './catalogue-context.ts'
import { findPart, listNeighbors, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'

/** The same number from other manufacturers, then its siblings; parts in stock come first. */
export async function listRecommended({ db, directory, lang }: PartsContext, id: number): Promise<Goods[]> {
  const part = await findPart(db, id)
  if (!part) throw new Refusal(404)
  const { searchKey, categoryId } = part
  const near = await listNeighbors(db, { id, searchKey, categoryId }, LIMITS.recommendedGoods * 2)
  const best = [...near.filter(other => other.is_buyable), ...near.filter(other => !other.is_buyable)]
  const ids = best.slice(0, LIMITS.recommendedGoods).map(other => other.id)
  return (await listPartsById(db, ids)).map(other => toGoods(other, directory, lang))
}
