import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { PlainSort } from '../../../domain/sorts.ts'
import { INSIDE_MIN_LENGTH } from './number.queries.ts'
import { allWords, FROM_AN_INDEX, type SearchWord } from './words.queries.ts'

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
      /** Its words may match a large share of many parts. */
      mayBeBroad: boolean
    }

/** A condition that leaves everything in. */
export const TRUE = sql`true`
const COLUMNS = sql`id, manufacturer_id, category_id, packaging, search_key`
/** One more than is counted, to detect that there are more. */
export const MOST = LIMITS.listTotal + 1

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

/** Where matches by number and by words are looked for, if not everywhere: in this percentage of all parts. */
export type Sample = {
  inside?: number | undefined
  words?: number | undefined
  /** There may be far fewer matches than PostgreSQL expects. */
  isMisjudged?: boolean
}

/**
 * Matches, best first, up to one more than are counted. By relevance all columns are in the indexes, so no
 * part is read.
 */
export function candidates(source: Source, condition: SQL, sorting: PartSorting, sample: Sample = {}): SQL {
  if (source.kind === 'brand')
    return plain(sql`manufacturer_id = ${source.brandId} and ${condition} order by ${first(sorting)}`)
  if (source.kind === 'category') return categoryCandidates(source.categoryIds, condition, sorting)
  if (source.kind === 'featured')
    return sql`select ${COLUMNS}, 0 as tier, position as place_in_tier, false as sold_out from featured_parts join parts on id = part_id
      where group_id = ${source.groupId} and ${condition} order by position limit ${MOST}`
  return searchCandidates(source, condition, sorting, sample)
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
function searchCandidates(search: Search, condition: SQL, sorting: PartSorting, sample: Sample): SQL {
  const { key, firstIds, suffixIds } = search
  const cut = (percent: number | undefined) => {
    if (sorting.sort !== 'relevance') return sql`order by ${first(sorting)}`
    return percent === undefined ? sql`and ${FROM_AN_INDEX}` : sql``
  }
  const { begins, others } = conditionsOf(search)
  const { inside, words } = looseBranches(search, condition, sample.isMisjudged)
  const branches = [
    firstIds.length > 0 && ranked(firstIds, 0, condition),
    key !== '' && beginning(sql`${begins} and ${others} and ${condition}`, sorting),
    suffixIds.length > 0 && ranked(suffixIds, 3, condition),
    inside && branch(4, sql`${inside} ${cut(sample.inside)}`, SOLD_OUT, sample.inside),
    words && branch(5, sql`${words} ${cut(sample.words)}`, SOLD_OUT, sample.words),
  ].filter(found => found !== false && found !== null)
  const [only] = branches
  if (!only) return plain(sql`false`)
  // It has a limit already, and SQL allows no second one.
  if (branches.length === 1) return only
  return sql`${sql.join(branches, sql` union all `)} limit ${MOST}`
}

function conditionsOf({ key, firstIds, suffixIds }: Search): Record<'begins' | 'contains' | 'others', SQL> {
  const known = [...firstIds, ...suffixIds]
  return {
    begins: key === '' ? sql`false` : sql`search_key like ${`${key}%`}`,
    contains: key.length < INSIDE_MIN_LENGTH ? sql`false` : sql`search_key like ${`%${key}%`}`,
    others: known.length === 0 ? TRUE : sql`id <> all(${sql.param(known)}::int[])`,
  }
}

/** The parts whose number contains the search, and those that match its words: any number of parts. */
export function looseBranches(
  search: Search,
  condition: SQL,
  isMisjudged = false,
): Record<'inside' | 'words', SQL | null> {
  const { key, words } = search
  const { begins, contains, others } = conditionsOf(search)
  const rest = sql`not ${begins} and ${others} and ${condition}`
  return {
    inside: key.length < INSIDE_MIN_LENGTH ? null : sql`${contains} and ${rest}`,
    words:
      words.length === 0 ? null : sql`${allWords(words, key, isMisjudged)} and not ${contains} and ${rest}`,
  }
}

function ranked(ids: number[], tier: number, condition: SQL): SQL {
  return sql`(select ${COLUMNS}, ${sql.raw(String(tier))} as tier, array_position(${sql.param(ids)}::int[], id) as place_in_tier, false as sold_out
    from parts where id = any(${sql.param(ids)}::int[]) and ${condition} limit ${MOST})`
}

/** Of equally good matches those in stock come first. A sample has the same parts each time. */
function branch(tier: number, rest: SQL, soldOut = sql`false`, percent?: number): SQL {
  const from = percent === undefined ? sql`parts` : sql`parts tablesample system (${percent}) repeatable (0)`
  return sql`(select ${COLUMNS}, ${sql.raw(String(tier))} as tier, 0 as place_in_tier, ${soldOut} as sold_out from ${from} where ${rest} limit ${MOST})`
}

/** More are not compared: each is read from the part itself, not from the index alone. */
const MOST_COMPARED = 500

/** By relevance the first matches that are in stock come first, then all others by number. */
function beginning(where: SQL, sorting: PartSorting): SQL {
  if (sorting.sort !== 'relevance') return branch(2, sql`${where} order by ${first(sorting)}`)
  return sql`(select ${COLUMNS}, 2 as tier, 0 as place_in_tier,
      row_number() over (order by search_key) > ${MOST_COMPARED}
        or (select stock = 0 from parts as compared where compared.id = hit.id) as sold_out
    from (select ${COLUMNS} from parts where ${where} order by search_key limit ${MOST}) as hit)`
}

/** Read from the part itself: only where parts are read anyway, not from the index alone. */
const SOLD_OUT = sql`stock = 0`
