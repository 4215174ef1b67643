import { redirect } from 'react-router'
import { getOrder, type OrderDetail } from '../../../../contract/shop/orders.ts'
import { type BankAccount, getBankAccount } from '../../../../contract/shop/payments.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import type { ScreenArgs } from '../../../shell/page/screen-loader.ts'
import { unlessRefused } from '../../../shell/page/site-data.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { waitsForTransfer } from './order-progress.ts'

export type OrderData = {
  order: OrderDetail
  /** As it came in the address; none for whoever is signed in. */
  orderKey: string | undefined
  /** While the order can still be paid by transfer, in a shop that has an account for it. */
  bank: BankAccount | null
  countryNames: Record<string, string>
}

/** The order that `?order=…` names, perhaps with its key; null when it names none. Others sign in and come back. */
export async function loadNamedOrder(args: ScreenArgs): Promise<OrderData | null> {
  const { url, path, session } = args
  const number = url.searchParams.get('order')
  if (!number) return null
  const key = url.searchParams.get('key') || undefined
  if (!key && !session.token) throw redirect(withRedirect(LOGIN_PATH, path + url.search))
  return loadOrder(args, number, key)
}

/** An order, and what it takes to show it. */
export async function loadOrder({ call }: ScreenArgs, number: string, key?: string): Promise<OrderData> {
  const [order, countries] = await Promise.all([
    call(getOrder, { order_number: number, key }),
    // Without their names countries are told by their codes.
    call(listCountries).catch(unlessRefused([])),
  ])
  const bank = waitsForTransfer(order)
    ? await call(getBankAccount, { order_id: order.order_id, key }).catch(unlessRefused(null))
    : null
  return { order, orderKey: key, bank, countryNames: namesOf(order, countries) }
}

/** Only those the order has: a page needs no list of all countries. */
function namesOf({ addresses }: OrderDetail, countries: readonly { id: string; name: string }[]) {
  const codes = [addresses.shipping.country, addresses.billing.country]
  return Object.fromEntries(codes.map(code => [code, countries.find(({ id }) => id === code)?.name ?? code]))
}
