import type { Right } from './rights.ts'

/** The lists of the desk that can have saved views. */
export const VIEW_SCREENS = ['orders', 'requests', 'quotes', 'customers', 'audit'] as const
export type ViewScreen = (typeof VIEW_SCREENS)[number]

/** The right that opens the list, and so its views. */
export const RIGHT_OF_VIEWS: Record<ViewScreen, Right> = {
  orders: 'orders.read',
  requests: 'requests.read',
  quotes: 'quote.read',
  customers: 'customers.read',
  audit: 'audit.read',
}
