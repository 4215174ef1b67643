/** The names of filters in the URLs of all part lists. */
export const PART_FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs'] as const
/** Those that only lists of one category have; parameters have names of their own. */
export const CATEGORY_FILTERS = ['stock', 'price', 'qty'] as const
export const LIST_FILTERS = [...PART_FILTERS, ...CATEGORY_FILTERS] as const
