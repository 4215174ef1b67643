import { inLatinLetters } from '../../../domain/number-folding.ts'
import { searchKey } from '../../../domain/part-number.ts'
import { isMeasure, type SearchTerm, searchTerms } from '../../../domain/search-terms.ts'
import { isFunctionWord, SEPARATORS } from '../../../domain/search-words.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listLeadingKeys } from './number.queries.ts'
import { hasNumberWithAll, listIdsWithAll } from './relax.queries.ts'
import { bestIds, meaningsOf, type SearchSource, searchSource, weightOf } from './search-source.ts'
import type { SearchWord } from './words.queries.ts'

type LedSearch = { source: SearchSource; leftOut: string[] }

/** The parts of the number in a search of several words. Other words stay if such a part has them. */
export async function leadByNumber(context: PartsContext, text: string): Promise<LedSearch | null> {
  const number = await findLeadingNumber(context.db, text)
  if (!number) return null
  const { key, typed, rest } = number
  const others = searchTerms(rest).filter(term => !isFunctionWord(term.text))
  const ids = await bestIds(context.db, typed, key)
  const kept = await fittingTerms(context, { key, ids }, others)
  const leftOut = others.filter(term => !kept.has(term)).map(term => term.text)
  if (kept.size === 0) return { source: await searchSource(context, typed), leftOut }
  const left = others.filter(term => kept.has(term))
  const source = await searchSource(context, [key, ...left.map(term => term.text)].join(' '))
  return {
    source: { ...source, firstIds: await listIdsWithAll(context.db, ids, [...kept.values()]) },
    leftOut,
  }
}

type LeadingNumber = {
  key: string
  typed: string
  /** The search without the number. */
  rest: string
}

/** Whether one of several words is the whole number of a part: it wins over its reading as a parameter. */
export async function hasWholeNumber(db: Database, text: string): Promise<boolean> {
  const spans = spansOf(text).filter(mayBeWhole)
  return spans.length > 0 && (await listLeadingKeys(db, keysOf(spans), [])).length > 0
}

/** The first whole number, otherwise the first beginning of one. */
async function findLeadingNumber(db: Database, text: string): Promise<LeadingNumber | null> {
  const spans = spansOf(text)
  const [wholes, beginnings] = [spans.filter(mayBeWhole), spans.filter(mayBegin)]
  if (wholes.length + beginnings.length === 0) return null
  const known = await listLeadingKeys(db, keysOf(wholes), keysOf(beginnings))
  const isKnown = (isWhole: boolean) => (span: Span) =>
    known.some(hit => hit.key === span.key && hit.isWhole === isWhole)
  const span = wholes.find(isKnown(true)) ?? beginnings.find(isKnown(false))
  return span ? { key: span.key, typed: span.typed, rest: span.rest } : null
}

/** Adjacent words that may be one number: `TSR 1-24150`. */
type Span = LeadingNumber & { words: readonly Word[] }
type Word = { text: string; kind: SearchTerm['kind'] }

const LONGEST = 5
const MOST_WORDS = 14

/** In their order; from the same word the longest first. The whole search is none. */
function spansOf(text: string): Span[] {
  const found = [...text.matchAll(WORD)].slice(0, MOST_WORDS)
  const words = found.map(([word]) => ({ text: word, kind: searchTerms(word)[0]?.kind ?? 'word' }))
  return found.flatMap(({ index }, place) => {
    const lengths = Array.from({ length: Math.min(LONGEST, found.length - place) }, (_, i) => i + 1)
    return lengths.reverse().flatMap(length => {
      const last = found[place + length - 1]
      if (!last || length === found.length) return []
      const end = last.index + last[0].length
      const typed = inLatinLetters(text.slice(index, end))
      const rest = `${text.slice(0, index)} ${text.slice(end)}`
      return [{ key: searchKey(typed), typed, rest, words: words.slice(place, place + length) }]
    })
  })
}

const WORD = new RegExp(`(?:(?!${SEPARATORS.source}).)+`, 'gu')

function keysOf(spans: readonly Span[]): string[] {
  return [...new Set(spans.map(({ key }) => key))]
}

const SHORTEST = { word: 4, words: 5, digits: 6, digitsOfWords: 8 }

function mayBeWhole({ key, words }: Span): boolean {
  const [word, second] = words
  const isOne = word !== undefined && second === undefined
  if (isOne ? isValue(word) : !words.every(isPiece) && !words.some(isPlainNumber)) return false
  if (/^\d+$/.test(key)) return key.length >= (isOne ? SHORTEST.digits : SHORTEST.digitsOfWords)
  return isMixed(key) && key.length >= (isOne ? SHORTEST.word : SHORTEST.words)
}

/** A diode or an optocoupler may look like a value: 4N35. */
function isValue({ text, kind }: Word): boolean {
  return kind === 'package' || isMeasure(text) || /^\d+(?:[kmrpuµ]\d{0,2}|n\d?)$/i.test(text)
}

/** `SL22 5R012`: beside half a number even a value is its other half. */
function isPlainNumber({ text, kind }: Word): boolean {
  return isMixed(searchKey(text)) && (kind === 'word' || kind === 'number')
}

/** `LM 324` is a number, although 324 alone is a code of 320 nF. */
function isPiece({ text, kind }: Word): boolean {
  return kind === 'word' || kind === 'number' || (kind === 'value' && /^\d+$/.test(text))
}

function mayBegin({ key, words }: Span): boolean {
  const isOne = words.length === 1
  return isOne
    ? words[0]?.kind === 'number'
    : isMixed(key) &&
        key.length > SHORTEST.words &&
        words.every(({ kind }) => kind === 'word' || kind === 'number')
}

function isMixed(key: string): boolean {
  return /\p{L}/u.test(key) && /\d/.test(key)
}

/** Each word stays that a part with the number has together with those before it, the most telling first. */
async function fittingTerms(
  context: PartsContext,
  number: { key: string; ids: readonly number[] },
  terms: readonly SearchTerm[],
): Promise<Map<SearchTerm, SearchWord>> {
  const { db, directory, lang } = context
  const kept = new Map<SearchTerm, SearchWord>()
  for (const term of terms.toSorted((a, b) => weightOf(context, b) - weightOf(context, a))) {
    const word = meaningsOf(term, directory, lang)
    if (await hasNumberWithAll(db, number, [...kept.values(), word])) kept.set(term, word)
  }
  return kept
}
