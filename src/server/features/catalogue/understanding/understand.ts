import { setImmediate } from 'node:timers/promises'
import type { GoodsQuery } from '../../../../contract/shop/goods.ts'
import { readQuantities } from '../../../../domain/parameters/search-quantities.ts'
import { searchTerms, TERM_WEIGHTS as WEIGHTS } from '../../../../domain/search-terms.ts'
import { isFunctionWord } from '../../../../domain/search-words.ts'
import { tradeName } from '../../../../domain/trade-words.ts'
import type { PartsContext } from '../catalogue-context.ts'
import { categoryParameters } from '../category-parameters.ts'
import { type Directory, trail } from '../directory.ts'
import { categoriesCalled } from '../name-index.ts'
import { chosenText, readChoice } from '../read-choice.ts'
import { countPassing, findMisses } from '../segments/narrow.ts'
import type { LiveSegment } from '../segments/segment.ts'
import { chosenSlugs, filterOf, type PartChoice } from '../segments/segment-filters.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { type Assignment, assignReadings, explainingCategories } from './explain.ts'
import { readTokens, type SearchToken } from './read-tokens.ts'

export type UnderstandingContext = PartsContext & { segments: SegmentStore }

/** A search read as filters in the categories whose parts match all of them. */
export type ReadSearch = {
  tokens: readonly SearchToken[]
  /** Words that mean nothing in the catalog. */
  unknown: readonly string[]
  /** The best one first. */
  ways: readonly ReadWay[]
}

