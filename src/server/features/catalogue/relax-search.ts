import { inLatinLetters, packingKeys, withoutPacking } from '../../../domain/number-folding.ts'
import { withoutOrderCode } from '../../../domain/order-code.ts'
import { nearKeys, searchKey } from '../../../domain/part-number.ts'
import { withoutNoise } from '../../../domain/search-noise.ts'
import { type SearchTerm, searchTerms, TERM_WEIGHTS } from '../../../domain/search-terms.ts'
import { isFunctionWord } from '../../../domain/search-words.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import { leadByNumber } from './lead-by-number.ts'
import { brandsCalled } from './name-index.ts'
import { listPartsNear } from './number.queries.ts'
import { countMatches, hasPartWithAll, listIdsByKeys } from './relax.queries.ts'
import {
  countParts,
  hasMatches,
  meaningsOf,
  type SearchSource,
  searchSource,
  weightOf,
} from './search-source.ts'
import type { SearchWord } from './words.queries.ts'

/** The results of a search without some of its words. */
export type RelaxedSearch = {
  source: SearchSource
  leftOut: string[]
  /** The words that are left, if others were left out to find anything. */
  kept?: SearchTerm[]
  /** A part number leads, and only words beside it were left out. */
  isByNumber?: true
}

/**
 * Called when nothing matches a search. In this order: without quantities and labels; with a voltage joined to its
 * number; in Latin letters; with the number set apart from its maker; without order codes. Each is tried without a
 * packing suffix, too. Then a part number leads, or the words that do not fit are left out. Null leaves it to similar
 * numbers.
 */
export async function relaxSearch(context: PartsContext, keyword: string): Promise<RelaxedSearch | null> {
  const { text, leftOut } = withoutNoise(keyword)
  const latin = inLatinLetters(text)
  for (const tried of new Set([
    text,
    withVersion(text),
    latin,
    besideMaker(context.directory, text),
    withoutOrderCode(text),
  ])) {
    const source = await findSource(context, tried, keyword)
    if (source) return { source, leftOut }
  }
  for (const tried of new Set([text, withoutOrderCode(text)])) {
    const led = await leadByNumber(context, tried)
    if (led) return { source: led.source, leftOut: [...led.leftOut, ...leftOut], isByNumber: true }
  }
  const all = searchTerms(text)
  const terms = all.filter(({ text }) => !isFunctionWord(text) && !/^chips?$/i.test(text))
  if (all.length < 2 || terms.length === 0) return null
  const relaxed = await dropTerms(context, terms)
  return relaxed && { ...relaxed, leftOut: [...relaxed.leftOut, ...leftOut] }
}

/** `ams1117 5.0 sot-223`: a voltage after a number belongs to it. */
function withVersion(text: string): string {
  return text.replace(/(?<!\S)(\p{L}+\d{3,}\p{L}*) (\d{1,2}[.,]\d)(?!\S)/giu, '$1-$2')
}

const LONGEST_MAKER = 3

/**
 * `1N4148,133 Nexperia`, `Osram SFH 4715`: beside its maker, a number with separators is one word. A former name
 * of several words, such as Linear Technology, becomes today's name: no part has those words.
 */
function besideMaker(directory: Directory, text: string): string {
  const words = text.split(/\s+/)
  for (let length = Math.min(LONGEST_MAKER, words.length - 1); length > 0; length--)
    for (const [maker, number] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const)
      if (/\d/.test(number.join('')) && brandsCalled(directory, maker.join(' ')).length > 0)
        return `${searchKey(number.join(''))} ${nameToday(directory, maker)}`
  return text
}

function nameToday(directory: Directory, maker: readonly string[]): string {
  const [id, ...others] = maker.length > 1 ? brandsCalled(directory, maker.join(' ')) : []
  const today = id !== undefined && others.length === 0 ? directory.brands.get(id)?.brand_name : undefined
  return today ?? maker.join(' ')
}

