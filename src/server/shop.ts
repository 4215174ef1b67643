import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import { allDeskEndpoints } from '../contract/desk/index.ts'
import { allEndpoints } from '../contract/shop/index.ts'
import { ALL_MAILS, STAFF_MAILS } from './all-mails.ts'
import { createApi } from './api/app.ts'
import { callDirectly } from './api/call-directly.ts'
import { addressOf } from './api/client.ts'
import { createDeskApi } from './api/desk-app.ts'
import { isWithin } from './api/networks.ts'
import { trackWrites, withOwnWrites } from './api/own-writes.ts'
import type { Config } from './config.ts'
import type { ShopContext } from './context.ts'
import type { DatabaseChanges } from './database/changes.ts'
import type { Connection } from './database/connection.ts'
import { remember } from './database/remember.ts'
import { type Reads, readPrimary } from './database/replicas.ts'
import { accountRoutes, deskAccountRoutes, identify } from './features/account/index.ts'
import { auditRoutes } from './features/audit/index.ts'
import { bomRoutes, createBomQueue, createBomReader } from './features/bom/index.ts'
import { captchaRoutes } from './features/captcha/index.ts'
import { cartRoutes } from './features/cart/index.ts'
import { catalogueRoutes, keepSegments, partPages, rememberDirectory } from './features/catalogue/index.ts'
import { contentRoutes, newsRoutes } from './features/content/index.ts'
import { customerRoutes } from './features/customers/index.ts'
import { feedbackRoutes } from './features/feedback/index.ts'
import { createPictureEncoder, fileRoutes, serveUploads, type UploadedFiles } from './features/files/index.ts'
import { findRoutes } from './features/find/index.ts'
import { inboxRoutes } from './features/inbox/index.ts'
import { rememberKeys } from './features/installation/index.ts'
import { ARRIVALS, JOINS } from './features/joins/index.ts'
import { createDeskEvents } from './features/live/index.ts'
import { mailRoutes } from './features/mail/index.ts'
import { orderDeskRoutes, paperDeskRoutes } from './features/order-desk/index.ts'
import { orderRoutes } from './features/orders/index.ts'
import { paperRoutes } from './features/papers/index.ts'
import { paymentRoutes, type Wallet } from './features/payments/index.ts'
import { PERSONAL_DATA } from './features/personal-data/index.ts'
import { pricingRoutes, withCompanyPrices } from './features/pricing/index.ts'
import { createProformaWriter, type ProformaWriter, proformaRoutes } from './features/proforma/index.ts'
import { projectRoutes } from './features/projects/index.ts'
import { deskQuoteRoutes, quoteRoutes } from './features/quotes/index.ts'
import { reportRoutes } from './features/reports/index.ts'
import { requestRoutes, rfqRoutes } from './features/rfq/index.ts'
import { getConfig, getTradeSettings, settingRoutes, siteRoutes } from './features/site/index.ts'
import { identifyStaff, staffRoutes } from './features/staff/index.ts'
import { subscriptionRoutes } from './features/subscriptions/index.ts'
import { viewRoutes } from './features/views/index.ts'
import { watchRoutes } from './features/watches/index.ts'
import { createLoad, type Load } from './load.ts'
import { logError } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import type { Assets } from './pages/assets.ts'
import { createNewsFeed, type NewsFeed } from './pages/news-feed.ts'
import { PageCache } from './pages/page-cache.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { createSitemap, type Sitemap } from './pages/sitemap.ts'
import { addProbes } from './probes.ts'

type ShopParts = {
  config: Config
  connection: Connection
  /** The separate connection of the probes, if any. */
  probe?: Connection
  /** The connection for storing and matching BOMs. */
  bills?: Connection
  changes: DatabaseChanges
  /** Replicas for reading the catalog, if any. */
  reads?: Reads
  assets: Assets
  /** Null: no payments through a wallet. */
  wallet: Wallet | null
  /** Aborted when the process was told to stop. */
  stopping?: AbortSignal
}
export type Shop = {
  context: ShopContext
  api: Hono
  /** The API of the desk. */
  desk: Hono
  /** Others are answered as if there were no desk. */
  mayUseDesk: (request: IncomingMessage) => boolean
  pages: Pages
  sitemap: Sitemap
  feed: NewsFeed
  /** Pictures that staff uploaded. */
  uploads: UploadedFiles
  cache: PageCache
  metrics: Metrics
  /** Mails yield to it. */
  load: Load
  /** Also attached to mails. */
  proforma: ProformaWriter
  isDatabaseUp: () => boolean
  stopping: AbortSignal
  /** Work that the first visitors would otherwise wait for. Serving does not depend on it. */
  prepare: () => Promise<void>
  close: () => Promise<void>
}

