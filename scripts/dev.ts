import { createServer as createHttp } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'

/**
 * Hot reload on both sides: the browser through Vite, the server by loading its newest modules for each
 * request.
 */
process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'development'

const http = createHttp()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } })
const { loadConfig, StartError } = await vite.ssrLoadModule('/src/server/config.ts')
const { Closers, openStore, listen, stoppable } = await vite.ssrLoadModule('/src/server/start.ts')
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
  if (!(error instanceof Error && error.constructor === StartError)) throw error
  process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
  await closers.closeAll()
  process.exit(1)
})

async function start(): Promise<void> {
  const config = loadConfig(process.cwd())
  closers.add(() => vite.close())
  const { loadDemo } = await vite.ssrLoadModule('/src/demo/load-demo.ts')
  const store = await openStore(config, closers, {
    fill: async (pool: object) => config.hasDemo && loadDemo(pool, config.demoParts),
    onLost: (error: Error) => {
      process.stderr.write(`Chipfront stops: ${error.message}\n`)
      process.exit(1)
    },
  })
  const { startJobs } = await vite.ssrLoadModule('/src/server/start-jobs.ts')
  const { openWallet } = await vite.ssrLoadModule('/src/server/open-wallet.ts')
  const { wallet, testUrl, onListening } = await openWallet(config, closers)
  // The shop's own writer ends with its modules.
  const { createProformaWriter } = await vite.ssrLoadModule('/src/server/features/proforma/index.ts')
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
  const stop = stoppable(http, { patienceMs: 1_000 })
  const port = await listen(http, config)
  closers.add(stop)
  onListening(port)
  const { findMailbox } = await vite.ssrLoadModule('/src/stand-ins/mailbox/index.ts')
  const mailbox = findMailbox(config)
  process.stderr.write(
    `\nDevelopment: http://localhost:${port}   Design system: http://localhost:${port}/ui${mailbox ? `   Mailbox: http://localhost:${port}${mailbox}` : ''}${testUrl ? `   Wallet (test): ${testUrl}` : ''}\n`,
  )
}

type Handler = (request: object, response: object) => void
type Listener = () => void
type StockListener = (partIds: ReadonlySet<number>) => void
type Changes = {
  onChange: (listener: Listener) => void
  onStock: (listener: StockListener) => void
  isUp: () => boolean
}

/** Creates a new shop whenever one of its modules has changed. The old one receives no more changes. */
function createReloader(config: object, store: { changes: Changes }) {
  const listeners = new Set<Listener>()
  store.changes.onChange(() => {
    for (const listener of listeners) listener()
  })
  const stockListeners = new Set<StockListener>()
  store.changes.onStock(partIds => {
    for (const listener of stockListeners) listener(partIds)
  })
  const changes = {
    onChange: (listener: Listener) => listeners.add(listener),
    onStock: (listener: StockListener) => stockListeners.add(listener),
    isUp: store.changes.isUp,
  }
  const files = ['shop', 'http', 'open-mailbox', 'security-headers'].map(name => `/src/server/${name}.ts`)
  let shown: { modules: object[]; handler: Handler } | null = null
  return async (): Promise<Handler> => {
    const modules = await Promise.all(files.map(file => vite.ssrLoadModule(file)))
    if (shown?.modules.every((module, i) => module === modules[i])) return shown.handler
    const { createShop, createRequestHandler, openMailbox, plainHeaders } = Object.assign({}, ...modules)
    listeners.clear()
    stockListeners.clear()
    const shop = createShop({ config, ...store, changes, assets: { headFor: devHead } })
    const handler: Handler = createRequestHandler(shop, () => false, plainHeaders(), openMailbox(config))
    shown = { modules, handler }
    return handler
  }
}

function devHead(): string {
  const refresh = [
    'import { injectIntoGlobalHook } from "/@react-refresh"',
    'injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => {}',
    'window.$RefreshSig$ = () => type => type',
  ].join('\n')
  return [
    '<link rel="stylesheet" href="/src/web/ui/theme.css">',
    `<script type="module">${refresh}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/storefront/shell/entry/boot.ts"></script>',
  ].join('')
}
