import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { getConfig } from '../../contract/site.ts'
import { DEFAULT_LANG } from '../../domain/locales.ts'
import { acceptedEncodings, accepts } from '../encoded.ts'
import { logError } from '../log.ts'
import { robots } from './robots.ts'
import { listPagePaths, type SitemapTools } from './sitemap-paths.ts'

export type Sitemap = (request: IncomingMessage, response: ServerResponse) => boolean

type Found = { type: string; body: AsyncIterable<string> | Iterable<string> }

const XML = 'application/xml; charset=utf-8'
const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** What search engines ask for first. Files are streamed: a million parts pass through, none is kept. */
export function createSitemap(tools: SitemapTools): Sitemap {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!/^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml)$/.test(path)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void answer(tools, path, request, response).catch(error => {
      // A reader who hangs up in the middle is nobody's failure.
      if (!response.destroyed) logError('sitemap failed', error)
      response.destroy()
    })
    return true
  }
}

async function answer(
  tools: SitemapTools,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = await homeOf(tools)
  const found = await find({ ...tools, origin }, path)
  if (!found) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n')
    return
  }
  const isPacked = accepts(acceptedEncodings(request), 'gzip')
  response.writeHead(200, {
    'Content-Type': found.type,
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const body = Readable.from(found.body)
  if (isPacked) await pipeline(body, createGzip({ level: 3 }), response)
  else await pipeline(body, response)
}

/** The same as pages call themselves by. */
function homeOf({ callAs, origin }: SitemapTools): Promise<string> {
  const config = callAs(DEFAULT_LANG, null)(getConfig)
  return config.then(
    ({ website_home }) => website_home,
    () => origin,
  )
}

async function find(tools: SitemapTools, path: string): Promise<Found | null> {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: [robots(tools.origin)] }
  if (path === '/sitemaps/pages.xml') return { type: XML, body: [await pages(tools)] }
  const runs = await tools.parts.listRuns()
  if (path === '/sitemap.xml') return { type: XML, body: [index(tools.origin, runs)] }
  const run = Number(/^\/sitemaps\/parts-(\d+)\.xml$/.exec(path)?.[1] ?? 0)
  return runs.includes(run) ? { type: XML, body: parts(tools, run) } : null
}

function index(origin: string, runs: number[]): string {
  const files = ['pages', ...runs.map(run => `parts-${run}`)]
  const entries = files.map(file => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

async function pages(tools: SitemapTools): Promise<string> {
  const paths = await listPagePaths(tools)
  return `${OPENING}${paths.map(path => entry(tools.origin + path)).join('')}</urlset>\n`
}

async function* parts({ origin, parts: source }: SitemapTools, run: number): AsyncGenerator<string> {
  yield OPENING
  for await (const some of source.read(run))
    yield some
      .map(({ goods_page_url, updatedAt }) =>
        entry(`${origin}/productdetail/${goods_page_url}`, updatedAt.toISOString()),
      )
      .join('')
  yield '</urlset>\n'
}

/** Addresses are of the default language; each page names its other languages itself. Page urls need no escaping. */
function entry(address: string, changed?: string): string {
  return changed
    ? `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>\n`
    : `<url><loc>${address}</loc></url>\n`
}
