import type pg from 'pg'
import { logError } from '../log.ts'
import { clientOptions } from './connection.ts'
import { clientFor } from './hosts.ts'
import { markRunning } from './running-shop.ts'
import { type DatabaseTimeouts, SHOP_TIMEOUTS } from './timeouts.ts'

type Listener = () => void
type StockListener = (partIds: ReadonlySet<number>) => void
/** Null: the connection was lost, so any number of changes was missed. */
type DeskListener = (change: string | null) => void
export type DatabaseChanges = {
  /** Shared content has changed. */
  onChange: (listener: Listener) => void
  /** A mail has been queued. */
  onMail: (listener: Listener) => void
  /** Pieces of these parts were taken or given back. */
  onStock: (listener: StockListener) => void
  /** Something that the desk shows has changed, as `kind:id`. */
  onDesk: (listener: DeskListener) => void
  /** False while the connection is lost and changes are missed. */
  isUp: () => boolean
  close: () => Promise<void>
}

type ListenOptions = { timeouts?: DatabaseTimeouts; heartbeatMs?: number }

const STOCK = 'stock_changed'
const DESK = 'desk'
const RECONNECT_MS = 1_000
const HEARTBEAT_MS = 15_000
const CLOSE_MS = 1_000

/** Listens to changes by any process. After a lost connection everything counts as changed. */
export async function listenForChanges(
  url: string,
  { timeouts = SHOP_TIMEOUTS, heartbeatMs = HEARTBEAT_MS }: ListenOptions = {},
): Promise<DatabaseChanges> {
  const site: Listener[] = []
  const mail: Listener[] = []
  const stock: StockListener[] = []
  const desk: DeskListener[] = []
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
  const tellDesk = (change: string | null) => {
    for (const listener of desk) listener(change)
  }
  // A dead connection must be detected soon; this one only ever answers heartbeats.
  const options = { ...clientOptions(url, timeouts), query_timeout: timeouts.connectMs }
  const Client = clientFor(url, timeouts.connectMs)
  let isClosed = false
  let isUp = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined
  await subscribe()

  async function subscribe(): Promise<void> {
    const fresh = new Client(options)
    fresh.on('error', error => lose(fresh, error))
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === STOCK) tellStock(payload)
      else if (channel === DESK) tellDesk(payload)
      else tell(channels.get(channel))
    })
    try {
      await fresh.connect()
      await markRunning(fresh)
      for (const channel of [STOCK, DESK, ...channels.keys()]) await fresh.query(`listen ${channel}`)
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
    isUp = true
    client = fresh
    later(heartbeatMs, () => heartbeat(fresh))
  }

  function later(ms: number, work: () => void) {
    clearTimeout(timer)
    timer = setTimeout(work, ms).unref()
  }

  function heartbeat(connection: pg.Client) {
    connection.query('select 1').then(
      () => isUp && later(heartbeatMs, () => heartbeat(connection)),
      error => lose(connection, error),
    )
  }

  /** A stopping server reports it twice, and a heartbeat may notice it, too. */
  function lose(lost: pg.Client, error: unknown) {
    if (!isUp || isClosed || lost !== client) return
    isUp = false
    logError('change listener lost its connection', error)
    lost.end().catch(() => {})
    later(RECONNECT_MS, reconnect)
  }

  async function reconnect() {
    if (isClosed) return
    try {
      await subscribe()
    } catch {
      later(RECONNECT_MS, reconnect)
      return
    }
    if (isClosed) return void client?.end().catch(() => {})
    for (const listeners of channels.values()) tell(listeners)
    tellDesk(null)
  }

  return {
    onChange: listener => site.push(listener),
    onMail: listener => mail.push(listener),
    onStock: listener => stock.push(listener),
    onDesk: listener => desk.push(listener),
    isUp: () => isUp,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.race([client?.end(), new Promise(resolve => setTimeout(resolve, CLOSE_MS).unref())])
    },
  }
}
