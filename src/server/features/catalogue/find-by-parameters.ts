import { setImmediate } from 'node:timers/promises'
import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { valuesOfPart } from './list-category-goods.ts'
import { readChoice } from './read-choice.ts'
import { findMisses, smallest, sortRows } from './segments/narrow.ts'
import type { LiveSegment } from './segments/segment.ts'
import { chosenSlugs, filterOf } from './segments/segment-filters.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { describeReadings, type UnderstoodToken } from './understanding/describe-readings.ts'
import { filtersOf, type ReadWay, type UnderstandingContext, understand } from './understanding/understand.ts'

/** Parts that fit a text such as `100nF/50V/X7R 0402`, with what the text was read as. */
export type FoundByParameters = {
  /** Each word that was read, and the filter it became: the reason why every candidate fits. */
  understood: UnderstoodToken[]
  /** Words of the text that were not read; the candidates may differ in them. */
  unknown: string[]
  /**
   * Cheapest in stock first: those that have the whole quantity, then those with less, then sold out. `parameters`
   * holds what each of them states for the words that were read.
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
  const slugs = way.readings.map(({ slug }) => slug)
  return {
    understood: describeReadings(context, read.tokens, way),
    unknown: [...read.unknown],
    candidates: parts.map(part => ({
      ...toGoods(part, directory, lang),
      parameters: valuesOfPart(loaded, slugs, part, lang),
    })),
    total: way.total,
  }
}

type Row = { id: number; rank: number; price: number }

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
    const toRow = (row: number): Row => ({
      id: segment.ids[row] ?? 0,
      rank: rankOf(segment, row, prices, quantity),
      price: prices[row] ?? 0,
    })
    const { at } = sortRows(misses, filters.length)
    const best = smallest(at[0] ?? NONE, LIMITS.parameterMatches, (a, b) => compareRows(toRow(a), toRow(b)))
    rows.push(...best.map(toRow))
  }
  return rows
}

const NONE = new Uint32Array()

function compareRows(a: Row, b: Row): number {
  return a.rank - b.rank || a.price - b.price || a.id - b.id
}

/** A part that is sold only on request comes after those with a price. */
function rankOf({ stock }: LiveSegment, row: number, prices: Float64Array, quantity: number): number {
  const pieces = stock[row] ?? 0
  if (pieces <= 0) return 3
  if (!Number.isFinite(prices[row])) return 2
  return pieces >= quantity ? 0 : 1
}
