import type { listFacetValues as listFacetValuesEndpoint } from '../../../contract/shop/catalogue.ts'
import type { FacetValue, GoodsQuery } from '../../../contract/shop/goods.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { passes, readFilter } from '../../../domain/parameters/filter.ts'
import { parameterOf } from '../../../domain/parameters/own-attributes.ts'
import type { Parameter } from '../../../domain/parameters/parameter.ts'
import { getBrand, getCategory } from './directory.ts'
import { type ListQuery, listCategoryGoods } from './list-category-goods.ts'
import { listFoundGoods } from './list-found-goods.ts'
import type { ListedGoods } from './list-goods.ts'
import { searchParts } from './search-parts.ts'
import type { UnderstandingContext } from './understanding/understand.ts'

type ValuesQuery = GoodsQuery & {
  id?: number | undefined
  manufacturer?: number | undefined
  keyword?: string | undefined
  understood?: '0' | number[] | undefined
  slug: string
  find: string
}

/** All values of one parameter in a list, or those that contain a text or equal its meaning (`4k7`). */
export async function listFacetValues(
  context: UnderstandingContext,
  { slug, find, page, page_size, ...query }: ValuesQuery,
): Promise<CallData<typeof listFacetValuesEndpoint>> {
  const parameter = parameterOf(slug)
  if (!parameter) throw new Refusal(404)
  const { facets } = await listOf(context, { ...query, page: 1, page_size: 1, allValuesOf: slug })
  const all = facets.parameters.find(facet => facet.slug === slug)?.values ?? []
  const values = all.filter(isWanted(parameter, find))
  const from = (page - 1) * page_size
  return { list: values.slice(from, from + page_size), total: values.length, page, page_size }
}

/** The list that the buyer sees, whichever way its parts were found. */
function listOf(
  context: UnderstandingContext,
  { id, manufacturer, keyword, understood, ...query }: Omit<ValuesQuery, 'slug' | 'find'> & ListQuery,
): Promise<ListedGoods> {
  const { directory, lang } = context
  if (keyword !== undefined)
    return searchParts(context, { ...query, keyword, ...(understood !== undefined && { understood }) })
  if (manufacturer !== undefined) {
    const { brand_id: brandId } = getBrand(directory, manufacturer)
    return listFoundGoods(context, { kind: 'brand', brandId }, query)
  }
  return listCategoryGoods(context, [getCategory(directory, id ?? 0, lang).category_id], query)
}

function isWanted(parameter: Parameter, find: string): (value: FacetValue) => boolean {
  const meant = readFilter(parameter, find)
  return ({ value, label }) => {
    if (`${label} ${value}`.toLowerCase().includes(find.toLowerCase())) return true
    const [known] = readFilter(parameter, value).any
    return (
      meant.any.length > 0 &&
      known?.kind !== 'interval' &&
      known !== undefined &&
      passes(parameter, meant, known)
    )
  }
}
