import type { Goods } from '../../../contract/shop/goods.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { Directory } from './directory.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'

/** Current parts by id. Parts that have left the catalog are missing. */
export async function findGoods(
  db: Database,
  directory: Directory,
  ids: readonly number[],
  lang: Lang,
): Promise<Map<number, Goods>> {
  const rows = await listPartsById(db, [...new Set(ids)])
  return new Map(rows.map(row => [row.id, toGoods(row, directory, lang)]))
}
