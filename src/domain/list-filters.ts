/** The names of filters in the URLs of part lists; parameters have names of their own. */
export const LIST_FILTERS = [
  'brand_id',
  'category_id',
  'packaging',
  'in_stock',
  'rohs',
  'stock',
  'price',
  'qty',
] as const
