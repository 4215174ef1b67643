import type { OrderData } from './load-order.ts'
import { AddressCards, OrderNotes } from './order-facts.tsx'
import { OrderMessages } from './order-messages.tsx'
import { PaperList } from './paper-list.tsx'

/** Papers and messages. */
export function MoreOfOrder(order: Pick<OrderData, 'order' | 'orderKey'>) {
  return (
    <>
      <PaperList {...order} />
      <OrderMessages {...order} />
    </>
  )
}

export function OrderEnd({ order, orderKey, countryNames }: Omit<OrderData, 'bank'>) {
  return (
    <div className="grid min-w-0 gap-6 sm:grid-cols-2">
      <AddressCards order={order} countryNames={countryNames} />
      <OrderNotes order={order} orderKey={orderKey} />
    </div>
  )
}
