import type { MessageKey } from '../contract/messages.ts'
import { FIXED_PAGE_IDS, FIXED_PAGES } from '../domain/fixed-pages.ts'

export type TitleKey = Extract<MessageKey, `titles.${string}`>

/**
 * indexed: for everyone and for search engines, from the page cache.
 * shared: the same for every visitor, so cached, but not in the sitemap.
 * personal: never cached.
 * Only what is indexed or findable is left to search engines.
 */
type Audience = 'indexed' | 'shared' | 'personal'

export type Screen = {
  path: string
  /** The module under screens/, loaded when first needed. */
  file: string
  title: TitleKey
  audience: Audience
  /** Search engines may keep it, though the sitemap does not lead there. */
  isFindable?: boolean
  isGuarded?: boolean
  /** Where a sign-in begins or is mended: shown whatever has become of an earlier one. */
  isForVisitors?: boolean
  /** Query parameters the screen reads; all others are dropped before rendering and caching. */
  search?: readonly string[]
  /** Those of them that make another page to search engines; filters and sorting don't. All of them by default. */
  identity?: readonly string[]
}

const pay = (name: string, title: TitleKey, search: readonly string[]): Screen => ({
  path: `/pay/${name}`,
  file: `pay/${name}`,
  title,
  audience: 'personal',
  search,
})

const auth = (path: string, file: string, title: TitleKey, ...search: readonly string[]): Screen => ({
  path,
  file: `auth/${file}`,
  title,
  audience: 'personal',
  isForVisitors: true,
  search,
})

const letter = (path: string, file: string, title: TitleKey): Screen => ({
  path,
  file: `letters/${file}`,
  title,
  audience: 'personal',
  isForVisitors: true,
  search: ['token'],
})

const account = (path: string, file: string, title: TitleKey, search?: readonly string[]): Screen => ({
  path: `/myaccount/${path}`,
  file: `account/${file}`,
  title,
  audience: 'personal',
  isGuarded: true,
  search,
})

const FILTERS = ['page', 'brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'sort'] as const

const catalogue = (path: string, file: string, title: TitleKey, search?: readonly string[]): Screen => ({
  path,
  file: `catalogue/${file}`,
  title,
  audience: 'indexed',
  search,
  identity: search?.filter(name => name === 'page'),
})

/** Signs out. No screen: it is never shown, and must not be loaded ahead of a click. */
export const EXIT = { path: '/exit', search: ['redirect'] } as const

/** Every address of the shop but /exit. */
export const SCREENS: readonly Screen[] = [
  { path: '/', file: 'home/home', title: 'titles.home', audience: 'indexed' },
  ...FIXED_PAGE_IDS.map(
    (id): Screen => ({
      path: FIXED_PAGES[id],
      file: 'content/fixed-page',
      title: `titles.${id}`,
      audience: 'indexed',
    }),
  ),
  catalogue('/category', 'categories', 'titles.category'),
  catalogue('/category/:id', 'category', 'titles.category', FILTERS),
  catalogue('/featured', 'featured', 'titles.featured', ['page']),
  catalogue('/featured/:id', 'featured-group', 'titles.featured', FILTERS),
  catalogue('/manufacturer', 'manufacturers', 'titles.manufacturer', ['letter', 'keyword', 'page']),
  catalogue('/manufacturer/:id', 'manufacturer', 'titles.manufacturer', FILTERS),
  {
    path: '/news',
    file: 'content/news',
    title: 'titles.news',
    audience: 'indexed',
    search: ['tag', 'page'],
  },
  { path: '/news/:id', file: 'content/news-article', title: 'titles.news', audience: 'indexed' },
  catalogue('/products/:name?/:page?', 'products', 'titles.products'),
  {
    path: '/productdetail',
    file: 'product/no-product',
    title: 'titles.product_detail',
    audience: 'personal',
  },
  {
    path: '/productdetail/:id',
    file: 'product/product',
    title: 'titles.product_detail',
    audience: 'indexed',
  },
  {
    path: '/s',
    file: 'search/results',
    title: 'titles.search',
    audience: 'shared',
    isFindable: true,
    search: ['wd', ...FILTERS],
    identity: ['wd', 'page'],
  },
  { path: '/keywords', file: 'search/keywords', title: 'titles.keywords', audience: 'shared' },
  auth('/login', 'login', 'titles.login', 'redirect', 'ended'),
  auth('/register', 'register', 'titles.register', 'redirect'),
  auth('/register/activate', 'activate', 'titles.activate', 'token'),
  auth('/forgotpassword', 'forgot-password', 'titles.forgot_password', 'redirect'),
  auth('/forgotpassword/identify', 'forgot-identify', 'titles.forgot_identify', 'redirect'),
  auth('/forgotpassword/resetpassword', 'reset-password', 'titles.reset_password', 'token'),
  { path: '/rfq', file: 'rfq/rfq', title: 'titles.rfq', audience: 'indexed' },
  {
    path: '/rfq/successful',
    file: 'rfq/rfq-successful',
    title: 'titles.rfq_successful',
    audience: 'personal',
    search: ['number'],
  },
  {
    path: '/shoppingcart',
    file: 'cart/cart',
    title: 'titles.shopping_cart',
    audience: 'personal',
    isFindable: true,
  },
  pay('order', 'titles.pay_order', ['goods_id', 'cart_num']),
  pay('payment', 'titles.pay_payment', ['order', 'key', 'token', 'canceled', 'PayerID']),
  pay('successful', 'titles.pay_successful', ['order', 'key']),
  {
    path: '/order/:number',
    file: 'order/order',
    title: 'titles.order',
    audience: 'personal',
    search: ['key'],
  },
  letter('/subscribe/confirm', 'confirm', 'titles.subscribe_confirm'),
  letter('/unsubscribe', 'unsubscribe', 'titles.unsubscribe'),
  account('address-management', 'address-management', 'titles.address_management'),
  account('my-profile', 'my-profile', 'titles.my_profile'),
  account('order-status-history', 'orders', 'titles.orders', ['status', 'page']),
  account('order-status-history/:id', 'order', 'titles.orders'),
  account('rfq-history', 'rfq-history', 'titles.rfq_history', ['id', 'page']),
  ...(import.meta.env.DEV
    ? [{ path: '/ui', file: 'ui/ui', title: 'titles.ui', audience: 'personal' } as const]
    : []),
]
