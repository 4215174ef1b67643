import type { Lang } from '../../../../domain/locales.ts'
import type { Directory } from '../directory.ts'
import type { ValueIndex } from '../segments/value-index.ts'

/** One meaning of a word, and the categories with parts that have it. */
export type Reading = {
  /** A parameter, or `packaging`, `brand_id`, `category_id`. */
  slug: string
  /** As written in the URL. */
  text: string
  /** How far the meaning is from the usual one. */
  doubt: number
  /** A rating that is at least as good as the typed one. */
  isOrBetter: boolean
  /** A range, such as the supply voltage, that includes the typed number. */
  isInside: boolean
  isCode: boolean
  categoryIds: ReadonlySet<number>
}

/** A word of a search, or several that belong together, with all its meanings; none for an unknown word. */
export type SearchToken = { text: string; readings: readonly Reading[] }

/** The data that words are compared with. */
export type Known = {
  index: ValueIndex
  directory: Directory
  lang: Lang
  /** An unknown word is also read as the category at its end: Metallschichtwiderstand. */
  hasCompounds?: boolean
}

/** A name means itself. */
export const PLAIN = { isOrBetter: false, isInside: false, isCode: false }

export function categoriesOf(entries: readonly { categoryIds: ReadonlySet<number> }[]): Set<number> {
  return new Set(entries.flatMap(({ categoryIds }) => [...categoryIds]))
}
