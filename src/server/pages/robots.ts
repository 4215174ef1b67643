/** Not for search engines: what is personal, what has a key in its address, and endless combinations of filters. */
const CLOSED = [
  '/api/',
  '/exit',
  '/login',
  '/register',
  '/forgotpassword',
  '/myaccount/',
  '/pay/',
  '/order/',
  '/rfq/successful',
  '/keywords',
  '/subscribe/',
  '/unsubscribe',
]
const FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'sort']

export function robots(origin: string): string {
  const paths = CLOSED.flatMap(path => [path, `/*${path}`])
  const filters = FILTERS.map(name => `/*${name}=`)
  const rules = [...paths, ...filters].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
