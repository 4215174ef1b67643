import { ORDER_FLAGS } from '../../../domain/order-flags.ts'
import { ORDER_STATUSES } from '../../../domain/order-states.ts'
import { readDay } from '../../shell/list/list-address.ts'

/** The filters of an address, for the list and its export. Values that no order can have are left out. */
export function readOrderFilters(address: string) {
  const params = new URLSearchParams(address)
  return {
    status: ORDER_STATUSES.find(known => known === params.get('status')),
    flag: ORDER_FLAGS.find(known => known === params.get('flag')),
    search: params.get('q') || undefined,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
}
