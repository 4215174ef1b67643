import { listFacetValues } from '../../../../contract/shop/catalogue.ts'
import type { FacetValue } from '../../../../contract/shop/goods.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { type GoodsChoice, goodsCall } from './goods-query.ts'

const SUGGESTED = 20

/** The list: of a category, of a manufacturer, or of a search. */
type ValuesOf = { id?: number; manufacturer?: number; keyword?: string; understood?: string }

/** Values of a parameter that contain a text and have parts. Loaded when a buyer types. */
export async function findValues(
  call: Call,
  choice: GoodsChoice,
  asked: ValuesOf & { slug: string; find: string },
): Promise<FacetValue[]> {
  const query = { ...goodsCall(choice), sort: 'relevance', page: 1, page_size: SUGGESTED }
  const { list } = await call(listFacetValues, { ...query, ...asked })
  return list.filter(({ count }) => count > 0)
}