/** One way to read it: the same filters in one or more categories. */
export type ReadWay = Assignment & {
  /** Where the list is: a category with parts, or the group of several. */
  categoryIds: readonly number[]
  /** The categories with matching parts, most first. */
  leaves: readonly { categoryId: number; total: number }[]
  total: number
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

async function readWords(
  context: UnderstandingContext,
  text: string,
  hasCompounds: boolean,
): Promise<ReadWords> {
  const index = await context.segments.values.current()
  const all = readTokens({ ...context, index, hasCompounds }, text)
  return {
    tokens: all.filter(({ readings }) => readings.length > 0),
    unknown: all
      .filter(({ readings, text }) => readings.length === 0 && !LETTER.test(text) && !isFunctionWord(text))
      .map(token => token.text),
  }
}

type SegmentReader = (categoryId: number) => Promise<LiveSegment | undefined>

/** Loads so many segments for a search, however often it is read; then it has those in memory. */
function segmentReader(segments: SegmentStore): SegmentReader {
  let left = MOST_TRIED
  return async categoryId => {
    const isKept = segments.loaded([categoryId]).length > 0
    if (!isKept && left-- <= 0) return undefined
    const [segment] = await segments.load([categoryId])
    return segment
  }
}

async function readTogether(
  { directory }: UnderstandingContext,
  segmentOf: SegmentReader,
  {
    tokens,
    unknown,
    telling,
  }: ReadWords & {
    /** Words that tell the category although no part has their value. */
    telling: readonly string[]
  },
): Promise<ReadSearch | null> {
  const matches: Match[] = []
  const isMeant = mainValueTest(directory, telling)
  const candidates = bestCategories(directory, tokens).filter(({ categoryId }) => isMeant(categoryId))
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
 * Reads a search whose words no description has, with compounds taken apart. If no part has all of them, one or two
 * are left out and count as unknown: first what says least, a rating, then a package, then a value.
 */
export async function understandWithout(
  context: UnderstandingContext,
  text: string,
): Promise<ReadSearch | null> {
  const { tokens, unknown } = await readWords(context, text, true)
  const segmentOf = segmentReader(context.segments)
  for (const without of [[], ...leftOutInTurn(context.directory, tokens)]) {
    const kept = tokens.filter(token => !without.includes(token))
    const leftOut = without.map(token => token.text)
    const all = [...unknown, ...leftOut]
    const telling = kept.every(isOfAnyKind) ? all : unknown
    const read = await readTogether(context, segmentOf, { tokens: kept, unknown: all, telling })
    if (read && saysSomething(read)) return read
  }
  return null
}

/** More than a category, and more than one word whose usual meaning no part has: `1 Meg` of memory. */
export function saysSomething({ tokens, ways: [best] }: ReadSearch): boolean {
  return best !== undefined && isFilter(best) && (tokens.length > 1 || doubtOf(best) <= MOST_DOUBT)
}

const MOST_DOUBT = 2

/**
 * Of two values, or of two meanings of a code, only the buyer knows which one counts. The name of a category says what
 * is asked for.
 */
function leftOutInTurn(directory: Directory, tokens: readonly SearchToken[]): (readonly SearchToken[])[] {
  const values = tokens.filter(token => weightOf(token) === WEIGHTS.value)
  if (values.length > 1 || tokens.some(({ readings }) => readings.every(({ isCode }) => isCode))) return []
  const others = tokens.filter(token => !namesCategory(directory, token))
  const ones = others.map(token => [token])
  const pairs = others.flatMap((token, place) => others.slice(place + 1).map(other => [token, other]))
  const inTurn = (groups: SearchToken[][]) =>
    groups
      .filter(group => group.length < tokens.length)
      .map(group => ({ group, weight: group.reduce((sum, token) => sum + weightOf(token), 0) }))
      .sort((a, b) => a.weight - b.weight)
      .map(({ group }) => group)
  return [...inTurn(ones), ...inTurn(pairs)].slice(0, MOST_LEFT_OUT)
}

/** By its whole name, or by a name of the trade. */
function namesCategory(directory: Directory, token: SearchToken): boolean {
  if (usualSlug(token) !== 'category_id') return false
  const words = token.text.toLowerCase().split(' ')
  return tradeName(words) !== undefined || categoriesCalled(directory, [words]).size > 0
}

const MOST_LEFT_OUT = 16

function weightOf(token: SearchToken): number {
  const slug = usualSlug(token)
  if (slug === 'packaging') return WEIGHTS.package
  if (slug === 'brand_id' || slug === 'category_id') return WEIGHTS.name
  return WEIGHTS[searchTerms(token.text)[0]?.kind ?? 'word']
}

/** A package or a manufacturer does not tell what kind of part is meant. */
function isOfAnyKind(token: SearchToken): boolean {
  const slug = usualSlug(token)
  return slug === 'packaging' || slug === 'brand_id'
}

function usualSlug({ readings }: SearchToken): string | undefined {
  return readings.toSorted((a, b) => a.doubt - b.doubt)[0]?.slug
}

/**
 * No part has 0 Ω, but it says that a resistor is meant: categories whose main parameter a value without parts could
 * be. All categories if there are none.
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

type Match = Assignment & { categoryId: number; total: number }

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

/** The readings as filters of a list. */
export function filtersOf({ readings }: Pick<Assignment, 'readings'>): GoodsQuery {
  const textOf = (name: string) => readings.find(({ slug }) => slug === name)?.text
  const brands = textOf('brand_id')
  const parameters = readings.filter(({ slug }) => !PLAIN_SLUGS.has(slug))
  return {
    page: 1,
    page_size: 1,
    sort: 'relevance',
    packaging: textOf('packaging'),
    brand_id: brands?.split(',').map(Number),
    parameters: Object.fromEntries(parameters.map(({ slug, text }) => [slug, text])),
  }
}

/** More than a category. */
export function isFilter({ readings }: Pick<Assignment, 'readings'>): boolean {
  return readings.some(({ slug }) => slug !== 'category_id')
}

/** The filters of a list by name, as they stand in the URL. */
export function filterRecord(query: GoodsQuery): Record<string, string> {
  const { parameters } = readChoice(query, null)
  return {
    ...(query.packaging && { packaging: query.packaging }),
    ...(query.brand_id && { brand_id: query.brand_id.join(',') }),
    ...Object.fromEntries(parameters.map(chosen => [chosen.parameter.slug, chosenText(chosen)])),
  }
}

const PLAIN_SLUGS: ReadonlySet<string> = new Set(['packaging', 'brand_id', 'category_id'])

/** Exact ratings win over better ones, then usual readings over others, then the number of parts. */
function toWays(directory: Directory, matches: readonly Match[]): ReadWay[] {
  const exact = matches.filter(({ readings }) => !readings.some(({ isOrBetter }) => isOrBetter))
  const groups = new Map<string, Match[]>()
  for (const match of exact.length > 0 ? exact : matches) {
    const key = JSON.stringify(match.readings.map(({ slug, text, doubt }) => [slug, text, doubt]))
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()]
    .flatMap(group => toWay(directory, group))
    .sort((a, b) => a.cost - b.cost || b.total - a.total)
}

function toWay(directory: Directory, group: readonly Match[]): ReadWay[] {
  const [first] = group
  if (!first) return []
  const leaves = group.toSorted((a, b) => b.total - a.total)
  const ids = leaves.map(({ categoryId }) => categoryId)
  const isNamed = first.readings.some(({ slug }) => slug === 'category_id')
  const above = isNamed ? null : commonParent(directory, ids)
  return [
    {
      readings: first.readings,
      cost: Math.min(...group.map(({ cost }) => cost)),
      categoryIds: above === null ? ids : [above],
      leaves,
      total: group.reduce((sum, { total }) => sum + total, 0),
    },
  ]
}

/** The lowest category that contains all of them; null if they have none in common. */
function commonParent(directory: Directory, ids: readonly number[]): number | null {
  const [first = [], ...others] = ids.map(id =>
    trail(directory, id, 'en').map(({ category_id }) => category_id),
  )
  return first.findLast(id => others.every(path => path.includes(id))) ?? null
}

/**
 * Ways that are as usual as the best one: the words mean different parameters in different categories, as 100 Ω of
 * a resistor and of a ferrite bead. They are listed together, because only the buyer knows which is meant.
 */
export function listedWays(ways: readonly ReadWay[]): readonly ReadWay[] {
  const [best] = ways
  return ways.filter(way => best && doubtOf(way) === doubtOf(best) && isAlike(way, best))
}

function doubtOf({ readings }: ReadWay): number {
  return readings.reduce((sum, { doubt }) => sum + doubt, 0)
}

/** Filters that are no parameters are the same. */
function isAlike(way: ReadWay, best: ReadWay): boolean {
  return way.readings.every(({ slug, text }, place) => {
    const other = best.readings[place]
    const isPlain = PLAIN_SLUGS.has(slug) || PLAIN_SLUGS.has(other?.slug ?? '')
    return !isPlain || (slug === other?.slug && text === other.text)
  })
}

/** A code such as 104 is a capacitance or a resistance: other words must tell which. */
function isAmbiguous([best, ...others]: readonly ReadWay[]): boolean {
  const codes = best?.readings.flatMap(({ isCode, slug }, place) => (isCode ? [{ place, slug }] : [])) ?? []
  return codes.some(({ place, slug }) => others.some(way => way.readings[place]?.slug !== slug))
}
