import { packageNames } from './parameters/packages.ts'
import { searchKey } from './part-number.ts'
import { isChanceBeginning } from './search-words.ts'
import { splitSearch, wordsOfValue } from './split-search.ts'
import { LONGEST_NAME, type TradeName, tradeName } from './trade-words.ts'
import { codeSpellings, type Lexeme, valueSpellings } from './value-spellings.ts'

/** One word of a search with everything that descriptions may write for it. */
export type SearchTerm = {
  /** As it was typed. */
  text: string
  key: string
  /** Any of these; of each, all words. */
  spellings: Lexeme[][]
  /** The possible names of a category: the word itself, or the trade's names for it. */
  names: readonly (readonly string[])[]
  /** The trade's name of a kind of part: without it, a search asks for something else. */
  isKindOfPart: boolean
  kind: 'number' | 'word' | 'package' | 'value' | 'rating'
  /** The digits that all makers of a part use in its number: 7805, 4148. */
  isCore: boolean
}

/**
 * Part numbers lead, then names of categories and manufacturers. Ratings are the first to go: CAN transceivers
 * without 3.3 V, not other parts with it. A value is easier to buy in another size than a size in another value.
 */
export const TERM_WEIGHTS: Readonly<Record<SearchTerm['kind'] | 'name', number>> = {
  number: 5,
  name: 4,
  word: 3,
  value: 2,
  package: 1,
  rating: 0,
}

const MOST_TERMS = 8
const MOST_WORDS = 20

/** The words of a search; numbers with their units, and names of the trade, count as one. */
export function searchTerms(text: string): SearchTerm[] {
  const words = splitSearch(text).map(word => word.replace(BOUND, ''))
  const pieces = joinNames(joinUnits(words).slice(0, MOST_WORDS))
  const surroundings = { isInductive: INDUCTIVE.test(text), isOnly: pieces.length === 1 }
  const terms = pieces.map((piece, place) => toTerm(piece, neighborsOf(pieces, place), surroundings))
  return [...new Map(terms.map(term => [term.text.toLowerCase(), term])).values()].slice(0, MOST_TERMS)
}

/** Descriptions state the value, not the bound of a search: `≥50V`. */
const BOUND = /^[≤≥]/
const INDUCTIVE = /induct|choke|coil|spule|drossel|indut|индукт|дроссел|电感|電感|インダクタ|인덕터/i

type Piece = { text: string; name?: TradeName }

const NUMERAL = /^[±+-]?\d+(?:\.\d+)?[kKMm]?$/
const UNIT =
  /^(?:[pnuµμmkg]?(?:f|h|v|a|w|hz|ohms?|ω|ω)|meg|k|r|kr|[kmg]?(?:bits?|bytes?|b|bps|sps)|[кмгпн]{0,2}(?:ф|гн|в|а|вт|гц|ом)|мк(?:ф|гн|а|в)|v[ad]c|%|mm|ppm|°c|℃|db|dbm|m?ah|pins?|ports?)$/iu

/** `100 nF` is one word, as in most descriptions. */
function joinUnits(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && NUMERAL.test(before) && isUnit(before, word))
      joined[joined.length - 1] = before + word
    else if (word !== '%') joined.push(word)
  }
  return joined
}

/** Also a unit that is spelled out: `2.2 Megohm`, `10 milliohm`. */
function isUnit(numeral: string, word: string): boolean {
  if (numeral.endsWith('m')) return /^ohms?$/i.test(word)
  return UNIT.test(word) || (/^\p{L}{3,}$/u.test(word) && valueSpellings(numeral + word) !== undefined)
}

/** `op amp` is one name, also between other words; the longest name wins. */
function joinNames(words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  for (let place = 0; place < words.length; ) {
    const { length, ...piece } = longestName(words, place)
    pieces.push(piece)
    place += length
  }
  return pieces
}

function longestName(words: readonly string[], place: number): Piece & { length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - place); length > 0; length--) {
    const span = words.slice(place, place + length)
    const name = tradeName(span) ?? turnedName(words, place, length)
    if (name) return { text: span.join(' '), name, length }
    if (length > 1 && isPackage(span)) return { text: span.join('-'), length }
  }
  return { text: words[place] ?? '', length: 1 }
}

/** `fuse, resettable`, `резистор подстроечный`: two words in the other order, unless the second begins a name itself. */
function turnedName(words: readonly string[], place: number, length: number): TradeName | undefined {
  const [first = '', second = '', third] = words.slice(place)
  if (length !== 2 || (third !== undefined && tradeName([second, third]))) return undefined
  return tradeName([second, first])
}

