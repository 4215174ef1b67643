/** Sort orders of all part lists; those of one category can also be sorted by parameter. */
export const SORTS = ['relevance', 'price', 'stock'] as const
export type PlainSort = (typeof SORTS)[number]