async function findSource(
  context: PartsContext,
  text: string,
  keyword: string,
): Promise<SearchSource | null> {
  const key = searchKey(text)
  if (!key) return null
  const source = text === keyword ? null : await searchSource(context, text)
  if (source && (await hasMatches(context.db, source))) return source
  return (await packedSource(context.db, key)) ?? baseSource(context, text)
}

/** `MAX232+T&R`: no part is called MAX232, but MAX232CPE+ begins so. */
async function baseSource(context: PartsContext, text: string): Promise<SearchSource | null> {
  const base = withoutPacking(text)
  const source = base === undefined ? null : await searchSource(context, base)
  return source && (await hasMatches(context.db, source)) ? source : null
}

const MOST_PACKED = 100

/** The same part in another packing: the suffix was glued to the number, or belongs to another reel. */
async function packedSource(db: Database, key: string): Promise<SearchSource | null> {
  const keys = packingKeys(key)
  const ids = keys.length > 0 ? await listIdsByKeys(db, keys, MOST_PACKED) : []
  if (ids.length === 0) return null
  return { kind: 'search', key: '', firstIds: [...new Set(ids)], suffixIds: [], words: [], mayBeBroad: false }
}

type Candidate = { term: SearchTerm; word: SearchWord; count: number; weight: number }

async function dropTerms(context: PartsContext, terms: SearchTerm[]): Promise<RelaxedSearch | null> {
  const { db, directory, lang } = context
  const words = terms.map(term => meaningsOf(term, directory, lang))
  const allParts = countParts(directory)
  const counts = await countMatches(db, words, allParts)
  const candidates = words.flatMap((word, i) => {
    const term = terms[i]
    return term ? [{ term, word, count: counts[i] ?? 0, weight: weightOf(context, term) }] : []
  })
  const unknown = candidates.find(({ term, count }) => term.kind === 'number' && count === 0)
  if (unknown) {
    const inside = await searchSource(context, terms.map(({ text }) => text).join(' '), { isInside: true })
    if (await hasMatches(db, inside)) return { source: inside, leftOut: [] }
    const source = await findSource(context, inLatinLetters(unknown.term.text), '')
    const others = terms.filter(term => term !== unknown.term).map(term => term.text)
    if (source) return { source, leftOut: others, isByNumber: true }
    if (await hasNear(db, unknown.term.key)) return null
  }
  const kept = await fittingTerms(db, candidates, allParts)
  if (kept.size === 0) return null
  const [leftOut, left] = [terms.filter(term => !kept.has(term)), terms.filter(term => kept.has(term))]
  const source = await searchSource(context, left.map(({ text }) => text).join(' '))
  return { source, leftOut: leftOut.map(({ text }) => text), kept: left }
}

async function hasNear(db: Database, key: string): Promise<boolean> {
  const keys = nearKeys(key)
  return keys.length > 0 && (await listPartsNear(db, keys, 1)).length > 0
}

/** A letter alone means nothing. */
const LETTER = /^[\p{Script=Latin}\p{N}]$/u

/**
 * Each word stays that leaves something with those before it; of the same kind the rarest come last. Of names the
 * rarest comes first: a logic level MOSFET is a MOSFET.
 */
async function fittingTerms(
  db: Database,
  candidates: Candidate[],
  allParts: number,
): Promise<Set<SearchTerm>> {
  const inOrder = candidates
    .filter(({ term, count }) => count > 0 && !LETTER.test(term.text))
    .sort(
      (a, b) =>
        b.weight - a.weight || (a.weight === TERM_WEIGHTS.name ? a.count - b.count : b.count - a.count),
    )
  const kept: Candidate[] = []
  for (const candidate of inOrder) {
    const words = [...kept, candidate].map(({ word }) => word)
    if (kept.length === 0 || (await hasPartWithAll(db, words, allParts))) kept.push(candidate)
  }
  return new Set(kept.map(({ term }) => term))
}
