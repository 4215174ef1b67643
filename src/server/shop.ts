import { Hono } from 'hono'
import { allEndpoints } from '../contract/index.ts'
import { createApi } from './api/app.ts'
import type { Identify } from './api/mount.ts'
import type { Config } from './config.ts'
import type { Changes } from './database/changes.ts'
import type { Connection } from './database/connection.ts'
import { contentRoutes } from './features/content/index.ts'
import { siteRoutes } from './features/site/index.ts'
import { logError } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import type { Assets } from './pages/assets.ts'
import { PageCache } from './pages/page-cache.ts'
import { createPages } from './pages/pages.ts'

type ShopParts = { config: Config; connection: Connection; changes: Changes; assets: Assets }
export type Shop = { app: Hono; cache: PageCache; metrics: Metrics }

/** One Hono app: API, probes, pages last. */
export function createShop({ config, connection, changes, assets }: ShopParts): Shop {
  const { db, pool } = connection
  const { publicUrl } = config
  const checksAnswers = config.mode !== 'production'
  const routes = [...siteRoutes(db, changes, publicUrl), ...contentRoutes(db, changes, publicUrl)]
  const mounted = new Set(routes.map(route => route.endpoint))
  const missing = allEndpoints().filter(endpoint => !mounted.has(endpoint))
  if (missing.length > 0) throw new Error(`not mounted: ${missing.map(endpoint => endpoint.path).join(', ')}`)

  const api = createApi({ routes, identify: nobody, checksAnswers, publicUrl })
  const metrics = createMetrics()
  const cache = new PageCache(config.pageCacheBytes)
  changes.onChange(() => cache.clear())
  const fetchApi = (url: string, init: RequestInit) => api.request(url, init)
  const pages = createPages({ fetch: fetchApi, assets, origin: publicUrl, checksAnswers }, cache)

  const app = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    const isReady = await pool.query('select 1').then(() => true, notReady)
    return c.json({ status: isReady ? 'ok' : 'database unreachable' }, isReady ? 200 : 503)
  })
  app.get('/metrics', async c => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }))
  app.all('/api', c => api.fetch(c.req.raw))
  app.all('/api/*', c => api.fetch(c.req.raw))
  app.all('*', c => pages.fetch(c.req.raw))
  return { app, cache, metrics }
}

/** No accounts yet, so no token is known. */
const nobody: Identify = async () => null

function notReady(error: unknown): false {
  logError('database not ready', error)
  return false
}
