import { LIST_FILTERS } from '../../domain/list-filters.ts'
import { PARAMETERS } from '../../domain/parameters/dictionary.ts'
import { TRADE_PARAMETERS } from '../../domain/parameters/trade-parameters.ts'
import {
  ACCOUNT_PATH,
  COMPARE_PATH,
  EXIT_PATH,
  FORGOT_PASSWORD_PATH,
  GUEST_ORDERS_PATH,
  GUEST_RFQS_PATH,
  KEYWORDS_PATH,
  LOGIN_PATH,
  PAY_PATH,
  REGISTER_PATH,
  RFQ_SENT_PATH,
  SITEMAP_PATH,
  SUBSCRIBE_PATH,
  UNSUBSCRIBE_PATH,
  WATCH_PATH,
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
  `${GUEST_RFQS_PATH}/`,
  RFQ_SENT_PATH,
  KEYWORDS_PATH,
  COMPARE_PATH,
  `${SUBSCRIBE_PATH}/`,
  UNSUBSCRIBE_PATH,
  WATCH_PATH,
]

/** A name is the first or a later one in a query. Without the mark, longer names that end in it would match. */
function closedName(name: string): string[] {
  return [`/*?${name}=`, `/*&${name}=`]
}

export function robots(origin: string): string {
  const paths = CLOSED.flatMap(path => [path, `/*${path}`])
  const filters = [
    ...LIST_FILTERS,
    'sort',
    'understood',
    ...[...PARAMETERS, ...TRADE_PARAMETERS].map(({ slug }) => slug),
  ].flatMap(closedName)
  const rules = [...paths, ...filters, '/*?a.', '/*&a.'].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${SITEMAP_PATH}`, ''].join('\n')
}
