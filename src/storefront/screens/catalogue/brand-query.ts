import type { Call } from '../../../contract/call.ts'
import { listBrands } from '../../../contract/catalogue.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { INDEX_NAMES } from '../../../domain/part-number.ts'
import { readPage } from '../read-page.ts'

/** What narrows the list of manufacturers; all of it stands in the address. */
export type BrandChoice = { letter: string; keyword: string; page: number }

export function readBrandQuery(search: URLSearchParams): BrandChoice {
  const asked = search.get('letter')?.toLowerCase()
  return {
    letter: INDEX_NAMES.find(name => name.toLowerCase() === asked) ?? '',
    keyword: readKeyword(search.get('keyword')),
    page: readPage(search.get('page')) ?? 1,
  }
}

/** Control characters and halves of letters are in no name, and the database refuses them. */
function readKeyword(text: string | null): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, LIMITS.nameLength)
}

export function brandsPath({ letter, keyword, page }: Partial<BrandChoice>): string {
  const search = new URLSearchParams()
  if (letter) search.set('letter', letter)
  if (keyword) search.set('keyword', keyword)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `/manufacturer?${search}` : '/manufacturer'
}

const MOST_PAGES = 20

/** The letters some manufacturer begins with. The API lists makers, not letters, so all of them are asked for. */
export async function listLetters(call: Call): Promise<string[]> {
  const page_size = LIMITS.pageSizeMax
  const first = await call(listBrands, { page_size })
  const pageCount = Math.min(Math.ceil(first.total / page_size), MOST_PAGES)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      call(listBrands, { page: index + 2, page_size }),
    ),
  )
  const known = new Set([first, ...others].flatMap(({ list }) => list.map(({ letter }) => letter)))
  return INDEX_NAMES.filter(name => known.has(name))
}
