import pg from 'pg'
import { logError } from '../log.ts'

type Listener = () => void
type StockListener = (partIds: ReadonlySet<number>) => void
export type Changes = {
  /** Shared content has changed. */
  onChange: (listener: Listener) => void
  /** A mail has been queued. */
  onMail: (listener: Listener) => void
  /** Pieces of these parts were taken or given back. */
  onStock: (listener: StockListener) => void
  close: () => Promise<void>
}

const STOCK = 'stock_changed'
const RECONNECT_MS = 1_000

/** Hears what any process does. After a lost connection everything counts as changed. */
export async function listenForChanges(url: string): Promise<Changes> {
  const site: Listener[] = []
  const mail: Listener[] = []
  const stock: StockListener[] = []
  const channels = new Map([
    ['site_changed', site],
    ['mail_waiting', mail],
  ])
  const tell = (listeners: Listener[] = []) => {
    for (const listener of listeners) listener()
  }
  const tellStock = (payload: string) => {
    const ids = new Set(payload.split(',').map(Number))
    for (const listener of stock) listener(ids)
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
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === STOCK) tellStock(payload)
      else tell(channels.get(channel))
    })
    await fresh.connect()
    for (const channel of [STOCK, ...channels.keys()]) await fresh.query(`listen ${channel}`)
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
      for (const listeners of channels.values()) tell(listeners)
    } catch {
      reconnectLater()
    }
  }

  return {
    onChange: listener => site.push(listener),
    onMail: listener => mail.push(listener),
    onStock: listener => stock.push(listener),
    close: async () => {
      isClosed = true
      await client.end()
    },
  }
}
