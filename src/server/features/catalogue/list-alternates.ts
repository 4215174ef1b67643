import { setImmediate } from 'node:timers/promises'
import {
  ALTERNATE_KINDS,
  type Alternate,
  type AlternateDifference,
  type AlternateKind,
} from '../../../contract/shop/alternates.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { priceAt } from '../../../domain/money.ts'
import { inCategory } from '../../../domain/parameters/better-in.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { packageKey } from '../../../domain/parameters/packages.ts'
import type { Parameter, ParameterValue } from '../../../domain/parameters/parameter.ts'
import { isOpposite, replaces } from '../../../domain/parameters/replaces.ts'
import { isTradeSlug } from '../../../domain/parameters/trade-parameters.ts'
import { showValue, valueKey } from '../../../domain/parameters/write-value.ts'
import { differInDecimalPoint, searchKey, withoutPackagingSuffix } from '../../../domain/part-number.ts'
import { orderableFrom } from '../../../domain/quantity.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryNames, type Directory } from './directory.ts'
import { type FoundGiven, findGivenAlternates } from './find-given-alternates.ts'
import { findPart, listIdsInStock, listPartsById, listWholeParts, type PartRow } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { listPartsByKey, listPartsByPrefix, type NumberHit } from './number.queries.ts'
import type { KnownValue } from './segments/build-segment.ts'
import { findMisses, type Misses, type SegmentFilter } from './segments/narrow.ts'
import { type Column, type LiveSegment, valuesOf } from './segments/segment.ts'
import { allow } from './segments/segment-filters.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { listValuesById } from './segments.queries.ts'

export type AlternatesContext = PartsContext & { segments: SegmentStore }
type Difference = Pick<AlternateDifference, 'slug' | 'effect'> & { wanted: Values; offered: Values }
type Values = readonly ParameterValue[]
type Found = { kind: AlternateKind; note: string; differences: Difference[] }
type Candidate = Found & { goods: Goods }

/** A part with fewer values cannot be compared, not counting those that parts of any kind share. */
const STATED_VALUES = 3
const GENERAL = new Set(['mounting', 'temperature', 'pins'])
const MOST_SAME_NUMBERS = 50

/** The parameters as they count for parts like this one. */
type ParameterOf = (slug: string) => Parameter | undefined

function parametersFor({ categoryId }: PartRow, directory: Directory): ParameterOf {
  const names = categoryNames(directory, categoryId)
  return slug => {
    const parameter = parameterOf(slug)
    return parameter && inCategory(parameter, names)
  }
}

/**
 * Parts that can take the place of another, with every difference that is known. Similar numbers are no
 * reason; equal numbers, another packing and at least equal parameters are.
 */
export async function listAlternates(
  context: AlternatesContext,
  id: number,
  quantity?: number,
): Promise<Alternate[]> {
  const { db, directory, lang } = context
  const part = await findPart(db, id)
  if (!part) throw new Refusal(404)
  const found = await findAlternates(context, part, await findGivenAlternates(db, [id]))
  const explained = await explainNumbers(context, part, found)
  const parts = await listPartsById(db, [...explained.keys()])
  const place = (one: Candidate) => rank(one, quantity)
  const price = ({ goods }: Candidate) => priceFor(goods, quantity) ?? Number.POSITIVE_INFINITY
  return parts
    .flatMap(other => {
      const one = explained.get(other.id)
      return one ? [{ goods: toGoods(other, directory, lang), ...one }] : []
    })
    .sort((a, b) => place(a) - place(b) || price(a) - price(b) || partIdOf(a.goods) - partIdOf(b.goods))
    .slice(0, LIMITS.alternates)
    .map(one => ({ ...one, differences: one.differences.map(difference => show(difference, lang)) }))
}

/** How many of the alternates of each part can be bought now. Unknown parts are left out. */
export async function countAlternates(
  context: AlternatesContext,
  ids: readonly number[],
): Promise<{ partId: number; inStock: number }[]> {
  const { db } = context
  const given = Map.groupBy(await findGivenAlternates(db, ids), ({ partId }) => partId)
  const found = new Map<number, number[]>()
  // One after the other: a request must not use many connections at once.
  for (const id of new Set(ids)) {
    const part = await findPart(db, id)
    if (part) found.set(id, [...(await findAlternates(context, part, given.get(id) ?? [])).keys()])
  }
  const inStock = await listIdsInStock(db, [...new Set([...found.values()].flat())])
  return [...found].map(([partId, others]) => ({
    partId,
    inStock: Math.min(others.filter(id => inStock.has(id)).length, LIMITS.alternates),
  }))
}

