import { isTextFile, type MessageKey, type TextFile } from '../../../contract/wire/messages.ts'
import { FIXED_PAGE_IDS, FIXED_PAGES } from '../../../domain/paths.ts'

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
  /** The module under areas/, without `.screen.tsx`; loaded when first needed. */
  file: string
  /** Text files it shows beside those of every page; the file of its area by default. */
  texts?: readonly TextFile[]
  /** The module of a higher area that fills slots of this screen, without `.slot.tsx`. */
  filledBy?: string
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

const pay = (
  name: string,
  file: string,
  title: TitleKey,
  search: readonly string[],
  texts?: readonly TextFile[],
): Screen => ({
  path: `/pay/${name}`,
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
  path: `/myaccount/${path}`,
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

/** Signs out. No screen: it is never shown, and must not be loaded ahead of a click. */
export const EXIT = { path: '/exit', search: ['redirect'] } as const

/** Every address of the shop but /exit. */
export const SCREENS: readonly Screen[] = [
  { path: '/', file: 'home/home', texts: ['home', 'content'], title: 'titles.home', audience: 'indexed' },
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
    file: 'catalogue/product/no-product',
    title: 'titles.product_detail',
    audience: 'personal',
  },
  {
    path: '/productdetail/:id',
    file: 'catalogue/product/product',
    filledBy: PART_ACTIONS,
    title: 'titles.product_detail',
    audience: 'indexed',
  },
  {
    path: '/s',
    file: 'catalogue/search/results',
    filledBy: PART_ACTIONS,
    title: 'titles.search',
    audience: 'shared',
    isFindable: true,
    search: ['wd', ...FILTERS],
    identity: ['wd', 'page'],
  },
  { path: '/keywords', file: 'catalogue/search/keywords', title: 'titles.keywords', audience: 'shared' },
  auth('/login', 'login', 'titles.login', 'redirect', 'ended'),
  auth('/register', 'register', 'titles.register', 'redirect'),
  auth('/register/activate', 'activate', 'titles.activate', 'token'),
  auth('/forgotpassword', 'forgot-password', 'titles.forgot_password', 'redirect'),
  auth('/forgotpassword/identify', 'forgot-identify', 'titles.forgot_identify', 'redirect'),
  auth('/forgotpassword/resetpassword', 'reset-password', 'titles.reset_password', 'token'),
  { path: '/rfq', file: 'quoting/rfq/rfq', title: 'titles.rfq', audience: 'indexed' },
  {
    path: '/rfq/successful',
    file: 'quoting/rfq/rfq-successful',
    title: 'titles.rfq_successful',
    audience: 'personal',
    search: ['number'],
  },
  {
    path: '/shoppingcart',
    file: 'buying/cart/cart',
    title: 'titles.shopping_cart',
    audience: 'personal',
    isFindable: true,
  },
  pay('order', 'checkout/checkout', 'titles.pay_order', ['goods_id', 'cart_num']),
  pay(
    'payment',
    'payment/payment',
    'titles.pay_payment',
    ['order', 'key', 'token', 'canceled', 'PayerID'],
    ['buying', 'orders'],
  ),
  pay('successful', 'payment/successful', 'titles.pay_successful', ['order', 'key'], ['buying', 'orders']),
  {
    path: '/order/:number',
    file: 'buying/orders/order',
    texts: ['orders'],
    title: 'titles.order',
    audience: 'personal',
    search: ['key'],
  },
  letter('/subscribe/confirm', 'confirm', 'titles.subscribe_confirm'),
  letter('/unsubscribe', 'unsubscribe', 'titles.unsubscribe'),
  account('address-management', 'account/addresses/address-management', 'titles.address_management'),
  account('my-profile', 'account/profile/my-profile', 'titles.my_profile'),
  account(
    'order-status-history',
    'buying/orders/my-orders',
    'titles.orders',
    ['status', 'page'],
    ['orders', 'account'],
  ),
  account('order-status-history/:id', 'buying/orders/my-order', 'titles.orders', [], ['orders']),
  account(
    'rfq-history',
    'quoting/history/rfq-history',
    'titles.rfq_history',
    ['id', 'page'],
    ['quoting', 'bom', 'account'],
  ),
  ...(import.meta.env.DEV
    ? [{ path: '/ui', file: 'gallery/ui', title: 'titles.ui', audience: 'personal' } as const]
    : []),
]

/** The area's own texts, where the table names no others. */
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

/** Every module the screen is made of, below src/storefront. */
export function modulesOf({ file, filledBy }: Screen): string[] {
  return [...(filledBy ? [slotModule(filledBy)] : []), screenModule({ file })]
}
