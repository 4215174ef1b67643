import pg from 'pg'
import { logError } from '../log.ts'

export type Changes = { onChange: (listener: () => void) => void; close: () => Promise<void> }

const RECONNECT_MS = 1_000

/** Hears, from any process, that shared content has changed. After a lost connection everything counts as changed. */
export async function listenForChanges(url: string): Promise<Changes> {
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let isClosed = false
  let client = await subscribe()

  async function subscribe(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    let isUp = false
    // A server that stops says so twice; the second time must not go unheard, or it ends the process.
    fresh.on('error', error => {
      if (!isUp || isClosed) return
      isUp = false
      logError('change listener lost its connection', error)
      reconnectLater()
    })
    fresh.on('notification', tell)
    await fresh.connect()
    await fresh.query('listen site_changed')
    isUp = true
    return fresh
  }

  function reconnectLater() {
    setTimeout(reconnect, RECONNECT_MS).unref()
  }

  async function reconnect() {
    if (isClosed) return
    try {
      client = await subscribe()
      tell()
    } catch {
      reconnectLater()
    }
  }

  return {
    onChange: listener => listeners.push(listener),
    close: async () => {
      isClosed = true
      await client.end()
    },
  }
}
