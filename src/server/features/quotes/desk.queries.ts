import { and, desc, eq, gt, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Loss } from '../../../domain/quotes/report.ts'
import type { QuoteState } from '../../../domain/quotes/states.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { quoteLines, quotes } from './quotes.tables.ts'

/** A quote with the names of its linked records, and figures of the version that staff see first. */
export type DeskQuoteRow = QuoteRow & {
  ownerName: string | null
  rfqNumber: string | null
  orderNumber: string | null
  isHeld: boolean
  lineCount: number
  shownTotal: string
}

/** The version that was sent, or the draft if none was. */
const shownVersion = sql`coalesce(nullif(${quotes.version}, 0), ${quotes.draftVersion}, 1)`

const columns = {
  quote: quotes,
  ownerName: sql<string | null>`(select name from staff where staff.id = ${quotes.ownerId})`,
  rfqNumber: sql<string | null>`(select number from rfqs where rfqs.id = ${quotes.rfqId})`,
  orderNumber: sql<string | null>`(select number from orders where orders.id = ${quotes.orderId})`,
  isHeld: sql<boolean>`exists (select from stock_holds where quote_id = ${quotes.id} and released_at is null)`,
  lineCount: sql<number>`(select count(*)::integer from quote_lines
    where quote_id = ${quotes.id} and version = ${shownVersion})`,
  shownTotal: sql<string>`coalesce(${quotes.total}, (select total from quote_versions
    where quote_id = ${quotes.id} and version = ${shownVersion}), 0)`,
}

type Selected = Omit<DeskQuoteRow, keyof QuoteRow> & { quote: QuoteRow }
const toRow = ({ quote, ...linked }: Selected): DeskQuoteRow => ({ ...quote, ...linked })

export async function findDeskQuote(db: Database, number: string): Promise<DeskQuoteRow | null> {
  const [row] = await db.select(columns).from(quotes).where(eq(quotes.number, number))
  return row ? toRow(row) : null
}

export type QuoteFilter = {
  state?: QuoteState | undefined
  /** Null: those without an owner. */
  ownerId?: number | null | undefined
  endsWithinHours?: number | undefined
  isWaiting?: boolean
  lostFor?: Loss | undefined
  rfqNumber?: string | undefined
  customerId?: number | undefined
  /** Of any person of the company. */
  companyId?: number | undefined
  search: string
}

/** Newest first, from the quote before `after` on. */
export async function listDeskQuotes(
  db: Database,
  filter: QuoteFilter,
  after: number | null,
): Promise<DeskQuoteRow[]> {
  const rows = await db
    .select(columns)
    .from(quotes)
    .where(and(isWanted(filter), after === null ? undefined : lt(quotes.id, after)))
    .orderBy(desc(quotes.id))
    .limit(KEYSET_PAGE + 1)
  return rows.map(toRow)
}

export async function countDeskQuotes(db: Database, filter: QuoteFilter) {
  return countCapped(db, quotes, isWanted(filter))
}

function isWanted({
  state,
  ownerId,
  endsWithinHours,
  isWaiting,
  lostFor,
  rfqNumber,
  customerId,
  companyId,
  search,
}: QuoteFilter): SQL | undefined {
  return and(
    state && inState(state),
    ownerId === undefined ? undefined : ownerIs(ownerId),
    endsWithinHours === undefined ? undefined : endsWithin(endsWithinHours),
    isWaiting ? isNotNull(quotes.waitsSince) : undefined,
    lostFor && wasLost(lostFor),
    rfqNumber === undefined
      ? undefined
      : sql`${quotes.rfqId} = (select id from rfqs where number = ${rfqNumber})`,
    customerId === undefined ? undefined : isOf(sql`id = ${customerId}`),
    companyId === undefined ? undefined : isOf(sql`company_id = ${companyId}`),
    search === '' ? undefined : contains(containing(search)),
  )
}

/** Customers are known by their mailbox. */
function isOf(customer: SQL): SQL {
  return sql`${quotes.emailKey} in (select email_key from customers where ${customer})`
}

/** As staff read it: a quote that was reopened is a draft. */
function inState(state: QuoteState): SQL | undefined {
  const isReopened = and(
    isNotNull(quotes.draftVersion),
    sql`${quotes.state} in ('declined', 'withdrawn', 'expired')`,
  )
  if (state === 'draft') return or(eq(quotes.state, 'draft'), isReopened)
  const isEnding = state === 'declined' || state === 'withdrawn' || state === 'expired'
  return and(eq(quotes.state, state), isEnding ? isNull(quotes.draftVersion) : undefined)
}

function ownerIs(ownerId: number | null): SQL {
  return ownerId === null ? isNull(quotes.ownerId) : eq(quotes.ownerId, ownerId)
}

function endsWithin(hours: number): SQL | undefined {
  return and(
    sql`${quotes.state} in ('sent', 'seen', 'countered')`,
    gt(quotes.validUntil, sql`now()`),
    lte(quotes.validUntil, sql`now() + make_interval(hours => ${hours})`),
  )
}

/** As the report counts them: in the last 30 days, also if they were reopened since. */
function wasLost(reason: Loss): SQL {
  const why =
    reason === 'expired'
      ? sql`${quotes.state} = 'expired'`
      : sql`${quotes.state} = 'declined' and coalesce(${quotes.declineReason}, 'other') = ${reason}`
  return sql`(${why} and ${quotes.version} > 0 and ${quotes.total} > 0 and ${quotes.decidedAt} > now() - interval '30 days')`
}

/** The first expression is that of the index. Also in the part numbers of the lines. */
function contains(pattern: string): SQL | undefined {
  return or(
    sql`(${quotes.number} || ' ' || ${quotes.email} || ' ' || ${quotes.contactName} || ' ' || ${quotes.companyName})
      ilike ${pattern}`,
    sql`exists (select from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id}
      and ${ilike(quoteLines.partNumber, pattern)})`,
  )
}

/** Price and cost of the lines that have both, by quote: read only for people who may see costs. */
export async function listMargins(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { price: number; cost: number }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; price: string; cost: string }>(sql`
    select q.id, sum(l.amount) as price, sum(c.cost * l.quantity) as cost
    from quotes q
    join quote_lines l on l.quote_id = q.id and l.version = coalesce(nullif(q.version, 0), q.draft_version, 1)
    join quote_costs c on c.quote_id = l.quote_id and c.version = l.version and c.line_id = l.line_id
    where q.id = any(${sql.param([...ids])}::int[]) and l.kind = 'offer' and l.amount is not null
      and l.alternate_of is null
    group by q.id`)
  return new Map(rows.map(({ id, price, cost }) => [id, { price: Number(price), cost: Number(cost) }]))
}
