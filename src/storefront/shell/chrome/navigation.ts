import { FIXED_PAGES, type FixedPageId } from '../../../domain/paths.ts'
import type { TitleKey } from '../page/screens.ts'

export type NavLink = {
  to: string
  title: TitleKey
  /** For a new document instead of a navigation inside the page. */
  isFullLoad?: boolean
}

const page = (id: FixedPageId): NavLink => ({ to: FIXED_PAGES[id], title: `titles.${id}` })
const screen = (to: string, title: TitleKey): NavLink => ({ to, title })

export const RFQ_LINK = screen('/rfq', 'titles.rfq')
export const KEYWORDS_LINK = screen('/keywords', 'titles.keywords')

/** After the categories, which are a menu of their own. */
export const MAIN_LINKS: readonly NavLink[] = [
  screen('/manufacturer', 'titles.manufacturer'),
  screen('/featured', 'titles.featured'),
  page('design-development'),
  page('quality-reliability'),
  screen('/news', 'titles.news'),
]

export const TOP_LINKS: readonly NavLink[] = [page('how-to-buy'), page('shipping-delivering')]
export const SHOP_LINKS: readonly NavLink[] = [page('about'), page('contact')]

export const COMPANY_LINKS = [
  page('about'),
  page('contact'),
  page('quality-reliability'),
  page('certification'),
  page('design-development'),
]
export const BUYING_LINKS = [page('how-to-buy'), page('shipping-delivering'), page('refund'), RFQ_LINK]
export const POLICY_LINKS = [page('term-condition'), page('privacy-policy'), page('cookies-policy')]
/** Where there is no column about buying beside them. */
export const ALL_POLICY_LINKS = [page('refund'), ...POLICY_LINKS]

export const SIGNED_IN_LINKS: readonly NavLink[] = [
  screen('/myaccount/my-profile', 'titles.my_profile'),
  screen('/myaccount/order-status-history', 'titles.orders'),
  screen('/myaccount/rfq-history', 'titles.rfq_history'),
  screen('/myaccount/address-management', 'titles.address_management'),
  { ...screen('/exit', 'titles.exit'), isFullLoad: true },
]
