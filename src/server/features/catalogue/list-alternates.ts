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
import { priceAt } from '../../../domain/money.ts'
import { isTradeSlug } from '../../../domain/parameters/trade-parameters.ts'
import { differInDecimalPoint, searchKey, withoutPackagingSuffix } from '../../../domain/part-number.ts'
import { orderableFrom } from '../../../domain/quantity.ts'
import {
  type Difference,
  differencesOf,
  packageDifference,
  parametersFor,
  type Stated,
  showDifference,
} from './alternate-differences.ts'
import { findByParameters } from './alternates-by-parameters.ts'
import type { PartsContext } from './catalogue-context.ts'
import { type FoundGiven, findGivenAlternates } from './find-given-alternates.ts'
import { findPart, listIdsInStock, listPartsById, listWholeParts, type PartRow } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { listPartsByKey, listPartsByPrefix, type NumberHit } from './number.queries.ts'
import type { KnownValue } from './segments/build-segment.ts'
import type { LiveSegment } from './segments/segment.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { listValuesById } from './segments.queries.ts'

export type AlternatesContext = PartsContext & { segments: SegmentStore }
type Found = { kind: AlternateKind; note: string; differences: Difference[] }
type Candidate = Found & { goods: Goods }

const MOST_SAME_NUMBERS = 50

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
    .map(one => ({
      ...one,
      differences: one.differences.map(difference => showDifference(difference, lang)),
    }))
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
  const equal = segment ? await findByParameters(segment, part, parameterFor) : []
  const byParameters = equal.map(({ id, differences }): [number, Found] => [
    id,
    { kind: 'parameters', note: '', differences },
  ])
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
