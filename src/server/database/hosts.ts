import pg from 'pg'

/**
 * Splits `postgres://user@a:5432,b:5432/shop` into one URL per host. node-postgres supports one host only.
 */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map(host => `${before}${host}${after}`) : [url]
}

/** For messages: hosts and database, without user and password. */
export function describeUrl(url: string): string {
  const urls = hostUrls(url).map(one => new URL(one))
  return `${urls.map(({ host }) => host).join(',')}${urls[0]?.pathname ?? ''}`
}

/** Connects to the host that currently accepts writes. */
export type ClientClass = { new (config?: pg.ClientConfig): pg.Client }

/** With a single host this is the plain client, because there is nothing to search for. */
export function clientFor(url: string, connectMs: number): ClientClass {
  const urls = hostUrls(url)
  return urls.length === 1 ? pg.Client : failoverClient(urls, connectMs)
}

function failoverClient(urls: string[], connectMs: number): ClientClass {
  let primary: Promise<string> | null = null
  const forget = () => {
    primary = null
  }
  return class FailoverClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void
    override connect(callback?: object): Promise<pg.Client> | undefined {
      const connecting = this.#connectToPrimary()
      if (typeof callback !== 'function') return connecting
      connecting.then(
        client => Reflect.apply(callback, undefined, [null, client]),
        error => Reflect.apply(callback, undefined, [error]),
      )
      return undefined
    }

    async #connectToPrimary(): Promise<pg.Client> {
      try {
        primary ??= findPrimary(urls, connectMs)
        const { hostname, port } = new URL(await primary)
        this.host = hostname
        this.port = Number(port || pg.defaults.port)
        // A lost connection may mean that another host has taken over.
        this.once('error', forget)
        await super.connect()
        await requireWritable(this)
        return this
      } catch (error) {
        forget()
        throw error
      }
    }
  }
}

/** Asks all hosts at once, so that an unresponsive host causes no delay. */
async function findPrimary(urls: string[], connectMs: number): Promise<string> {
  try {
    return await Promise.any(urls.map(url => requirePrimary(url, connectMs)))
  } catch (cause) {
    throw new Error(`no primary among ${urls.map(url => new URL(url).host).join(', ')}`, { cause })
  }
}

async function requirePrimary(url: string, connectMs: number): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  })
  // The query reports a host that dies meanwhile; without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await requireWritable(client)
    return url
  } finally {
    client.end().catch(() => {})
  }
}

async function requireWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ reads_only: boolean }>(`select ${READS_ONLY} as reads_only`)
  if (rows[0]?.reads_only) throw new Error(`no primary among ${client.host}:${client.port}: it is read-only`)
}

/** True on a standby, and on a primary configured to reject writes. */
export const READS_ONLY = `(pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on')`
