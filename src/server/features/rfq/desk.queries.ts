import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { DeclineReason, RequestState } from '../../../domain/requests.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { LineRow, RfqRow } from './rfq.queries.ts'
import { rfqLines, rfqs } from './rfq.tables.ts'

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

/** Newest first, from the request before `after` on. */
export async function listDeskRfqs(
  db: Database,
  filter: RequestFilter,
  after: number | null,
): Promise<DeskRfqRow[]> {
  const rows = await db
    .select(withOwner)
    .from(rfqs)
    .where(and(isWanted(filter), after === null ? undefined : lt(rfqs.id, after)))
    .orderBy(desc(rfqs.id))
    .limit(KEYSET_PAGE + 1)
  return rows.map(toRow)
}

export async function countDeskRfqs(db: Database, filter: RequestFilter) {
  return countCapped(db, rfqs, isWanted(filter))
}

/** The lines of several requests, each request's in its order. */
export async function listLinesOf(
  db: Database,
  ids: readonly number[],
): Promise<(LineRow & { rfqId: number })[]> {
  if (ids.length === 0) return []
  const { position, ...columns } = rfqLinesColumns
  return db
    .select(columns)
    .from(rfqLines)
    .where(inArray(rfqLines.rfqId, [...ids]))
    .orderBy(asc(rfqLines.rfqId), asc(position))
}

const rfqLinesColumns = {
  rfqId: rfqLines.rfqId,
  position: rfqLines.position,
  partId: rfqLines.partId,
  partNumber: rfqLines.partNumber,
  manufacturer: rfqLines.manufacturer,
  package: rfqLines.package,
  dateCode: rfqLines.dateCode,
  quantity: rfqLines.quantity,
  targetPrice: rfqLines.targetPrice,
}

function isWanted({
  state,
  ownerId,
  createdAfter,
  unansweredBefore,
  search,
}: RequestFilter): SQL | undefined {
  return and(
    state && inState(state),
    ownerId === undefined ? undefined : ownerIs(ownerId),
    createdAfter && gte(rfqs.createdAt, createdAfter),
    unansweredBefore && and(isNull(rfqs.answeredAt), lt(waitingSince, unansweredBefore)),
    search === '' ? undefined : contains(containing(search)),
  )
}

function inState(state: RequestState): SQL | undefined {
  if (state === 'declined') return isNotNull(rfqs.declinedAt)
  return and(isNull(rfqs.declinedAt), state === 'new' ? isNull(rfqs.ownerId) : isNotNull(rfqs.ownerId))
}

function ownerIs(ownerId: number | null): SQL {
  return ownerId === null ? isNull(rfqs.ownerId) : eq(rfqs.ownerId, ownerId)
}

/** Also in the part numbers of the lines. */
function contains(pattern: string): SQL | undefined {
  return or(
    ilike(sql`'RFQ-' || ${rfqs.number} || ' INQ-' || ${rfqs.number}`, pattern),
    ilike(rfqs.email, pattern),
    ilike(rfqs.contactName, pattern),
    ilike(rfqs.companyName, pattern),
    sql`exists (select from ${rfqLines} where ${rfqLines.rfqId} = ${rfqs.id} and ${ilike(rfqLines.partNumber, pattern)})`,
  )
}
