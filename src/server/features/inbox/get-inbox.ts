import type * as z from 'zod/mini'
import type {
  countInbox as countEndpoint,
  getInbox as endpoint,
  InboxItem,
} from '../../../contract/desk/inbox.ts'
import { businessMinutes, endOfDay, SHOP_TIME_ZONE } from '../../../domain/business-hours.ts'
import { LANES, laneOf, mailTopic, mayMark, visibleKinds } from '../../../domain/inbox.ts'
import { replyBy } from '../../../domain/reply-promise.ts'
import type { Right } from '../../../domain/rights.ts'
import type { StaffContext } from '../../context.ts'
import { countWaiting, type InboxRow, listInboxRows, MOST_ROWS } from './inbox.queries.ts'
import type { WaitingOptions } from './waiting.queries.ts'

type Answer = z.input<(typeof endpoint)['data']>

type CountAnswer = z.input<(typeof countEndpoint)['data']>

type Query = z.output<NonNullable<(typeof endpoint)['query']>>

export async function getInbox(context: StaffContext, { owner, number }: Query): Promise<Answer> {
  const { db, staff, clock } = context
  const options = waitingFor(context)
  const rows = await listInboxRows(db, options, {
    ownerId: owner === 'me' ? staff.staffId : undefined,
    number,
  })
  const byLane = Map.groupBy(rows, ({ lane }) => lane)
  const lanes = new Set(options.kinds.map(laneOf))
  const now = clock()
  return {
    lanes: LANES.filter(lane => lanes.has(lane)).map(lane => {
      const listed = byLane.get(lane) ?? []
      return { lane, count: listed[0]?.lane_count ?? 0, listed: listed.length }
    }),
    list: [...byLane.values()].flatMap(listed =>
      listed.map((row, place) => ({ ...toItem(row, staff.rights, now), is_newest: place >= MOST_ROWS })),
    ),
  }
}

export async function countInbox(context: StaffContext): Promise<CountAnswer> {
  const { count, backInMs } = await countWaiting(context.db, waitingFor(context))
  return { count, back_in_ms: backInMs }
}

/** The items that this person may see. */
export function waitingFor({ staff, clock }: Pick<StaffContext, 'staff' | 'clock'>): WaitingOptions {
  return { kinds: visibleKinds(staff.rights), chaseBefore: endOfDay(clock(), SHOP_TIME_ZONE) }
}

function toItem(row: InboxRow, rights: readonly Right[], now: Date): Omit<InboxItem, 'is_newest'> {
  const { kind, lane, id, rev, record_rev, number, order_id, who, line_count, first_part } = row
  const since = new Date(row.since)
  const due = row.due === null ? promiseOf(row.kind, since) : new Date(row.due)
  const hasPrices = rights.includes('prices.see')
  return {
    ...{ kind, id, lane, rev, record_rev, number, order_id, who, line_count, first_part },
    ...(row.mail_kind === null ? {} : { mail_topic: mailTopic(row.mail_kind) }),
    ...(hasPrices && row.value !== null ? { value: Number(row.value) } : {}),
    ...(hasPrices && row.amount !== null ? { amount: Number(row.amount) } : {}),
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
    minutes_left: due && minutesLeft(kind, now, due),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    can_mark: mayMark(kind, rights),
  }
}

function promiseOf(kind: InboxRow['kind'], since: Date): Date | null {
  return kind === 'request' ? replyBy(since) : null
}

/** The shop answers in business hours, but cancels orders at any time. */
function minutesLeft(kind: InboxRow['kind'], now: Date, due: Date): number {
  if (kind === 'request') return businessMinutes(now, due, SHOP_TIME_ZONE)
  return Math.floor((due.getTime() - now.getTime()) / 60_000)
}
