import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { SearchTerm } from '../../../domain/search-terms.ts'
import type { PlainSort } from '../../../domain/sorts.ts'
import type { Lexeme } from '../../../domain/value-spellings.ts'
import { INSIDE_MIN_LENGTH } from './number.queries.ts'

/** One word of a search with its spellings and the manufacturers and categories it matches. */
export type SearchWord = Pick<SearchTerm, 'key' | 'spellings'> & {
  brandIds: number[]
  categoryIds: number[]
  /** The whole search names a category: parts of others are not meant, whatever their descriptions contain. */
  isCategory: boolean
}

/** The source of a list of parts. */
export type Source =
  | { kind: 'category'; categoryIds: number[] }
  | { kind: 'brand'; brandId: number }
  | { kind: 'featured'; groupId: number }
  | {
      kind: 'search'
      key: string
      /** Best matches, best first: the number itself, or without punctuation. */
      firstIds: number[]
      /** Numbers equal without packaging suffix: ranked below those with the same prefix. */
      suffixIds: number[]
      words: SearchWord[]
    }

/** A condition that leaves everything in. */
export const TRUE = sql`true`
const COLUMNS = sql`id, manufacturer_id, category_id, packaging, search_key`
// One more than is counted, to detect that there are more.
const MOST = LIMITS.listTotal + 1

/**
 * The order that decides which matches are counted: for price, the cheapest of all, not of the first by
 * number.
 */
const FIRST: Record<PlainSort, SQL> = {
  relevance: sql`search_key`,
  number: sql`search_key`,
  '-number': sql`search_key desc`,
  packaging: sql`nullif(packaging, '') nulls last`,
  '-packaging': sql`nullif(packaging, '') desc nulls last`,
  price: sql`nullif(price, 0) nulls last`,
  '-price': sql`nullif(price, 0) desc nulls last`,
  stock: sql`stock desc`,
  '-stock': sql`stock`,
}

/** The sort order of a list; prices are those at the quantity. */
export type PartSorting = { sort: PlainSort; quantity: number | undefined }

export function first({ sort, quantity }: PartSorting): SQL {
  if (quantity === undefined || (sort !== 'price' && sort !== '-price')) return FIRST[sort]
  const price = priceAt(quantity)
  return sort === 'price' ? sql`${price} nulls last` : sql`${price} desc nulls last`
}

/** The break in force; null below the first one. */
function priceAt(quantity: number): SQL {
  return sql`(select nullif(unit_prices[place], 0) from generate_subscripts(price_quantities, 1) as place
    where price_quantities[place] <= greatest(min_qty, ${quantity}::int) order by place desc limit 1)`
}

/**
 * Matches, best first, up to one more than are counted. By relevance all columns are in the indexes, so no
 * part is read.
 */
export function candidates(source: Source, condition: SQL, sorting: PartSorting): SQL {
  if (source.kind === 'brand')
    return plain(sql`manufacturer_id = ${source.brandId} and ${condition} order by ${first(sorting)}`)
  if (source.kind === 'category') return categoryCandidates(source.categoryIds, condition, sorting)
  if (source.kind === 'featured')
    return sql`select ${COLUMNS}, 0 as tier, position as place_in_tier, false as sold_out from featured_parts join parts on id = part_id
      where group_id = ${source.groupId} and ${condition} order by position limit ${MOST}`
  return searchCandidates(source, condition, sorting)
}

function plain(rest: SQL): SQL {
  return sql`select ${COLUMNS}, 0 as tier, 0 as place_in_tier, false as sold_out from parts where ${rest} limit ${MOST}`
}

/**
 * By number each category is read from its range of the index; together they would have to be sorted
 * completely.
 */
function categoryCandidates(categoryIds: number[], condition: SQL, sorting: PartSorting): SQL {
  const ids = sql`${sql.param(categoryIds)}::int[]`
  if (sorting.sort !== 'relevance')
    return plain(sql`category_id = any(${ids}) and ${condition} order by ${first(sorting)}`)
  return sql`select hit.* from unnest(${ids}) as wanted (category)
    cross join lateral (${plain(sql`category_id = wanted.category and ${condition} order by category_id, search_key`)}) as hit
    order by search_key limit ${MOST}`
}

