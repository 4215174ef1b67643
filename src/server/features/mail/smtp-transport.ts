import { createTransport } from 'nodemailer'
import { isLocal } from '../../../domain/is-local.ts'
import type { Transport } from './transport.ts'

// A server that is silent for this long will not respond; the mail is retried later.
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}
/** How long a connection waits for the next mail before it is closed. */
const IDLE_MS = 10_000

/**
 * Connections are reused: connecting, encrypting and signing in take longer than a mail. Each is a pool of
 * one, because in a shared pool mails would wait behind one that hangs, and that one could not be aborted
 * alone.
 */
export function smtpTransport(smtpUrl: string): Transport {
  const connections = new Set<Connection>()
  const idle: Connection[] = []
  const open = (): Connection => {
    const connection = connect(smtpUrl)
    connections.add(connection)
    return connection
  }
  const drop = (connection: Connection) => {
    connections.delete(connection)
    connection.close({ force: true })
  }
  return {
    send: async (message, signal) => {
      const connection = idle.pop() ?? open()
      const onAbort = () => drop(connection)
      signal?.addEventListener('abort', onAbort)
      try {
        await connection.sendMail(message)
      } finally {
        signal?.removeEventListener('abort', onAbort)
        if (connections.has(connection)) idle.push(connection)
      }
    },
    close: () => {
      for (const connection of connections) connection.close()
    },
  }
}

type Connection = ReturnType<typeof connect>

function connect(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(new URL(smtpUrl)),
    pool: true,
    maxConnections: 1,
    idleTimeout: IDLE_MS,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Mails contain links that open accounts, so they leave the machine encrypted, or wait. A server that stops
 * offering STARTTLS may be an attacker in the middle. `?requireTLS=false` in SMTP_URL disables this.
 */
function requiresTls({ hostname, searchParams }: URL): boolean {
  return !isLocal(hostname) && searchParams.get('requireTLS') !== 'false'
}
