import type { listRequests as endpoint, RequestEntry } from '../../../contract/desk/requests.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { RowId } from '../../../contract/wire/fields.ts'
import { cursorOf } from '../../../contract/wire/keyset.ts'
import { lateSince } from '../../../domain/reply-promise.ts'
import type { RequestState } from '../../../domain/requests.ts'
import type { StaffContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { toKeysetPage } from '../../database/keyset.ts'
import { pricesOfParts } from '../catalogue/index.ts'
import {
  countDeskRfqs,
  type DeskRfqRow,
  listDeskRfqs,
  listLinesOf,
  type RequestFilter,
} from './desk.queries.ts'
import { identifyLinesAs } from './identify-lines.ts'
import { toRequestEntry } from './request.wire.ts'
import { requestFigures } from './request-figures.ts'

const byId = cursorOf(RowId)
const DAY_MS = 24 * 60 * 60 * 1_000

type RequestListQuery = {
  state?: RequestState | undefined
  owner?: 'me' | 'none' | number | undefined
  age?: 'late' | 'day' | 'week' | undefined
  search: string
}

/** Newest first. */
export async function listRequests(
  { db, staff, clock }: Pick<StaffContext, 'db' | 'staff' | 'clock'>,
  { owner, age, state, search }: RequestListQuery,
  after?: string,
): Promise<CallData<typeof endpoint>> {
  const filter: RequestFilter = {
    ...{ state, search },
    ...agedAs(age, clock()),
    ownerId: ownerOf(owner, staff.staffId),
  }
  const { rows, total } = await listDeskRfqs(db, filter, byId.read(after))
  const { list, next } = toKeysetPage(
    rows,
    ({ id }) => byId.write(id),
    row => row,
  )
  const [entries, counted] = await Promise.all([
    withFigures(db, list),
    after === undefined ? (total ?? countDeskRfqs(db, filter)) : undefined,
  ])
  return { list: entries, next, ...counted }
}

/** Lines are matched again, not only as they were stored: parts come and go. */
async function withFigures(db: Database, rows: readonly DeskRfqRow[]): Promise<RequestEntry[]> {
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  const identified = Map.groupBy(
    await identifyLinesAs(db, lines, ids => pricesOfParts(db, ids)),
    ({ rfqId }) => rfqId,
  )
  return rows.map(row => toRequestEntry(row, requestFigures(identified.get(row.id) ?? [])))
}

function ownerOf(owner: RequestListQuery['owner'], staffId: number): RequestFilter['ownerId'] {
  if (owner === 'me') return staffId
  return owner === 'none' ? null : owner
}

function agedAs(age: RequestListQuery['age'], now: Date): Partial<RequestFilter> {
  if (age === undefined) return {}
  if (age === 'late') return { unansweredBefore: lateSince(now) }
  return { createdAfter: new Date(now.getTime() - (age === 'day' ? 1 : 7) * DAY_MS) }
}
