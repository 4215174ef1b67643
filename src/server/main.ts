import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { loadDemo } from '../demo/load-demo.ts'
import { type Config, loadConfig, StartError } from './config.ts'
import { createHttpServer, type Files } from './http.ts'
import { log, logError, setLogLevel } from './log.ts'
import { builtAssets } from './pages/assets.ts'
import { createShop } from './shop.ts'
import { listen, openStore, stopServer } from './start.ts'

const STOP_PATIENCE_MS = 10_000

// dist/server/main.js lies two folders below the root.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

await start().catch(error => {
  if (error instanceof StartError) process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
  else logError('start failed', error)
  process.exitCode = 1
})

async function start(): Promise<void> {
  const config = loadConfig(root)
  setLogLevel(config.logLevel)
  const store = await openStore(config)
  try {
    if (config.hasDemo) await loadDemo(store.connection.db)
    const client = join(root, 'dist/client')
    const shop = createShop({ config, ...store, assets: builtAssets(client) })
    const server = createHttpServer(shop, files(client), config)
    const port = await listen(server, config)
    announce(config, port)
    stopOnSignal(async () => {
      await stopServer(server, STOP_PATIENCE_MS)
      await store.close()
    })
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Hashed files never change; the rest of public/ is asked for anew. */
function files(client: string): Files {
  return sirv(client, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    dotfiles: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

function announce({ publicUrl, host }: Config, port: number): void {
  log('info', 'started', { port, host })
  const local = `http://localhost:${port}`
  const lines = [`  Shop      ${local}`, `  API docs  ${local}/api/docs`]
  if (publicUrl !== local) lines.push(`  Public    ${publicUrl}`)
  process.stderr.write(`\nChipfront is ready. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      error => {
        logError('stop failed', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
