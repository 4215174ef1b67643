import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tests/harness/running-shop.ts'
import type { Programs, Services } from './programs.ts'
import { answers, until } from './until.ts'

const START_SECONDS = 120

/** Names the leader anew this long after it was last heard of. */
const LEASE_SECONDS = 10

export type Node = { name: string; port: number; api: string }

/** Three PostgreSQL nodes under Patroni. One etcd is enough on one machine; three machines have one each. */
export class Databases {
  readonly nodes: Node[] = []
  readonly password = randomBytes(12).toString('hex')
  readonly #patronis = new Map<Node, ChildProcess>()
  readonly #services: Services
  readonly #programs: Programs
  #etcdPort = 0

  constructor(services: Services, programs: Programs) {
    this.#services = services
    this.#programs = programs
  }

  async start(): Promise<void> {
    for (const name of ['db1', 'db2', 'db3'])
      this.nodes.push({ name, port: await freePort(), api: `127.0.0.1:${await freePort()}` })
    this.#etcdPort = await freePort()
    await this.#startEtcd(await freePort())
    // The first one creates the cluster; the others copy it.
    for (const node of this.nodes) {
      this.startNode(node)
      await this.untilRunning(node)
    }
    await this.untilSynchronous()
  }

  async #startEtcd(peer: number): Promise<void> {
    const [at, among] = [this.#etcdPort, peer].map(port => `http://127.0.0.1:${port}`)
    const flags = {
      name: 'etcd1',
      'data-dir': this.#services.folder('etcd'),
      'listen-client-urls': at,
      'advertise-client-urls': at,
      'listen-peer-urls': among,
      'initial-advertise-peer-urls': among,
      'initial-cluster': `etcd1=${among}`,
    }
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    this.#services.start('etcd', this.#programs.etcd, args)
    await until('etcd answers', START_SECONDS, () => answers(`${at}/health`))
  }

  startNode(node: Node): void {
    const config = this.#services.file(`${node.name}.yml`, JSON.stringify(this.#configOf(node), null, 2))
    this.#patronis.set(node, this.#services.start(node.name, this.#programs.patroni, [config]))
  }

  /** As when the machine loses its power: Patroni and all processes of its PostgreSQL at once. */
  async killNode(node: Node): Promise<void> {
    const patroni = this.#patronis.get(node)
    patroni?.kill('SIGKILL')
    for (const pid of this.#processesOf(node)) killIfThere(pid)
    if (patroni && patroni.exitCode === null && patroni.signalCode === null) await once(patroni, 'exit')
  }

  async primary(): Promise<Node> {
    return (await this.#inRole('primary'))[0] ?? fail('there is no primary')
  }

  async replicas(): Promise<Node[]> {
    return this.#inRole('replica')
  }

  untilRunning(node: Node): Promise<void> {
    return until(`${node.name} runs`, START_SECONDS, () => answers(`http://${node.api}/health`))
  }

  /** Without a synchronous replica, a commit would be on one machine only. */
  untilSynchronous(): Promise<void> {
    return until(
      'a replica is synchronous',
      START_SECONDS,
      async () => (await this.#inRole('sync')).length > 0,
    )
  }

  urlOf(port: number, database: string): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${port}/${database}`
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await this.killNode(node)
  }

  async #inRole(role: 'primary' | 'replica' | 'sync'): Promise<Node[]> {
    const found = await Promise.all(
      this.nodes.map(node => answers(`http://${node.api}/${role}`).catch(() => false)),
    )
    return this.nodes.filter((_, at) => found[at])
  }

  #dataOf({ name }: Node): string {
    return join(this.#services.folder(name), 'data')
  }

  /** The working directory of a PostgreSQL process is its data folder. */
  #processesOf(node: Node): number[] {
    const data = this.#dataOf(node)
    return readdirSync('/proc')
      .map(Number)
      .filter(pid => pid > 0 && workingFolderOf(pid) === data)
  }

  #configOf(node: Node) {
    const address = `127.0.0.1:${node.port}`
    const user = (username: string) => ({ username, password: this.password })
    return {
      scope: 'chipfront',
      name: node.name,
      restapi: { listen: node.api, connect_address: node.api },
      etcd3: { host: `127.0.0.1:${this.#etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: LEASE_SECONDS,
          loop_wait: 2,
          retry_timeout: 3,
          maximum_lag_on_failover: 1_048_576,
          // An acknowledged commit is on two machines.
          synchronous_mode: true,
          // A crashed primary hands over instead of recovering.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: { max_connections: 200, shared_buffers: '128MB', wal_log_hints: 'on' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication all 127.0.0.1/32 scram-sha-256',
        ],
      },
      postgresql: {
        listen: address,
        connect_address: address,
        data_dir: this.#dataOf(node),
        bin_dir: this.#programs.postgres,
        pgpass: join(this.#services.folder(node.name), 'pgpass'),
        parameters: { unix_socket_directories: this.#services.folder(node.name) },
        authentication: {
          superuser: user('postgres'),
          replication: user('replicator'),
          rewind: user('rewinder'),
        },
      },
    }
  }
}

function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** A process of PostgreSQL ends by itself once its parent is gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function fail(message: string): never {
  throw new Error(message)
}
