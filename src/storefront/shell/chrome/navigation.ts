import {
  ADDRESSES_PATH,
  BOM_PATH,
  EXIT_PATH,
  FEATURED_PATH,
  FIXED_PAGES,
  type FixedPageId,
  KEYWORDS_PATH,
  MANUFACTURERS_PATH,
  NEWS_PATH,
  ORDERS_PATH,
  PROFILE_PATH,
  PROJECTS_PATH,
  QUICK_PATH,
  QUOTES_PATH,
  RFQ_HISTORY_PATH,
  RFQ_PATH,
} from '../../../domain/paths.ts'
import type { TitleKey } from '../page/screens.ts'

export type NavLink = {
  to: string
  title: TitleKey
  /** Loads a new document instead of navigating. */
  isFullLoad?: boolean
}

const page = (id: FixedPageId): NavLink => ({ to: FIXED_PAGES[id], title: `titles.${id}` })
const screen = (to: string, title: TitleKey): NavLink => ({ to, title })

export const RFQ_LINK = screen(RFQ_PATH, 'titles.rfq')
const BOM_LINK = screen(BOM_PATH, 'titles.bom')
const QUICK_LINK = screen(QUICK_PATH, 'titles.quick')
export const KEYWORDS_LINK = screen(KEYWORDS_PATH, 'titles.keywords')

/** Follows the categories, which have their own menu. */
export const MAIN_LINKS: readonly NavLink[] = [
  screen(MANUFACTURERS_PATH, 'titles.manufacturer'),
  screen(FEATURED_PATH, 'titles.featured'),
  BOM_LINK,
  QUICK_LINK,
  page('design-development'),
  page('quality-reliability'),
  screen(NEWS_PATH, 'titles.news'),
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
export const BUYING_LINKS = [
  page('how-to-buy'),
  page('shipping-delivering'),
  page('refund'),
  RFQ_LINK,
  BOM_LINK,
  QUICK_LINK,
]
export const POLICY_LINKS = [page('term-condition'), page('privacy-policy'), page('cookies-policy')]
/** For places without a column about buying. */
export const ALL_POLICY_LINKS = [page('refund'), ...POLICY_LINKS]

export const SIGNED_IN_LINKS: readonly NavLink[] = [
  screen(PROFILE_PATH, 'titles.my_profile'),
  screen(ORDERS_PATH, 'titles.orders'),
  screen(RFQ_HISTORY_PATH, 'titles.rfq_history'),
  screen(QUOTES_PATH, 'titles.quotes'),
  screen(PROJECTS_PATH, 'titles.projects'),
  screen(ADDRESSES_PATH, 'titles.address_management'),
  { ...screen(EXIT_PATH, 'titles.exit'), isFullLoad: true },
]

/** The current page or one above it: an order belongs to the orders. */
export function isHere(pathname: string, link: string): boolean {
  const [to = ''] = link.split(/[?#]/)
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
}
