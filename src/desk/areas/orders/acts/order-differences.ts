import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import type { OrderStatus } from '../../../../domain/order-states.ts'

export type OrderDifference =
  | { what: 'state'; before: OrderStatus; after: OrderStatus }
  | { what: 'paid' | 'refunded' | 'total'; before: number; after: number }
  | { what: 'shipped' | 'shipments' | 'notes'; before: number; after: number }
  | { what: 'tracking'; shipment: number; before: string; after: string }

/** The changes by another person that affect the possible acts on the order. */
export function orderDifferences(before: DeskOrder, now: DeskOrder): OrderDifference[] {
  const all: OrderDifference[] = [
    { what: 'state', before: before.status, after: now.status },
    { what: 'total', before: before.money?.total ?? 0, after: now.money?.total ?? 0 },
    { what: 'paid', before: before.money?.received ?? 0, after: now.money?.received ?? 0 },
    { what: 'refunded', before: before.money?.refunded ?? 0, after: now.money?.refunded ?? 0 },
    { what: 'shipped', before: countShipped(before), after: countShipped(now) },
    { what: 'shipments', before: before.shipments.length, after: now.shipments.length },
    { what: 'notes', before: before.notes.length, after: now.notes.length },
    ...before.shipments.map(
      shipment =>
        ({
          what: 'tracking',
          shipment: shipment.number,
          before: `${shipment.carrier} ${shipment.tracking}`,
          after: trackingNow(now, shipment.id),
        }) as const,
    ),
  ]
  return all.filter(difference => difference.before !== difference.after)
}

function countShipped({ lines }: DeskOrder): number {
  return lines.reduce((sum, { shipped }) => sum + shipped, 0)
}

function trackingNow({ shipments }: DeskOrder, id: number): string {
  const shipment = shipments.find(known => known.id === id)
  return shipment ? `${shipment.carrier} ${shipment.tracking}` : ''
}

type Signed = { time: string; who: string }

/** The author of the newest entry that was not there before; null if there is none, such as for a correction. */
export function whoChanged(before: DeskOrder, now: DeskOrder): string | null {
  const last = newest(now)
  return last && last.time > (newest(before)?.time ?? '') ? last.who : null
}

function newest({ history, notes, shipments, money }: DeskOrder): Signed | undefined {
  const entries: Signed[] = [
    ...history,
    ...notes,
    ...shipments.map(({ sent_time: time, who }) => ({ time, who })),
    ...(money?.ledger ?? []),
    ...(money?.refunds ?? []),
  ]
  return entries.toSorted((a, b) => a.time.localeCompare(b.time)).at(-1)
}
