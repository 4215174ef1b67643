import type * as z from 'zod/mini'
import type { PastedTracking, TrackingEntry } from '../../../contract/desk/orders.ts'
import { type OrderActing, shipOrder } from '../orders/index.ts'

type Entry = z.output<typeof TrackingEntry>

/** Ships one order for each line. Each line has its own transaction and its own answer. */
export async function pasteTracking(
  acting: OrderActing,
  entries: readonly Entry[],
): Promise<PastedTracking[]> {
  const answers: PastedTracking[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const { line, order_number, tracking } = entry
    const key = order_number.toUpperCase()
    const result = seen.has(key) ? ({ outcome: 'duplicate' } as const) : await shipEntry(acting, entry)
    answers.push({ line, order_number, tracking, ...result })
    seen.add(key)
  }
  return answers
}

async function shipEntry(acting: OrderActing, { order_number: number, tracking, carrier }: Entry) {
  const shipment = { tracking, ...(carrier === '' ? {} : { carrier }) }
  const { outcome, ...result } = await shipOrder(acting, number, shipment)
  if (outcome === 'done') {
    const order_number = 'order' in result ? result.order.number : number
    return { order_number, outcome: 'shipped' as const }
  }
  if (outcome === 'unknown' || outcome === 'forbidden' || outcome === 'busy' || outcome === 'nothing_left')
    return { outcome }
  return { outcome: 'unreadable' as const }
}
