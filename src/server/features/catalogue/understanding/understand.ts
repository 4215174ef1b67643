import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANG } from '../../../../domain/locales.ts'
import { readQuantities } from '../../../../domain/parameters/search-quantities.ts'
import { isFunctionWord } from '../../../../domain/search-words.ts'
import type { PartsContext } from '../catalogue-context.ts'
import { categoryParameters } from '../category-parameters.ts'
import type { Directory } from '../directory.ts'
import { readChoice } from '../read-choice.ts'
import { countPassing, findMisses } from '../segments/narrow.ts'
import type { LiveSegment } from '../segments/segment.ts'
import { chosenSlugs, filterOf, type PartChoice } from '../segments/segment-filters.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { type Assignment, assignReadings, explainingCategories } from './explain.ts'
import { readTokens } from './read-tokens.ts'
import { filtersOf } from './reading-filters.ts'
import type { SearchToken } from './readings.ts'
import { isAmbiguous, type Match, type ReadWay, toWays } from './ways.ts'

export type UnderstandingContext = PartsContext & { segments: SegmentStore }

/** A search read as filters in the categories whose parts match all of them. */
export type ReadSearch = {
  tokens: readonly SearchToken[]
  /** Words that mean nothing in the catalog. */
  unknown: readonly string[]
  /** The best one first. */
  ways: readonly ReadWay[]
}

/** `R 10k 0603`: a letter alone says nothing. */
const LETTER = /^\p{Script=Latin}$/u

/** Categories with matching parts, and categories whose segments are loaded to count them. */
const MOST_MATCHES = 6
const MOST_TRIED = 16

/** Reads a search as parameters; null if its words do not fit together in any category. */
export async function understand(context: UnderstandingContext, text: string): Promise<ReadSearch | null> {
  const words = await readWords(context, text, false)
  return readTogether(context, segmentReader(context.segments), { ...words, telling: words.unknown })
}

type ReadWords = Pick<ReadSearch, 'tokens' | 'unknown'>

export async function readWords(
  context: UnderstandingContext,
  text: string,
  hasCompounds: boolean,
): Promise<ReadWords> {
  const index = await context.segments.values.current()
  const read = readTokens({ ...context, index, hasCompounds }, text)
  const telling = read.filter(token => !isFunctionWord(token.text))
  const all = telling.length > 0 ? telling : read
  return {
    tokens: all.filter(({ readings }) => readings.length > 0),
    unknown: all
      .filter(({ readings, text }) => readings.length === 0 && !LETTER.test(text))
      .map(token => token.text),
  }
}

type SegmentReader = (categoryId: number) => Promise<LiveSegment | undefined>

/** Loads at most this many segments for a search. After that it reads only those that are in memory. */
export function segmentReader(segments: SegmentStore): SegmentReader {
  let left = MOST_TRIED
  return async categoryId => {
    const isKept = segments.loaded([categoryId]).length > 0
    if (!isKept && left-- <= 0) return undefined
    const [segment] = await segments.load([categoryId])
    return segment
  }
}

export async function readTogether(
  { directory }: UnderstandingContext,
  segmentOf: SegmentReader,
  {
    tokens,
    unknown,
    telling,
    hasArrays = hasNamedArrays(directory, tokens),
  }: ReadWords & {
    /** Words that tell the category although no part has their value. */
    telling: readonly string[]
    hasArrays?: boolean
  },
): Promise<ReadSearch | null> {
  const matches: Match[] = []
  const isMeant = mainValueTest(directory, telling)
  const candidates = bestCategories(directory, tokens).filter(
    ({ categoryId }) => isMeant(categoryId) && (hasArrays || !isArray(directory, categoryId)),
  )
  for (const { categoryId, assignments } of candidates) {
    const segment = await segmentOf(categoryId)
    const match = segment ? await firstMatch(segment, assignments) : null
    if (match) matches.push(match)
    if (matches.length === MOST_MATCHES) break
  }
  const ways = toWays(directory, matches)
  return ways.length > 0 && !isAmbiguous(ways) ? { tokens, unknown, ways } : null
}

/**
 * No part has 0 Ω, but it means a resistor: categories whose main parameter a value without parts could be. All
 * categories if there are none.
 */
function mainValueTest(directory: Directory, unknown: readonly string[]): (categoryId: number) => boolean {
  const slugs = new Set(
    unknown.flatMap(text =>
      readQuantities(text).flatMap(({ parameters }) => parameters.map(({ slug }) => slug)),
    ),
  )
  if (slugs.size === 0) return () => true
  const isMain = (id: number) => slugs.has(categoryParameters(directory, id).lead[0] ?? '')
  return [...directory.categories.keys()].some(isMain) ? isMain : () => true
}

/** A resistor of 220 Ω and 1/4 W is a single one, unless a word or the package says otherwise. */
function hasNamedArrays(directory: Directory, tokens: readonly SearchToken[]): boolean {
  return tokens.some(({ readings }) =>
    readings.some(
      ({ slug, categoryIds }) =>
        slug === 'packaging' ||
        slug === 'elements' ||
        (slug === 'category_id' && [...categoryIds].every(id => isArray(directory, id))),
    ),
  )
}

/** Of resistors or capacitors: arrays of diodes or gates are parts of their own. */
function isArray(directory: Directory, categoryId: number): boolean {
  const name = directory.categories.get(categoryId)?.names.get(DEFAULT_LANG) ?? ''
  return (
    /\b(?:array|network)s?\b/i.test(name) &&
    SINGLE_VALUES.has(categoryParameters(directory, categoryId).lead[0] ?? '')
  )
}

const SINGLE_VALUES: ReadonlySet<string> = new Set(['resistance', 'capacitance'])

type Candidate = { categoryId: number; assignments: Assignment[] }

export function bestCategories(directory: Directory, tokens: readonly SearchToken[]): Candidate[] {
  const sizeOf = (id: number) => directory.categories.get(id)?.count ?? 0
  return explainingCategories(tokens)
    .map(categoryId => ({ categoryId, assignments: assignReadings(directory, tokens, categoryId) }))
    .filter(({ assignments }) => assignments.length > 0)
    .sort((a, b) => leastCost(a) - leastCost(b) || sizeOf(b.categoryId) - sizeOf(a.categoryId))
    .slice(0, MOST_TRIED)
}

function leastCost({ assignments: [best] }: Candidate): number {
  return best?.cost ?? Number.POSITIVE_INFINITY
}

/** The most usual reading that some part meets. */
export async function firstMatch(
  segment: LiveSegment,
  assignments: readonly Assignment[],
): Promise<Match | null> {
  for (const assignment of assignments) {
    const total = await countParts(segment, readChoice(filtersOf(assignment), null).choice)
    if (total > 0) return { ...assignment, categoryId: segment.categoryId, total }
  }
  return null
}

export async function countParts(segment: LiveSegment, choice: PartChoice): Promise<number> {
  const priced = { segment, prices: segment.prices }
  const filters = chosenSlugs(choice).map(slug => filterOf(priced, choice, slug))
  return countPassing(await findMisses(segment, filters, () => setImmediate()))
}
