import type { Customer } from '../../../contract/desk/customers.ts'
import type { Database } from '../../database/connection.ts'
import { type Sight, toCustomerOrder, toCustomerRequest } from './customers.wire.ts'
import { listDealtOrders, listDealtRfqs } from './trade.queries.ts'

/** The newest orders and requests of these mailboxes, as far as the member of staff may read them. */
export async function listDealings(
  db: Database,
  emailKeys: readonly string[],
  sees: Sight,
): Promise<Pick<Customer, 'order_list' | 'request_list'>> {
  return {
    ...(sees.orders && { order_list: (await listDealtOrders(db, emailKeys)).map(toCustomerOrder) }),
    ...(sees.requests && { request_list: (await listDealtRfqs(db, emailKeys)).map(toCustomerRequest) }),
  }
}
