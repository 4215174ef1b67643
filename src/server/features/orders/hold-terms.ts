import { awaitsMoney } from '../../../domain/order-states.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import type { OrderRow } from './orders.queries.ts'
import type { ProvenHold } from './unproven.queries.ts'

type HoldTerms = Pick<TradeSettings, 'unprovenHoldMinutes' | 'unpaidHours' | 'confirmingDays'>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an order waits for its payment; an unproven buyer has less time. */
export function unpaidSeconds(isProven: boolean, { unpaidHours, unprovenHoldMinutes }: HoldTerms): number {
  return isProven ? unpaidHours * HOUR : unprovenHoldMinutes * MINUTE
}

/** How long it waits for a reported transfer. */
export function confirmingSeconds({ confirmingDays }: Pick<HoldTerms, 'confirmingDays'>): number {
  return confirmingDays * DAY
}

export function provenHold(terms: HoldTerms): ProvenHold {
  return { unpaidSeconds: unpaidSeconds(true, terms), confirmingSeconds: confirmingSeconds(terms) }
}

type HeldOrder = Pick<OrderRow, 'status' | 'payBy' | 'provenAt' | 'createdAt'>

/** The deadline once the buyer is proven; null if that changes nothing. Same rule as `markProven`. */
export function provenPayBy(order: HeldOrder, terms: HoldTerms): Date | null {
  const { status, payBy, provenAt, createdAt } = order
  if (provenAt || !payBy || !awaitsMoney(status)) return null
  const hold = provenHold(terms)
  const seconds = status === 'unpaid' ? hold.unpaidSeconds : hold.confirmingSeconds
  const extended = new Date(createdAt.getTime() + seconds * 1000)
  return extended > payBy ? extended : null
}
