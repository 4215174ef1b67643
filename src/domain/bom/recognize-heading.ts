import { isOneSlipAway } from '../one-slip.ts'
import { foldHeading, foldWords } from './fold-heading.ts'
import { findHeaderWord, foldedWords, type HeaderWord, type HeadingKind, knownWords } from './header-words.ts'
import { type Age, isSideQuantity, withoutQualifiers } from './heading-qualifiers.ts'
import { BUILT, PER } from './words/row-words.ts'

export type Heading = HeaderWord & {
  /** Every word of the heading was recognized. */
  isWhole: boolean
  /** "Old MPN", "New MPN". */
  age: Age
  /** It was misspelled. */
  isCorrected?: boolean
  /** A word for manufacturers beside one for numbers: `Maker Item` may count a maker's rows. */
  isJoined?: boolean
}

/**
 * The meaning of a heading: of the whole if known, else of the longest known phrase that makes up most of it.
 */
export function recognizeHeading(title: string): Heading | null {
  const [, inLine] = OF_A_LINE.exec(title) ?? []
  return readHeading(inLine ?? title) ?? readAbbreviated(title)
}

/** Kinds that leave out rows: a mistake in them loses lines, so such a heading is never guessed. */
const DROPPING: readonly HeadingKind[] = ['dnp', 'fitted']

const ABBREVIATED = /(?<!\p{L})\p{L}{3,}(?=\.)/gu
const ABBREVIATED_TITLE = /^[^\d:]{4,30}$/

/** "Cod. costr.": each word with a point begins words of one meaning only. */
function readAbbreviated(title: string): Heading | null {
  if (!title.includes('.') || !ABBREVIATED_TITLE.test(title)) return null
  const written = title.replace(ABBREVIATED, word => wholeWord(foldWords(word)) ?? word)
  const heading = written === title ? null : readHeading(written)
  return heading?.isWhole && !DROPPING.includes(heading.kind) ? { ...heading, isCorrected: true } : null
}

const BEGINNING = 3
const WORDS_BY_BEGINNING = indexByBeginning([...knownWords()].filter(word => findHeaderWord(word)))

function indexByBeginning(words: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const beginning = word.slice(0, BEGINNING)
    found.set(beginning, [...(found.get(beginning) ?? []), word])
  }
  return found
}

function wholeWord(start: string): string | undefined {
  const words =
    WORDS_BY_BEGINNING.get(start.slice(0, BEGINNING))?.filter(word => word.startsWith(start)) ?? []
  const kinds = new Set(words.map(word => findHeaderWord(word)?.kind))
  return kinds.size === 1 ? words[0] : undefined
}

/** `BoM Lines/Quantity`: Odoo puts the record before each of its fields. */
const OF_A_LINE =
  /^(?:[^/]{0,40}(?:\blines?|\bcomponents|zeilen|positionen|\blignes|\blíneas|\brighe|\bстроки)|[^/]{0,20}(?:明细|明細|行))\/([^/]{2,60})$/iu

function readHeading(title: string): Heading | null {
  const folded = foldHeading(title)
  if (folded === '') return null
  const whole = findSharedColumn(title) ?? findForBuilt(folded) ?? findWhole(title, folded)
  if (whole) return { ...whole, isWhole: true, age: null }
  if (isSideQuantity(folded)) return SIDE_QUANTITY
  const { rest, age } = withoutQualifiers(folded)
  const meant = findHeaderWord(rest)
  if (meant) return { ...meant, isWhole: true, age }
  const joined = findMakersNumber(rest)
  return joined ? { ...joined, isWhole: true, age, isJoined: true } : findPhrase(rest, age)
}

const AFTER_MAKER: readonly HeadingKind[] = ['number', 'stock_number', 'part', 'code', 'counter', 'reference']
/** OEM means either. */
const OF_MAKER: readonly HeadingKind[] = ['manufacturer', 'mpn']
/** A part before the manufacturer's word is the part's manufacturer. */
const BEFORE_MAKER: readonly HeadingKind[] = AFTER_MAKER.filter(kind => kind !== 'part')
const JOINING = /(?<= )(?:de|del|des|der|do|da|du|di|della|dello) /g

/** `Mfr Item`, `PN Fabricante`: a word for numbers beside the manufacturer's. */
function findMakersNumber(folded: string): HeaderWord | undefined {
  const words = folded.replace(JOINING, '').split(' ')
  for (let at = 1; at < words.length; at++) {
    const before = findHeaderWord(words.slice(0, at).join(' '))
    const after = findHeaderWord(words.slice(at).join(' '))
    if (!before || !after) continue
    if (OF_MAKER.includes(before.kind) && AFTER_MAKER.includes(after.kind)) return { ...after, kind: 'mpn' }
    if (after.kind === 'manufacturer' && BEFORE_MAKER.includes(before.kind)) return { ...before, kind: 'mpn' }
  }
  return undefined
}

const SIDE_QUANTITY: Heading = { kind: 'qty_side', lang: 'en', phrase: 'qty', isWhole: true, age: null }

/** The same for a heading that may be misspelled. Slower, so used for the header row only. */
export function recognizeMisspelled(title: string): Heading | null {
  const words = foldWords(title).split(' ')
  const corrected = words.map(nearestWord)
  if (corrected.every((word, index) => word === words[index])) return null
  const heading = recognizeHeading(corrected.join(' '))
  return heading && !DROPPING.includes(heading.kind) ? { ...heading, isCorrected: true } : null
}

