import { LIMITS } from '../../../../domain/limits.ts'
import { INDEX_NAMES } from '../../../../domain/part-number.ts'
import { MANUFACTURERS_PATH } from '../../../../domain/paths.ts'
import { readPage } from '../../../shell/page/read-page.ts'
import { withoutControls } from '../../../shell/page/read-text.ts'

/** The filters of the manufacturers' list; all of them are in the URL. */
export type BrandChoice = { letter: string; keyword: string; page: number }

export function readBrandQuery(search: URLSearchParams): BrandChoice {
  const asked = search.get('letter')?.toLowerCase()
  return {
    letter: INDEX_NAMES.find(name => name.toLowerCase() === asked) ?? '',
    keyword: withoutControls(search.get('keyword')).slice(0, LIMITS.nameLength),
    page: readPage(search.get('page')) ?? 1,
  }
}

export function brandsPath({ letter, keyword, page }: Partial<BrandChoice>): string {
  const search = new URLSearchParams()
  if (letter) search.set('letter', letter)
  if (keyword) search.set('keyword', keyword)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `${MANUFACTURERS_PATH}?${search}` : MANUFACTURERS_PATH
}
