/** In which order parts can be listed. */
export const SORTS = ['relevance', 'price', 'stock'] as const