const BETWEEN_TWO = /[/&+,;|:\n]|\s-\s|\s(?:and|und|et|y|e|и|و)\s|[和与及與／、・]/

/** "Manufacturer / Part No.": two meanings separated by a slash share the column. */
function findSharedColumn(title: string): HeaderWord | undefined {
  const sides = title
    .slice(0, 120)
    .replace(/p\s?\/\s?n/i, 'PN')
    .split(BETWEEN_TWO)
  if (sides.length !== 2) return undefined
  const kinds = sides.map(side => findHeaderWord(foldHeading(side))?.kind)
  const hasMaker = kinds.includes('manufacturer')
  const hasNumber = kinds.some(
    kind => kind !== undefined && ['mpn', 'number', 'stock_number', 'part'].includes(kind),
  )
  return hasMaker && hasNumber ? findHeaderWord('manufacturer and part no') : undefined
}

const BUILT_WORDS = foldedWords(BUILT)
const PER_WORDS = foldedWords(PER)
const QUANTITIES: readonly (HeadingKind | undefined)[] = ['qty', 'qty_order', 'qty_total']

/** `Pcs/board`, `1 board`, `Qty for 25 boards`: the quantity for one product, or the total for several. */
function findForBuilt(folded: string): HeaderWord | undefined {
  const words = folded.split(' ')
  const built = words.pop() ?? ''
  if (!BUILT_WORDS.has(built) && !BUILT_WORDS.has(built.replace(/s$/, ''))) return undefined
  const count = /^\d{1,5}$/.test(words.at(-1) ?? '') ? Number(words.pop()) : null
  if (PER_WORDS.has(words.at(-1) ?? '')) words.pop()
  const told = words.join(' ')
  const isQuantity = told === '' ? count !== null : QUANTITIES.includes(findHeaderWord(told)?.kind)
  return isQuantity ? findHeaderWord(count === null || count === 1 ? 'qty' : 'total qty') : undefined
}

function findWhole(title: string, folded: string): HeaderWord | undefined {
  const glued = foldWords(title)
    .replaceAll(' ', '')
    .replace(/^m(?:fr|fg|anf|anuf)(?=[a-z])/, 'manufacturer')
    .replace('number', 'no')
  const bare = folded
    .replace(/\d+(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trim()
  return findHeaderWord(folded) ?? findHeaderWord(bare) ?? findHeaderWord(glued)
}

/** A phrase with a smaller share of the heading is a coincidence: "maximum package height". */
const LEAST_SHARE = 0.5
const UNITS = /(?<= |^)(?:usd|eur|cny|rmb|jpy|krw|rub|gbp|us|pcs|pc|in|per|for|de|des|del|der|\d+)(?= |$)/g

function findPhrase(folded: string, age: Age): Heading | null {
  const bare = folded.replace(UNITS, '').replace(/ +/g, ' ').trim()
  const phrases = listPhrases(bare)
  const longest = phrases.toSorted((a, b) => b.length - a.length)[0]
  const said = sizeOf(bare)
  const counted = longest && VARIANT.test(longest.word.phrase) && phrases.find(isQuantity)
  if (counted) return { ...counted.word, isWhole: false, age }
  const explicit = phrases.find(({ word }) => word.phrase === 'mpn')
  if (!longest || longest.length < said * LEAST_SHARE)
    return explicit && !phrases.some(isForeign) ? { ...explicit.word, isWhole: false, age } : null
  const foreign = longest.word.kind === 'mpn' ? undefined : phrases.find(isForeign)
  return { ...longest.word, kind: foreign?.word.kind ?? longest.word.kind, isWhole: false, age }
}

/** "Qty Variant A", "Qty Rev 2". */
const VARIANT = /^(?:variant|version|revision|rev)$/

function isQuantity({ word }: Phrase): boolean {
  return word.kind === 'qty'
}

/** A distributor's number, or the library's name of a part. */
function isForeign({ word }: Phrase): boolean {
  return word.kind === 'supplier' || word.kind === 'symbol'
}

type Phrase = { word: HeaderWord; length: number }
const LONGEST_PHRASE = 6

function listPhrases(folded: string): Phrase[] {
  const words = folded.split(' ')
  const known = knownWords()
  if (!words.some(word => known.has(word) || WITHOUT_SPACES.test(word))) return []
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_PHRASE).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
  return [...runs, ...words.flatMap(listInside)].flatMap(run => {
    const word = findHeaderWord(run)
    return word ? [{ word, length: sizeOf(run) }] : []
  })
}

/** A Chinese character counts as three letters. */
function sizeOf(text: string): number {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return text.replaceAll(' ', '').length + 2 * ideographs
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LONGEST_INSIDE = 12

/** Chinese, Japanese and often Korean do not separate words: 元件总数量. Single characters are too ambiguous. */
function listInside(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return []
  const letters = [...word].slice(0, 20)
  return letters.flatMap((_, from) =>
    letters
      .slice(from + 1, from + LONGEST_INSIDE)
      .map((_, more) => letters.slice(from, from + more + 2).join('')),
  )
}

const SHORTEST_CORRECTED = 5

function nearestWord(word: string): string {
  const known = knownWords()
  if (word.length < SHORTEST_CORRECTED || known.has(word)) return word
  return [...known].find(other => other.length >= SHORTEST_CORRECTED && isOneSlipAway(word, other)) ?? word
}
