import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '../../tests/harness/running-shop.ts'
import type { Databases } from './databases.ts'
import type { Programs, Services } from './programs.ts'
import { until } from './until.ts'

const START_SECONDS = 30

/** Gone after three failed checks, so that a busy moment does not count. */
const CHECKS = 'inter 1s fastinter 300ms fall 3 rise 1 on-marked-down shutdown-sessions'

type Doors = { shop: number; primary: number }

/** HAProxy: to the primary, and to the shop processes, which find the replicas themselves. */
export async function openDoors(
  services: Services,
  { haproxy }: Programs,
  databases: Databases,
  shopPorts: readonly number[],
): Promise<Doors> {
  const doors = { shop: await freePort(), primary: await freePort() }
  const nodes = (options: string) =>
    databases.nodes.map(({ name, port, api }) => {
      const [, check] = api.split(':')
      return `  server ${name} 127.0.0.1:${port} check port ${check} ${options}`
    })
  const config = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    'listen primary',
    `  bind 127.0.0.1:${doors.primary}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    `  default-server ${CHECKS}`,
    ...nodes(''),
    'listen shop',
    '  mode http',
    `  bind 127.0.0.1:${doors.shop}`,
    '  timeout client 30s',
    '  timeout server 30s',
    '  option forwardfor',
    // Not /readyz: a shop without its primary still shows pages.
    '  option httpchk GET /healthz?drain',
    '  http-check disable-on-404',
    `  default-server ${CHECKS}`,
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure empty-response',
    // An order that got no answer may have been placed: only its buyer repeats it, with the same key.
    '  http-request disable-l7-retry unless METH_GET',
    ...shopPorts.map((port, at) => `  server shop${at + 1} 127.0.0.1:${port} check`),
    '',
  ]
  const file = services.file('haproxy.cfg', config.join('\n'))
  services.start('haproxy', haproxy, ['-db', '-f', file])
  for (const port of Object.values(doors)) await untilOpen('HAProxy', port)
  return doors
}

/** PgBouncer in session mode: the shop uses LISTEN and settings per session. */
export async function openPooler(
  services: Services,
  { pgbouncer }: Programs,
  databases: Databases,
  primaryPort: number,
): Promise<number> {
  const port = await freePort()
  const users = services.file('users.txt', `"chipfront" "${databases.password}"\n`)
  const file = services.file(
    'pgbouncer.ini',
    [
      '[databases]',
      `chipfront = host=127.0.0.1 port=${primaryPort} dbname=chipfront`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = session',
      'default_pool_size = 60',
      'max_client_conn = 400',
      // The default of 15 s would be most of a failover.
      'server_login_retry = 1',
      'server_connect_timeout = 3',
      '',
    ].join('\n'),
  )
  services.start('pgbouncer', pgbouncer, [file])
  await untilOpen('PgBouncer', port)
  return port
}

function untilOpen(what: string, port: number): Promise<void> {
  return until(`${what} listens`, START_SECONDS, async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
    return true
  })
}
