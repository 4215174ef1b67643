import { readQuantities } from '../../../../domain/parameters/search-quantities.ts'
import { splitSearch } from '../../../../domain/split-search.ts'
import { tradeName } from '../../../../domain/trade-words.ts'
import type { Directory } from '../directory.ts'
import type { ValueIndex } from '../segments/value-index.ts'
import { compoundReadings, nameReadings, parameterReadings } from './name-readings.ts'
import type { Known, Reading, SearchToken } from './readings.ts'
import { lettersWithoutSpaces, takeApart } from './take-apart.ts'
import { valueReadings } from './value-readings.ts'

const MOST_WORDS = 14
const LONGEST = 4
/** Without spaces, up to nine words may begin at each letter, and each is compared with every name. */
const MOST_LETTERS = 40

/** The longest known phrase wins: `SOT 23 5`, `100 nF`, `op amp`. */
export function readTokens(known: Known, text: string): SearchToken[] {
  const words = splitSearch(MEMORY.test(text) ? text.replace(ORGANIZATION, inBits) : text)
    .flatMap(word => word.split(/[@=]+/).filter(Boolean))
    .slice(0, MOST_WORDS)
  const tokens: SearchToken[] = []
  let letters = 0
  for (let place = 0; place < words.length; ) {
    const { length, ...token } = longestToken(known, words, place)
    const isUnknown =
      known.hasCompounds && length === 1 && token.readings.length === 0 && !tradeName([token.text])
    if (isUnknown) letters += lettersWithoutSpaces(token.text)
    const mayBeSeveral = isUnknown && letters <= MOST_LETTERS
    // A word typed twice is one.
    for (const one of (mayBeSeveral && takeApart(token.text, word => readSpan(known, [word]))) || [token])
      if (!tokens.some(other => other.text.toLowerCase() === one.text.toLowerCase())) tokens.push(one)
    place += length
  }
  return inOrder(tokens, text)
}

const MEMORY = /ram\b|rom\b|flash|memor|mémoire|speicher|памят|存储|記憶|メモリ|메모리|ذاكرة/iu
const ORGANIZATION = /(?<!\S)(\d{1,4}) ?([kKMG]) ?[x×*] ?(1|4|8|9|16|18|32|36)(?:[- ]?bits?)?(?!\S)/giu

/** A memory of `512K x 8` has 4 Mbit. */
function inBits(_: string, words: string, prefix: string, width: string): string {
  return `${Number(words) * Number(width)}${prefix.toUpperCase()}bit`
}

const CONVERSION = /(\d[\d.,]*) ?V ?(?:to|auf|->|=>|→|>) ?(\d[\d.,]*) ?V(?!\p{L})/iu

/** `12V to 5V`: the input precedes the output. */
function inOrder(tokens: SearchToken[], text: string): SearchToken[] {
  const [, from, to] = CONVERSION.exec(text) ?? []
  const without = (token: SearchToken, slug: string) => {
    const readings = token.readings.filter(reading => reading.slug !== slug)
    return readings.length > 0 ? { ...token, readings } : token
  }
  return tokens.map(token => {
    const [, number] = /^([\d.]+) ?V$/i.exec(token.text) ?? []
    if (number === undefined) return token
    if (number === from?.replace(',', '.')) return without(token, 'output-voltage')
    return number === to?.replace(',', '.') ? without(token, 'input-voltage') : token
  })
}

function longestToken(known: Known, words: string[], place: number): SearchToken & { length: number } {
  for (let length = Math.min(LONGEST, words.length - place); length > 0; length--) {
    const span = words.slice(place, place + length)
    if (length > 1 && endsInQuantity(span, words[place + length])) continue
    if (length > 1 && breaksName(known, span, words[place + length])) continue
    const readings = readSpan(known, span)
    if (readings.length > 0 || length === 1 || isOneThing(span))
      return { text: span.join(' '), readings, length }
  }
  return { text: '', readings: [], length: 1 }
}

/** `0 ohm` and `logic level` are one word, also if no part has it. */
function isOneThing(span: readonly string[]): boolean {
  if (tradeName(span)) return true
  return span.length === 2 && /^\d/.test(span[0] ?? '') && readQuantities(span.join(' ')).length > 0
}

/** `connecteur USB C`: a letter alone means nothing, so `USB C` is not torn apart for `connecteur USB`. */
function breaksName(known: Known, span: readonly string[], next: string | undefined): boolean {
  return next !== undefined && /^[a-z]$/i.test(next) && readSpan(known, [span.at(-1) ?? '', next]).length > 0
}

/** `SOT-23 3 V` is no SOT-23-3. */
function endsInQuantity(span: readonly string[], next: string | undefined): boolean {
  const last = span.at(-1) ?? ''
  return next !== undefined && /^\d+(?:\.\d+)?$/.test(last) && readQuantities(`${last} ${next}`).length > 0
}

type Memory = { directory: Directory; spans: Map<string, Reading[]> }

const memories = new WeakMap<ValueIndex, Memory>()
/** A voltage can mean thirty parameters, each with its categories. */
const MOST_REMEMBERED = 300

/** Searches repeat the same words; a search of six words looks at twenty phrases. */
function readSpan(known: Known, words: readonly string[]): Reading[] {
  const { index, directory, lang, hasCompounds = false } = known
  const kept = memories.get(index)
  const memory = kept?.directory === directory ? kept : { directory, spans: new Map<string, Reading[]>() }
  memories.set(index, memory)
  const key = `${lang} ${hasCompounds} ${words.join(' ')}`
  const remembered = memory.spans.get(key)
  if (remembered) return remembered
  if (memory.spans.size >= MOST_REMEMBERED) memory.spans.clear()
  const readings = findReadings(known, words)
  memory.spans.set(key, readings)
  return readings
}

function findReadings(known: Known, words: readonly string[]): Reading[] {
  const isKnown = (others: readonly string[]) => readSpan(known, others).length > 0
  const readings = [
    ...valueReadings(known.index, words, isKnown),
    ...nameReadings(known, words),
    ...(known.hasCompounds ? parameterReadings(known.index, words.join(' ')) : []),
  ].filter(({ categoryIds }) => categoryIds.size > 0)
  const [word, second] = words
  const isUnknown = readings.length === 0 && word !== undefined && second === undefined
  // A Sicherungshalter is no Sicherung.
  return isUnknown && known.hasCompounds && !tradeName(words)?.isKind
    ? compoundReadings(known, word)
    : readings
}
