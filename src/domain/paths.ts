/**
 * Every path of the shop, without its language. Links, mails, the sitemap and the table of screens take it from here.
 * Plain constants and functions, so that a bundle holds only those it uses.
 */
export const HOME_PATH = '/'

export const CATEGORIES_PATH = '/category'
export const categoryPath = (pageUrl: string) => `${CATEGORIES_PATH}/${pageUrl}`

export const FEATURED_PATH = '/featured'
export const featuredGroupPath = (pageUrl: string) => `${FEATURED_PATH}/${pageUrl}`

export const MANUFACTURERS_PATH = '/manufacturer'
export const manufacturerPath = (pageUrl: string) => `${MANUFACTURERS_PATH}/${pageUrl}`

export const PART_INDEX_PATH = '/products'
export const partIndexPath = (name: string, page: number | string = 1) => `${PART_INDEX_PATH}/${name}/${page}`

export const PART_PATH = '/productdetail'
export const partPath = (pageUrl: string) => `${PART_PATH}/${pageUrl}`

export const SEARCH_PATH = '/s'
export const searchPath = (words: string) => `${SEARCH_PATH}?wd=${encodeURIComponent(words)}`
export const KEYWORDS_PATH = '/keywords'

export const COMPARE_PATH = '/compare'
export const comparePath = (ids: readonly number[]) => `${COMPARE_PATH}?ids=${ids.join(',')}`

export const NEWS_PATH = '/news'
export const articlePath = (pageUrl: string) => `${NEWS_PATH}/${pageUrl}`
/** The RSS feed. */
export const NEWS_FEED_PATH = `${NEWS_PATH}/rss.xml`
export const NO_COVER_PATH = `${NEWS_PATH}/no-cover.svg`

export const LOGIN_PATH = '/login'
export const REGISTER_PATH = '/register'
export const ACTIVATE_PATH = `${REGISTER_PATH}/activate`
export const FORGOT_PASSWORD_PATH = '/forgotpassword'
export const FORGOT_IDENTIFY_PATH = `${FORGOT_PASSWORD_PATH}/identify`
export const RESET_PASSWORD_PATH = `${FORGOT_PASSWORD_PATH}/resetpassword`
/** Signs out. */
export const EXIT_PATH = '/exit'

export const RFQ_PATH = '/rfq'
export const RFQ_SENT_PATH = `${RFQ_PATH}/successful`
/** The BOM tool on the RFQ page. */
export const BOM_PATH = `${RFQ_PATH}#bom`
/** The quick order pad. */
export const QUICK_PATH = '/quick'

export const CART_PATH = '/shoppingcart'
export const PAY_PATH = '/pay'
export const CHECKOUT_PATH = `${PAY_PATH}/order`
export const PAYMENT_PATH = `${PAY_PATH}/payment`
export const ORDER_SUBMITTED_PATH = `${PAY_PATH}/successful`

export const ACCOUNT_PATH = '/myaccount'
export const PROFILE_PATH = `${ACCOUNT_PATH}/my-profile`
export const ADDRESSES_PATH = `${ACCOUNT_PATH}/address-management`
export const ORDERS_PATH = `${ACCOUNT_PATH}/order-status-history`
export const RFQ_HISTORY_PATH = `${ACCOUNT_PATH}/rfq-history`
export const QUOTES_PATH = `${ACCOUNT_PATH}/quotes`
export const PROJECTS_PATH = `${ACCOUNT_PATH}/projects`
export const projectPath = (id: number | string) => `${PROJECTS_PATH}/${id}`
/** A project that its owner shares, to read. */
export const sharedProjectPath = (key: string) => `/project/${key}`
export const myOrderPath = (number: string) => `${ORDERS_PATH}/${number}`

export const GUEST_ORDERS_PATH = '/order'
export const guestOrderPath = (number: string) => `${GUEST_ORDERS_PATH}/${number}`

export const GUEST_RFQS_PATH = '/request'
/** The key opens the request without an account. */
export function guestRfqPath(number: string, key?: string): string {
  const path = `${GUEST_RFQS_PATH}/${number}`
  return key ? `${path}?key=${encodeURIComponent(key)}` : path
}

