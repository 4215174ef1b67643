import { queryOptions } from '@tanstack/react-query'
import { type DeskOrder, getDeskOrder } from '../../../contract/desk/orders.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

/** Rows of the list are under `['orders', 'list', …]`. */
export const ORDER_ROWS = ['orders', 'list'] as const

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', 'record', number],
    queryFn: () => call(getDeskOrder, { order_number: number }),
  })

/** Shows the result of an act at once. The list loads its rows again when it is opened. */
export async function keepOrder(order: DeskOrder): Promise<void> {
  queryClient.setQueryData(orderQuery(order.order_number).queryKey, order)
  await queryClient.invalidateQueries({ queryKey: ORDER_ROWS })
}

/** The current order, regardless of the cache. */
export function loadOrderAgain(number: string): Promise<DeskOrder> {
  return queryClient.fetchQuery({ ...orderQuery(number), staleTime: 0 })
}