type Search = Extract<Source, { kind: 'search' }>

/**
 * The branches run in this order, and the limit stops them: expensive ones only run when cheaper ones found
 * too little.
 */
function searchCandidates(
  { key, firstIds, suffixIds, words }: Search,
  condition: SQL,
  sorting: PartSorting,
): SQL {
  const cut = sorting.sort === 'relevance' ? sql`` : sql`order by ${first(sorting)}`
  const known = [...firstIds, ...suffixIds]
  const others = known.length === 0 ? TRUE : sql`id <> all(${sql.param(known)}::int[])`
  const byNumber = key !== ''
  const isInside = key.length >= INSIDE_MIN_LENGTH
  const inside = isInside ? sql`search_key like ${`%${key}%`}` : sql`false`
  const begins = byNumber ? sql`search_key like ${`${key}%`}` : sql`false`
  const branches = [
    firstIds.length > 0 && ranked(firstIds, 0, condition),
    byNumber && branch(2, sql`${begins} and ${others} and ${condition} order by ${first(sorting)}`),
    suffixIds.length > 0 && ranked(suffixIds, 3, condition),
    isInside && branch(4, sql`${inside} and not ${begins} and ${others} and ${condition} ${cut}`, SOLD_OUT),
    words.length > 0 &&
      branch(
        5,
        sql`${allWords(words, key)} and not ${inside} and not ${begins} and ${others} and ${condition} ${cut}`,
        SOLD_OUT,
      ),
  ].filter(found => found !== false)
  if (branches.length === 0) return plain(sql`false`)
  return sql`${sql.join(branches, sql` union all `)} limit ${MOST}`
}

function ranked(ids: number[], tier: number, condition: SQL): SQL {
  return sql`(select ${COLUMNS}, ${sql.raw(String(tier))} as tier, array_position(${sql.param(ids)}::int[], id) as place_in_tier, false as sold_out
    from parts where id = any(${sql.param(ids)}::int[]) and ${condition})`
}

/** Of equally good matches those in stock stand first. */
function branch(tier: number, rest: SQL, soldOut = sql`false`): SQL {
  return sql`(select ${COLUMNS}, ${sql.raw(String(tier))} as tier, 0 as place_in_tier, ${soldOut} as sold_out from parts where ${rest} limit ${MOST})`
}

/** Read from the part itself: only where parts are read anyway, not from the index alone. */
const SOLD_OUT = sql`stock = 0`

/** Parts that match every word. Numbers that begin with the whole search are found by another branch. */
export function allWords(words: SearchWord[], whole: string): SQL {
  return sql.join(
    words.map(word => anyMeaning(word, whole)),
    sql` and `,
  )
}

export function anyMeaning(
  { key, spellings, brandIds, categoryIds, isCategory }: SearchWord,
  whole: string,
): SQL {
  const described = sql`words @@ ${toTsquery(spellings)}::tsquery`
  const meanings = [isCategory ? sql`(category_id is null and ${described})` : described]
  if (key.length >= LIMITS.keywordMinLength && key !== whole) meanings.push(sql`search_key like ${`${key}%`}`)
  if (brandIds.length > 0) meanings.push(sql`manufacturer_id = any(${sql.param(brandIds)}::int[])`)
  if (categoryIds.length > 0) meanings.push(sql`category_id = any(${sql.param(categoryIds)}::int[])`)
  return sql`(${sql.join(meanings, sql` or `)})`
}

function toTsquery(spellings: readonly Lexeme[][]): string {
  return spellings.map(words => `(${words.map(quoted).join(' & ')})`).join(' | ')
}

/** Quotes a word as a lexeme, with any characters. */
function quoted({ word, isWhole }: Lexeme): string {
  const lexeme = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return isWhole ? lexeme : `${lexeme}:*`
}
