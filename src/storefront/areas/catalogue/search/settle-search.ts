import type { searchParts } from '../../../../contract/shop/catalogue.ts'
import type { Understood } from '../../../../contract/shop/goods.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { splitFilter } from '../../../../domain/split-filter.ts'
import type { GoodsChoice } from '../lists/goods-query.ts'
import { settleChoice } from '../lists/settle-choice.ts'

type Found = CallData<typeof searchParts>

/**
 * The choice as the server has read the search: from here on all links name the categories and the filters, so that
 * each filter can be changed by itself.
 */
export function settleSearch(asked: GoodsChoice, found: Found): GoodsChoice {
  const choice = { ...asked, qty: asked.qty ?? found.quantity }
  const { understood, understood_in: places } = found
  // Several readings at once cannot be written as filters: their links ask again.
  if (found.several_readings) return choice
  if (!understood || !places) return settleChoice(choice, found)
  const readAs = (name: string) => understood.find(({ slug }) => slug === name)?.value ?? ''
  return {
    ...settleChoice(choice, found),
    understood: places.map(({ category_id }) => category_id).join(','),
    packaging: choice.packaging.length > 0 ? choice.packaging : splitFilter(readAs('packaging')),
    brand_id: choice.brand_id.length > 0 ? choice.brand_id : splitFilter(readAs('brand_id')).map(Number),
  }
}

/** The filters of these readings by name. */
export function filtersOf(understood: readonly Understood[]): Record<string, string> {
  const filters = understood.filter(({ slug }) => slug !== 'category_id')
  return Object.fromEntries(filters.map(({ slug, value }) => [slug, value]))
}

/** Whether the filter is this reading and nothing else; filters that buyers have added are shown with the others. */
export function isWhole(
  { packaging, brand_id, parameters }: GoodsChoice,
  { slug, value }: Understood,
): boolean {
  if (slug === 'category_id') return true
  if (slug === 'packaging') return packaging.join() === splitFilter(value).join()
  return (slug === 'brand_id' ? brand_id.join() : parameters[slug]) === value
}

/** The same list with another reading; stock, RoHS and price limits stay. */
export function readingChoice(
  choice: GoodsChoice,
  categoryIds: readonly number[],
  { packaging = '', brand_id = '', ...parameters }: Readonly<Record<string, string>>,
): GoodsChoice {
  return {
    ...choice,
    page: 1,
    understood: categoryIds.join(','),
    category_id: [],
    packaging: splitFilter(packaging),
    brand_id: splitFilter(brand_id).map(Number),
    parameters,
  }
}
