import { findParameter } from '../../../../domain/parameters/dictionary.ts'
import { searchTerms, TERM_WEIGHTS as WEIGHTS } from '../../../../domain/search-terms.ts'
import { tradeName } from '../../../../domain/trade-words.ts'
import { categoryParameters } from '../category-parameters.ts'
import type { Directory } from '../directory.ts'
import { categoriesCalled } from '../name-index.ts'
import { isFilter, PLAIN_SLUGS } from './reading-filters.ts'
import { categoriesOf, type SearchToken } from './readings.ts'
import {
  type ReadSearch,
  readTogether,
  readWords,
  segmentReader,
  type UnderstandingContext,
} from './understand.ts'
import { doubtOf, type ReadWay } from './ways.ts'

/**
 * Reads a search whose words no description has, with compounds taken apart. If no part has all of them, one or
 * two are left out and count as unknown: first the least specific, a rating, then a package, then a value. Arrays
 * that are not named come last.
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
    const told = read && tellingWays(context.directory, read)
    if (told && saysSomething(told) && (without.length === 0 || isUsual(told))) return told
  }
  const read = await readTogether(context, segmentOf, { tokens, unknown, telling: unknown, hasArrays: true })
  return read && tellingWays(context.directory, read)
}

/** More than a category, and more than one word whose usual meaning no part has: `1 Meg` of memory. */
export function saysSomething({ tokens, ways: [best] }: ReadSearch): boolean {
  return best !== undefined && isFilter(best) && (tokens.length > 1 || doubtOf(best) <= MOST_DOUBT)
}

/**
 * Beside an unknown word one value is read only where it is the main one: `speaker 8 ohm` is no transistor, and 10 mΩ no
 * on-resistance.
 */
function tellingWays(directory: Directory, read: ReadSearch): ReadSearch | null {
  const [reading] = read.ways[0]?.readings ?? []
  if (read.tokens.length > 1 || read.unknown.length === 0 || !reading || PLAIN_SLUGS.has(reading.slug))
    return read
  // A multiplexer is a logic chip of this function, and its number of channels need not be known.
  if (KINDS.has(reading.slug) && tradeName((read.tokens[0]?.text ?? '').split(' '))) return read
  const ways = read.ways.filter(way => isMainIn(directory, way))
  return ways.length > 0 ? { ...read, ways } : null
}

const KINDS: ReadonlySet<string> = new Set(['technology', 'function'])

function isMainIn(directory: Directory, { readings: [reading], leaves }: ReadWay): boolean {
  return leaves.some(({ categoryId }) => mainSlug(directory, categoryId) === reading?.slug)
}

function mainSlug(directory: Directory, categoryId: number): string | undefined {
  return categoryParameters(directory, categoryId).lead[0]
}

const MOST_DOUBT = 2

/** `npn 10k 47k` without `npn` is no microcontroller with 10 KB at 47 kHz. */
function isUsual({ ways: [best] }: ReadSearch): boolean {
  return best?.readings.every(({ doubt }) => doubt <= MOST_DOUBT) ?? false
}

/**
 * Of two values, or of two meanings of a code, only the buyer knows which one counts. The name of a category
 * tells the kind of part.
 */
function leftOutInTurn(directory: Directory, tokens: readonly SearchToken[]): (readonly SearchToken[])[] {
  if (tokens.some(({ readings }) => readings.every(({ isCode }) => isCode))) return []
  const weights = new Map(tokens.map(token => [token, weightIn(directory, token, tokens)]))
  const weightOf = (token: SearchToken) => weights.get(token) ?? 0
  const values = tokens.filter(token => weightOf(token) === VALUE)
  const others = tokens.filter(
    token =>
      !namesCategory(directory, token) &&
      !namesKind(token, tokens) &&
      (values.length < 2 || !values.includes(token)),
  )
  const ones = others.map(token => [token])
  const pairs = others.flatMap((token, place) => others.slice(place + 1).map(other => [token, other]))
  return (
    [...ones, ...pairs]
      .filter(group => group.length < tokens.length && keepsKind(group, tokens))
      // Two words that say little go before a name.
      .map(group => ({ group, weight: group.reduce((sum, token) => sum + 1 + weightOf(token), 0) }))
      // Of two names the one of more categories says less: a driver for RS-232.
      .sort((a, b) => a.weight - b.weight || countPlaces(b.group) - countPlaces(a.group))
      .map(({ group }) => group)
      .slice(0, MOST_LEFT_OUT)
  )
}

/** `868MHz` alone does not tell that a transceiver is asked for. */
function keepsKind(leftOut: readonly SearchToken[], all: readonly SearchToken[]): boolean {
  const isName = (token: SearchToken) => usualSlug(token) === 'category_id' && !findParameter(token.text)
  return !leftOut.some(isName) || all.some(token => isName(token) && !leftOut.includes(token))
}

function countPlaces(group: readonly SearchToken[]): number {
  return group.reduce((sum, { readings }) => sum + categoriesOf(readings).size, 0)
}

/** By its whole name, or by a name of the trade. */
function namesCategory(directory: Directory, token: SearchToken): boolean {
  if (usualSlug(token) !== 'category_id') return false
  const words = token.text.toLowerCase().split(' ')
  return tradeName(words) !== undefined || categoriesCalled(directory, [words]).size > 0
}

/** A technology or a function that no part with another of the words has: an FPGA with `25k` is no potentiometer. */
function namesKind(token: SearchToken, all: readonly SearchToken[]): boolean {
  if (!KINDS.has(usualSlug(token) ?? '')) return false
  const own = categoriesOf(token.readings)
  return all.some(({ readings }) => [...categoriesOf(readings)].every(id => !own.has(id)))
}

const MOST_LEFT_OUT = 16

function weightIn(directory: Directory, token: SearchToken, all: readonly SearchToken[]): number {
  const slug = usualSlug(token)
  if (!namesCategory(directory, token) && findParameter(token.text)) return LEAST
  const mains = all
    .filter(other => other !== token && namesCategory(directory, other))
    .flatMap(({ readings }) => readings.filter(({ doubt }) => doubt === 0))
    .flatMap(({ categoryIds }) => [...categoryIds].map(id => mainSlug(directory, id)))
  if (token.readings.some(reading => mains.includes(reading.slug))) return MAIN
  if (slug === 'packaging') return WEIGHTS.package
  if (slug === 'brand_id' || slug === 'category_id' || slug === 'polarity') return WEIGHTS.name
  const kind = searchTerms(token.text)[0]?.kind ?? 'word'
  if (kind === 'value') return VALUE
  return kind === 'word' ? WORD : WEIGHTS[kind]
}

/** The name of a parameter says least: `1000uF 35V low esr`. */
const LEAST = -1
/** A dielectric or a number of pins goes before the value, and so do any two of them. */
const WORD = 1.5
const VALUE = 3
/** The value that defines the named part: the voltage of a Zener diode, the color of an LED. */
const MAIN = 3.5

/** A package or a manufacturer does not tell the kind of part. */
function isOfAnyKind(token: SearchToken): boolean {
  const slug = usualSlug(token)
  return slug === 'packaging' || slug === 'brand_id'
}

function usualSlug({ readings }: SearchToken): string | undefined {
  return readings.toSorted((a, b) => a.doubt - b.doubt)[0]?.slug
}
