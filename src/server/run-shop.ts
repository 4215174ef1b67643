import { join } from 'node:path'
import { loadDemo } from '../demo/load-demo.ts'
import { createMailbox, findMailbox } from '../stand-ins/mailbox/index.ts'
import { type Config, loadConfig, StartError } from './config.ts'
import { mailFolder } from './features/mail/index.ts'
import { type Files, loadFiles } from './files.ts'
import { createHttpServer, createRequestHandler } from './http.ts'
import { log, logError, setLogLevel } from './log.ts'
import { type DescribeDesk, openDesk } from './open-desk.ts'
import { type OpenWallet, openWallet } from './open-wallet.ts'
import { builtAssets } from './pages/assets.ts'
import { builtDeskShell } from './pages/desk-shell.ts'
import { securityHeaders } from './security-headers.ts'
import { createShop } from './shop.ts'
import { Closers, listen, openStore, stoppable } from './start.ts'
import { startJobs } from './start-jobs.ts'

/** After the requests: for jobs, mails being sent and the database. */
const CLOSE_MS = 10_000

type Run = {
  closers: Closers
  stopping: AbortController
  /** When a stop is cut short; known once the settings are loaded. */
  stopWithinMs: number
}

/** Runs until a signal; `root` is the folder that contains dist. */
export async function runShop(root: string): Promise<void> {
  const run: Run = { closers: new Closers(), stopping: new AbortController(), stopWithinMs: 2 * CLOSE_MS }
  const starting = start(root, run)
  stopOnSignal(starting, run)
  try {
    await starting
  } catch (error) {
    // A signal ended the start, and closes what is open.
    if (run.stopping.signal.aborted) return
    if (error instanceof StartError) process.stderr.write(`Chipfront cannot start: ${error.message}\n`)
    else logError('start failed', error)
    process.exitCode = 1
    await run.closers.closeAll().catch(closing => logError('stop failed', closing))
  }
}

async function start(root: string, run: Run): Promise<void> {
  const { closers, stopping } = run
  const config = loadConfig(root)
  const { stopDelayMs, stopMs } = config
  run.stopWithinMs = stopDelayMs + stopMs + CLOSE_MS
  setLogLevel(config.logLevel)
  const store = await openStore(config, closers, {
    fill: async pool => {
      stopping.signal.throwIfAborted()
      if (config.hasDemo) await loadDemo(pool, config.demoParts, { hasDesk: config.hasDesk })
    },
    onLost: error => void endWithout(error, run),
    signal: stopping.signal,
  })
  const client = join(root, 'dist/client')
  const desk = join(root, 'dist/desk')
  const opened = await openWallet(config, closers)
  const { wallet } = opened
  const shop = createShop({
    config,
    ...store,
    wallet,
    assets: builtAssets(client),
    stopping: stopping.signal,
  })
  closers.add(shop.close)
  const server = createHttpServer(
    createRequestHandler(
      shop,
      loadFiles(client),
      securityHeaders(config.publicUrl),
      openMailbox(config),
      eitherOf(loadFiles(desk), builtDeskShell(desk)),
    ),
    config.keepAliveMs,
  )
  startJobs(config, { ...store, wallet, proforma: shop.proforma, load: shop.load }, closers)
  const stop = stoppable(server, { delayMs: stopDelayMs, patienceMs: stopMs })
  // Before the shop is reachable: from then on, a database that ends does not stop it.
  const describeDesk = await openDesk(config, shop.context.db)
  const port = await listen(server, config)
  closers.add(stop)
  opened.onListening(port)
  announce(config, port, opened, describeDesk)
  void shop.prepare().catch(error => logError('preparing the search failed', error))
}

function eitherOf(first: Files, second: Files): Files {
  return (request, response) => first(request, response) || second(request, response)
}

/**
 * The pages that show a demo's mails; disabled in a shop with a mail server. @public for the development server
 */
export function openMailbox(config: Config): Files {
  const onError = (error: unknown) => logError('mailbox failed', error)
  return createMailbox({ ...config, mailFolder: mailFolder(config.dataDir), onError })
}

function announce(config: Config, port: number, { testUrl }: OpenWallet, describeDesk: DescribeDesk): void {
  const { publicUrl, host, smtpUrl } = config
  log('info', 'started', { port, host })
  const local = `http://localhost:${port}`
  const lines = [`  Shop           ${local}`, `  API docs       ${local}/api/docs`]
  const mailbox = findMailbox(config)
  if (mailbox) lines.push(`  Mailbox        ${local}${mailbox}`)
  else if (!smtpUrl) log('warn', 'no SMTP_URL: mail is only written to files')
  if (testUrl) lines.push(`  Wallet (test)  ${testUrl}`)
  lines.push(...describeDesk(local))
  if (publicUrl !== local) lines.push(`  Public         ${publicUrl}`)
  process.stderr.write(`\nChipfront is ready. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n`)
}

/** Also during the start: steps that have begun are completed, then closed. A second signal exits at once. */
function stopOnSignal(starting: Promise<void>, run: Run): void {
  const onSignal = async () => {
    if (run.stopping.signal.aborted) process.exit(1)
    // Also during the start, because a hanging start must not prevent the exit.
    endWithin(run.stopWithinMs)
    run.stopping.abort()
    await starting.catch(() => {})
    await run.closers.closeAll().catch(error => {
      logError('stop failed', error)
      process.exit(1)
    })
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
}

/** The shop is useless without its database, so it exits and the process manager restarts it. */
async function endWithout(error: Error, run: Run): Promise<void> {
  process.stderr.write(`Chipfront stops: ${error.message}\n`)
  endWithin(run.stopWithinMs)
  run.stopping.abort()
  await run.closers.closeAll().catch(closing => logError('stop failed', closing))
  process.exit(1)
}

/** An unresponsive database or mail server must not prevent the exit. */
function endWithin(ms: number): void {
  const giveUp = () => {
    log('error', 'stopping took too long; exiting now', { ms })
    process.exit(1)
  }
  setTimeout(giveUp, ms).unref()
}
