/** The names of filters in the URLs of all part lists. */
export const PART_FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs'] as const
/** Further names of lists of one category; other lists have only the quantity. Parameters have names of their own. */
export const CATEGORY_FILTERS = ['stock', 'price', 'qty'] as const
export const LIST_FILTERS = [...PART_FILTERS, ...CATEGORY_FILTERS] as const
