import type { DatabaseChanges } from './database/changes.ts'
import type { DatabasePool } from './database/transaction.ts'
import { sendWatchMails } from './features/watches/index.ts'
import { every } from './jobs.ts'
import { logError } from './log.ts'

const MINUTE_SECONDS = 60
/** Several changes within this time are looked at together. */
const DELAY_MS = 500

/** Sends mails soon after stock has changed in any process, and each minute in case a change was missed. */
export function startStockAlerts(
  pool: DatabasePool,
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock'>,
): () => Promise<void> {
  const stop = every(MINUTE_SECONDS, 'stock alerts', () => sendWatchMails({ pool }))
  let changed = new Set<number>()
  let isAnyChanged = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const soon = () => {
    if (!isStopped) timer ??= setTimeout(send, DELAY_MS).unref()
  }
  const send = () => {
    const partIds = isAnyChanged ? null : [...changed]
    timer = undefined
    changed = new Set()
    isAnyChanged = false
    running = sendWatchMails({ pool }, partIds).catch(error => logError('stock alerts failed', error))
  }
  changes.onStock(ids => {
    for (const id of ids) if (id > 0) changed.add(id)
    soon()
  })
  changes.onChange(() => {
    isAnyChanged = true
    soon()
  })
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await Promise.all([stop(), running])
  }
}
