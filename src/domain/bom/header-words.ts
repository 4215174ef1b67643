import { isPlain } from '../plain-digits.ts'
import type { BomField } from './bom.ts'
import { foldHeading, foldWords, SPELLINGS } from './fold-heading.ts'
import { DESIGNATORS, DNP, FITTED, NOTHING, REFERENCE, SYMBOL } from './words/board-words.ts'
import { MAKER_AND_NUMBER, MANUFACTURER, SUPPLIER, VENDOR } from './words/maker-words.ts'
import { CODE, COUNTER, PART } from './words/open-words.ts'
import { ALTERNATE, MPN, NUMBER, STOCK_NUMBER } from './words/part-number-words.ts'
import { PRICE, TARGET_PRICE } from './words/price-words.ts'
import { QTY, QTY_ANNUAL, QTY_ORDER, QTY_TOTAL } from './words/quantity-words.ts'
import { DATE_CODE, DESCRIPTION, NAME, PACKAGE, REMARK, SPECIFICATION, VALUE } from './words/text-words.ts'
import { isWordLang, type WordLang, type Words } from './words/words.ts'

/**
 * The meanings of a heading. Of several columns for a field the lowest rank wins; the weight says how
 * strongly it indicates a header row. A word in two lists has the meaning that comes first.
 */
export const HEADING_KINDS = {
  maker_and_number: { words: MAKER_AND_NUMBER, field: 'part_number', rank: 1, weight: 6 },
  mpn: { words: MPN, field: 'part_number', rank: 0, weight: 5 },
  alternate: { words: ALTERNATE, field: null, rank: 0, weight: 2 },
  number: { words: NUMBER, field: 'part_number', rank: 2, weight: 4 },
  stock_number: { words: STOCK_NUMBER, field: 'part_number', rank: 3, weight: 3 },
  part: { words: PART, field: 'part_number', rank: 4, weight: 2 },
  manufacturer: { words: MANUFACTURER, field: 'manufacturer', rank: 0, weight: 4 },
  vendor: { words: VENDOR, field: 'manufacturer', rank: 1, weight: 1 },
  qty: { words: QTY, field: 'qty', rank: 0, weight: 4 },
  /** Recognized by its words, not as a whole. */
  qty_side: { words: {}, field: 'qty', rank: 0.8, weight: 2 },
  qty_order: { words: QTY_ORDER, field: 'qty', rank: 1, weight: 3 },
  qty_total: { words: QTY_TOTAL, field: 'qty', rank: 1.7, weight: 3 },
  qty_annual: { words: QTY_ANNUAL, field: 'qty', rank: 2.4, weight: 3 },
  designators: { words: DESIGNATORS, field: 'designators', rank: 0, weight: 4 },
  reference: { words: REFERENCE, field: 'designators', rank: 1, weight: 3 },
  package: { words: PACKAGE, field: 'package', rank: 0, weight: 3 },
  description: { words: DESCRIPTION, field: 'description', rank: 0, weight: 3 },
  specification: { words: SPECIFICATION, field: 'description', rank: 0, weight: 3 },
  value: { words: VALUE, field: 'description', rank: 1, weight: 3 },
  name: { words: NAME, field: 'description', rank: 2, weight: 2 },
  remark: { words: REMARK, field: 'description', rank: 3, weight: 2 },
  target_price: { words: TARGET_PRICE, field: 'target_price', rank: 0, weight: 3 },
  date_code: { words: DATE_CODE, field: 'date_code', rank: 0, weight: 3 },
  dnp: { words: DNP, field: 'dnp', rank: 0, weight: 3 },
  fitted: { words: FITTED, field: 'dnp', rank: 1, weight: 2 },
  symbol: { words: SYMBOL, field: null, rank: 0, weight: 1 },
  supplier: { words: SUPPLIER, field: null, rank: 0, weight: 1 },
  price: { words: PRICE, field: null, rank: 0, weight: 1 },
  counter: { words: COUNTER, field: 'part_number', rank: 5, weight: 1 },
  code: { words: CODE, field: 'part_number', rank: 5, weight: 1 },
  nothing: { words: NOTHING, field: null, rank: 0, weight: 1 },
} satisfies Record<string, { words: Words; field: BomField | null; rank: number; weight: number }>

export type HeadingKind = keyof typeof HEADING_KINDS
/** Headings of columns that hold words rather than numbers. */
export const TEXT_KINDS: readonly (HeadingKind | null)[] = [
  'description',
  'specification',
  'value',
  'name',
  'remark',
]

export type HeaderWord = { kind: HeadingKind; lang: WordLang; phrase: string }

/** Folded word or phrase to its meaning; also without spaces, as in `partnumber`. */
const LEXICON = new Map<string, HeaderWord>()
const VOCABULARY = new Set<string>(SPELLINGS)
/** Words with letters outside of ASCII, as written. */
const FOREIGN_WORDS = new Set<string>()

for (const kind of Object.keys(HEADING_KINDS).filter(isHeadingKind))
  for (const [lang, word] of listWords(HEADING_KINDS[kind].words)) register(kind, lang, word)

export function findHeaderWord(folded: string): HeaderWord | undefined {
  return LEXICON.get(folded)
}

/** Every single word of the headings we know. */
export function knownWords(): ReadonlySet<string> {
  return VOCABULARY
}

/** How many words of a text are words of headings that only the right encoding can show. */
export function countForeignWords(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return words.filter(word => FOREIGN_WORDS.has(word)).length
}

/** The words of a list with their languages; German ones also without umlauts. */
export function listWords(words: Words): [WordLang, string][] {
  return Object.entries(words).flatMap(([lang, list]) => {
    if (!isWordLang(lang)) return []
    const typed = list.split(',').map(word => word.trim())
    const plain = lang === 'de' ? typed.map(withoutUmlauts) : []
    return [...typed, ...plain].filter(word => word !== '').map((word): [WordLang, string] => [lang, word])
  })
}

/** The words of a list as foldWords() writes them. */
export function foldedWords(words: Words): Set<string> {
  return new Set(listWords(words).map(([, word]) => foldWords(word)))
}

function isHeadingKind(key: string): key is HeadingKind {
  return Object.hasOwn(HEADING_KINDS, key)
}

function register(kind: HeadingKind, lang: WordLang, word: string) {
  const phrase = foldHeading(word)
  for (const spelling of foldWords(word).split(' ')) VOCABULARY.add(spelling)
  for (const written of word.toLowerCase().split(' ')) if (!isPlain(written)) FOREIGN_WORDS.add(written)
  for (const key of [phrase, phrase.replaceAll(' ', ''), foldWords(word).replaceAll(' ', '')])
    if (key !== '' && !LEXICON.has(key)) LEXICON.set(key, { kind, lang, phrase })
}

function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
}
