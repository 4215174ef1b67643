import { foldHeading, foldWords } from './fold-heading.ts'
import { findHeaderWord, type HeaderWord, knownWords } from './header-words.ts'

export type Heading = HeaderWord & {
  /** Every word of the heading was recognized. */
  isWhole: boolean
}

/**
 * The meaning of a heading: of the whole if known, else of the longest known phrase that makes up most of it.
 */
export function recognizeHeading(title: string): Heading | null {
  const folded = foldHeading(title)
  if (folded === '') return null
  const shared = findSharedColumn(title)
  if (shared) return { ...shared, isWhole: true }
  const whole = findWhole(title, folded)
  return whole ? { ...whole, isWhole: true } : findPhrase(folded)
}

/** The same for a heading that may be misspelled. Slower, so used for the header row only. */
export function recognizeMisspelled(title: string): Heading | null {
  const words = foldWords(title).split(' ')
  const corrected = words.map(nearestWord)
  return corrected.some((word, index) => word !== words[index]) ? recognizeHeading(corrected.join(' ')) : null
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

function findPhrase(folded: string): Heading | null {
  const bare = folded.replace(UNITS, '').replace(/ +/g, ' ').trim()
  const phrases = listPhrases(bare)
  const longest = phrases.toSorted((a, b) => b.length - a.length)[0]
  const said = sizeOf(bare)
  if (!longest || longest.length < said * LEAST_SHARE) return null
  const isForeign = longest.word.kind !== 'mpn' && phrases.some(phrase => phrase.word.kind === 'supplier')
  return { ...longest.word, kind: isForeign ? 'supplier' : longest.word.kind, isWhole: false }
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

/** One letter wrong, missing or extra, or two neighbors swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2)
  return isSwapped || rest(a, 1) === rest(b, 1)
}