/** By id. A part that is found in several ways is of the first kind. */
async function findAlternates(
  context: AlternatesContext,
  part: PartRow,
  given: readonly FoundGiven[],
): Promise<Map<number, Found>> {
  const { segments } = context
  const [loaded] = part.categoryId === null ? [] : await segments.load([part.categoryId])
  const segment = loaded && withoutTradeData(loaded)
  const parameterFor = parametersFor(part, context.directory)
  const sameNumbers = await findSameNumbers(context, part)
  const named = given.map(({ otherId, note }) => ({ id: otherId, kind: 'given' as const, note }))
  const byParameters = segment
    ? await findByParameters(segment, part, parameterFor)
    : new Map<number, Found>()
  const byNumber = [...sameNumbers, ...named].map(({ id, ...how }): [number, Found] => [
    id,
    { ...how, differences: [] },
  ])
  const found = new Map([...byParameters, ...byNumber])
  found.delete(part.id)
  return found
}

/** Origin and tariff numbers do not decide whether a part fits. */
function withoutTradeData(segment: LiveSegment): LiveSegment {
  return { ...segment, columns: segment.columns.filter(({ slug }) => !isTradeSlug(slug)) }
}

/**
 * Alternates that people have named come first. Of the rest, parts in stock, those that are still made, then by
 * kind, then those that are worse in nothing, then those known best.
 */
function rank({ goods, kind, differences }: Candidate, quantity: number | undefined): number {
  const count = (effect: AlternateDifference['effect']) =>
    differences.filter(difference => difference.effect === effect).length
  const known = count('worse') * 1e4 + count('unknown') * 100 + differences.length
  const isObsolete = goods.lifecycle === 'obsolete'
  const group = Number(kind !== 'given') * 6 + shortage(goods, quantity) * 2 + Number(isObsolete)
  return group * 1e6 + ALTERNATE_KINDS.indexOf(kind) * 1e5 + known
}

/** 0 with enough stock, 1 with less than the quantity, 2 if the part cannot be bought. */
function shortage(goods: Goods, quantity: number | undefined): 0 | 1 | 2 {
  if (goods.stock <= 0 || goods.price === null) return 2
  return quantity === undefined || orderableFrom(goods, quantity) <= goods.stock ? 0 : 1
}

function priceFor(goods: Goods, quantity: number | undefined): number | null {
  return quantity === undefined ? goods.price : priceAt(goods.prices, orderableFrom(goods, quantity))
}

type ByNumber = { id: number; kind: AlternateKind; note: string }

/** The same number of other manufacturers, and the same manufacturer's number with another packing suffix. */
async function findSameNumbers({ db }: AlternatesContext, part: PartRow): Promise<ByNumber[]> {
  const bare = searchKey(withoutPackagingSuffix(part.partNumber))
  const [same, begins] = await Promise.all([
    listPartsByKey(db, part.searchKey),
    bare.length >= LIMITS.keywordMinLength ? listPartsByPrefix(db, bare, MOST_SAME_NUMBERS) : [],
  ])
  const isSame = (hit: NumberHit) => !differInDecimalPoint(hit.part_number, part.partNumber)
  const repacked = begins.filter(
    hit =>
      hit.manufacturer_id === part.manufacturerId &&
      searchKey(withoutPackagingSuffix(hit.part_number)) === bare &&
      isSame(hit),
  )
  return [
    ...repacked.map(hit => ({ id: hit.id, kind: 'packing' as const, note: '' })),
    ...same
      .filter(hit => hit.manufacturer_id !== part.manufacturerId && isSame(hit))
      .map(hit => ({ id: hit.id, kind: 'same_number' as const, note: '' })),
  ]
}

/**
 * Parts found by number may be of another category, or of none, so they are compared by what the parts themselves
 * state.
 */
async function explainNumbers(
  { db, directory }: AlternatesContext,
  part: PartRow,
  found: ReadonlyMap<number, Found>,
): Promise<Map<number, Found>> {
  const ids = [...found].flatMap(([id, { kind }]) => (kind === 'parameters' ? [] : [id]))
  const others = new Map((await listWholeParts(db, ids)).map(other => [other.id, other]))
  const known = await listValuesById(
    db,
    [part, ...others.values()].flatMap(({ valueIds, describedIds }) => [...valueIds, ...describedIds]),
  )
  const values = new Map(known.map(value => [value.id, value]))
  const [own, parameterFor] = [statedBy(part, values), parametersFor(part, directory)]
  return new Map(
    [...found].map(([id, one]) => {
      const other = others.get(id)
      if (!other) return [id, one]
      const stated = differencesOf(own, statedBy(other, values), parameterFor)
      return [id, { ...one, differences: [...packageDifference(part, other), ...stated] }]
    }),
  )
}

/** Without trade data. A stated value wins over one from the description. */
function statedBy(part: PartRow, values: ReadonlyMap<number, KnownValue>): Stated {
  const read = (ids: readonly number[]) =>
    Map.groupBy(
      ids.flatMap(id => values.get(id) ?? []).filter(({ slug }) => !isTradeSlug(slug)),
      ({ slug }) => slug,
    )
  const all = new Map([...read(part.describedIds), ...read(part.valueIds)])
  return new Map([...all].map(([slug, stated]) => [slug, stated.map(({ value }) => value)]))
}

