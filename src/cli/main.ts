import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfig, StartError } from '../server/config.ts'
import { refuseOldNode } from '../server/database/refuse-old-node.ts'
import { setLogLevel } from '../server/log.ts'
import { Closers } from '../server/start.ts'
import { CommandError, UsageError } from './command.ts'
import { openDatabase, openUnmigrated } from './open-database.ts'
import { run } from './run.ts'

const STOPPED = 130

refuseOldNode()

// dist/server/cli.js is two folders below the root.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const closers = new Closers()
const interruption = new AbortController()
stopOnSignal()

const open = () => openDatabase(loadConfig(root), closers, interruption.signal)
const session = {
  openContext: open,
  openUnmigrated: () => openUnmigrated(loadConfig(root), closers, interruption.signal),
  // Loaded on first use, like the commands.
  openPayments: async () => (await import('./open-payments.ts')).openPayments(loadConfig(root), await open()),
  publicUrl: () => loadConfig(root).publicUrl,
  servedFolder: join(root, 'dist/client'),
  signal: interruption.signal,
  say: (text: string) => void process.stdout.write(text),
}
// Standard output is reserved for exports.
setLogLevel('error')
process.stdout.on('error', endOfReader)

process.exitCode = await run(session, process.argv.slice(2)).then(() => 0, tell)
await closers.closeAll().catch(error => complain(`the database was not closed cleanly: ${error}`, 1))

/** `| head` has closed the pipe. */
function endOfReader(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error
}

function tell(error: unknown): number {
  if (error instanceof UsageError) return complain(`${error.message}; see npx chipfront --help`, 2)
  const { aborted } = interruption.signal
  if (error instanceof StartError || error instanceof CommandError)
    return complain(error.message, aborted ? STOPPED : 1)
  if (aborted) return complain('stopped; nothing was changed', STOPPED)
  return complain(`failed; nothing was changed: ${error instanceof Error ? error.message : error}`, 1)
}

function complain(message: string, exitCode: number): number {
  process.stderr.write(`chipfront: ${message}\n`)
  return exitCode
}

/** The first signal asks for an orderly stop, the second one exits at once. */
function stopOnSignal(): void {
  const onSignal = () => {
    if (interruption.signal.aborted) process.exit(STOPPED)
    interruption.abort(new Error('stopped'))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
}
