/** A visitor's order is opened by its key; whoever is signed in needs none. */
export type OrderAccess = { order_number: string; key?: string }

export const ORDERS_PATH = '/myaccount/order-status-history'

export function orderPath({ order_number, key }: OrderAccess): string {
  const number = encodeURIComponent(order_number)
  return key ? `/order/${number}?key=${encodeURIComponent(key)}` : `${ORDERS_PATH}/${number}`
}

export function paymentPath(order: OrderAccess): string {
  return `/pay/payment?${query(order)}`
}

export function submittedPath(order: OrderAccess): string {
  return `/pay/successful?${query(order)}`
}

function query({ order_number, key }: OrderAccess): string {
  const search = new URLSearchParams({ order: order_number })
  if (key) search.set('key', key)
  return search.toString()
}
