/** Sort orders that lists offer by name. */
export const SORTS = ['relevance', 'price', 'stock'] as const

/**
 * Columns that every list can be sorted by; a `-` in front turns the order around. Most stock comes first, of
 * everything else the least. Lists of one category can also be sorted by parameter.
 */
const SORTED_COLUMNS = ['number', 'packaging', 'price', 'stock'] as const
type SortedColumn = (typeof SORTED_COLUMNS)[number]
export type PlainSort = 'relevance' | SortedColumn | `-${SortedColumn}`

const PLAIN_SORTS: readonly PlainSort[] = [
  'relevance',
  ...SORTED_COLUMNS.flatMap(column => [column, `-${column}` as const]),
]

export function findPlainSort(text: string | null): PlainSort | undefined {
  return PLAIN_SORTS.find(known => known === text)
}
