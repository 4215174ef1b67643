import { setImmediate } from 'node:timers/promises'
import type { Facets, Goods, GoodsQuery, ParameterFacet } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import { passes } from '../../../domain/parameters/filter.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { parameterSet } from '../../../domain/parameters/parameter-sets.ts'
import { addressValue, showValue } from '../../../domain/parameters/write-value.ts'
import type { PartsContext } from './catalogue-context.ts'
import { type Directory, trail, withDescendants } from './directory.ts'
import { type ListedPart, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type ListedGoods, toFacets } from './list-goods.ts'
import { type ChosenParameter, chosenText, type ReadChoice, readChoice } from './read-choice.ts'
import {
  type CountedColumn,
  type CountedValue,
  type Narrowed,
  narrowSegments,
  type PricedSegment,
} from './segments/narrow-segments.ts'
import { type LiveSegment, NO_PRICE, NOT_STATED } from './segments/segment.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { sortByNumber } from './segments.queries.ts'

type CategoryContext = PartsContext & { segments: SegmentStore }

/** One page of a category's parts, filtered by parameters, with exact counts. */
export async function listCategoryGoods(
  context: CategoryContext,
  categoryId: number,
  query: GoodsQuery,
): Promise<ListedGoods> {
  const { db, directory, lang, segments } = context
  const { page, page_size, qty } = query
  const chosen = query.category_id?.flatMap(id => withDescendants(directory, id))
  const read = readChoice(query, chosen ? new Set(chosen) : null)
  const loaded = await segments.load(
    withDescendants(directory, categoryId).filter(id => hasParts(directory, id)),
  )
  const priced = await Promise.all(loaded.map(segment => withPrices(segments, segment, qty)))
  const wanted = Math.min(page * page_size, LIMITS.listTotal)
  const found = await narrowSegments(priced, read.choice, read.sort, wanted, () => setImmediate())
  const ids = (await inOrder(db, found, priced.length, read)).slice((page - 1) * page_size, wanted)
  const parts = await listPartsById(db, ids)
  const columns = shownColumns(found, read, categoryNames(directory, categoryId))
  return {
    list: parts.map(part => ({
      ...toGoods(part, directory, lang),
      parameters: leadValues(loaded, columns, part, lang),
    })),
    total: found.total,
    page,
    page_size,
    facets: {
      ...plainFacets(found, query, directory, lang),
      parameters: columns.map(column => toFacet(column, read, lang)),
    },
    ...(read.notUnderstood.length > 0 && { not_understood: read.notUnderstood }),
    ...(found.total === 0 && { relax: relaxations(found, lang) }),
  }
}

/** Not counting its subcategories. */
function hasParts({ categories }: Directory, id: number): boolean {
  const { count = 0, childIds = [] } = categories.get(id) ?? {}
  return count > childIds.reduce((sum, child) => sum + (categories.get(child)?.count ?? 0), 0)
}

async function withPrices(
  segments: SegmentStore,
  segment: LiveSegment,
  quantity: number | undefined,
): Promise<PricedSegment> {
  const prices = quantity === undefined ? segment.prices : await segments.pricesAt(segment, quantity)
  return { segment, prices }
}

/** Segments are sorted in themselves; of several the database compares the numbers. */
async function inOrder(
  db: PartsContext['db'],
  { first }: Narrowed,
  segments: number,
  { sort }: ReadChoice,
): Promise<number[]> {
  if (segments <= 1) return first.map(({ id }) => id)
  const byNumber = await sortByNumber(
    db,
    first.map(({ id }) => id),
  )
  if (sort === 'relevance') return byNumber
  const orders = new Map(first.map(({ id, order }) => [id, order]))
  const isDescending = sort === 'stock' || (typeof sort === 'object' && sort.isDescending)
  const isLacking = (order: number) =>
    sort === 'price' ? order === NO_PRICE : sort !== 'stock' && order === 0
  return byNumber
    .map((id, place) => ({ id, place, order: orders.get(id) ?? 0 }))
    .sort((a, b) => {
      if (isLacking(a.order) !== isLacking(b.order)) return isLacking(a.order) ? 1 : -1
      if (a.order === b.order) return a.place - b.place
      return a.order < b.order === isDescending ? 1 : -1
    })
    .map(({ id }) => id)
}

/** In English, from the category itself upward. */
function categoryNames(directory: Directory, categoryId: number): string[] {
  return trail(directory, categoryId, DEFAULT_LANG)
    .map(({ category_name }) => category_name)
    .reverse()
}

