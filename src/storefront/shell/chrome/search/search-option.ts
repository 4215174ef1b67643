import type { suggestGroups } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { categoryPath, manufacturerPath, partPath, searchPath } from '../../../../domain/paths.ts'

export type Groups = CallData<typeof suggestGroups>

/** A row below the box: a search, a part whose number matches the input, or a group of parts. */
export type SearchOption = { text: string; to: string } & (
  | { kind: 'past' }
  | { kind: 'words' }
  | { kind: 'part'; part: Suggestion }
  | { kind: 'category' | 'brand'; count: number }
  /** The text read as parameters, with the number of parts in stock. */
  | { kind: 'read'; count: number }
)

export function pastSearch(search: string): SearchOption {
  return { kind: 'past', text: search, to: searchPath(search) }
}

/** The part described by the input first, then numbers, groups, and the search for words. */
export function typedOptions(keyword: string, parts: Suggestion[], groups: Groups): SearchOption[] {
  return [
    ...(groups.understood ? [readOption(keyword, groups.understood)] : []),
    ...parts.map(
      (part): SearchOption => ({
        kind: 'part',
        text: part.part_number,
        to: partPath(part.goods_page_url),
        part,
      }),
    ),
    ...groups.categories.map(
      ({ category_name, category_page_url, goods_count }): SearchOption => ({
        kind: 'category',
        text: category_name,
        to: categoryPath(category_page_url),
        count: goods_count,
      }),
    ),
    ...groups.brands.map(
      ({ brand_name, brand_page_url, goods_count }): SearchOption => ({
        kind: 'brand',
        text: brand_name,
        to: manufacturerPath(brand_page_url),
        count: goods_count,
      }),
    ),
    { kind: 'words', text: keyword, to: searchPath(keyword) },
  ]
}

function readOption(keyword: string, read: NonNullable<Groups['understood']>): SearchOption {
  const search = new URLSearchParams({ understood: String(read.category_id), ...read.filters })
  return {
    kind: 'read',
    text: [read.category_name, ...read.labels].join(', '),
    to: `${searchPath(keyword)}&${search}`,
    count: read.in_stock,
  }
}
