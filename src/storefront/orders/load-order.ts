import { getOrder, type OrderDetail } from '../../contract/orders.ts'
import { type BankAccount, getBankAccount } from '../../contract/payments.ts'
import { listCountries } from '../../contract/site.ts'
import type { ScreenArgs } from '../screen-loader.ts'
import { unlessRefused } from '../site-data.ts'

export type OrderData = {
  order: OrderDetail
  /** As it came in the address; none for whoever is signed in. */
  orderKey: string | undefined
  /** While the order can still be paid by transfer. */
  bank: BankAccount | null
  countryNames: Record<string, string>
}

/** An order, and what it takes to show it. */
export async function loadOrder({ call }: ScreenArgs, number: string, key?: string): Promise<OrderData> {
  const [order, countries] = await Promise.all([
    call(getOrder, { order_number: number, key }),
    // Without their names countries are told by their codes.
    call(listCountries).catch(unlessRefused([])),
  ])
  const isOpen = order.status === 'unpaid' || order.status === 'confirming'
  const bank = isOpen
    ? await call(getBankAccount, { order_id: order.order_id, key }).catch(unlessRefused(null))
    : null
  return { order, orderKey: key, bank, countryNames: namesOf(order, countries) }
}

/** Only those the order has: a page needs no list of all countries. */
function namesOf({ addresses }: OrderDetail, countries: readonly { id: string; name: string }[]) {
  const codes = [addresses.shipping.country, addresses.billing.country]
  return Object.fromEntries(codes.map(code => [code, countries.find(({ id }) => id === code)?.name ?? code]))
}
