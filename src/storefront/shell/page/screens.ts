import { BUY_NOW_SEARCH } from '../../../contract/shop/names.ts'
import type { MessageKey, TextFile } from '../../../contract/wire/messages.ts'
import { CATEGORY_FILTERS, PART_FILTERS } from '../../../domain/list-filters.ts'
import {
  ACTIVATE_PATH,
  ADDRESSES_PATH,
  articlePath,
  CART_PATH,
  CATEGORIES_PATH,
  CHECKOUT_PATH,
  COMPARE_PATH,
  categoryPath,
  EXIT_PATH,
  FEATURED_PATH,
  FIXED_PAGE_IDS,
  FIXED_PAGES,
  FORGOT_IDENTIFY_PATH,
  FORGOT_PASSWORD_PATH,
  featuredGroupPath,
  GALLERY_PATH,
  guestOrderPath,
  guestRfqPath,
  HOME_PATH,
  KEYWORDS_PATH,
  LOGIN_PATH,
  MANUFACTURERS_PATH,
  manufacturerPath,
  myOrderPath,
  NEWS_PATH,
  ORDER_SUBMITTED_PATH,
  ORDERS_PATH,
  PART_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
  PROJECTS_PATH,
  partIndexPath,
  partPath,
  projectPath,
  QUICK_PATH,
  QUOTE_PATTERN,
  QUOTES_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  RFQ_HISTORY_PATH,
  RFQ_PATH,
  RFQ_SENT_PATH,
  SEARCH_PATH,
  SUBSCRIBE_CONFIRM_PATH,
  sharedProjectPath,
  UNSUBSCRIBE_PATH,
  WATCH_CONFIRM_PATH,
  WATCH_END_PATH,
} from '../../../domain/paths.ts'

export type TitleKey = Extract<MessageKey, `titles.${string}`>

/**
 * indexed: public, in the sitemap and cached. shared: the same for every visitor, so cached, but not in the sitemap.
 * personal: never cached. Search engines may index only screens that are indexed or findable.
 */
type Audience = 'indexed' | 'shared' | 'personal'

export type Screen = {
  path: string
  /** The module under areas/, without `.screen.tsx`; loaded when first needed. */
  file: string
  /** Text files in addition to those of every page; by default the file of its area. */
  texts?: readonly TextFile[]
  /** The module of a higher area that fills slots of this screen, without `.slot.tsx`. */
  filledBy?: string
  title: TitleKey
  audience: Audience
  /** Search engines may index it, although it is not in the sitemap. */
  isFindable?: boolean
  isGuarded?: boolean
  /** A page for signing in or recovering access: shown in any state of an earlier sign-in. */
  isForVisitors?: boolean
  /** Query parameters that the screen reads; all others are dropped before rendering and caching. */
  search?: readonly string[]
  /** The path itself is a secret: tags do not run there, and no referrer is sent. */
  hasSecretPath?: boolean
  /** Also reads filters by parameter, each by the parameter's own name. */
  readsParameters?: boolean
  /** Those of them that make a separate page for search engines; filters and sorting do not. All of them by default. */
  identity?: readonly string[]
}

type Group = (path: string, file: string, title: TitleKey, more?: Partial<Screen>) => Screen

/** Screens that have something in common. */
const group =
  (common: Pick<Screen, 'audience'> & Partial<Screen>): Group =>
  (path, file, title, more) => ({ path, file, title, ...common, ...more })

const FILTERS = [...PART_FILTERS, 'qty', 'sort', 'page'] as const
/** In the order of the links of lists. */
const PARAMETER_LIST = [...PART_FILTERS, ...CATEGORY_FILTERS, 'sort', 'page'] as const
const PART_ACTIONS = 'buying/part-actions/part-actions'

const indexed = group({ audience: 'indexed' })
/** A list that can be filtered, with the buttons of each part. */
const partList = group({
  audience: 'indexed',
  search: FILTERS,
  identity: ['page'],
  filledBy: PART_ACTIONS,
})
const personal = group({ audience: 'personal' })
const forVisitors = group({ audience: 'personal', isForVisitors: true })
const guarded = group({ audience: 'personal', isGuarded: true })

