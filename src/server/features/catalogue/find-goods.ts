import type { Goods } from '../../../contract/shop/goods.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'

/** Current parts by id. Parts that have left the catalog are missing. */
export async function findGoods(
  { db, directory, lang }: PartsContext,
  ids: readonly number[],
): Promise<Map<number, Goods>> {
  const rows = await listPartsById(db, [...new Set(ids)])
  return new Map(rows.map(row => [row.id, toGoods(row, directory, lang)]))
}