/** Everything the shop serves: the API with its probes, and the pages. */
export function createShop({
  config,
  connection,
  probe = connection,
  bills = connection,
  changes,
  reads = readPrimary(connection),
  assets,
  wallet,
  stopping = new AbortController().signal,
}: ShopParts): Shop {
  const { db } = connection
  const { publicUrl } = config
  const directory = withCompanyPrices(db, rememberDirectory(db, changes))
  const segments = keepSegments(db, changes, config.facetBytes, reads.db)
  // Tests change the database and ask again at once, before the change is announced.
  const keepsAnswers = config.mode === 'production' && config.pageCacheBytes > 0
  const reader = createBomReader()
  const bomTools = { db: bills.db, reader, directory, segments, inTurn: createBomQueue() }
  const proforma = createProformaWriter()
  const pictures = createPictureEncoder()
  const settings = remember(changes, () => getTradeSettings(db))
  const context: ShopContext = {
    db,
    pool: connection.pool,
    settings: () => settings('all'),
    site: () => getConfig(db, publicUrl),
    clock: () => new Date(),
  }
  const site = remember(changes, () => getConfig(db, publicUrl))
  const routes = [
    ...siteRoutes(db, changes, () => site('all')),
    ...contentRoutes(db, changes, () => site('all')),
    ...newsRoutes(reads.db, changes, directory),
    ...catalogueRoutes(reads.db, changes, directory, segments, keepsAnswers),
    ...bomRoutes(bomTools),
    ...projectRoutes(bomTools),
    ...accountRoutes({ joins: JOINS, arrivals: ARRIVALS }),
    ...cartRoutes(directory),
    ...orderRoutes({ directory, hasWallet: wallet !== null }),
    ...paymentRoutes(wallet, publicUrl),
    ...proformaRoutes(proforma),
    ...paperRoutes(proforma),
    ...quoteRoutes({ directory, hasWallet: wallet !== null, writer: proforma }),
    ...rfqRoutes(),
    ...captchaRoutes(),
    ...feedbackRoutes(),
    ...subscriptionRoutes(),
    ...watchRoutes(),
  ]
  const deskRoutes = [
    ...staffRoutes(publicUrl),
    ...auditRoutes(),
    ...requestRoutes(directory),
    ...deskQuoteRoutes({ directory, hasWallet: wallet !== null, writer: proforma, publicUrl }),
    ...customerRoutes(),
    ...pricingRoutes(directory),
    ...paperDeskRoutes(proforma),
    ...orderDeskRoutes(wallet),
    ...viewRoutes(),
    ...inboxRoutes(directory),
    ...findRoutes(directory),
    ...reportRoutes(),
    ...deskAccountRoutes({ joins: JOINS, personalData: PERSONAL_DATA }),
    ...settingRoutes(),
    ...fileRoutes(pictures),
    ...mailRoutes({ composers: ALL_MAILS, staffMails: STAFF_MAILS, publicUrl }),
  ]
  const mounted = new Set([...routes, ...deskRoutes].map(route => route.endpoint))
  const missing = [...allEndpoints(), ...allDeskEndpoints()].filter(endpoint => !mounted.has(endpoint))
  if (missing.length > 0) throw new Error(`not mounted: ${missing.map(endpoint => endpoint.path).join(', ')}`)

  const options = {
    shop: context,
    identify: (token: string) => identify(context, token),
    checksAnswers: config.mode !== 'production',
    trustedProxies: config.trustedProxies,
    keys: rememberKeys(db),
    isSecure: publicUrl.startsWith('https:'),
    ownWrites: trackWrites(reads, config.databaseReadLagMs),
  }
  const cache = new PageCache(config.pageCacheBytes, config.pageCacheMaxAgeMs)
  changes.onChange(() => cache.clear())
  changes.onStock(ids => cache.forgetParts(ids))
  const metrics = createMetrics()
  const api = createApi(routes, options, publicUrl)
  const desk = createDeskApi(deskRoutes, {
    ...options,
    identify: client => identifyStaff(context, client),
    openEvents: createDeskEvents(changes, stopping).open,
    publicUrl,
  })
  addProbes(api, { connection, probe, changes, reads, stopping }, metrics)
  const callAs = callDirectly(routes, options)
  const pages = withOwnWrites(createPages({ callAs, assets, origin: publicUrl }, cache), options)
  const sitemap = createSitemap({ callAs, origin: publicUrl, parts: partPages(reads.db) })
  const feed = createNewsFeed({ callAs, cache, origin: publicUrl })
  const close = async () => {
    await Promise.all([reader.close(), proforma.close(), pictures.close(), segments.close()])
  }
  const prepare = async () => {
    const loaded = directory()
    await segments.prepare(stopping)
    await loaded
  }
  const isDatabaseUp = () => changes.isUp()
  const load = createLoad()
  return {
    context,
    api,
    desk,
    mayUseDesk: deskGate(config),
    pages,
    sitemap,
    feed,
    uploads: serveUploads(db, error => logError('serving an uploaded file failed', error)),
    cache,
    metrics,
    load,
    proforma,
    isDatabaseUp,
    stopping,
    prepare,
    close,
  }
}

function deskGate({ hasDesk, deskNetworks, trustedProxies }: Config): Shop['mayUseDesk'] {
  return request =>
    hasDesk && (deskNetworks.length === 0 || isWithin(deskNetworks, addressOf(request, trustedProxies)))
}
