import type { Arrival, Join } from '../account/index.ts'
import { mergeCart } from '../cart/index.ts'
import { joinOrders, joinOrdersOnSignIn } from '../orders/index.ts'
import { joinRfqs } from '../rfq/index.ts'

/** What visitors leave behind that belongs to their account once they have one. Accounts know nothing of it. */
export const JOINS: readonly Join[] = [joinRfqs, joinOrders]

/** What visitors bring along when they sign in. */
export const ARRIVALS: readonly Arrival[] = [mergeCart, joinOrdersOnSignIn]
