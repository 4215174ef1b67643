import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startStandIn } from '../../src/stand-ins/wallet/index.ts'
import { openMailServer } from '../../tests/harness/mail-server.ts'
import { freePort } from '../../tests/harness/running-shop.ts'
import { Databases } from './databases.ts'
import { openDoors, openPooler } from './doors.ts'
import { findPrograms, Services } from './programs.ts'
import { ShopProcess } from './shops.ts'
import { until } from './until.ts'

const PARTS = 2_000
const START_SECONDS = 60

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Three databases, three shop processes, and the proxies between them and in front of them; all on the loopback. */
export async function startCluster() {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-cluster-'))
  const services = new Services(folder)
  const closers = [async () => rmSync(folder, { recursive: true, force: true }), () => services.stop()]
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const wallet = await startStandIn({ port: 0, publicHost: 'localhost', folder: null })
    closers.push(wallet.close)
    const mails = await openMailServer()
    closers.push(mails.close)
    const databases = new Databases(services, programs)
    closers.push(() => databases.stop())
    await databases.start()
    const ports = [await freePort(), await freePort(), await freePort()]
    const doors = await openDoors(services, programs, databases, ports)
    await createDatabase(databases, doors.primary)
    const pooler = await openPooler(services, programs, databases, doors.primary)
    const url = `http://localhost:${doors.shop}`
    const environment = {
      DATABASE_URL: `postgres://chipfront:${databases.password}@127.0.0.1:${pooler}/chipfront`,
      DATABASE_READ_URLS: databases.nodes
        .map(({ port }) => `postgres://chipfront:${databases.password}@127.0.0.1:${port}/chipfront`)
        .join(','),
      DEMO_PARTS: String(PARTS),
      PUBLIC_URL: url,
      // The balancer, and the network that buyers name themselves.
      TRUSTED_PROXIES: '2',
      SMTP_URL: mails.url,
      PAYPAL_CLIENT_ID: wallet.keys.clientId,
      PAYPAL_CLIENT_SECRET: wallet.keys.clientSecret,
      PAYPAL_WEBHOOK_ID: wallet.keys.webhookId,
      PAYPAL_URL: wallet.keys.url,
      // A few checks of the balancer.
      STOP_DELAY_SECONDS: '3',
      LOG_LEVEL: 'warn',
    }
    const shops = ports.map(port => new ShopProcess(port, folder, environment))
    wallet.sendEventsTo(`${url}/api/pay/paypal/webhook`)
    for (const shop of shops) {
      closers.push(() => shop.end('SIGKILL'))
      // One by one: the first one fills the database.
      await shop.start()
    }
    const pool = openPool(databases.urlOf(doors.primary, 'chipfront'))
    closers.push(() => pool.end())
    return { url, databases, shops, wallet, mails, pool, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  // A connection that a failover ends is replaced at its next use.
  pool.on('error', () => {})
  return pool
}

async function createDatabase(databases: Databases, port: number): Promise<void> {
  const pool = openPool(databases.urlOf(port, 'postgres'))
  // Until its first checks, the balancer takes every node for the primary.
  await until('the balancer knows the primary', START_SECONDS, async () => {
    const { rows } = await pool.query<{ reads_only: boolean }>('select pg_is_in_recovery() as reads_only')
    return rows[0]?.reads_only === false
  })
  await pool.query(`create role chipfront login password '${databases.password}'`)
  await pool.query('create database chipfront owner chipfront')
  await pool.end()
}
