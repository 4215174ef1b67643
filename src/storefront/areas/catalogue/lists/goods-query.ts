import { decimalMark } from '../../../../domain/figures.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { joinValues } from '../../../../domain/list-filters.ts'
import { DEFAULT_LANG, type Lang } from '../../../../domain/locales.ts'
import { idOfPageUrl } from '../../../../domain/page-url.ts'
import { readPrice, writePrice } from '../../../../domain/read-price.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { findPlainSort } from '../../../../domain/sorts.ts'
import { filterItems, splitFilter } from '../../../../domain/split-filter.ts'
import { readPage } from '../../../shell/page/read-page.ts'
import { withoutControls } from '../../../shell/page/read-text.ts'
import { isParameterName } from './parameter-name.ts'

/** The filters, order and page of a list; all of them are in the URL. */
export type GoodsChoice = {
  page: number
  brand_id: readonly number[]
  category_id: readonly number[]
  packaging: readonly string[]
  in_stock: boolean
  rohs: boolean
  /** Filters by parameter, as written in the URL: `{ resistance: '10k,22k' }`. */
  parameters: Readonly<Record<string, string>>
  stock?: string
  price?: string
  qty?: number
  /** A column or a parameter, with `-` in front for the other direction, or `relevance`. */
  sort: string
  /** Of a search: `0` for its words, or the categories that it was read as. */
  understood?: string
}

/** URLs are typed, mangled by mail programs and guessed by robots: invalid values are ignored. */
export function readGoodsQuery(search: URLSearchParams): GoodsChoice {
  return {
    page: readPage(search.get('page')) ?? 1,
    brand_id: readIds(joinValues(search.getAll('brand_id'))),
    category_id: readIds(joinValues(search.getAll('category_id'))),
    packaging: readNames(joinValues(search.getAll('packaging'))),
    in_stock: search.get('in_stock') === '1',
    rohs: search.get('rohs') === '1',
    parameters: {},
    qty: readPieces(search.get('qty')),
    sort: findPlainSort(search.get('sort')) ?? 'relevance',
  }
}

/** Lists of one category can be filtered and sorted by parameter, stock and price, typed as in the page's language. */
export function readCategoryQuery(search: URLSearchParams, lang: Lang = DEFAULT_LANG): GoodsChoice {
  const sort = search.get('sort') ?? ''
  const plain = readGoodsQuery(search)
  return {
    ...plain,
    parameters: readParameters(search),
    stock: readInterval(search.get('stock'), readCount, from => `${from}..`),
    price: readInterval(search.get('price'), readLimitIn(lang), to => `..${to}`),
    sort: isParameterName(sort.replace(/^-/, '')) ? sort : plain.sort,
    understood: readReading(search.get('understood')),
  }
}

function readReading(text: string | null): string | undefined {
  return text === '0' ? text : readIds(text).join(',') || undefined
}

export function readKeyword(search: URLSearchParams): string {
  return withoutControls(search.get('wd')).slice(0, LIMITS.keywordLength).trim()
}

export function isTooShort(keyword: string): boolean {
  return [...keyword].length < LIMITS.keywordMinLength
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(id => idOfPageUrl(id.trim()) ?? 0)
  return [...new Set(ids.filter(id => id > 0))].slice(0, LIMITS.filterValues)
}

function readNames(text: string | null): string[] {
  const names = new Set(splitFilter(withoutControls(text)).filter(name => name.length <= LIMITS.nameLength))
  // Together they must fit the API's field, too.
  return [...names].filter((_, at, all) => joinNames(all.slice(0, at + 1)).length <= LIMITS.filterLength)
}

function joinNames(names: readonly string[]): string {
  return names.map(name => name.replaceAll(',', '\\,')).join(',')
}

function readParameters(search: URLSearchParams): Record<string, string> {
  const names = [...new Set(search.keys())].filter(isParameterName)
  const read = names.map((name): [string, string] => [name, withoutControls(joinValues(search.getAll(name)))])
  return Object.fromEntries(read.filter(([, text]) => text !== '' && text.length <= LIMITS.filterLength))
}

/**
 * A form sends a plain number, which `fromNumber` completes. A text that is no number stays as it is, so that the list
 * can say so.
 */
function readInterval(
  text: string | null,
  read: (number: string, isTyped: boolean) => number | null,
  fromNumber: (number: string) => string,
): string | undefined {
  const typed = withoutControls(text).trim().slice(0, LIMITS.nameLength)
  if (typed === '') return undefined
  const isTyped = !/^[\d.]*\.\.[\d.]*$/.test(typed)
  const ends = typed.split('..').map(end => {
    const number = end.trim() === '' ? null : read(end, isTyped)
    return { number, text: number === null ? end.trim() : writePrice(number, '.') }
  })
  const written = ends.map(end => end.text).join('..')
  const isNumber = ends.length === 1 && ends.every(({ number }) => number !== null)
  return isNumber ? fromNumber(written) : written
}

