import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import { isPositive } from '../../../../domain/money.ts'
import { awaitsMoney } from '../../../../domain/order-states.ts'

/** The order is paid, or was refunded. A payment of a canceled order reopens it. */
export function expectsNothing({ money, status }: DeskOrder): boolean {
  return status !== 'canceled' && !awaitsMoney(status) && !isPositive(money?.missing ?? 0)
}
