import pg from 'pg'

/** `postgres://user@a:5432,b:5432/shop` as one address per host. node-postgres itself knows one host only. */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map(host => `${before}${host}${after}`) : [url]
}

/** For messages: hosts and database, without user and password. */
export function describeUrl(url: string): string {
  const urls = hostUrls(url).map(one => new URL(one))
  return `${urls.map(({ host }) => host).join(',')}${urls[0]?.pathname ?? ''}`
}

/** Connects to the host that takes writes, whichever that is at the moment. */
export type ClientClass = { new (config?: pg.ClientConfig): pg.Client }

/** With one host this is the plain client: nothing has to be looked for. */
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
        // A connection that is lost may mean that another host has taken over.
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

/** Asks all hosts at once, so that a host that does not answer costs no time. */
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
  // A host that dies while it is asked is told to the query, too.
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
  if (rows[0]?.reads_only) throw new Error(`no primary among ${client.host}:${client.port}: it only reads`)
}

/** True on a standby, and on a primary that was set to refuse writes. */
export const READS_ONLY = `(pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on')`
