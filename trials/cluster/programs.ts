import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = 'patroni python3-etcd etcd-server haproxy pgbouncer postgresql'
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin']

/** The programs of the cluster, as Debian installs them. */
export function findPrograms() {
  return {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    postgres: findPostgres(),
  }
}

function find(name: string): string {
  const path = PLACES.map(place => join(place, name)).find(existsSync)
  return path ?? missing(name)
}

/** The folder of the newest version. */
function findPostgres(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const [newest] = versions.filter(version => existsSync(join(root, version, 'bin/postgres')))
  return newest ? join(root, newest, 'bin') : missing('postgres')
}

function missing(name: string): never {
  throw new Error(`${name} is not installed: apt-get install --no-install-recommends ${PACKAGES}`)
}

export type Programs = ReturnType<typeof findPrograms>

/** PostgreSQL and PgBouncer refuse to run as root, so root starts them as the user of Debian's package. */
function serviceUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Folders, files and processes that belong to the user of the services. */
export class Services {
  readonly #folder: string
  readonly #user = serviceUser()
  readonly #started = new Set<ChildProcess>()

  constructor(folder: string) {
    this.#folder = folder
    this.#own(folder)
  }

  folder(name: string): string {
    const path = join(this.#folder, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    this.#own(path)
    return path
  }

  file(name: string, text: string): string {
    const path = join(this.#folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    this.#own(path)
    return path
  }

  start(name: string, program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...this.#user,
      cwd: this.#folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: this.#folder },
      stdio: ['ignore', log, log],
    })
    this.#started.add(child)
    child.once('exit', () => this.#started.delete(child))
    return child
  }

  async stop(): Promise<void> {
    const ends = [...this.#started].map(child => new Promise(resolve => child.once('exit', resolve)))
    for (const child of this.#started) child.kill('SIGKILL')
    await Promise.all(ends)
  }

  #own(path: string): void {
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid)
  }
}
