import type { Arrival, Join } from '../account/index.ts'
import { mergeCart } from '../cart/index.ts'
import { joinOrders, joinOrdersOnSignIn } from '../orders/index.ts'
import { joinQuotes } from '../quotes/index.ts'
import { joinRfqs } from '../rfq/index.ts'

/** Assigns visitors' data to their account once they have one. The account feature does not depend on it. */
export const JOINS: readonly Join[] = [joinRfqs, joinQuotes, joinOrders]

/** Handles visitors' data when they sign in. */
export const ARRIVALS: readonly Arrival[] = [mergeCart, joinOrdersOnSignIn]
