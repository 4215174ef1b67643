import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { looseBranches, MOST, type PartSorting, type Sample, type Source } from './candidates.queries.ts'

/** Estimates are often too high by half. */
const USUAL = 1.75
/**
 * For a word with other names and a category they are up to three times too high: PostgreSQL takes the parts of each
 * for different ones. A larger sample costs nothing otherwise, because reading ends at the last match that is counted.
 */
const ENOUGH = 3.5
/** Reading a part takes as long as finding six in an index. */
const FOUND_WHILE_READING = 6

/**
 * Which share of the parts has more matches than are counted. An index finds all of half a million matches before the
 * first can be used; parts from everywhere in the table say as much about such a search.
 */
export async function sampleFor(
  db: Database,
  source: Source,
  condition: SQL,
  { sort }: PartSorting,
  most = MOST,
): Promise<Sample> {
  if (source.kind !== 'search' || !source.mayBeBroad || source.words.length === 0 || sort !== 'relevance')
    return {}
  const { inside, words } = looseBranches(source, condition)
  const [all = 0, byWords = 0, byNumber = 0] = await estimateRows(
    db,
    [words, inside].filter(one => one !== null),
  )
  return {
    inside: percentFor(byNumber, all, most),
    words: percentFor(byWords, all, most),
    // Together several words are often far rarer than each of them makes believe.
    isMisjudged: source.words.length > 1 && byWords > most,
  }
}

export function percentFor(matches: number, all: number, most = MOST): number | undefined {
  const isWorth = ((most * USUAL * all) / matches) * FOUND_WHILE_READING < matches
  return isWorth ? Math.min(100, (100 * most * ENOUGH) / matches) : undefined
}

type Plan = { 'Plan Rows': number; Plans?: Plan[] }

/** How many parts there are and how many match each condition, by the statistics of the planner. */
async function estimateRows(db: Database, conditions: readonly SQL[]): Promise<number[]> {
  const queries = [sql`true`, ...conditions].map(condition => sql`(select from parts where ${condition})`)
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (format json) ${sql.join(queries, sql` union all `)}`,
  )
  return rows[0]?.['QUERY PLAN'][0]?.Plan.Plans?.map(plan => plan['Plan Rows']) ?? []
}
