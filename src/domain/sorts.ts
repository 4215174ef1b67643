/** Sort orders of part lists. */
export const SORTS = ['relevance', 'price', 'stock'] as const
