import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { findGoods, type PartsContext, pickParts } from '../catalogue/index.ts'
import { listNewsCategoryIds } from './news.queries.ts'

/** Spare parts, because some sell out before the choice is renewed. */
const SPARE = 3

/** The parts to choose from; they stay the same until content changes. */
export async function pickNewsParts(
  context: Pick<PartsContext, 'db' | 'directory'>,
  newsId: number,
): Promise<number[]> {
  return pickParts(context, await listNewsCategoryIds(context.db, newsId), LIMITS.relatedGoods * SPARE)
}

export async function listNewsGoods(context: PartsContext, partIds: readonly number[]): Promise<Goods[]> {
  const found = await findGoods(context, partIds)
  return partIds
    .flatMap(id => found.get(id) ?? [])
    .filter(({ stock, price }) => stock > 0 && price !== null)
    .slice(0, LIMITS.relatedGoods)
}
