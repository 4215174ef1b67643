import type { GoodsQuery } from '../../../../contract/shop/goods.ts'
import { chosenText, readChoice } from '../read-choice.ts'
import type { Assignment } from './explain.ts'

/** Filters that are no parameters. */
export const PLAIN_SLUGS: ReadonlySet<string> = new Set(['packaging', 'brand_id', 'category_id'])

/** The readings as filters of a list. */
export function filtersOf({ readings }: Pick<Assignment, 'readings'>): GoodsQuery {
  const textOf = (name: string) => readings.find(({ slug }) => slug === name)?.text
  const brands = textOf('brand_id')
  const parameters = readings.filter(({ slug }) => !PLAIN_SLUGS.has(slug))
  return {
    page: 1,
    page_size: 1,
    sort: 'relevance',
    packaging: textOf('packaging'),
    brand_id: brands?.split(',').map(Number),
    parameters: Object.fromEntries(parameters.map(({ slug, text }) => [slug, text])),
  }
}

/** More than a category. */
export function isFilter({ readings }: Pick<Assignment, 'readings'>): boolean {
  return readings.some(({ slug }) => slug !== 'category_id')
}

/** The filters of a list by name, as written in the URL. */
export function filterRecord(query: GoodsQuery): Record<string, string> {
  const { parameters } = readChoice(query, null)
  return {
    ...(query.packaging && { packaging: query.packaging }),
    ...(query.brand_id && { brand_id: query.brand_id.join(',') }),
    ...Object.fromEntries(parameters.map(chosen => [chosen.parameter.slug, chosenText(chosen)])),
  }
}
