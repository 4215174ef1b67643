/** The names of filters in the URLs of all part lists. */
export const PART_FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs'] as const
/** Further names of lists of one category; other lists have only the quantity. Parameters have names of their own. */
export const CATEGORY_FILTERS = ['stock', 'price', 'qty'] as const
export const LIST_FILTERS = [...PART_FILTERS, ...CATEGORY_FILTERS] as const

const LISTED: ReadonlySet<string> = new Set(['brand_id', 'category_id', 'packaging'])

/** Whether a filter in a URL may have several values, separated by commas. */
export function isListed(name: string): boolean {
  return LISTED.has(name)
}

/** A URL may also repeat the name of a filter for each of its values. */
export function joinValues(values: readonly string[]): string {
  return values.filter(value => value.trim() !== '').join(',')
}