function packageDifference({ packaging: own }: PartRow, { packaging: other }: PartRow): Difference[] {
  if (packageKey(own) === packageKey(other)) return []
  const asWord = (word: string): Values => [{ kind: 'word', word }]
  return [{ slug: 'packaging', effect: 'unknown', wanted: asWord(own), offered: asWord(other) }]
}

/** Same package and equal in all that must be equal; of the rest at most one speaks against it. */
async function findByParameters(
  segment: LiveSegment,
  part: PartRow,
  parameterFor: ParameterOf,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  const row = segment.ids.indexOf(part.id)
  const stated = segment.columns.filter(column => valuesOf(column, row).length > 0)
  const telling = stated.filter(({ slug }) => !GENERAL.has(slug))
  if (row < 0 || part.packaging === '' || telling.length < STATED_VALUES) return found
  const several = stated.filter(
    column => mustBeEqual(parameterFor(column.slug)) && valuesOf(column, row).length > 1,
  )
  const misses = await findMisses(
    segment,
    equalFilters(
      segment,
      part,
      stated.filter(({ slug }) => mustBeEqual(parameterFor(slug))),
      row,
    ),
    () => setImmediate(),
  )
  const own = statedIn(segment, row)
  for (const other of inStockFirst(segment, misses)) {
    if (other === row || !several.every(column => hasAll(column, row, other))) continue
    const differences = differencesOf(own, statedIn(segment, other), parameterFor)
    if (differences.filter(speaksAgainst).length > 1 || differences.some(isOtherSign)) continue
    found.set(segment.ids[other] ?? 0, { kind: 'parameters', note: '', differences })
  }
  return found
}

/** Worse, or stated by both and different in a way that has no order, such as 128 × 64 and 16 × 2 pixels. */
function speaksAgainst({ slug, wanted, offered, effect }: Difference): boolean {
  if (effect !== 'unknown') return effect === 'worse'
  return wanted.length > 0 && offered.length > 0 && slug !== 'series'
}

function isOtherSign({ wanted, offered }: Difference): boolean {
  return wanted.some(value => offered.some(other => isOpposite(value, other)))
}

/** The filter finds parts with one of the values: I²C is no replacement for I²C and SPI. */
function hasAll(column: Column, row: number, other: number): boolean {
  const offered = new Set(valuesOf(column, other).map(valueKey))
  return valuesOf(column, row).every(value => offered.has(valueKey(value)))
}

const MOST_COMPARED = 200

function inStockFirst({ stock }: LiveSegment, misses: Misses): number[] {
  const rows: number[] = []
  for (let row = 0; row < misses.length; row++) if (misses[row] === 0) rows.push(row)
  return rows.sort((a, b) => Number(stock[a] === 0) - Number(stock[b] === 0) || a - b).slice(0, MOST_COMPARED)
}

function equalFilters(
  segment: LiveSegment,
  part: PartRow,
  columns: readonly Column[],
  row: number,
): SegmentFilter[] {
  const { packages } = segment
  const key = packageKey(part.packaging)
  return [
    {
      slug: 'packaging',
      codes: packages.codes,
      allowed: allow(packages.names, name => packageKey(name) === key),
    },
    ...columns.map(column => {
      const wanted = new Set(valuesOf(column, row).map(valueKey))
      const allowed = allow(column.values, value => wanted.has(valueKey(value)))
      return { slug: column.slug, codes: column.codes, allowed }
    }),
  ]
}

/** Words without an order, such as polarity and function, cannot replace each other. */
function mustBeEqual(parameter: Parameter | undefined): boolean {
  const { better, kind } = parameter ?? {}
  return better === 'equal' || (better === undefined && (kind === 'enum' || kind === 'flag'))
}

/** The values that a part states, by parameter. */
type Stated = ReadonlyMap<string, Values>

function statedIn({ columns }: LiveSegment, row: number): Stated {
  return new Map(columns.map(column => [column.slug, valuesOf(column, row)]))
}

function differencesOf(own: Stated, others: Stated, parameterFor: ParameterOf): Difference[] {
  return [...new Set([...own.keys(), ...others.keys()])].flatMap(slug => {
    const parameter = parameterFor(slug)
    const [wanted, offered] = [own.get(slug) ?? [], others.get(slug) ?? []]
    if (!parameter || wanted.length + offered.length === 0) return []
    const effect = replaces(parameter, wanted, offered)
    return effect === 'same' ? [] : [{ slug, effect, wanted, offered }]
  })
}

/** The package is no parameter, and the interface names it. */
function show({ slug, effect, wanted, offered }: Difference, lang: Lang): AlternateDifference {
  const parameter = parameterOf(slug)
  const text = (values: Values) =>
    values.map(value => (parameter ? showValue(parameter, value, lang) : wordOf(value))).join(', ')
  const name = parameter ? parameterName(parameter, lang) : ''
  return { slug, name, this: text(wanted), other: text(offered), effect }
}

function wordOf(value: ParameterValue): string {
  return value.kind === 'word' ? value.word : ''
}