/** `SOT 23 5`, `case A` and `A case` are one package. */
function isPackage([family = '', ...sizes]: readonly string[]): boolean {
  if (/^[A-E]$/i.test(family)) return sizes.length === 1 && /^case$/i.test(sizes[0] ?? '')
  if (/^(?:case|size)$/i.test(family)) return sizes.length === 1 && /^[A-E]$/i.test(sizes[0] ?? '')
  return (
    /^[a-z]+$/i.test(family) &&
    sizes.every(size => /^\d+[a-z]{0,2}$/i.test(size)) &&
    PACKAGE.test([family, ...sizes].join('-'))
  )
}

type Surroundings = { isInductive: boolean; isOnly: boolean }

function toTerm(
  { text, name }: Piece,
  neighbors: string[],
  { isInductive, isOnly }: Surroundings,
): SearchTerm {
  const lower = text.toLowerCase()
  const parts = wordsOfValue(text)
  const values =
    valueSpellings(text) ?? (isOnly ? undefined : codeSpellings(text)) ?? (parts.length > 1 ? [] : undefined)
  const packages = packageNames(text)
  // 100n is a capacitor unless an inductor is asked for; its start would find 100nH.
  const isBareFarad = values !== undefined && /\d[np]$/.test(text) && !isInductive
  // A longer word is often half of a compound: micro, audio.
  const isChance = !isOnly && lower.length <= SHORT_WORD && isChanceBeginning(lower)
  const isWhole = isBareFarad || BYTES.test(text) || isChance
  const written = MEGA_OR_MILLI.test(text) ? values?.flat().find(word => word.written)?.written : undefined
  const spellings = [
    ...hyphenated(lower).map(word => [
      { word, isWhole: isWhole || isShort(word), ...(written && { written }) },
    ]),
    ...neighbors.map(word => [{ word, isWhole: false }]),
    ...splitAtHyphens(lower),
    ...(values ?? []),
    ...(parts.length > 1 ? [parts.map(word => ({ word, isWhole: /^\d+$/.test(word) }))] : []),
    ...packages.flatMap(other => hyphenated(other.toLowerCase()).map(word => [{ word, isWhole: false }])),
    ...(name ? [lower.split(' '), ...name.english].flatMap(nameSpellings) : []),
  ]
  return {
    text,
    key: isDecimal(text) ? '' : searchKey(text),
    spellings: unique(spellings.filter(words => words.every(({ word }) => !word.includes(' ')))),
    names: [[lower], ...(name?.all ?? [])],
    isKindOfPart: name?.isKind ?? false,
    kind: kindOf(text, values !== undefined, packages.length > 0),
    isCore: !isOnly && isCore(text),
  }
}

/** 3.3V is no part of a number with 33V in it, and 2p2 none of 2N7002P,215. */
export function isMeasure(text: string): boolean {
  const plain = text.trim().normalize('NFKC')
  return MEASURES.some(pattern => pattern.test(plain))
}

const MEASURES: readonly RegExp[] = [
  /^\d{1,3}[.,]\d{1,3} ?[pnuµμmkMG]?(?:F|H|V|A|W|Hz|Ω|ohms?)$/i,
  /^\d{1,4} ?(?:[pnuµμ]F|[nuµμm]H|[kMG]?Hz|V|[kM]?(?:Ω|ohms?)|%)$/i,
  /^\d{1,4} ?[kMG](?:b|bits?|bytes?)$/i,
  /^\d{1,3}[pu]\d{1,2}$/i,
]

/** A length or a voltage without its unit: 5.08 is no part of a number with 508 in it. */
export function isDecimal(text: string): boolean {
  return /^\d{1,2}[.,]\d{1,2}$/.test(text.trim())
}

const MEGA_OR_MILLI = /^[\d.]+ ?[mм]/i
const SHORT_WORD = 3
const isShort = (word: string) => word.length < 2
/** 16MB is no 16Mbit. */
const BYTES = /^\d+(?:\.\d+)?[kKMG]B$/

function kindOf(text: string, isValue: boolean, isPackage: boolean): SearchTerm['kind'] {
  if (isPackage || (PACKAGE.test(text) && !isCore(text))) return 'package'
  if (isValue) return RATING.test(text) ? 'rating' : 'value'
  const key = searchKey(text)
  return key.length >= 5 && /\d/.test(key) && /\p{L}/u.test(key) && !STANDARD.test(key) ? 'number' : 'word'
}

