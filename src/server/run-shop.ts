import { join } from 'node:path'
import { loadDemo } from '../demo/load-demo.ts'
import { type Config, loadConfig, StartError } from './config.ts'
import { loadFiles } from './files.ts'
import { createHttpServer, createRequestHandler } from './http.ts'
import { log, logError, setLogLevel } from './log.ts'
import { createMailbox, hasMailbox } from './mailbox.ts'
import { type OpenWallet, openWallet } from './open-wallet.ts'
import { builtAssets } from './pages/assets.ts'
import { securityHeaders } from './security-headers.ts'
import { createShop } from './shop.ts'
import { Closers, listen, openStore, stoppable } from './start.ts'
import { startJobs } from './start-jobs.ts'

const STOP_PATIENCE_MS = 10_000

/** Until a signal ends it; `root` is the folder that holds dist. */
export async function runShop(root: string): Promise<void> {
  const closers = new Closers()
  const starting = start(root, closers)
  stopOnSignal(starting, closers)
  try {
    await starting
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
    else logError('start failed', error)
    process.exitCode = 1
    await closers.closeAll().catch(closing => logError('stop failed', closing))
  }
}

async function start(root: string, closers: Closers): Promise<void> {
  const config = loadConfig(root)
  setLogLevel(config.logLevel)
  const store = await openStore(
    config,
    closers,
    async pool => config.hasDemo && loadDemo(pool, config.demoParts),
  )
  const client = join(root, 'dist/client')
  const opened = await openWallet(config, closers)
  const { wallet } = opened
  const shop = createShop({ config, ...store, wallet, assets: builtAssets(client) })
  closers.add(shop.close)
  const server = createHttpServer(
    createRequestHandler(shop, loadFiles(client), securityHeaders(config.publicUrl), createMailbox(config)),
  )
  startJobs(config, { ...store, wallet, proforma: shop.proforma }, closers)
  const stop = stoppable(server, STOP_PATIENCE_MS)
  const port = await listen(server, config)
  closers.add(stop)
  opened.onListening(port)
  announce(config, port, opened)
}

function announce(config: Config, port: number, { testUrl }: OpenWallet): void {
  const { publicUrl, host, smtpUrl } = config
  log('info', 'started', { port, host })
  const local = `http://localhost:${port}`
  const lines = [`  Shop           ${local}`, `  API docs       ${local}/api/docs`]
  if (hasMailbox(config)) lines.push(`  Mailbox        ${local}/mailbox`)
  else if (!smtpUrl) log('warn', 'no SMTP_URL: mail is only written to files')
  if (testUrl) lines.push(`  Wallet (test)  ${testUrl}`)
  if (publicUrl !== local) lines.push(`  Public         ${publicUrl}`)
  process.stderr.write(`\nChipfront is ready. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n`)
}

/** Also while still starting: what has begun is finished first, then closed. A second signal waits for nothing. */
function stopOnSignal(starting: Promise<void>, closers: Closers): void {
  let isStopping = false
  const onSignal = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    await starting.catch(() => {})
    await closers.closeAll().catch(error => {
      logError('stop failed', error)
      process.exit(1)
    })
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
}
