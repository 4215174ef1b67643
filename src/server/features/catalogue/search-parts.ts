import type { searchParts as searchPartsEndpoint } from '../../../contract/shop/catalogue.ts'
import type { GoodsQuery, Understood } from '../../../contract/shop/goods.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { decimalMark } from '../../../domain/figures.ts'
import { saidQuantity, withoutNoise } from '../../../domain/search-noise.ts'
import { type SearchTerm, searchTerms } from '../../../domain/search-terms.ts'
import type { Database } from '../../database/connection.ts'
import { logError } from '../../log.ts'
import { correctNames } from './correct-names.ts'
import { categoryLink } from './directory.ts'
import { hasWholeNumber } from './lead-by-number.ts'
import { isByValue, listFoundGoods } from './list-found-goods.ts'
import { listNear } from './list-near.ts'
import { hasNumberWith } from './number.queries.ts'
import { type RelaxedSearch, relaxSearch } from './relax-search.ts'
import { hasMatches, type SearchSource, searchSource } from './search-source.ts'
import { findSeries, type Series } from './series.ts'
import { stillTells } from './still-tells.ts'
import { asTyped } from './understanding/as-typed.ts'
import { describeReadings } from './understanding/describe-readings.ts'
import { listRead, listUnderstood } from './understanding/list-understood.ts'
import { filtersOf, isFilter, PLAIN_SLUGS } from './understanding/reading-filters.ts'
import { type ReadSearch, type UnderstandingContext, understand } from './understanding/understand.ts'
import { saysSomething, understandWithout } from './understanding/understand-without.ts'
import { listedWays } from './understanding/ways.ts'

export type Found = CallData<typeof searchPartsEndpoint>

type SearchContext = UnderstandingContext & { onDegraded?: (error: unknown) => void }
type SearchQuery = GoodsQuery & { keyword: string; understood?: '0' | number[] }

/**
 * The search tolerates any notation of a number. Words that are no number are read as parameters, if all of
 * them are; otherwise they are looked up in descriptions. Only when nothing matches are words left out, and
 * typing errors corrected.
 */
export async function searchParts(context: SearchContext, query: SearchQuery): Promise<Found> {
  const said = saidQuantity(query.keyword, decimalMark(context.lang))
  if (!said) return searchOrCorrect(context, query)
  const found = await searchOrCorrect(context, { ...query, qty: query.qty ?? said.pieces })
  // `10k x4` are four resistors in one part.
  const typed = asTyped(query.keyword)(said.typed)
  if (!found.left_out?.includes(typed)) return searchOrCorrect(context, query)
  return { ...found, quantity: said.pieces }
}

async function searchOrCorrect(context: SearchContext, query: SearchQuery): Promise<Found> {
  const found = await searchAsTyped(context, query)
  if (found.total > 0 && !found.left_out) return inTypedSpelling(found, query.keyword)
  const { keyword, corrected } = await correctNames(context, query.keyword)
  if (corrected.length > 0) {
    const better = await searchAsTyped(context, { ...query, keyword })
    if (better.total > 0) return { ...inTypedSpelling(better, keyword), corrected }
  }
  return inTypedSpelling(found, query.keyword)
}

/** Buyers look for their own words: `3,3V` is read as `3.3V`. */
function inTypedSpelling(found: Found, keyword: string): Found {
  const { understood, or_understood, left_out, fewer_words } = found
  const typed = asTyped(keyword)
  const spelled = (all: readonly Understood[]) => all.map(one => ({ ...one, token: typed(one.token) }))
  return {
    ...found,
    ...(understood && { understood: spelled(understood) }),
    ...(or_understood && {
      or_understood: { ...or_understood, understood: spelled(or_understood.understood) },
    }),
    ...(left_out && { left_out: left_out.map(typed) }),
    ...(fewer_words && { fewer_words: { ...fewer_words, left_out: fewer_words.left_out.map(typed) } }),
  }
}

async function searchAsTyped(context: SearchContext, { understood, ...query }: SearchQuery): Promise<Found> {
  const reading = await readSearch(context, query.keyword)
  const { read } = reading
  if (Array.isArray(understood)) {
    const known = understood.filter(id => context.directory.categories.has(id))
    if (known.length > 0) return listFixed(context, query, reading, known)
  }
  const source = await searchSource(context, query.keyword)
  const isUnderstood = read !== null && isWhole(read)
  if (isUnderstood && understood !== '0' && !(await isNumber(context.db, source, query.keyword)))
    return withLeftOut(await listRead(context, query, read), notRead(reading))
  const found = await searchWords(context, query, source, understood === '0' ? null : reading)
  return read && !found.understood && (isUnderstood || isOneValue(read))
    ? { ...found, ...offer(context, read) }
    : found
}