/** Parts of the remaining list that must state a parameter for it to be offered. */
const COVERAGE = 0.2

/** The parameters of the category in their order, then what else most of its parts state. */
function shownColumns(
  found: Narrowed,
  { parameters }: ReadChoice,
  names: readonly string[],
): CountedColumn[] {
  const { lead, more } = parameterSet(names)
  const order = [...lead, ...more]
  const isChosen = ({ slug }: CountedColumn) => parameters.some(({ parameter }) => parameter.slug === slug)
  const isUseful = ({ slug, values, stated, missing }: CountedColumn) =>
    values.length > 1 && (order.includes(slug) || stated >= COVERAGE * (stated + missing))
  const place = ({ slug }: CountedColumn) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return found.columns
    .filter(column => isChosen(column) || isUseful(column))
    .sort((a, b) => place(a) - place(b) || b.stated - a.stated || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST_COLUMNS)
}

const MOST_COLUMNS = 24

function toFacet(
  { slug, values, missing }: CountedColumn,
  { parameters }: ReadChoice,
  lang: Lang,
): ParameterFacet {
  const parameter = parameterOf(slug)
  const chosen = parameters.find(one => one.parameter.slug === slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  const shown = mostFrequent(values, value => isChosenValue(chosen, value))
  const [first, last] = [values[0], values.at(-1)]
  return {
    slug,
    name: parameterName(parameter, lang),
    unit: parameter.unit ?? '',
    kind: parameter.kind,
    values: shown.map(({ value, count }) => ({
      value: addressValue(parameter, value),
      label: showValue(parameter, value, lang),
      count,
      chosen: chosen !== undefined && passes(parameter, chosen.filter, value),
    })),
    more: values.length - shown.length,
    min: first && first.value.kind !== 'word' ? addressValue(parameter, first.value) : null,
    max: last && last.value.kind !== 'word' ? addressValue(parameter, last.value) : null,
    missing,
    chosen: chosen ? chosenText(chosen) : '',
  }
}

/** The same values whatever is chosen, so that the list of values stays put. */
function mostFrequent(
  values: readonly CountedValue[],
  isChosen: (value: CountedValue) => boolean,
): CountedValue[] {
  if (values.length <= LIMITS.facetValues) return [...values]
  const frequent = [...values].sort((a, b) => b.all - a.all).slice(0, LIMITS.facetValues)
  const shown = new Set([...frequent, ...values.filter(isChosen).slice(0, LIMITS.filterValues)])
  return values.filter(value => shown.has(value))
}

/** Of an interval, not every value in it counts as chosen by itself. */
function isChosenValue(chosen: ChosenParameter | undefined, { value }: CountedValue): boolean {
  return (
    chosen !== undefined && chosen.filter.any.length > 0 && passes(chosen.parameter, chosen.filter, value)
  )
}

function plainFacets(
  found: Narrowed,
  query: GoodsQuery,
  directory: Directory,
  lang: Lang,
): Omit<Facets, 'parameters'> {
  const counted = <K>(counts: ReadonlyMap<K, number>) =>
    [...counts].sort(([, a], [, b]) => b - a).slice(0, LIMITS.facetEntries)
  return toFacets(
    {
      brands: counted(found.brands),
      categories: counted(found.categories),
      packagings: counted(found.packages),
    },
    query,
    directory,
    lang,
  )
}

const RELAXATIONS = 3

/** For a list of nothing: the filters whose removal gives most. */
function relaxations({ without }: Narrowed, lang: Lang) {
  return without
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, RELAXATIONS)
    .map(({ slug, total }) => {
      const parameter = parameterOf(slug)
      return { slug, name: parameter ? parameterName(parameter, lang) : '', total }
    })
}

const LEAD_COLUMNS = 6

/** The main parameters of a listed part, from its segment. */
function leadValues(
  segments: readonly LiveSegment[],
  columns: readonly CountedColumn[],
  { id, categoryId }: ListedPart,
  lang: Lang,
): NonNullable<Goods['parameters']> {
  const segment = segments.find(known => known.categoryId === categoryId)
  const row = segment?.ids.indexOf(id) ?? -1
  if (!segment || row < 0) return []
  return columns.slice(0, LEAD_COLUMNS).flatMap(({ slug }) => {
    const column = segment.columns.find(known => known.slug === slug)
    const value = column?.values[(column.codes[row] ?? NOT_STATED) - 1]
    const parameter = parameterOf(slug)
    return value && parameter ? [{ slug, label: showValue(parameter, value, lang) }] : []
  })
}
