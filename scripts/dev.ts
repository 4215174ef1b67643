import { createServer as createHttp } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import type { Config } from '../src/server/config.ts'
import type { DatabaseChanges } from '../src/server/database/changes.ts'
import type { Wallet } from '../src/server/features/payments/index.ts'
import type { Handler } from '../src/server/http.ts'
import type { Store } from '../src/server/start.ts'

/**
 * Hot reload on both sides: the browser through Vite, the server by loading its newest modules for each
 * request.
 */
process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'development'

const SHOP = {
  styles: '/src/storefront/shell/entry/shop.css',
  script: '/src/storefront/shell/entry/boot.ts',
}
const DESK = { styles: '/src/desk/shell/entry/desk.css', script: '/src/desk/shell/entry/boot.tsx' }

const http = createHttp()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } })

type Modules = {
  '/src/demo/load-demo.ts': typeof import('../src/demo/load-demo.ts')
  '/src/server/config.ts': typeof import('../src/server/config.ts')
  '/src/server/features/proforma/index.ts': typeof import('../src/server/features/proforma/index.ts')
  '/src/server/http.ts': typeof import('../src/server/http.ts')
  '/src/server/open-desk.ts': typeof import('../src/server/open-desk.ts')
  '/src/server/open-wallet.ts': typeof import('../src/server/open-wallet.ts')
  '/src/server/pages/desk-shell.ts': typeof import('../src/server/pages/desk-shell.ts')
  '/src/server/run-shop.ts': typeof import('../src/server/run-shop.ts')
  '/src/server/security-headers.ts': typeof import('../src/server/security-headers.ts')
  '/src/server/shop.ts': typeof import('../src/server/shop.ts')
  '/src/server/start-jobs.ts': typeof import('../src/server/start-jobs.ts')
  '/src/server/start.ts': typeof import('../src/server/start.ts')
  '/src/stand-ins/mailbox/index.ts': typeof import('../src/stand-ins/mailbox/index.ts')
}

/** Vite does not know the types of the modules it loads. */
async function load<P extends keyof Modules>(path: P): Promise<Modules[P]> {
  return (await vite.ssrLoadModule(path)) as Modules[P]
}

const { loadConfig, StartError } = await load('/src/server/config.ts')
const { Closers, openStore, listen, stoppable } = await load('/src/server/start.ts')
const closers = new Closers()
const starting = start()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await starting.catch(() => {})
    await closers.closeAll()
    process.exit(0)
  })
}

await starting.catch(async error => {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
  await closers.closeAll()
  process.exit(1)
})

async function start(): Promise<void> {
  const config = loadConfig(process.cwd())
  closers.add(() => vite.close())
  const { loadDemo } = await load('/src/demo/load-demo.ts')
  const store = await openStore(config, closers, {
    fill: async pool => config.hasDemo && loadDemo(pool, config.demoParts, { hasDesk: config.hasDesk }),
    onLost: error => {
      process.stderr.write(`Chipfront stops: ${error.message}\n`)
      process.exit(1)
    },
  })
  const { startJobs } = await load('/src/server/start-jobs.ts')
  const { openWallet } = await load('/src/server/open-wallet.ts')
  const { wallet, testUrl, onListening } = await openWallet(config, closers)
  // The shop's own writer ends with its modules.
  const { createProformaWriter } = await load('/src/server/features/proforma/index.ts')
  const proforma = createProformaWriter()
  closers.add(proforma.close)
  const handlerNow = createReloader(config, { ...store, wallet })
  // The shop is made anew after each change; jobs keep running and never give way to requests.
  startJobs(config, { ...store, wallet, proforma, load: { isBusy: () => false } }, closers)
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        ;(await handlerNow())(request, response)
      } catch (error) {
        // A syntax error is shown here until it is fixed; the server stays up.
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
      }
    })
  })
  const { openDesk } = await load('/src/server/open-desk.ts')
  const describeDesk = await openDesk(config, store.connection.db)
  const stop = stoppable(http, { patienceMs: 1_000 })
  const port = await listen(http, config)
  closers.add(stop)
  onListening(port)
  const { findMailbox } = await load('/src/stand-ins/mailbox/index.ts')
  const mailbox = findMailbox(config)
  const local = `http://localhost:${port}`
  const lines = [
    `Development: ${local}   Design system: ${local}/ui${mailbox ? `   Mailbox: ${local}${mailbox}` : ''}${testUrl ? `   Wallet (test): ${testUrl}` : ''}`,
    ...describeDesk(local),
  ]
  process.stderr.write(`\n${lines.join('\n')}\n`)
}

type Listener = () => void
type StockListener = (partIds: ReadonlySet<number>) => void

/** Creates a new shop whenever one of its modules has changed. The old one receives no more changes. */
function createReloader(config: Config, store: Store & { wallet: Wallet | null }) {
  const listeners = new Set<Listener>()
  store.changes.onChange(() => {
    for (const listener of listeners) listener()
  })
  const stockListeners = new Set<StockListener>()
  store.changes.onStock(partIds => {
    for (const listener of stockListeners) listener(partIds)
  })
  const changes: DatabaseChanges = {
    ...store.changes,
    onChange: listener => void listeners.add(listener),
    onStock: listener => void stockListeners.add(listener),
  }
  let shown: { modules: readonly object[]; handler: Handler } | null = null
  return async (): Promise<Handler> => {
    const modules = await Promise.all([
      load('/src/server/shop.ts'),
      load('/src/server/http.ts'),
      load('/src/server/run-shop.ts'),
      load('/src/server/security-headers.ts'),
      load('/src/server/pages/desk-shell.ts'),
    ])
    if (shown?.modules.every((module, i) => module === modules[i])) return shown.handler
    const [{ createShop }, { createRequestHandler }, { openMailbox }, { plainHeaders }, { createDeskShell }] =
      modules
    listeners.clear()
    stockListeners.clear()
    const shop = createShop({ config, ...store, changes, assets: { headFor: () => devHead(SHOP) } })
    const desk = createDeskShell(devHead(DESK))
    const handler = createRequestHandler(shop, () => false, plainHeaders(), openMailbox(config), desk)
    shown = { modules, handler }
    return handler
  }
}

type DevEntry = { styles: string; script: string }

function devHead({ styles, script }: DevEntry): string {
  const refresh = [
    'import { injectIntoGlobalHook } from "/@react-refresh"',
    'injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => {}',
    'window.$RefreshSig$ = () => type => type',
  ].join('\n')
  return [
    `<link rel="stylesheet" href="${styles}">`,
    `<script type="module">${refresh}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="${script}"></script>`,
  ].join('')
}