const ABOUT_STOCK = /^[≥>]\s*=?|\+$/g

/** 1,250 is a thousand in English, and a dollar and a quarter in German; our own URLs have a decimal point. */
function readLimitIn(lang: Lang) {
  return (text: string, isTyped: boolean): number | null => {
    const price = readPrice(text, isTyped ? decimalMark(lang) : '.')
    return price === null || Number.isNaN(price) ? null : price
  }
}

/** 1,000, 1.5k, ≥ 500. */
function readCount(text: string): number | null {
  const typed = text.trim().replace(ABOUT_STOCK, '').trim()
  const thousands = /^(.*\d)\s?k$/i.exec(typed)?.[1]
  if (thousands === undefined) return readQuantity(typed)
  const pieces = Number((Number(thousands.trim().replace(',', '.')) * 1000).toFixed(3))
  return Number.isInteger(pieces) ? pieces : null
}

function readPieces(text: string | null): number | undefined {
  const pieces = readCount(text ?? '') ?? 0
  return pieces > 0 && pieces <= LIMITS.quantityMax ? pieces : undefined
}

/** The same choice in the API's parameters. */
export function goodsCall({
  brand_id,
  category_id,
  packaging,
  in_stock,
  rohs,
  understood,
  ...choice
}: GoodsChoice) {
  return {
    ...choice,
    brand_id: brand_id.join(',') || undefined,
    category_id: category_id.join(',') || undefined,
    packaging: joinNames(packaging) || undefined,
    in_stock: flag(in_stock),
    rohs: flag(rohs),
  }
}

function flag(isOn: boolean): '1' | undefined {
  return isOn ? '1' : undefined
}

export function countFilters(choice: GoodsChoice): number {
  const { brand_id, category_id, packaging, in_stock, rohs, parameters, stock, price } = choice
  const values = brand_id.length + category_id.length + packaging.length + Number(in_stock) + Number(rohs)
  const bounds = Number(stock !== undefined) + Number(price !== undefined)
  return Object.values(parameters).reduce((sum, text) => sum + filterItems(text).length, values + bounds)
}

const NO_FILTERS = {
  brand_id: [],
  category_id: [],
  packaging: [],
  in_stock: false,
  rohs: false,
  parameters: {},
  stock: undefined,
  price: undefined,
} as const

export function withoutFilters(choice: GoodsChoice): GoodsChoice {
  return { ...choice, ...NO_FILTERS, page: 1 }
}

/** The change that removes one filter, by its name in the URL. */
export function withoutFilter({ parameters }: GoodsChoice, name: string): Partial<GoodsChoice> {
  if (name in NO_FILTERS)
    return Object.fromEntries(Object.entries(NO_FILTERS).filter(([key]) => key === name))
  return { parameters: Object.fromEntries(Object.entries(parameters).filter(([slug]) => slug !== name)) }
}

export type ListAddress = {
  path: string
  /** The category whose values can be looked up. */
  categoryId?: number
  /** Of a manufacturer's list: only values of its parts. */
  brandId?: number
  keyword?: string
  /** Lists of one category: the parameters in their order in the URL. */
  slugs?: readonly string[]
}

/** The URL of a list in the default language, without default values. */
export function listHref({ path, keyword, slugs = [] }: ListAddress, choice: GoodsChoice): string {
  const { parameters, stock, price, qty, sort, page, ...plain } = goodsCall(choice)
  const { brand_id, category_id, packaging, in_stock, rohs } = plain
  // Always in this order: a URL that differs between server and browser breaks hydration.
  const given: [string, string | number | undefined][] = [
    ['wd', keyword],
    ['understood', keyword === undefined ? undefined : choice.understood],
    ...Object.entries({ brand_id, category_id, packaging, in_stock, rohs }),
    ...inOrder(parameters, slugs),
    ...Object.entries({ stock, price, qty }),
    ['sort', sort === 'relevance' ? undefined : sort],
    ['page', page === 1 ? undefined : page],
  ]
  const search = new URLSearchParams()
  for (const [name, value] of given) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${readable(search)}` : path
}

/** Written for each link of the filters, so it only looks at the chosen ones. */
function inOrder(
  parameters: GoodsChoice['parameters'],
  slugs: readonly string[],
): [slug: string, text: string][] {
  const chosen = Object.entries(parameters).filter(([, text]) => text !== '')
  const place = (slug: string) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length)
  return chosen.sort(([a], [b]) => place(a) - place(b))
}

/** Commas separate values and need no escape in a query. */
function readable(search: URLSearchParams): string {
  return search.toString().replaceAll('%2C', ',')
}