/** The list of the categories that a former answer named, with the same reading. */
async function listFixed(
  context: SearchContext,
  query: SearchQuery,
  reading: Reading,
  categoryIds: readonly number[],
): Promise<Found> {
  const fixed = reading.read && isWhole(reading.read) ? reading : await readLess(context, query.keyword)
  const given = { brandIds: query.brand_id, categoryIds }
  const series = fixed.read && (await seriesAmong(context, query, fixed.read, given))
  const found = await listUnderstood(context, query, fixed.read, categoryIds, { partIds: series?.ids })
  return withLeftOut(found, withoutWords(notRead(fixed), series))
}

/**
 * The series that words without a meaning name, if parts with the meanings of the others belong to it. Of the
 * filters only the maker decides on this: the same words must count on every page, and after each click.
 */
async function seriesAmong(
  context: SearchContext,
  { keyword, brand_id }: SearchQuery,
  read: ReadSearch,
  given: { brandIds: readonly number[] | undefined; categoryIds: readonly number[] },
): Promise<Series | null> {
  const series = await findSeries(context, read.unknown, given)
  if (!series) return null
  const unknown = withoutWords(read.unknown, series)
  if (unknown.length === 0 && !isWhole({ ...read, unknown })) return null
  const asked = { keyword, brand_id, category_id: [...given.categoryIds] }
  const { total } = await listRead(context, { ...asked, ...FIRST }, read, series.ids)
  return total > 0 ? series : null
}

const FIRST = { page: 1, page_size: 1, sort: 'relevance' } as const

type Reading = { read: ReadSearch | null; leftOut: string[] }
const NOT_READ: Reading = { read: null, leftOut: [] }

/** The words that the list of a reading does not match. */
function notRead({ read, leftOut }: Reading): string[] {
  return [...(read?.unknown ?? []), ...leftOut]
}

function readSearch(context: SearchContext, keyword: string): Promise<Reading> {
  return orNotRead(context, () => readWords(context, keyword))
}

/** With compounds taken apart, and without the words that no part has together with the others. */
function readLess(context: SearchContext, keyword: string): Promise<Reading> {
  return orNotRead(context, async () => {
    const { text, leftOut } = withoutNoise(keyword)
    return { read: await understandWithout(context, text), leftOut }
  })
}

async function orNotRead(context: SearchContext, read: () => Promise<Reading>): Promise<Reading> {
  try {
    return await read()
  } catch (error) {
    // Values or segments cannot be read: the search for words needs neither.
    logError('a search was not read as parameters', error)
    context.onDegraded?.(error)
    return NOT_READ
  }
}

/** Quantities, such as `100 pcs`, are left out if the rest can be read. */
async function readWords(context: UnderstandingContext, keyword: string): Promise<Reading> {
  const read = await understand(context, keyword)
  const { text, leftOut } = withoutNoise(keyword)
  if (leftOut.length === 0 || (read && isWhole(read))) return { read, leftOut: [] }
  const rest = await understand(context, text)
  return rest ? { read: rest, leftOut } : { read, leftOut: [] }
}

function withLeftOut(found: Found, leftOut: string[]): Found {
  return leftOut.length > 0 ? { ...found, left_out: leftOut } : found
}

function offer(
  context: UnderstandingContext,
  { tokens, ways: [way] }: ReadSearch,
): Pick<Found, 'or_understood'> {
  if (!way) return {}
  const understood = describeReadings(context, tokens, way).map(one => ({ ...one, others: [] }))
  const categories = way.categoryIds.map(id => categoryLink(context.directory, id, context.lang))
  return { or_understood: { understood, categories, total: way.total } }
}

/** One word alone is never rewritten, and categories alone are a search for words. */
function isWhole({ tokens, unknown, ways: [best] }: ReadSearch): boolean {
  return best !== undefined && isFilter(best) && tokens.length >= 2 && unknown.length === 0
}

/** `10k`: the list is by number, but the value has one usual meaning. */
function isOneValue({ tokens, unknown, ways }: ReadSearch): boolean {
  const [way, other] = listedWays(ways)
  const isUsual = way?.readings.every(({ slug, doubt }) => doubt <= USUAL_DOUBT && !PLAIN_SLUGS.has(slug))
  return tokens.length === 1 && unknown.length === 0 && other === undefined && (isUsual ?? false)
}

/** That of a prefix without its unit. */
const USUAL_DOUBT = 1

/** Part numbers win over every other meaning. A search with signs of measures is one only as a whole: `1% 10k`. */
async function isNumber(db: Database, source: SearchSource, keyword: string): Promise<boolean> {
  const { key, firstIds, suffixIds } = source
  if (firstIds.length + suffixIds.length > 0) return true
  if (key !== '' && !SIGNS.test(keyword.normalize('NFKC')) && (await hasNumberWith(db, key))) return true
  return hasWholeNumber(db, keyword)
}

const SIGNS = /[±≤≥<>Ω]|\d ?[%°]/

