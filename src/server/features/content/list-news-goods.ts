import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { type Directory, findGoods, pickParts } from '../catalogue/index.ts'
import { listNewsCategoryIds } from './news.queries.ts'

/** Spare parts, because some sell out before the choice is renewed. */
const SPARE = 3

/** The parts to choose from; they stay the same until content changes. */
export async function pickNewsParts(db: Database, directory: Directory, newsId: number): Promise<number[]> {
  return pickParts(db, directory, await listNewsCategoryIds(db, newsId), LIMITS.relatedGoods * SPARE)
}

export async function listNewsGoods(
  db: Database,
  directory: Directory,
  partIds: readonly number[],
  lang: Lang,
): Promise<Goods[]> {
  const found = await findGoods(db, directory, partIds, lang)
  return partIds
    .flatMap(id => found.get(id) ?? [])
    .filter(({ stock, price }) => stock > 0 && price !== null)
    .slice(0, LIMITS.relatedGoods)
}