const QUOTE_PATH = '/quote'
export const QUOTE_PATTERN = `${QUOTE_PATH}/:number`
/** The key opens the quote without an account. */
export function quotePath(number: string, key?: string | null): string {
  const path = `${QUOTE_PATH}/${encodeURIComponent(number)}`
  return key ? `${path}?key=${encodeURIComponent(key)}` : path
}

export const SUBSCRIBE_PATH = '/subscribe'
export const SUBSCRIBE_CONFIRM_PATH = `${SUBSCRIBE_PATH}/confirm`
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export const WATCH_PATH = '/watch'
export const WATCH_CONFIRM_PATH = `${WATCH_PATH}/confirm`
export const WATCH_END_PATH = `${WATCH_PATH}/end`

/** The design system, in development only. */
export const GALLERY_PATH = '/ui'

/** The staff's app, and its pages that links lead to. */
export const DESK_PATH = '/desk'
export const deskOrderPath = (number: string) => `${DESK_PATH}/orders/${encodeURIComponent(number)}`
export const deskRequestPath = (number: string) => `${DESK_PATH}/requests/${encodeURIComponent(number)}`
export const DESK_EVENTS_PATH = `${DESK_PATH}/api/events`
export const DESK_SETUP_PATH = `${DESK_PATH}/setup`
export const DESK_INVITE_PATH = `${DESK_PATH}/invite`

export const ROBOTS_PATH = '/robots.txt'
export const SITEMAP_PATH = '/sitemap.xml'
const SITEMAPS_PATH = '/sitemaps/'
export const sitemapPath = (name: string) => `${SITEMAPS_PATH}${name}.xml`

/** The name of one of the files that the sitemap lists; null for any other path. */
export function sitemapName(path: string): string | null {
  const name = path.startsWith(SITEMAPS_PATH) ? path.slice(SITEMAPS_PATH.length) : ''
  return /^([\w-]+)\.xml$/.exec(name)?.[1] ?? null
}

/** Whether a path, with or without query and fragment, is this one or below it. */
export function isWithin(path: string, top: string): boolean {
  return path.startsWith(top) && /^(?:[/?#]|$)/.test(path.slice(top.length))
}

/** The pages whose text the operator writes. */
export const FIXED_PAGES = {
  about: '/about',
  certification: '/certification',
  contact: '/contact',
  'design-development': '/design-development',
  'quality-reliability': '/quality-reliability',
  'cookies-policy': '/companyprofile/cookies-policy',
  'how-to-buy': '/companyprofile/how-to-buy',
  'privacy-policy': '/companyprofile/privacy-policy',
  refund: '/companyprofile/refund',
  'shipping-delivering': '/companyprofile/shipping-delivering',
  'term-condition': '/companyprofile/term-condition',
} as const

export type FixedPageId = keyof typeof FIXED_PAGES

export const FIXED_PAGE_IDS = Object.keys(FIXED_PAGES).filter(isFixedPageId)

export function isFixedPageId(id: string): id is FixedPageId {
  return Object.hasOwn(FIXED_PAGES, id)
}

/** An order is opened by its key; the account that placed it needs none. */
export function orderPath(number: string, key?: string | null): string {
  const name = encodeURIComponent(number)
  return key ? `${guestOrderPath(name)}?key=${encodeURIComponent(key)}` : myOrderPath(name)
}

export function paymentPath(number: string, key?: string | null): string {
  return `${PAYMENT_PATH}?${orderQuery(number, key)}`
}

export function orderSubmittedPath(number: string, key?: string | null): string {
  return `${ORDER_SUBMITTED_PATH}?${orderQuery(number, key)}`
}

function orderQuery(order: string, key?: string | null): URLSearchParams {
  return new URLSearchParams(key ? { order, key } : { order })
}

export function rfqSentPath(number: string): string {
  return `${RFQ_SENT_PATH}?number=${encodeURIComponent(number)}`
}

/** A page that a mailed link opens. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** The mailbox, links of staff, shared projects and stock alerts end in a secret. */
const SECRET_PATH =
  /^(\/mailbox\/|\/desk\/api\/links\/|\/api\/projects\/|\/api\/goods\/watch\/|(?:\/[a-z]{2})?\/project\/).+/

/** For the log: its readers must not be able to use a link. */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_PATH, '$1…')
}
