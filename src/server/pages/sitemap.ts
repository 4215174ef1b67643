import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { getConfig } from '../../contract/shop/site.ts'
import { DEFAULT_LANG } from '../../domain/locales.ts'
import { partPath, ROBOTS_PATH, SITEMAP_PATH, sitemapName, sitemapPath } from '../../domain/paths.ts'
import { asRefusal, RETRY_SECONDS } from '../api/answer.ts'
import { acceptedEncodings, accepts } from '../encoded.ts'
import { PackedFiles } from './packed-files.ts'
import { logDegraded } from './render-page.ts'
import { robots } from './robots.ts'
import { listPagePaths, type SitemapTools } from './sitemap-paths.ts'

export type Sitemap = (request: IncomingMessage, response: ServerResponse) => boolean

type Found = { type: string; packed: Buffer }
type Site = SitemapTools & { files: PackedFiles }

const PLAIN = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** The sitemap and its files. A file of 50 000 parts is produced once per hour for all requests. */
export function createSitemap(tools: SitemapTools): Sitemap {
  const site = { ...tools, files: new PackedFiles() }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== ROBOTS_PATH && path !== SITEMAP_PATH && !sitemapName(path)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void answer(site, path, request, response).catch(error => fail(error, response))
    return true
  }
}

async function answer(
  site: Site,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = await homeOf(site)
  const found = await find({ ...site, origin }, path)
  if (!found) return void response.writeHead(404, { 'Content-Type': PLAIN }).end('There is no such file.\n')
  const { type, packed } = found
  const isPacked = accepts(acceptedEncodings(request), 'gzip')
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip', 'Content-Length': packed.length }),
  })
  if (request.method === 'HEAD') response.end()
  else if (isPacked) response.end(packed)
  else await pipeline(Readable.from([packed]), createGunzip(), response)
}

function fail(error: unknown, response: ServerResponse): void {
  // The client disconnected, which is not an error.
  if (response.destroyed) return
  const { status } = asRefusal(error)
  if (response.headersSent) return void response.destroy(error instanceof Error ? error : undefined)
  const headers = { 'Content-Type': PLAIN, 'Retry-After': String(RETRY_SECONDS) }
  response.writeHead(status, headers).end('Please try again later.\n')
}

/** The same URL as the canonical link of the home page. */
function homeOf({ callAs, origin }: SitemapTools): Promise<string> {
  const config = callAs(DEFAULT_LANG, null)(getConfig)
  return config.then(
    ({ website_home }) => website_home,
    error => {
      logDegraded(error)
      return origin
    },
  )
}

async function find(site: Site, path: string): Promise<Found | null> {
  const { origin, files } = site
  const key = `${origin}${path}`
  if (path === ROBOTS_PATH) return { type: PLAIN, packed: await files.pack([robots(origin)]) }
  if (path === sitemapPath(PAGES)) return { type: XML, packed: await files.get(key, () => pages(site)) }
  const runs = await site.parts.listRuns()
  if (path === SITEMAP_PATH) return { type: XML, packed: await files.pack([index(origin, runs)]) }
  const run = runs.find(number => path === sitemapPath(partsFile(number)))
  if (run === undefined) return null
  return { type: XML, packed: await files.get(key, () => parts(site, run)) }
}

const PAGES = 'pages'
const partsFile = (run: number) => `parts-${run}`

function index(origin: string, runs: number[]): string {
  const files = [PAGES, ...runs.map(partsFile)]
  const entries = files.map(file => `<sitemap><loc>${origin}${sitemapPath(file)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

async function* pages(tools: SitemapTools): AsyncGenerator<string> {
  const paths = await listPagePaths(tools)
  yield `${OPENING}${paths.map(path => entry(tools.origin + path)).join('')}</urlset>\n`
}

async function* parts({ origin, parts: source }: SitemapTools, run: number): AsyncGenerator<string> {
  yield OPENING
  for await (const some of source.read(run))
    yield some
      .map(({ goods_page_url, updatedAt }) =>
        entry(origin + partPath(goods_page_url), updatedAt.toISOString()),
      )
      .join('')
  yield '</urlset>\n'
}

/**
 * URLs are of the default language; each page links its other languages itself. Page URLs need no escaping.
 */
function entry(address: string, changed?: string): string {
  return changed
    ? `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>\n`
    : `<url><loc>${address}</loc></url>\n`
}
