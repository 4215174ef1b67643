import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { DeclineReason, RequestState } from '../../../domain/requests.ts'
import type { Database } from '../../database/connection.ts'
import { daysOfNumber } from '../../database/days-of-number.ts'
import { hasText, hasTextByIndex } from '../../database/has-text.ts'
import { type CappedTotal, countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import { searchNewest } from '../../database/search-newest.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { LineRow, RfqRow } from './rfq.queries.ts'
import { rfqSearch, rfqs } from './rfq.tables.ts'

/** `waitingSince`: when the buyer last wrote, which is when the time for an answer begins. */
export type DeskRfqRow = RfqRow & { ownerName: string | null; waitingSince: Date }

export type RequestFilter = {
  state?: RequestState | undefined
  /** Null: those without an owner. */
  ownerId?: number | null | undefined
  createdAfter?: Date | undefined
  /** Without an answer since before this. */
  unansweredBefore?: Date | undefined
  search: string
}

// Plain names: in a selected expression Drizzle leaves out the table of its columns.
const waitingSince = sql<Date>`coalesce((select max(m.created_at) from messages m
  where m.subject_kind = 'request' and m.subject_id = rfqs.id and m.author = 'buyer'), rfqs.created_at)`.mapWith(
  rfqs.createdAt,
)

const withOwner = {
  rfq: rfqs,
  ownerName: sql<string | null>`(select name from staff where staff.id = ${rfqs.ownerId})`,
  waitingSince,
}

type Selected = { rfq: RfqRow; ownerName: string | null; waitingSince: Date }

const toRow = ({ rfq, ...more }: Selected): DeskRfqRow => ({ ...rfq, ...more })

export async function findDeskRfq(db: Database, number: string): Promise<DeskRfqRow | null> {
  const [row] = await db.select(withOwner).from(rfqs).where(eq(rfqs.number, number))
  return row ? toRow(row) : null
}

export async function lockRfq(db: TransactionDatabase, number: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfqs).where(eq(rfqs.number, number)).for('update')
  return row ?? null
}

export type RfqChange = {
  ownerId?: number | null
  isViewed?: true
  /** False: the buyer has written again, or the decline that answered it is taken back. */
  isAnswered?: boolean
  /** Null: the decline is taken back. */
  decline?: { reason: DeclineReason; text: string } | null
}

/** In the transaction that has locked it, with one audit entry. */
export async function changeRfq(
  db: TransactionDatabase,
  { id, rev }: RfqRow,
  change: RfqChange,
): Promise<void> {
  const { ownerId, isViewed, isAnswered, decline } = change
  await db
    .update(rfqs)
    .set({
      rev: rev + 1,
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(isViewed && { viewedAt: sql`coalesce(${rfqs.viewedAt}, now())` }),
      ...(isAnswered && { answeredAt: sql`coalesce(${rfqs.answeredAt}, now())` }),
      ...(isAnswered === false && { answeredAt: null }),
      ...(decline === undefined
        ? {}
        : {
            declinedAt: decline && sql`now()`,
            declineReason: decline?.reason ?? null,
            declineText: decline?.text ?? '',
          }),
    })
    .where(eq(rfqs.id, id))
}

type DeskRfqs = { rows: DeskRfqRow[]; total?: CappedTotal }

/** Newest first, from the request before `after` on. A search counts its results. */
export async function listDeskRfqs(
  db: Database,
  { search, ...filter }: RequestFilter,
  after: number | null,
): Promise<DeskRfqs> {
  const where = and(isWanted(filter), after === null ? undefined : lt(rfqs.id, after))
  if (search === '') return { rows: await readRfqs(db, where) }
  const { ids, total } = await searchRfqs(db, { search, where, limit: KEYSET_PAGE + 1 })
  return { rows: ids.length === 0 ? [] : await readRfqs(db, inArray(rfqs.id, ids)), total }
}

async function readRfqs(db: Database, where: SQL | undefined): Promise<DeskRfqRow[]> {
  const rows = await db
    .select(withOwner)
    .from(rfqs)
    .where(where)
    .orderBy(desc(rfqs.id))
    .limit(KEYSET_PAGE + 1)
  return rows.map(toRow)
}

type RfqSearch = { search: string; where?: SQL | undefined; limit: number }

/** The ids of the newest requests that have the text, also in the part numbers of their lines. */
export function searchRfqs(db: Database, { search, where, limit }: RfqSearch) {
  const list = {
    table: sql`${rfqs}`,
    key: sql`id`,
    orderBy: sql`id desc`,
    where,
    documents: sql`${rfqSearch}`,
    documentId: sql`${rfqSearch.rfqId}`,
    documentKey: sql`rfq_id as id`,
    hasText: hasText(rfqSearch.document, search),
    hasTextByIndex: hasTextByIndex(rfqSearch.document, search),
    numbers: numbersOf(search),
  }
  return searchNewest(db, list, { search, limit })
}

function numbersOf(search: string) {
  const days = daysOfNumber(search)
  const [, digits] = /^(?:rfq|inq)-(\d+)$/i.exec(search.trim()) ?? []
  if (!days || digits === undefined) return null
  return {
    isThen: sql`rfqs.created_at >= ${days.from}::timestamptz and rfqs.created_at < ${days.until}::timestamptz`,
    hasNumber: sql`starts_with(rfqs.number, ${digits})`,
  }
}

/** Without the search. */
export async function countDeskRfqs(db: Database, filter: Omit<RequestFilter, 'search'>) {
  return countCapped(db, rfqs, isWanted(filter))
}

export type PricedRfqLine = Pick<
  LineRow,
  'partId' | 'partNumber' | 'manufacturer' | 'quantity' | 'targetPrice'
> & { rfqId: number }

/** The data that the figures of several requests are computed from. */
export async function listLinesOf(db: Database, ids: readonly number[]): Promise<PricedRfqLine[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<PricedRfqLine>(sql`
    select rfq_id as "rfqId", part_id as "partId", part_number as "partNumber", manufacturer, qty as quantity,
      target_price as "targetPrice"
    from rfq_lines where rfq_id = any(${sql.param(ids)}::integer[])`)
  return rows
}

function isWanted({
  state,
  ownerId,
  createdAfter,
  unansweredBefore,
}: Omit<RequestFilter, 'search'>): SQL | undefined {
  return and(
    state && inState(state),
    ownerId === undefined ? undefined : ownerIs(ownerId),
    createdAfter && gte(rfqs.createdAt, createdAfter),
    unansweredBefore && and(isNull(rfqs.answeredAt), lt(waitingSince, unansweredBefore)),
  )
}

function inState(state: RequestState): SQL | undefined {
  if (state === 'declined') return isNotNull(rfqs.declinedAt)
  return and(isNull(rfqs.declinedAt), state === 'new' ? isNull(rfqs.ownerId) : isNotNull(rfqs.ownerId))
}

function ownerIs(ownerId: number | null): SQL {
  return ownerId === null ? isNull(rfqs.ownerId) : eq(rfqs.ownerId, ownerId)
}
