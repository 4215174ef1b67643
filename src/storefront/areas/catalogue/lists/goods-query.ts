import { LIMITS } from '../../../../domain/limits.ts'
import { idOfPageUrl } from '../../../../domain/page-url.ts'
import { SORTS } from '../../../../domain/sorts.ts'
import { readPage } from '../../../shell/page/read-page.ts'
import { withoutControls } from '../../../shell/page/read-text.ts'

type Sort = (typeof SORTS)[number]

/** The filters, order and page of a list; all of them are in the URL. */
export type GoodsChoice = {
  page: number
  brand_id?: number
  category_id?: number
  packaging?: string
  in_stock: boolean
  rohs: boolean
  sort: Sort
}

/** URLs are typed, mangled by mail programs and guessed by robots: invalid values are ignored. */
export function readGoodsQuery(search: URLSearchParams): GoodsChoice {
  return {
    page: readPage(search.get('page')) ?? 1,
    brand_id: readId(search.get('brand_id')),
    category_id: readId(search.get('category_id')),
    packaging: readName(search.get('packaging')),
    in_stock: search.get('in_stock') === '1',
    rohs: search.get('rohs') === '1',
    sort: SORTS.find(known => known === search.get('sort')) ?? 'relevance',
  }
}

export function readKeyword(search: URLSearchParams): string {
  return withoutControls(search.get('wd')).slice(0, LIMITS.keywordLength).trim()
}

export function isTooShort(keyword: string): boolean {
  return [...keyword].length < LIMITS.keywordMinLength
}

function readId(text: string | null): number | undefined {
  return idOfPageUrl(text?.trim() ?? '') ?? undefined
}

function readName(text: string | null): string | undefined {
  const name = withoutControls(text)
  return name.length > 0 && name.length <= LIMITS.nameLength ? name : undefined
}

/** The same choice in the API's parameters. */
export function goodsCall({ in_stock, rohs, ...choice }: GoodsChoice) {
  return { ...choice, in_stock: flag(in_stock), rohs: flag(rohs) }
}

function flag(isOn: boolean): '1' | undefined {
  return isOn ? '1' : undefined
}

export function countFilters({ brand_id, category_id, packaging, in_stock, rohs }: GoodsChoice): number {
  const named = [brand_id, category_id, packaging].filter(value => value !== undefined)
  return named.length + Number(in_stock) + Number(rohs)
}

const NO_FILTERS = {
  brand_id: undefined,
  category_id: undefined,
  packaging: undefined,
  in_stock: false,
  rohs: false,
} as const

export function withoutFilters(choice: GoodsChoice): GoodsChoice {
  return { ...choice, ...NO_FILTERS, page: 1 }
}

export type ListAddress = { path: string; keyword?: string }

/** The URL of a list in the default language, without default values. */
export function listHref({ path, keyword }: ListAddress, choice: GoodsChoice): string {
  const { brand_id, category_id, packaging, in_stock, rohs, sort, page } = goodsCall(choice)
  const search = new URLSearchParams()
  // Always in this order: a URL that differs between server and browser breaks hydration.
  const given = {
    wd: keyword,
    brand_id,
    category_id,
    packaging,
    in_stock,
    rohs,
    sort: sort === 'relevance' ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