const PROJECT_TEXTS = ['projects'] as const
const RFQ_TEXTS = ['quoting', 'rfq-sent', 'quotes'] as const

/** Signs out. Not a screen: it is never shown and must not be prefetched. */
export const EXIT = { path: EXIT_PATH, search: ['redirect'] } as const

/** Every URL of the shop except /exit. */
export const SCREENS: readonly Screen[] = [
  indexed(HOME_PATH, 'home/home', 'titles.home', { texts: ['home', 'content'] }),
  ...FIXED_PAGE_IDS.map(id => indexed(FIXED_PAGES[id], 'content/fixed-page', `titles.${id}`)),
  indexed(CATEGORIES_PATH, 'catalogue/browse/categories', 'titles.category'),
  partList(categoryPath(':id'), 'catalogue/browse/category', 'titles.category', {
    search: PARAMETER_LIST,
    readsParameters: true,
  }),
  indexed(FEATURED_PATH, 'catalogue/browse/featured', 'titles.featured', { search: ['page'] }),
  partList(featuredGroupPath(':id'), 'catalogue/browse/featured-group', 'titles.featured'),
  indexed(MANUFACTURERS_PATH, 'catalogue/browse/manufacturers', 'titles.manufacturer', {
    search: ['letter', 'keyword', 'page'],
    identity: ['page'],
  }),
  partList(manufacturerPath(':id'), 'catalogue/browse/manufacturer', 'titles.manufacturer', {
    search: PARAMETER_LIST,
    readsParameters: true,
  }),
  indexed(NEWS_PATH, 'content/news', 'titles.news', { search: ['tag', 'page'] }),
  indexed(articlePath(':id'), 'content/news-article', 'titles.news'),
  indexed(partIndexPath(':name?', ':page?'), 'catalogue/browse/products', 'titles.products'),
  personal(PART_PATH, 'catalogue/product/no-product', 'titles.product_detail'),
  indexed(partPath(':id'), 'catalogue/product/product', 'titles.product_detail', { filledBy: PART_ACTIONS }),
  partList(SEARCH_PATH, 'catalogue/search/results', 'titles.search', {
    audience: 'shared',
    isFindable: true,
    search: ['wd', 'understood', ...PARAMETER_LIST],
    readsParameters: true,
    identity: ['wd', 'page'],
  }),
  indexed(COMPARE_PATH, 'catalogue/compare/compare', 'titles.compare', {
    audience: 'shared',
    search: ['ids', 'qty', 'differences'],
    texts: ['catalogue', 'compare'],
    filledBy: PART_ACTIONS,
  }),
  indexed(KEYWORDS_PATH, 'catalogue/search/keywords', 'titles.keywords', { audience: 'shared' }),
  forVisitors(LOGIN_PATH, 'account/auth/login', 'titles.login', { search: ['redirect', 'ended'] }),
  forVisitors(REGISTER_PATH, 'account/auth/register', 'titles.register', { search: ['redirect'] }),
  forVisitors(ACTIVATE_PATH, 'account/auth/activate', 'titles.activate', { search: ['token'] }),
  forVisitors(FORGOT_PASSWORD_PATH, 'account/auth/forgot-password', 'titles.forgot_password', {
    search: ['redirect'],
  }),
  forVisitors(FORGOT_IDENTIFY_PATH, 'account/auth/forgot-identify', 'titles.forgot_identify', {
    search: ['redirect'],
  }),
  forVisitors(RESET_PASSWORD_PATH, 'account/auth/reset-password', 'titles.reset_password', {
    search: ['token'],
  }),
  indexed(RFQ_PATH, 'quoting/rfq/rfq', 'titles.rfq'),
  indexed(QUICK_PATH, 'quoting/quick/quick', 'titles.quick', { texts: ['projects'] }),
  personal(RFQ_SENT_PATH, 'quoting/rfq/rfq-successful', 'titles.rfq_successful', {
    search: ['number'],
    texts: RFQ_TEXTS,
  }),
  personal(CART_PATH, 'buying/cart/cart', 'titles.shopping_cart', { isFindable: true, texts: ['cart'] }),
  personal(CHECKOUT_PATH, 'buying/checkout/checkout', 'titles.pay_order', {
    search: Object.values(BUY_NOW_SEARCH),
  }),
  personal(PAYMENT_PATH, 'buying/payment/payment', 'titles.pay_payment', {
    search: ['order', 'key', 'token', 'canceled', 'PayerID'],
    texts: ['buying', 'orders', 'payment'],
  }),
  personal(ORDER_SUBMITTED_PATH, 'buying/payment/successful', 'titles.pay_successful', {
    search: ['order', 'key'],
    texts: ['buying', 'orders', 'payment'],
  }),
  personal(guestOrderPath(':number'), 'buying/orders/order', 'titles.order', {
    search: ['key'],
    texts: ['orders'],
  }),
  personal(guestRfqPath(':number'), 'quoting/history/guest-rfq', 'titles.rfq', {
    search: ['key'],
    texts: RFQ_TEXTS,
  }),
  forVisitors(SUBSCRIBE_CONFIRM_PATH, 'account/newsletter/confirm', 'titles.subscribe_confirm', {
    search: ['token'],
    texts: ['newsletter', 'account'],
  }),
  forVisitors(UNSUBSCRIBE_PATH, 'account/newsletter/unsubscribe', 'titles.unsubscribe', {
    search: ['token'],
    texts: ['newsletter', 'account'],
  }),
  forVisitors(WATCH_CONFIRM_PATH, 'account/watches/confirm', 'titles.watch_confirm', {
    search: ['token'],
    texts: ['watch', 'account'],
  }),
  forVisitors(WATCH_END_PATH, 'account/watches/end', 'titles.watch_end', {
    search: ['token'],
    texts: ['watch', 'account'],
  }),
  guarded(ADDRESSES_PATH, 'account/addresses/address-management', 'titles.address_management'),
  guarded(PROFILE_PATH, 'account/profile/my-profile', 'titles.my_profile'),
  guarded(ORDERS_PATH, 'buying/orders/my-orders', 'titles.orders', {
    search: ['status', 'page'],
    texts: ['orders', 'account'],
  }),
  guarded(myOrderPath(':id'), 'buying/orders/my-order', 'titles.orders', { texts: ['orders'] }),
  guarded(QUOTES_PATH, 'quoting/quotes/my-quotes', 'titles.quotes', {
    search: ['page'],
    texts: ['quotes'],
  }),
  personal(QUOTE_PATTERN, 'buying/quotes/quote', 'titles.quote', {
    search: ['key'],
    texts: ['quotes', 'quote', 'buying'],
    hasSecretPath: true,
  }),
  guarded(PROJECTS_PATH, 'quoting/projects/projects', 'titles.projects', { texts: PROJECT_TEXTS }),
  guarded(projectPath(':id'), 'quoting/projects/project', 'titles.project', { texts: PROJECT_TEXTS }),
  personal(sharedProjectPath(':key'), 'quoting/projects/shared-project', 'titles.shared_project', {
    texts: PROJECT_TEXTS,
    hasSecretPath: true,
  }),
  guarded(RFQ_HISTORY_PATH, 'quoting/history/rfq-history', 'titles.rfq_history', {
    search: ['id', 'page'],
    texts: RFQ_TEXTS,
  }),
  ...(import.meta.env.DEV ? [personal(GALLERY_PATH, 'gallery/ui', 'titles.ui', { texts: ['quoting'] })] : []),
]

/** Areas with a text file of the same name. */
const AREA_FILES: readonly TextFile[] = ['account', 'buying', 'catalogue', 'content', 'home', 'quoting']

/** The area's own texts, unless the table lists others. */
export function textsOf({ file, texts }: Screen): readonly TextFile[] {
  return texts ?? AREA_FILES.filter(area => file.startsWith(`${area}/`))
}

export function screenModule({ file }: Pick<Screen, 'file'>): string {
  return `areas/${file}.screen.tsx`
}

export function slotModule(file: string): string {
  return `areas/${file}.slot.tsx`
}

/** Every module of the screen, below src/storefront. */
export function modulesOf({ file, filledBy }: Screen): string[] {
  return [...(filledBy ? [slotModule(filledBy)] : []), screenModule({ file })]
}
