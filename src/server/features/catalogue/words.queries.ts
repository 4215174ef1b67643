import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { SearchTerm } from '../../../domain/search-terms.ts'
import { type Lexeme, writtenPattern } from '../../../domain/value-spellings.ts'
import { INSIDE_MIN_LENGTH } from './number.queries.ts'

/** One word of a search with its spellings and the manufacturers and categories it matches. */
export type SearchWord = Pick<SearchTerm, 'key' | 'spellings' | 'isCore'> & {
  brandIds: number[]
  categoryIds: number[]
  /** The whole search names a category: parts of others are not meant, regardless of their descriptions. */
  isCategory: boolean
  /** A pattern of part numbers, in either case. */
  series?: string
  /** A pattern of descriptions, in either case: in other categories the words of a name have to be adjacent. */
  phrase?: string
}

/**
 * Always true, and the texts are never looked at: it only makes each part seem costly to check. PostgreSQL would
 * read all parts until enough match, which is slow if the matches are adjacent, and begins each time at another
 * one.
 */
export const FROM_AN_INDEX = sql.raw(
  `(stock >= 0 or num_nulls(${Array(16).fill("to_tsvector('simple', search_key)").join(', ')}) > 0)`,
)

/**
 * Parts that match every word. Numbers that begin with the whole search are found by another branch. PostgreSQL
 * takes words for independent of each other, which `resistor capacitor` are not; if `isMisjudged`, its statistics
 * do not cover them, and it looks up all of them.
 */
export function allWords(words: SearchWord[], whole: string, isMisjudged = false): SQL {
  return sql.join(
    words.map(word => anyMeaning(word, whole, isMisjudged)),
    sql` and `,
  )
}

export function anyMeaning(
  { key, spellings, isCore, brandIds, categoryIds, isCategory, series, phrase }: SearchWord,
  whole: string,
  isMisjudged = false,
): SQL {
  const seen = (value: SQL) => (isMisjudged ? sql`(select ${value})` : value)
  const among = (ids: number[]) => sql`any(${seen(sql`${sql.param(ids)}::int[]`)}::int[])`
  const described = describedBy(spellings, seen)
  const meanings = [sql`(${described}${elsewhere(isCategory, phrase)})`]
  if (key.length >= LIMITS.keywordMinLength && key !== whole)
    meanings.push(sql`search_key like ${`${isCore ? '%' : ''}${key}%`}`)
  if (series) meanings.push(inSeries(series, key))
  if (brandIds.length > 0) meanings.push(sql`manufacturer_id = ${among(brandIds)}`)
  if (categoryIds.length > 0) meanings.push(sql`category_id = ${among(categoryIds)}`)
  return sql`(${sql.join(meanings, sql` or `)})`
}

/** The condition on a description, besides the words, if the part is in a category. */
function elsewhere(isCategory: boolean, phrase: string | undefined): SQL {
  if (isCategory) return sql` and category_id is null`
  return phrase ? sql` and (category_id is null or description ~* ${phrase})` : sql``
}

/** Patterns have no index. The key has one, without which PostgreSQL would not use those of the other meanings. */
function inSeries(pattern: string, key: string): SQL {
  const matches = sql`part_number ~* ${pattern}`
  return key.length < INSIDE_MIN_LENGTH ? matches : sql`(search_key like ${`%${key}%`} and ${matches})`
}

/** Words are in lower case: where this makes two values alike, the description itself decides. */
function describedBy(spellings: readonly Lexeme[][], seen: (value: SQL) => SQL): SQL {
  const contains = (some: Lexeme[][]) => sql`words @@ ${seen(sql`${toTsquery(some)}::tsquery`)}`
  const cased = spellings.filter(words => writtenIn(words) !== undefined)
  if (cased.length === 0) return contains([...spellings])
  const plain = spellings.filter(words => !cased.includes(words))
  const pattern = writtenPattern(cased.flatMap(words => writtenIn(words) ?? []))
  const inCase = sql`(${contains(cased)} and normalize(description, nfkc) ~ ${pattern})`
  return plain.length === 0 ? inCase : sql`(${contains(plain)} or ${inCase})`
}

function writtenIn(words: readonly Lexeme[]): string | undefined {
  return words.find(({ written }) => written !== undefined)?.written
}

function toTsquery(spellings: readonly Lexeme[][]): string {
  return spellings.map(words => `(${words.map(quoted).join(' & ')})`).join(' | ')
}

/** Quotes a word as a lexeme, with any characters. */
function quoted({ word, isWhole }: Lexeme): string {
  const lexeme = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return isWhole ? lexeme : `${lexeme}:*`
}