/** Volts, amperes and watts limit a part; farads, ohms and henries identify it. */
const RATING = /(?:v|a|w|%|°c|℃|ppm|[ad]c|в|а|вт)$/i
const PACKAGE =
  /^(?:\d{4,5}|\d+(?:\.\d+)?[x×*]\d+(?:\.\d+)?(?:mm)?|(?:[a-z]{0,4}(?:qfp|qfn|dfn|bga|soic|ssop|sop|msop|dip|plcc|son|lga|csp)|sot|sod|to|do|sc|hc|dfn|sip|case)-?\d+[a-z]*(?:-\d+)*|(?:case|size)-[a-e]|[a-e]-case)$/i

/** Length and width of a package are not that different, and 5 digits are 01005. */
function isCore(text: string): boolean {
  const [, length, width] = /^(\d\d)(\d\d)$/.exec(text) ?? []
  if (!length || !width) return /^[1-9]\d{4}$/.test(text)
  if (ODD_SIZES.has(text)) return false
  const ratio = Number(width) / Number(length)
  return ratio < LEAST_RATIO || ratio > (Number(length) < SMALL ? MOST_RATIO : 1)
}

/** Wide terminals, cylinders, flat inductors and edge-lit LEDs. */
const ODD_SIZES = new Set('0204 0207 0306 0420 0508 0612 0630 1020 1040 1218 1225 7020 8520'.split(' '))

/** 1806, and 1825. Large packages are never wider than long: 4148 is a diode. */
const LEAST_RATIO = 0.33
const MOST_RATIO = 1.4
const SMALL = 40
const STANDARD =
  /^(?:RS\d{3}|USB[\dA-C]+|IEEE\d+|IEC\d+|AECQ\d+|DDR\d|PCIE?\d|CORTEX\w+|ARM\w+|MIL\w+|\d+(?:BITS?|PINS?|WAY|POS|P|CH|CHANNELS?|POSITIONS?))$/

/** As typed, without hyphens, and with one wherever a letter meets a digit: rs485, RS-485, 8bit. */
function hyphenated(word: string): string[] {
  const between = word.replace(/(?<=\p{L})(?=\p{N})|(?<=^\d+)(?=(?:bits?|pins?|ports?)$)/gu, '-')
  const one = between.replace(/(?<=^\d+-(?:bit|pin|port))s$/, '')
  return [...new Set([word, word.replaceAll('-', ''), between, one])].filter(Boolean)
}

/**
 * The word joined with the one before or after it: the database may have `sot-23-5` for `sot 23 5`. Each of
 * its words is satisfied by the joined one. Values never join: every further spelling costs time.
 */
function neighborsOf(pieces: readonly Piece[], place: number): string[] {
  const texts = pieces.map(({ text, name }) => (name || isAlone(text) ? '' : text.toLowerCase()))
  const [twoBefore = '', before = '', text = '', after = '', twoAfter = ''] = [-2, -1, 0, 1, 2].map(
    step => texts[place + step],
  )
  if (!text) return []
  const spans = [
    [before, text],
    [text, after],
    [twoBefore, before, text],
    [before, text, after],
    [text, after, twoAfter],
  ]
  return spans
    .filter(span => span.every(Boolean) && (span.length === 2 || span.every(({ length }) => length <= 4)))
    .flatMap(span => hyphenated(span.join('-')))
}

function isAlone(text: string): boolean {
  return /^\d{4,}$/.test(text) || text.length > 10 || valueSpellings(text) !== undefined
}

/** `op-amp` is also `op amp`. Words that begin with the `10` of `901-10` are too many to look up. */
function splitAtHyphens(text: string): Lexeme[][] {
  const parts = text.split('-').filter(Boolean)
  return parts.length > 1 ? [parts.map(word => ({ word, isWhole: word.length < SHORT_WORD }))] : []
}

/** In separate words, in one, and with a hyphen between two of them: usb type-c. */
function nameSpellings(words: readonly string[]): Lexeme[][] {
  const joined = words.length > 1 ? [[words.join('-')], [words.join('')]] : []
  const paired = words.length > 2 ? words.slice(1).map((_, place) => hyphenAt(words, place)) : []
  return [[...words], ...joined, ...paired].map(spelling => spelling.map(toLexeme))
}

function hyphenAt(words: readonly string[], place: number): string[] {
  return words.toSpliced(place, 2, `${words[place]}-${words[place + 1]}`)
}

const toLexeme = (word: string): Lexeme => ({ word, isWhole: isShort(word) || PACKAGE_WORD.test(word) })

/** An analog switch in DIP-16 is no DIP switch. */
const PACKAGE_WORD = /^di[lp]$/

function unique(spellings: Lexeme[][]): Lexeme[][] {
  return [...new Map(spellings.map(words => [JSON.stringify(words), words])).values()]
}
