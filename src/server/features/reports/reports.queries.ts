import { sql } from 'drizzle-orm'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import type { Loss } from '../../../domain/quotes/report.ts'
import type { Database } from '../../database/connection.ts'

const WEEK = sql`now() - interval '7 days'`
const MONTH = sql`now() - interval '30 days'`

/** Requests whose first quote was sent in the last 30 days. The first version of a quote is the first that is sent. */
const ANSWERED = sql`
  select r.number, r.created_at, min(v.sent_at) as sent_at,
    extract(epoch from min(v.sent_at) - r.created_at)::float8 / 60 as minutes
  from (
    select distinct q.rfq_id from quote_versions v join quotes q on q.id = v.quote_id
    where v.version = 1 and v.sent_at > ${MONTH} and q.rfq_id is not null
  ) as recent
  join quotes q using (rfq_id)
  join quote_versions v on v.quote_id = q.id and v.version = 1 and v.sent_at is not null
  join rfqs r on r.id = q.rfq_id
  group by r.id having min(v.sent_at) > ${MONTH}`

type ResponseTimes = {
  week: number
  month: number
  weekMinutes: number | null
  monthMinutes: number | null
}

export async function findResponseTimes(db: Database): Promise<ResponseTimes> {
  const median = sql`percentile_cont(0.5) within group (order by minutes)`
  const { rows } = await db.execute<ResponseTimes>(sql`
    select count(*) filter (where sent_at > ${WEEK})::integer as week, count(*)::integer as month,
      ${median} filter (where sent_at > ${WEEK}) as "weekMinutes", ${median} as "monthMinutes"
    from (${ANSWERED}) as answered`)
  return rows[0] ?? { week: 0, month: 0, weekMinutes: null, monthMinutes: null }
}

type AnsweredRequest = { number: string; created_at: string; sent_at: string; minutes: number }

/** Newest first. */
export async function listAnswered(db: Database): Promise<AnsweredRequest[]> {
  const { rows } = await db.execute<AnsweredRequest>(sql`${ANSWERED} order by sent_at desc`)
  return rows
}

type OpenQuotes = {
  count: number
  value: string
  sent: number
  seen: number
  countered: number
  ending: number
}

export async function findOpenQuotes(db: Database): Promise<OpenQuotes> {
  const { rows } = await db.execute<OpenQuotes>(sql`
    select count(*)::integer as count, coalesce(sum(total), 0) as value,
      count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state = 'seen')::integer as seen,
      count(*) filter (where state = 'countered')::integer as countered,
      count(*) filter (where valid_until <= now() + make_interval(hours => ${QUOTE_LIMITS.chaseHours}))::integer as ending
    from quotes where state in ('sent', 'seen', 'countered') and valid_until > now()`)
  return rows[0] ?? { count: 0, value: '0', sent: 0, seen: 0, countered: 0, ending: 0 }
}

/**
 * A quote that was sent again is open again, and counts with its last decision. One that offered nothing was neither won
 * nor lost.
 */
const DECIDED = sql`state in ('accepted', 'declined', 'expired') and version > 0 and total > 0`

type Results = { won: number; lost: number; wonValue: string; lostValue: string }

export async function findResults(
  db: Database,
  { fromDays, toDays }: { fromDays: number; toDays: number },
): Promise<Results> {
  const { rows } = await db.execute<Results>(sql`
    select count(*) filter (where state = 'accepted')::integer as won,
      count(*) filter (where state <> 'accepted')::integer as lost,
      coalesce(sum(total) filter (where state = 'accepted'), 0) as "wonValue",
      coalesce(sum(total) filter (where state <> 'accepted'), 0) as "lostValue"
    from quotes
    where ${DECIDED} and decided_at > now() - make_interval(days => ${fromDays})
      and decided_at <= now() - make_interval(days => ${toDays})`)
  return rows[0] ?? { won: 0, lost: 0, wonValue: '0', lostValue: '0' }
}

type DecidedQuote = {
  number: string
  company_name: string
  state: string
  reason: string | null
  total: string
  decided_at: string
}

/** Of the last 30 days, newest first. */
export async function listDecided(db: Database): Promise<DecidedQuote[]> {
  const { rows } = await db.execute<DecidedQuote>(sql`
    select number, company_name, state, decline_reason as reason, total::text as total, decided_at from quotes
    where ${DECIDED} and decided_at > ${MONTH} order by decided_at desc, id desc`)
  return rows
}

/** Of the last 30 days, most frequent first. */
export async function listLosses(db: Database): Promise<{ reason: Loss; count: number; value: string }[]> {
  const { rows } = await db.execute<{ reason: Loss; count: number; value: string }>(sql`
    select case state when 'expired' then 'expired' else coalesce(decline_reason, 'other') end as reason,
      count(*)::integer as count, coalesce(sum(total), 0)::text as value
    from quotes
    where ${DECIDED} and state <> 'accepted' and decided_at > ${MONTH}
    group by 1 order by count(*) desc, 1`)
  return rows
}

export type MissingPartRow = {
  partNumber: string
  manufacturer: string
  requests: number
  pieces: string
  stock: number
  targetLow: string | null
  targetHigh: string | null
}

/** Asked for in the last 30 days, in a quantity that is not in stock now. */
export async function listMissingParts(db: Database, limit: number): Promise<MissingPartRow[]> {
  const { rows } = await db.execute<MissingPartRow>(sql`
    select min(l.part_number) as "partNumber", max(l.manufacturer) as manufacturer,
      count(distinct r.id)::integer as requests, sum(l.qty)::text as pieces,
      coalesce(max(p.stock), 0)::integer as stock,
      min(l.target_price)::text as "targetLow", max(l.target_price)::text as "targetHigh"
    from rfqs r join rfq_lines l on l.rfq_id = r.id left join parts p on p.id = l.part_id
    where r.created_at > ${MONTH} and coalesce(p.stock, 0) < l.qty
    group by upper(l.part_number)
    order by requests desc, sum(l.qty) desc, 1 limit ${limit}`)
  return rows
}
