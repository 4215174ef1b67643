import type { Facets } from '../../../../contract/shop/goods.ts'
import type { GoodsChoice } from './goods-query.ts'

type Found = {
  facets: Facets
  not_understood?: readonly { name: string }[]
  relax?: readonly { slug: string; also?: readonly { slug: string }[] }[]
}

/**
 * The choice as the server has read it: filters in their order and spelling, without names that are no parameters
 * and without filters that were not understood.
 */
export function settleChoice(
  choice: GoodsChoice,
  { facets, not_understood = [], relax = [] }: Found,
): GoodsChoice {
  const shown = facets.parameters.map(({ slug, chosen }) => [slug, chosen])
  // Parts that lack a parameter have no facet for it, but its filter counts.
  const isShown = (slug: string) => shown.some(([known]) => known === slug)
  const hidden = relax
    .flatMap(({ slug, also = [] }) => [{ slug }, ...also])
    .filter(({ slug }) => !isShown(slug))
    .map(({ slug }) => [slug, choice.parameters[slug] ?? ''])
  const isRefused = (name: string) => not_understood.some(part => part.name === name)
  return {
    ...choice,
    parameters: Object.fromEntries([...shown, ...hidden].filter(([, text]) => text !== '')),
    stock: isRefused('stock') ? undefined : choice.stock,
    price: isRefused('price') ? undefined : choice.price,
  }
}

/** The parameters that a list can be filtered by; undefined if it has no category, which decides about them. */
export function slugsOf({ facets }: Pick<Found, 'facets'>): string[] | undefined {
  const slugs = facets.parameters.map(({ slug }) => slug)
  return slugs.length > 0 ? slugs : undefined
}
