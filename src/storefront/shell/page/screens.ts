import { isTextFile, type MessageKey, type TextFile } from '../../../contract/wire/messages.ts'
import {
  ACTIVATE_PATH,
  ADDRESSES_PATH,
  articlePath,
  CART_PATH,
  CATEGORIES_PATH,
  CHECKOUT_PATH,
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
  partIndexPath,
  partPath,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  RFQ_HISTORY_PATH,
  RFQ_PATH,
  RFQ_SENT_PATH,
  SEARCH_PATH,
  SUBSCRIBE_CONFIRM_PATH,
  UNSUBSCRIBE_PATH,
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
  /** A page for signing in or recovering access: shown whatever the state of an earlier sign-in. */
  isForVisitors?: boolean
  /** Query parameters that the screen reads; all others are dropped before rendering and caching. */
  search?: readonly string[]
  /** Those of them that make a separate page for search engines; filters and sorting do not. All of them by default. */
  identity?: readonly string[]
}

const pay = (
  path: string,
  file: string,
  title: TitleKey,
  search: readonly string[],
  texts?: readonly TextFile[],
): Screen => ({
  path,
  texts,
  file: `buying/${file}`,
  title,
  audience: 'personal',
  search,
})

const auth = (path: string, file: string, title: TitleKey, ...search: readonly string[]): Screen => ({
  path,
  file: `account/auth/${file}`,
  title,
  audience: 'personal',
  isForVisitors: true,
  search,
})

const letter = (path: string, file: string, title: TitleKey): Screen => ({
  path,
  file: `account/newsletter/${file}`,
  title,
  audience: 'personal',
  isForVisitors: true,
  search: ['token'],
})

const account = (
  path: string,
  file: string,
  title: TitleKey,
  search?: readonly string[],
  texts?: readonly TextFile[],
): Screen => ({
  texts,
  path,
  file,
  title,
  audience: 'personal',
  isGuarded: true,
  search,
})

const PART_ACTIONS = 'buying/part-actions/part-actions'