async function searchWords(
  context: SearchContext,
  query: SearchQuery,
  source: SearchSource,
  whole: Reading | null,
): Promise<Found> {
  const found = await listFoundGoods(context, source, query)
  if (found.total > 0 || (isNarrowed(query) && (await hasMatches(context.db, source)))) return found
  const relaxed = await relaxSearch(context, query.keyword)
  if (relaxed?.isByNumber) {
    const led = withLeftOut(await listFoundGoods(context, relaxed.source, query), relaxed.leftOut)
    return whole?.read && isWhole({ ...whole.read, unknown: [] })
      ? { ...led, ...offer(context, whole.read) }
      : led
  }
  const reading = whole && (await readLess(context, query.keyword))
  if (reading?.read) {
    const given = { brandIds: query.brand_id ?? brandsOf(reading.read), categoryIds: placesOf(reading.read) }
    const series = await seriesAmong(context, query, reading.read, given)
    const read = { ...reading.read, unknown: withoutWords(reading.read.unknown, series) }
    const candidate = { ...reading, read }
    if (isBetter(candidate, relaxed)) {
      if (!series && !readingTells(context, candidate)) {
        const fewer = { keyword: keptOf(read), left_out: notRead(candidate) }
        return withFewerWords(context, query, found, fewer)
      }
      return withLeftOut(await listRead(context, query, read, series?.ids), notRead(candidate))
    }
  }
  if (!relaxed) return { ...found, did_you_mean: await listNear(context, query.keyword) }
  const { leftOut, kept } = relaxed
  if (kept && !stillTells(context, kept, searchTerms(leftOut.join(' '))))
    return withFewerWords(context, query, found, {
      keyword: kept.map(({ text }) => text).join(' '),
      left_out: leftOut,
    })
  const fewer = await listFoundGoods(context, relaxed.source, query)
  return { ...fewer, ...(leftOut.length > 0 && { left_out: leftOut }) }
}

/** A technology, function or polarity tells the kind of part like a name. */
const KIND_SLUGS: ReadonlySet<string> = new Set(['technology', 'function', 'polarity', 'dielectric', 'core'])

function readingTells(context: SearchContext, reading: Reading & { read: ReadSearch }): boolean {
  const {
    ways: [best],
  } = reading.read
  const isKind = best?.readings.some(({ slug }) => KIND_SLUGS.has(slug)) ?? false
  const leftOut = searchTerms(notRead(reading).join(' '))
  if (isKind && !leftOut.some(({ isKindOfPart }) => isKindOfPart)) return true
  return stillTells(context, searchTerms(keptOf(reading.read)), leftOut)
}

function keptOf({ tokens }: ReadSearch): string {
  return tokens.map(({ text }) => text).join(' ')
}

/** Other kinds of parts are no answer; how many there are with fewer words is said. */
async function withFewerWords(
  context: SearchContext,
  query: SearchQuery,
  found: Found,
  fewer: { keyword: string; left_out: string[] },
): Promise<Found> {
  const { total, total_capped, left_out } = await searchAsTyped(context, { ...FIRST, keyword: fewer.keyword })
  return {
    ...found,
    did_you_mean: await listNear(context, query.keyword),
    ...(total > 0 && !left_out && { fewer_words: { ...fewer, total, total_capped } }),
  }
}

function withoutWords(words: readonly string[], series: Series | null): string[] {
  return words.filter(word => !series?.words.includes(word))
}

function brandsOf({ ways: [best] }: ReadSearch): number[] | undefined {
  return best && filtersOf(best).brand_id
}

function placesOf({ ways }: ReadSearch): number[] {
  return [...new Set(listedWays(ways).flatMap(({ categoryIds }) => categoryIds))]
}

/**
 * Whether the words that have a meaning say more than those that descriptions contain: `470uF 25V low esr` without
 * `low esr` is a capacitor. Beside an unknown part number the reading has to leave out less; if nothing else is found,
 * the number is looked up among similar ones. One word is read if nothing else is found: `DB9`.
 */
function isBetter(reading: Reading, relaxed: RelaxedSearch | null): boolean {
  if (!reading.read || !saysSomething(reading.read)) return false
  const unknown = searchTerms(reading.read.unknown.join(' '))
  if (unknown.length === 0) return isWhole(reading.read) || !relaxed
  const isNumber = unknown.some(({ kind }) => kind === 'number')
  if (!relaxed) return !isNumber
  const [loss, most] = [lossOf(notRead(reading)), lossOf(relaxed.leftOut)]
  return isNumber ? loss < most : loss <= most
}

/** Values, packages and names of the trade say more than other words. */
function lossOf(leftOut: readonly string[]): number {
  const isPlain = ({ kind, names }: SearchTerm) => kind === 'word' && names.length === 1
  return searchTerms(leftOut.join(' ')).reduce((sum, term) => {
    if (SEVERAL_IN_ONE.test(term.text)) return sum + 3
    return sum + (isPlain(term) ? 1 : 2)
  }, 0)
}

/** `双路运放`: a text without spaces. */
const SEVERAL_IN_ONE = /^[\p{Script=Han}\p{Script=Katakana}]{4,}/u

function isNarrowed(query: GoodsQuery): boolean {
  const { brand_id, category_id, packaging, in_stock, rohs } = query
  return (
    [brand_id, category_id, packaging].some(Boolean) || in_stock === '1' || rohs === '1' || isByValue(query)
  )
}
