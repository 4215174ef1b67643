import type { Brand, Category, CategoryLink, CategoryNode } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, intlTag, type Lang } from '../../../domain/locales.ts'
import type { PriceBreak } from '../../../domain/money.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { indexName } from '../../../domain/part-number.ts'
import { manufacturerDrawing } from '../../../drawings/address.ts'
import type { Database } from '../../database/connection.ts'
import {
  countParts,
  listCategoryNames,
  listCategoryRows,
  listManufacturerRows,
  type PartCount,
} from './directory.queries.ts'

type CategoryEntry = {
  id: number
  parentId: number | null
  icon: string
  names: Map<string, string>
  /** Parts in it and in its subcategories. */
  count: number
  childIds: number[]
}

/** All categories and manufacturers. Small compared with the parts, so every process keeps it in memory. */
export type Directory = {
  categories: Map<number, CategoryEntry>
  rootIds: number[]
  brands: Map<number, Brand>
  /** Those with parts, by name. */
  brandsByName: Brand[]
  /** Prices for the buyer's company; absent: the price list. */
  priceFor?: PriceFor
}

export type PriceFor = (
  part: { id: number; manufacturerId: number; categoryId: number | null },
  list: readonly PriceBreak[],
) => readonly PriceBreak[]

export async function loadDirectory(db: Database): Promise<Directory> {
  const [rows, names, makers, counts] = await Promise.all([
    listCategoryRows(db),
    listCategoryNames(db),
    listManufacturerRows(db),
    countParts(db),
  ])
  const byCategory = sumBy(counts, ({ categoryId }) => categoryId)
  const byMaker = sumBy(counts, ({ makerId }) => makerId)
  const categories = new Map<number, CategoryEntry>()
  for (const { id, parentId, icon } of rows)
    categories.set(id, { id, parentId, icon, names: new Map(), count: byCategory.get(id) ?? 0, childIds: [] })
  for (const { categoryId, lang, name } of names) categories.get(categoryId)?.names.set(lang, name)
  const rootIds: number[] = []
  for (const { id, parentId } of rows)
    (parentId === null ? rootIds : categories.get(parentId)?.childIds)?.push(id)
  for (const id of rootIds) addCountsUp(categories, id)
  const all = makers
    .map(maker => toBrand(maker, byMaker.get(maker.id) ?? 0))
    .sort((a, b) => a.brand_name.localeCompare(b.brand_name, 'en'))
  const brands = new Map(all.map(brand => [brand.brand_id, brand]))
  return { categories, rootIds, brands, brandsByName: all.filter(brand => brand.goods_count > 0) }
}

function sumBy(
  counts: readonly PartCount[],
  idOf: (count: PartCount) => number | null,
): ReadonlyMap<number | null, number> {
  const sums = new Map<number | null, number>()
  for (const count of counts) sums.set(idOf(count), (sums.get(idOf(count)) ?? 0) + count.parts)
  return sums
}

function addCountsUp(categories: Map<number, CategoryEntry>, id: number): number {
  const category = categories.get(id)
  if (!category) return 0
  for (const child of category.childIds) category.count += addCountsUp(categories, child)
  return category.count
}

function toBrand({ id, name, logo }: { id: number; name: string; logo: string }, count: number): Brand {
  return {
    brand_id: id,
    brand_name: name,
    brand_logo: logo || manufacturerDrawing(name),
    brand_page_url: pageUrl(name, id),
    goods_count: count,
    letter: indexName(name),
  }
}

/** A category without a translation is shown in English. */
export function categoryLink({ categories }: Directory, id: number, lang: Lang): CategoryLink {
  const names = categories.get(id)?.names
  const english = englishName(names)
  return {
    category_id: id,
    category_name: names?.get(lang) ?? english,
    // From the English name in every language, so that a page has one URL.
    category_page_url: pageUrl(english, id),
  }
}

function englishName(names: ReadonlyMap<string, string> | undefined): string {
  return names?.get(DEFAULT_LANG) ?? names?.values().next().value ?? ''
}

const trees = new WeakMap<Directory, Map<Lang, CategoryNode[]>>()

/** All categories. Cached as long as the directory is the same. */
export function categoryTree(directory: Directory, lang: Lang): CategoryNode[] {
  const known = trees.get(directory) ?? new Map<Lang, CategoryNode[]>()
  trees.set(directory, known)
  const tree = known.get(lang) ?? categoryNodes(directory, directory.rootIds, lang)
  known.set(lang, tree)
  return tree
}

/**
 * The operator's order applies to up to this many categories. Longer lists come from imports and are sorted
 * by name.
 */
const OWN_ORDER = 24

function categoryNodes(directory: Directory, ids: readonly number[], lang: Lang): CategoryNode[] {
  const nodes = ids.map(id => categoryNode(directory, id, lang))
  if (nodes.length <= OWN_ORDER) return nodes
  const { compare } = new Intl.Collator(intlTag(lang), { numeric: true })
  return nodes.sort((a, b) => compare(a.category_name, b.category_name))
}

function categoryNode(directory: Directory, id: number, lang: Lang): CategoryNode {
  const { icon = '', count = 0, childIds = [] } = directory.categories.get(id) ?? {}
  return {
    ...categoryLink(directory, id, lang),
    category_icon: icon,
    goods_count: count,
    children: categoryNodes(directory, childIds, lang),
  }
}

export function getCategory(directory: Directory, id: number, lang: Lang): Category {
  if (!directory.categories.has(id)) throw new Refusal(404)
  return { ...categoryNode(directory, id, lang), parents: trail(directory, id, lang).slice(0, -1) }
}

export function getBrand({ brands }: Directory, id: number): Brand {
  const brand = brands.get(id)
  if (!brand) throw new Refusal(404)
  return brand
}

/** The category and those above it, upward. */
export function ancestorsOf(directory: Directory, id: number | null): number[] {
  if (id === null) return []
  return [id, ...ancestorsOf(directory, directory.categories.get(id)?.parentId ?? null)]
}

/** From the top category down to this one. */
export function trail(directory: Directory, id: number | null, lang: Lang): CategoryLink[] {
  return ancestorsOf(directory, id)
    .reverse()
    .map(ancestor => categoryLink(directory, ancestor, lang))
}

/** In English, from the category itself upward. */
export function categoryNames(directory: Directory, categoryId: number | null): string[] {
  return ancestorsOf(directory, categoryId).map(id => englishName(directory.categories.get(id)?.names))
}

/** The category and all its descendants. */
export function withDescendants(directory: Directory, id: number): number[] {
  const below = directory.categories.get(id)?.childIds ?? []
  return [id, ...below.flatMap(child => withDescendants(directory, child))]
}
