import type { suggestGroups as suggestGroupsEndpoint } from '../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import { categoryLink } from './directory.ts'
import { brandsNamed, categoriesWithName } from './name-index.ts'
import { suggestReading } from './understanding/suggest-reading.ts'
import type { UnderstandingContext } from './understanding/understand.ts'

type Groups = CallData<typeof suggestGroupsEndpoint>

const MOST_OF_EACH = 3

/** Answered from memory: it is called for every pause in typing. The largest groups come first. */
export async function suggestGroups(context: UnderstandingContext, keyword: string): Promise<Groups> {
  const { directory, lang } = context
  const words = searchTerms(keyword)
  if (words.length === 0 || keyword.trim().length < LIMITS.keywordMinLength)
    return { categories: [], brands: [] }
  const categories = inAll(words.map(({ names }) => categoriesWithName(directory, lang, names)))
    .map(id => ({
      ...categoryLink(directory, id, lang),
      goods_count: directory.categories.get(id)?.count ?? 0,
    }))
    .filter(({ goods_count }) => goods_count > 0)
  const brands = brandsNamed(directory, keyword.trim()).flatMap(id => directory.brands.get(id) ?? [])
  return {
    // `texas inst` is a maker, not the instrumentation amplifiers of Texas Instruments.
    understood: brands.length > 0 ? undefined : await suggestReading(context, keyword),
    categories: largest(categories),
    brands: largest(brands).map(({ brand_name, brand_page_url, goods_count }) => ({
      brand_name,
      brand_page_url,
      goods_count,
    })),
  }
}

function inAll([first = [], ...others]: number[][]): number[] {
  return first.filter(id => others.every(ids => ids.includes(id)))
}

function largest<T extends { goods_count: number }>(groups: T[]): T[] {
  return groups.toSorted((a, b) => b.goods_count - a.goods_count).slice(0, MOST_OF_EACH)
}
