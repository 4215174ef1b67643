import { setImmediate } from 'node:timers/promises'
import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { valuesOfPart } from './list-category-goods.ts'
import { readChoice } from './read-choice.ts'
import { findMisses, smallest, sortRows } from './segments/narrow.ts'
import { type LiveSegment, NO_PRICE } from './segments/segment.ts'
import { chosenSlugs, filterOf } from './segments/segment-filters.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { describeReadings, type UnderstoodToken } from './understanding/describe-readings.ts'
import { filtersOf } from './understanding/reading-filters.ts'
import { type UnderstandingContext, understand } from './understanding/understand.ts'
import type { ReadWay } from './understanding/ways.ts'

/** Parts that fit a text such as `100nF/50V/X7R 0402`, with the reading of the text. */
export type FoundByParameters = {
  /** Each word that was read, and the filter it became: the reason why every candidate fits. */
  understood: UnderstoodToken[]
  /** Words of the text that were not read; the candidates may differ in them. */
  unknown: string[]
  /**
   * Cheapest in stock first: those that have the whole quantity, then those with less, then sold out.
   * `parameters` holds the values that each of them states for the words that were read.
   */
  candidates: Goods[]
  /** How many parts fit in all. */
  total: number
}

const FEWEST_TOKENS = 3

/**
 * For lines that name no part number: null unless at least three words are understood, one of them a package. The
 * result is a proposal to choose from, never bought by itself.
 */
export async function findByParameters(
  context: UnderstandingContext,
  text: string,
  quantity: number,
): Promise<FoundByParameters | null> {
  const read = await understand(context, text)
  const [way] = read?.ways ?? []
  const hasPackage = way?.readings.some(({ slug }) => slug === 'packaging')
  if (!read || !way || !hasPackage || read.tokens.length < FEWEST_TOKENS) return null
  const { db, directory, lang, segments } = context
  const loaded = await segments.load(way.leaves.map(({ categoryId }) => categoryId))
  const rows = await listMatches(segments, loaded, way, quantity)
  const best = rows.sort(compareRows).slice(0, LIMITS.parameterMatches)
  const parts = await listPartsById(
    db,
    best.map(({ id }) => id),
  )
  const places = new Map(best.map(place => [place.id, place]))
  const slugs = way.readings.map(({ slug }) => slug)
  return {
    understood: describeReadings(context, read.tokens, way),
    unknown: [...read.unknown],
    candidates: parts.map(part => ({
      ...toGoods(part, directory, lang),
      parameters: valuesOfPart(places.get(part.id), slugs, lang),
    })),
    total: way.total,
  }
}

type Row = { id: number; rank: number; segment: LiveSegment; row: number }

/** The best rows of each category. */
async function listMatches(
  segments: SegmentStore,
  loaded: readonly LiveSegment[],
  way: ReadWay,
  quantity: number,
): Promise<Row[]> {
  const { choice } = readChoice(filtersOf(way), null)
  const rows: Row[] = []
  for (const segment of loaded) {
    const prices = await segments.pricesAt(segment, quantity)
    const filters = chosenSlugs(choice).map(slug => filterOf({ segment, prices }, choice, slug))
    const misses = await findMisses(segment, filters, () => setImmediate())
    const rank = (row: number) => rankOf(segment, row, prices, quantity)
    const { at } = sortRows(misses, filters.length)
    for (const row of smallest(at[0] ?? NONE, LIMITS.parameterMatches, rank))
      rows.push({ id: segment.ids[row] ?? 0, rank: rank(row), segment, row })
  }
  return rows
}

const NONE = new Uint32Array()

function compareRows(a: Row, b: Row): number {
  return a.rank - b.rank || a.id - b.id
}

/** More than any price. */
const STEP = 1e15

/** By price; a part that has too few pieces, is sold only on request or is sold out comes after the others. */
function rankOf({ stock }: LiveSegment, row: number, prices: Float64Array, quantity: number): number {
  const pieces = stock[row] ?? 0
  const price = prices[row] ?? NO_PRICE
  if (pieces <= 0) return 3 * STEP + price
  if (price === NO_PRICE) return 2 * STEP
  return pieces >= quantity ? price : STEP + price
}
