import type { Goods } from '../../../contract/shop/goods.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import { type PriceBreak, realPrices } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import type { Directory } from './directory.ts'
import { listPartPrices, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'

export type DescribedPart = Pick<
  Goods,
  'goods_page_url' | 'icons' | 'stock' | 'prices' | 'hs_code' | 'origin'
>

const NO_DIRECTORY: Directory = {
  categories: new Map(),
  rootIds: [],
  brands: new Map(),
  brandsByName: [],
}

/** Current data for the parts of an existing list, by id. Parts that have left the catalog are missing. */
export async function describeParts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, DescribedPart>> {
  const rows = await listPartsById(db, [...new Set(ids)])
  return new Map(rows.map(row => [row.id, toGoods(row, NO_DIRECTORY, DEFAULT_LANG)]))
}

/** The current prices of parts, by id. Parts that have left the catalog are missing. */
export async function pricesOfParts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { prices: PriceBreak[] }>> {
  const rows = await listPartPrices(db, [...new Set(ids)])
  return new Map(
    rows.map(({ id, quantities, prices }) => [
      id,
      { prices: realPrices(quantities.map((qty, i) => ({ qty, price: prices[i] ?? 0 }))) },
    ]),
  )
}
