import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { partPath, searchPath } from '../../../../domain/paths.ts'

/** A row below the box: a past search, or a part whose number matches the input. */
export type SearchOption = { kind: 'search' | 'part'; text: string; maker: string; to: string }

export function pastSearch(search: string): SearchOption {
  return { kind: 'search', text: search, maker: '', to: searchPath(search) }
}

export function suggestedPart({ part_number, brand_name, goods_page_url }: Suggestion): SearchOption {
  return { kind: 'part', text: part_number, maker: brand_name, to: partPath(goods_page_url) }
}