const FILTERS = ['page', 'brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'sort'] as const

const catalogue = (path: string, file: string, title: TitleKey, search?: readonly string[]): Screen => ({
  path,
  file: `catalogue/browse/${file}`,
  filledBy: search === FILTERS ? PART_ACTIONS : undefined,
  title,
  audience: 'indexed',
  search,
  identity: search?.filter(name => name === 'page'),
})

/** Signs out. Not a screen: it is never shown and must not be prefetched. */
export const EXIT = { path: EXIT_PATH, search: ['redirect'] } as const

/** Every URL of the shop except /exit. */
export const SCREENS: readonly Screen[] = [
  {
    path: HOME_PATH,
    file: 'home/home',
    texts: ['home', 'content'],
    title: 'titles.home',
    audience: 'indexed',
  },
  ...FIXED_PAGE_IDS.map(
    (id): Screen => ({
      path: FIXED_PAGES[id],
      file: 'content/fixed-page',
      title: `titles.${id}`,
      audience: 'indexed',
    }),
  ),
  catalogue(CATEGORIES_PATH, 'categories', 'titles.category'),
  catalogue(categoryPath(':id'), 'category', 'titles.category', FILTERS),
  catalogue(FEATURED_PATH, 'featured', 'titles.featured', ['page']),
  catalogue(featuredGroupPath(':id'), 'featured-group', 'titles.featured', FILTERS),
  catalogue(MANUFACTURERS_PATH, 'manufacturers', 'titles.manufacturer', ['letter', 'keyword', 'page']),
  catalogue(manufacturerPath(':id'), 'manufacturer', 'titles.manufacturer', FILTERS),
  {
    path: NEWS_PATH,
    file: 'content/news',
    title: 'titles.news',
    audience: 'indexed',
    search: ['tag', 'page'],
  },
  { path: articlePath(':id'), file: 'content/news-article', title: 'titles.news', audience: 'indexed' },
  catalogue(partIndexPath(':name?', ':page?'), 'products', 'titles.products'),
  {
    path: PART_PATH,
    file: 'catalogue/product/no-product',
    title: 'titles.product_detail',
    audience: 'personal',
  },
  {
    path: partPath(':id'),
    file: 'catalogue/product/product',
    filledBy: PART_ACTIONS,
    title: 'titles.product_detail',
    audience: 'indexed',
  },
  {
    path: SEARCH_PATH,
    file: 'catalogue/search/results',
    filledBy: PART_ACTIONS,
    title: 'titles.search',
    audience: 'shared',
    isFindable: true,
    search: ['wd', ...FILTERS],
    identity: ['wd', 'page'],
  },
  { path: KEYWORDS_PATH, file: 'catalogue/search/keywords', title: 'titles.keywords', audience: 'shared' },
  auth(LOGIN_PATH, 'login', 'titles.login', 'redirect', 'ended'),
  auth(REGISTER_PATH, 'register', 'titles.register', 'redirect'),
  auth(ACTIVATE_PATH, 'activate', 'titles.activate', 'token'),
  auth(FORGOT_PASSWORD_PATH, 'forgot-password', 'titles.forgot_password', 'redirect'),
  auth(FORGOT_IDENTIFY_PATH, 'forgot-identify', 'titles.forgot_identify', 'redirect'),
  auth(RESET_PASSWORD_PATH, 'reset-password', 'titles.reset_password', 'token'),
  { path: RFQ_PATH, file: 'quoting/rfq/rfq', title: 'titles.rfq', audience: 'indexed' },
  {
    path: RFQ_SENT_PATH,
    file: 'quoting/rfq/rfq-successful',
    title: 'titles.rfq_successful',
    audience: 'personal',
    search: ['number'],
  },
  {
    path: CART_PATH,
    file: 'buying/cart/cart',
    title: 'titles.shopping_cart',
    audience: 'personal',
    isFindable: true,
  },
  pay(CHECKOUT_PATH, 'checkout/checkout', 'titles.pay_order', ['goods_id', 'cart_num']),
  pay(
    PAYMENT_PATH,
    'payment/payment',
    'titles.pay_payment',
    ['order', 'key', 'token', 'canceled', 'PayerID'],
    ['buying', 'orders'],
  ),
  pay(
    ORDER_SUBMITTED_PATH,
    'payment/successful',
    'titles.pay_successful',
    ['order', 'key'],
    ['buying', 'orders'],
  ),
  {
    path: guestOrderPath(':number'),
    file: 'buying/orders/order',
    texts: ['orders'],
    title: 'titles.order',
    audience: 'personal',
    search: ['key'],
  },
  letter(SUBSCRIBE_CONFIRM_PATH, 'confirm', 'titles.subscribe_confirm'),
  letter(UNSUBSCRIBE_PATH, 'unsubscribe', 'titles.unsubscribe'),
  account(ADDRESSES_PATH, 'account/addresses/address-management', 'titles.address_management'),
  account(PROFILE_PATH, 'account/profile/my-profile', 'titles.my_profile'),
  account(ORDERS_PATH, 'buying/orders/my-orders', 'titles.orders', ['status', 'page'], ['orders', 'account']),
  account(myOrderPath(':id'), 'buying/orders/my-order', 'titles.orders', [], ['orders']),
  account(
    RFQ_HISTORY_PATH,
    'quoting/history/rfq-history',
    'titles.rfq_history',
    ['id', 'page'],
    ['quoting', 'bom', 'account'],
  ),
  ...(import.meta.env.DEV
    ? [
        {
          path: GALLERY_PATH,
          file: 'gallery/ui',
          texts: ['quoting'],
          title: 'titles.ui',
          audience: 'personal',
        } as const,
      ]
    : []),
]

/** The area's own texts, unless the table lists others. */
export function textsOf({ file, texts }: Screen): readonly TextFile[] {
  const [area = ''] = file.split('/')
  return texts ?? (isTextFile(area) ? [area] : [])
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
