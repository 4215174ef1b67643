import { createServer as createHttp } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'

/** Hot reload on both sides: the browser through Vite, the server by taking its newest modules for each request. */
process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'development'

const http = createHttp()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } })
const { loadConfig, StartError } = await vite.ssrLoadModule('/src/server/config.ts')

try {
  const { openStore, listen, stopServer } = await vite.ssrLoadModule('/src/server/start.ts')
  const { loadDemo } = await vite.ssrLoadModule('/src/demo/load-demo.ts')
  const config = loadConfig(process.cwd())
  const store = await openStore(config)
  await loadDemo(store.connection.db)
  const assets = { headFor: devHead }

  let shown: {
    module: object
    handle: (request: object, response: object, next: () => void) => void
  } | null = null
  http.on('request', async (request, response) => {
    const [shop, server] = await Promise.all([
      vite.ssrLoadModule('/src/server/shop.ts'),
      vite.ssrLoadModule('/src/server/http.ts'),
    ])
    if (shown?.module !== shop) {
      const handle = server.createRequestHandler(
        shop.createShop({ config, ...store, assets }),
        vite.middlewares,
        config,
      )
      shown = { module: shop, handle }
    }
    shown.handle(request, response, () => {})
  })

  const port = await listen(http, config)
  process.stderr.write(
    `\nDevelopment: http://localhost:${port}   Design system: http://localhost:${port}/ui\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await vite.close()
      await stopServer(http, 1_000)
      await store.close()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof Error && error.constructor === StartError)) throw error
  process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
  process.exit(1)
}

function devHead(): string {
  const refresh = [
    'import { injectIntoGlobalHook } from "/@react-refresh"',
    'injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => {}',
    'window.$RefreshSig$ = () => type => type',
  ].join('\n')
  return [
    '<link rel="stylesheet" href="/src/storefront/ui/theme.css">',
    `<script type="module">${refresh}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/storefront/entry-browser.tsx"></script>',
  ].join('')
}
