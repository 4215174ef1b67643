import type * as z from 'zod/mini'
import type { PastedTracking, TrackingEntry } from '../../../contract/desk/orders.ts'
import type { Context } from '../../context.ts'
import {
  completeNumber,
  type OrderActing,
  type SentShipment,
  type ShipmentOutcome,
  shipOrders,
} from '../orders/index.ts'

type Entry = z.output<typeof TrackingEntry>

/**
 * Ships one order for each line. Every line has its own answer, and all are shipped in one transaction: hundreds
 * of commits take long, and after a failure in between staff would not know which orders were sent.
 */
export async function pasteTracking(
  acting: OrderActing & Pick<Context, 'db'>,
  entries: readonly Entry[],
): Promise<PastedTracking[]> {
  const shipments = new Map<string, SentShipment>()
  const lines: { entry: Entry; number: string; isDuplicate: boolean }[] = []
  for (const entry of entries) {
    const number = await completeNumber(acting.db, entry.order_number)
    lines.push({ entry, number, isDuplicate: shipments.has(number) })
    if (!shipments.has(number)) shipments.set(number, toShipment(entry))
  }
  const outcomes = await shipOrders(acting, shipments)
  return lines.map(({ entry: { line, order_number, tracking }, number, isDuplicate }) => {
    const answer = { line, order_number, tracking }
    return isDuplicate
      ? { ...answer, outcome: 'duplicate' }
      : { ...answer, ...toAnswer(outcomes.get(number)) }
  })
}

function toShipment({ tracking, carrier }: Entry): SentShipment {
  return { tracking, ...(carrier === '' ? {} : { carrier }) }
}

function toAnswer(
  result: ShipmentOutcome | undefined,
): Pick<PastedTracking, 'outcome'> & Partial<Pick<PastedTracking, 'order_number'>> {
  if (!result) return { outcome: 'unknown' }
  if (result.outcome === 'done') return { order_number: result.order.number, outcome: 'shipped' }
  const { outcome } = result
  if (outcome === 'unknown' || outcome === 'forbidden' || outcome === 'busy' || outcome === 'nothing_left')
    return { outcome }
  return { outcome: 'unreadable' }
}
