import {
  ACCOUNT_PATH,
  EXIT_PATH,
  FORGOT_PASSWORD_PATH,
  GUEST_ORDERS_PATH,
  KEYWORDS_PATH,
  LOGIN_PATH,
  PAY_PATH,
  REGISTER_PATH,
  RFQ_SENT_PATH,
  SITEMAP_PATH,
  SUBSCRIBE_PATH,
  UNSUBSCRIBE_PATH,
} from '../../domain/paths.ts'

/** Excluded from search engines: personal pages, URLs with a key, and endless combinations of filters. */
const CLOSED = [
  '/api/',
  EXIT_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  `${ACCOUNT_PATH}/`,
  `${PAY_PATH}/`,
  `${GUEST_ORDERS_PATH}/`,
  RFQ_SENT_PATH,
  KEYWORDS_PATH,
  `${SUBSCRIBE_PATH}/`,
  UNSUBSCRIBE_PATH,
]
const FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'sort']

export function robots(origin: string): string {
  const paths = CLOSED.flatMap(path => [path, `/*${path}`])
  const filters = FILTERS.map(name => `/*${name}=`)
  const rules = [...paths, ...filters].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${SITEMAP_PATH}`, ''].join('\n')
}
