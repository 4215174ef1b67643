import { redirect } from 'react-router'
import { getOrder, type OrderDetail } from '../../../../contract/shop/orders.ts'
import { type BankAccount, getBankAccount } from '../../../../contract/shop/payments.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import type { ScreenArgs } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { waitsForTransfer } from './order-progress.ts'

export type OrderData = {
  order: OrderDetail
  /** As given in the URL; none for signed-in customers. */
  orderKey: string | undefined
  /** Set while the order can be paid by transfer and the shop has a bank account. */
  bank: BankAccount | null
  countryNames: Record<string, string>
}

/**
 * Loads the order in `?order=…`, with its key if given; null if it names none. Visitors without a key sign in and
 * return.
 */
export async function loadNamedOrder(args: ScreenArgs): Promise<OrderData | null> {
  const { url, path, session } = args
  const number = url.searchParams.get('order')
  if (!number) return null
  const key = url.searchParams.get('key') || undefined
  if (!key && !session.token) throw redirect(withRedirect(LOGIN_PATH, path + url.search))
  return loadOrder(args, number, key)
}

/** An order with the data needed to show it. */
export async function loadOrder(
  { call, optional }: ScreenArgs,
  number: string,
  key?: string,
): Promise<OrderData> {
  const [order, countries] = await Promise.all([
    call(getOrder, { order_number: number, key }),
    // Without names, countries are shown by code.
    optional(call(listCountries), []),
  ])
  const bank = waitsForTransfer(order)
    ? await optional(call(getBankAccount, { order_id: order.order_id, key }), null)
    : null
  return { order, orderKey: key, bank, countryNames: namesOf(order, countries) }
}

/** Only the countries of the order: the page does not need the whole list. */
function namesOf({ addresses }: OrderDetail, countries: readonly { id: string; name: string }[]) {
  const codes = [addresses.shipping.country, addresses.billing.country]
  return Object.fromEntries(codes.map(code => [code, countries.find(({ id }) => id === code)?.name ?? code]))
}
