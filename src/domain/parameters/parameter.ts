import type { Lang } from '../locales.ts'
import type { ParameterKind } from './parameter-kinds.ts'

/** The label, followed by other spellings found in feeds. */
export type ParameterNames = readonly [label: string, ...others: string[]]

/** One word of an enum. `word` is used in addresses; a code such as X7R needs no labels. */
export type ParameterWord = {
  word: string
  synonyms: readonly string[]
  labels?: Readonly<Record<Lang, string>>
}

/**
 * A property of parts with one name, one unit and one meaning, however a feed writes it. The slug is part of
 * addresses, so it never changes.
 */
export type Parameter = {
  slug: string
  kind: ParameterKind
  /** The unit of stored numbers: Ω, F, V; a key of UNITS. */
  unit?: string
  /** Other units beside the first, such as ±0.25 pF beside ±1 %. */
  also?: readonly string[]
  /**
   * Which value can replace another; a list names the words of an enum, best first. 'most' is a range of which
   * many parts state only the end that is farther from zero.
   */
  better?: 'higher' | 'lower' | 'wider' | 'most' | 'equal' | readonly string[]
  /** The prefixes values are shown with, smallest first; '' is the unit itself. */
  prefixes: readonly string[]
  /** si: 4.7 kΩ; plain: 1000 h; iec: 64 KB are 65,536 bytes; inch: read from inches, shown in mm. */
  spelling: 'si' | 'plain' | 'iec' | 'inch'
  /**
   * '±': the text may carry ±, the number is the width. 'signed': the number may be negative. 'size': feeds write
   * ratings of P-channel parts with a minus, which is dropped.
   */
  sign?: '±' | 'signed' | 'size'
  /** Numbers outside are misreadings, in the unit of stored numbers. */
  least: number
  most: number
  names: Readonly<Record<Lang, ParameterNames>>
  values?: readonly ParameterWord[]
}

/** `unit` is given only where it differs from the parameter's first unit. */
export type ParameterValue =
  | { kind: 'number'; number: number; unit?: string }
  | { kind: 'range'; low: number; high: number; unit?: string }
  | { kind: 'word'; word: string }

/** Splits a name into words for comparison: ignores width, case, accents and punctuation. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}\p{N}+%°Ω]+/gu, ' ')
    .trim()
}

/** Folding would make 81 of 8:1. */
const RATIO = /^\d+:\d+$/

/** The same without spaces: N-Channel, N channel and NCHANNEL are one word. */
export function foldWord(text: string): string {
  return RATIO.test(text) ? text : foldName(text).replaceAll(' ', '')
}
