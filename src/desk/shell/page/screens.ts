import type { MessageKey } from '../../../contract/wire/messages.ts'
import type { Right } from '../../../domain/rights.ts'
import { FACTOR_PATH, SIGN_IN_PATH } from '../session/door-paths.ts'

export type DeskScreen = {
  path: string
  /** The file in src/desk/areas, without `.screen.tsx`. */
  file: string
  title: MessageKey
  /** `visitor`: before signing in. Null: any member of staff. */
  may: Right | 'visitor' | null
}

/** The inbox. People without one get the first screen of the rail instead. */
export const HOME_PATH = '/'

/** All screens of the desk. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  { path: SIGN_IN_PATH, file: 'door/sign-in', title: 'desk.sign_in.title', may: 'visitor' },
  { path: '/setup', file: 'door/staff-link', title: 'desk.link.setup_title', may: 'visitor' },
  { path: '/invite', file: 'door/staff-link', title: 'desk.link.invite_title', may: 'visitor' },
  { path: FACTOR_PATH, file: 'door/factor', title: 'desk.factor.title', may: null },
  { path: HOME_PATH, file: 'inbox/inbox', title: 'desk.nav.inbox', may: 'inbox.read' },
  { path: '/requests', file: 'requests/requests', title: 'desk.nav.requests', may: 'requests.read' },
  { path: '/requests/:number', file: 'requests/request', title: 'desk.nav.requests', may: 'requests.read' },
  { path: '/quotes', file: 'quotes/quotes', title: 'desk.nav.quotes', may: 'quote.read' },
  { path: '/quotes/new', file: 'quotes/new-quote', title: 'desk.nav.quotes', may: 'quote.edit' },
  { path: '/quotes/:number', file: 'quotes/quote', title: 'desk.nav.quotes', may: 'quote.read' },
  { path: '/orders', file: 'orders/order-list', title: 'desk.nav.orders', may: 'orders.read' },
  { path: '/orders/slips', file: 'orders/slips', title: 'desk.nav.orders', may: 'orders.ship' },
  { path: '/orders/tracking', file: 'orders/tracking', title: 'desk.nav.orders', may: 'orders.ship' },
  { path: '/orders/books', file: 'orders/books', title: 'desk.nav.orders', may: 'reports.read' },
  { path: '/orders/:number', file: 'orders/order', title: 'desk.nav.orders', may: 'orders.read' },
  { path: '/customers', file: 'customers/people', title: 'desk.nav.customers', may: 'customers.read' },
  {
    path: '/customers/companies',
    file: 'customers/companies',
    title: 'desk.nav.customers',
    may: 'customers.read',
  },
  {
    path: '/customers/companies/new',
    file: 'customers/add-company',
    title: 'desk.nav.customers',
    may: 'customers.edit',
  },
  {
    path: '/customers/companies/:id',
    file: 'customers/company',
    title: 'desk.nav.customers',
    may: 'customers.read',
  },
  {
    path: '/customers/price-groups',
    file: 'customers/price-groups',
    title: 'desk.nav.customers',
    may: 'prices.see',
  },
  { path: '/customers/:id', file: 'customers/person', title: 'desk.nav.customers', may: 'customers.read' },
  { path: '/reports', file: 'numbers/reports', title: 'desk.nav.reports', may: 'reports.read' },
  { path: '/staff', file: 'staff/staff-list', title: 'desk.nav.staff', may: 'staff.manage' },
  { path: '/staff/invite', file: 'staff/invite', title: 'desk.staff.invite_title', may: 'staff.manage' },
  { path: '/staff/:id', file: 'staff/person', title: 'desk.nav.staff', may: 'staff.manage' },
  { path: '/audit', file: 'audit/audit', title: 'desk.nav.audit', may: 'audit.read' },
  { path: '/settings', file: 'settings/settings', title: 'desk.nav.settings', may: 'settings.read' },
  ...(['logos', 'payment', 'shipping', 'seo', 'languages', 'mails'] as const).map(
    (section): DeskScreen => ({
      path: `/settings/${section}`,
      file: `settings/${section}`,
      title: 'desk.nav.settings',
      may: 'settings.read',
    }),
  ),
  { path: '/settings/:section', file: 'settings/section', title: 'desk.nav.settings', may: 'settings.read' },
  { path: '/me', file: 'me/me', title: 'desk.nav.me', may: null },
]

type RailScreen = {
  path: string
  text: MessageKey
  may: Right | null
  icon:
    | 'inbox'
    | 'requests'
    | 'quotes'
    | 'orders'
    | 'customers'
    | 'reports'
    | 'settings'
    | 'staff'
    | 'audit'
    | 'me'
}

/** The entries of the rail, in order. `/desk` opens the first that the person may see. */
export const RAIL: readonly RailScreen[] = [
  { path: HOME_PATH, text: 'desk.nav.inbox', may: 'inbox.read', icon: 'inbox' },
  { path: '/requests', text: 'desk.nav.requests', may: 'requests.read', icon: 'requests' },
  { path: '/quotes', text: 'desk.nav.quotes', may: 'quote.read', icon: 'quotes' },
  { path: '/orders', text: 'desk.nav.orders', may: 'orders.read', icon: 'orders' },
  { path: '/customers', text: 'desk.nav.customers', may: 'customers.read', icon: 'customers' },
  { path: '/reports', text: 'desk.nav.reports', may: 'reports.read', icon: 'reports' },
  { path: '/staff', text: 'desk.nav.staff', may: 'staff.manage', icon: 'staff' },
  { path: '/settings', text: 'desk.nav.settings', may: 'settings.read', icon: 'settings' },
  { path: '/audit', text: 'desk.nav.audit', may: 'audit.read', icon: 'audit' },
  { path: '/me', text: 'desk.nav.me', may: null, icon: 'me' },
]

/** Screens that start something new, found by Ctrl K. */
export const ACTS: readonly Omit<RailScreen, 'icon'>[] = [
  { path: '/staff/invite', text: 'desk.find.invite', may: 'staff.manage' },
  { path: '/quotes/new', text: 'desk.find.new_quote', may: 'quote.edit' },
  { path: '/customers/companies/new', text: 'desk.find.company', may: 'customers.edit' },
]

export function homePath(rights: readonly Right[]): string {
  return RAIL.find(({ may }) => may === null || rights.includes(may))?.path ?? '/me'
}
