import type { MessageKey } from '../contract/messages.ts'
import { FIXED_PAGE_IDS, FIXED_PAGES } from '../domain/fixed-pages.ts'

export type TitleKey = Extract<MessageKey, `titles.${string}`>

/**
 * indexed: for everyone and for search engines, from the page cache.
 * shared: the same for every visitor, so cached, but nothing to index.
 * personal: never cached, never indexed.
 */
type Audience = 'indexed' | 'shared' | 'personal'

export type Screen = {
  path: string
  /** The module under screens/, loaded when first needed. */
  file: string
  title: TitleKey
  audience: Audience
  isGuarded?: boolean
  /** Query parameters the screen reads; all others are dropped before rendering and caching. */
  search?: readonly string[]
}

const heading = (path: string, title: TitleKey, audience: Audience, search?: readonly string[]): Screen => ({
  path,
  file: 'heading',
  title,
  audience,
  search,
})

const account = (path: string, title: TitleKey): Screen => ({
  ...heading(`/myaccount/${path}`, title, 'personal'),
  isGuarded: true,
})

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
  heading('/category', 'titles.category', 'indexed'),
  heading('/category/:id', 'titles.category', 'indexed'),
  heading('/featured', 'titles.featured', 'indexed'),
  heading('/featured/:id', 'titles.featured', 'indexed'),
  heading('/manufacturer', 'titles.manufacturer', 'indexed'),
  heading('/manufacturer/:id', 'titles.manufacturer', 'indexed'),
  heading('/news', 'titles.news', 'indexed'),
  heading('/news/:id', 'titles.news', 'indexed'),
  heading('/products/:name?/:page?', 'titles.products', 'indexed'),
  {
    path: '/productdetail',
    file: 'product/no-product',
    title: 'titles.product_detail',
    audience: 'personal',
  },
  heading('/productdetail/:id', 'titles.product_detail', 'indexed'),
  heading('/s', 'titles.search', 'shared', ['wd']),
  heading('/keywords', 'titles.keywords', 'shared'),
  heading('/login', 'titles.login', 'personal', ['redirect']),
  heading('/register', 'titles.register', 'personal'),
  heading('/register/activate', 'titles.activate', 'personal', ['token']),
  heading('/forgotpassword', 'titles.forgot_password', 'personal'),
  heading('/forgotpassword/identify', 'titles.forgot_identify', 'personal'),
  heading('/forgotpassword/resetpassword', 'titles.reset_password', 'personal', ['token']),
  heading('/rfq', 'titles.rfq', 'indexed'),
  heading('/rfq/successful', 'titles.rfq_successful', 'personal'),
  heading('/shoppingcart', 'titles.shopping_cart', 'personal'),
  heading('/pay/order', 'titles.pay_order', 'personal'),
  heading('/pay/payment', 'titles.pay_payment', 'personal'),
  heading('/pay/successful', 'titles.pay_successful', 'personal'),
  account('address-management', 'titles.address_management'),
  account('my-profile', 'titles.my_profile'),
  account('order-status-history/:id?', 'titles.orders'),
  account('rfq-history', 'titles.rfq_history'),
  ...(import.meta.env.DEV
    ? [{ path: '/ui', file: 'ui/ui', title: 'titles.ui', audience: 'personal' } as const]
    : []),
]
