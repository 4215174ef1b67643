import { foldHeading } from './fold-heading.ts'
import { findHeaderWord, type HeadingKind, listWords } from './header-words.ts'
import { MOUNTING, NEW, OLD, SIDE } from './words/qualifier-words.ts'
import type { Words } from './words/words.ts'

const OLD_WORDS = foldAll(OLD)
const NEW_WORDS = foldAll(NEW)
const SIDES = foldAll(SIDE)
const MOUNTINGS = foldAll(MOUNTING)

/** Distinguishes two columns for the same: current values, or earlier ones. */
export type Age = 'new' | 'old' | null

type Plain = { rest: string; age: Age }

/** The heading without words for old and new; unchanged if there is nothing else in it. */
export function withoutQualifiers(folded: string): Plain {
  const words = folded.split(' ')
  const rest = words.filter(word => !OLD_WORDS.has(word) && !NEW_WORDS.has(word)).join(' ')
  if (rest === '') return { rest: folded, age: null }
  if (rest !== folded) return { rest, age: words.some(word => OLD_WORDS.has(word)) ? 'old' : 'new' }
  return (
    withoutPrefix(folded, OLD_WORDS, 'old') ?? withoutPrefix(folded, NEW_WORDS, 'new') ?? { rest, age: null }
  )
}

/** 旧型号, 구품번: without a space before the rest. */
function withoutPrefix(folded: string, prefixes: ReadonlySet<string>, age: Age): Plain | null {
  for (const prefix of prefixes) {
    const rest = folded.slice(prefix.length).trim()
    if (folded.startsWith(prefix) && findHeaderWord(rest)) return { rest, age }
  }
  return null
}

const ON_A_SIDE: readonly (HeadingKind | undefined)[] = [
  'qty',
  'qty_order',
  'qty_total',
  'qty_annual',
  'counter',
  'reference',
  'designators',
]

/** "Qty Top", "Bottom", 顶层数量, "Bot Ref": quantities or designators of one side of the board. */
export function isSideQuantity(folded: string): boolean {
  const rest = remove(remove(folded, SIDES), MOUNTINGS)
  if (rest === folded) return false
  return rest === '' ? remove(folded, MOUNTINGS) === folded : ON_A_SIDE.includes(findHeaderWord(rest)?.kind)
}

function remove(text: string, phrases: ReadonlySet<string>): string {
  let rest = ` ${text} `
  for (const phrase of phrases) {
    if (!rest.includes(phrase)) continue
    rest = rest.replace(isSpaced(phrase) ? ` ${phrase} ` : phrase, ' ')
  }
  return rest.replace(/ +/g, ' ').trim()
}

/** Chinese, Japanese and Korean words join without spaces. */
function isSpaced(phrase: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(phrase)
}

/** Longest first. */
function foldAll(words: Words): Set<string> {
  const phrases = listWords(words).map(([, word]) => foldHeading(word))
  return new Set(phrases.toSorted((a, b) => b.length - a.length))
}
