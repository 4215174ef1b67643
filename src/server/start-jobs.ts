import { setTimeout } from 'node:timers/promises'
import { ALL_MAILS } from './all-mails.ts'
import type { Config } from './config.ts'
import { remember } from './database/remember.ts'
import type { DatabasePool } from './database/transaction.ts'
import { sweepAccounts } from './features/account/index.ts'
import { sweepAllowances } from './features/allowance/index.ts'
import { sweepUploads } from './features/bom/index.ts'
import { sweepCaptchas } from './features/captcha/index.ts'
import { sweepCarts } from './features/cart/index.ts'
import { rereadValues } from './features/catalogue/index.ts'
import { sweepIdempotency } from './features/idempotency/index.ts'
import {
  fileTransport,
  mailFolder,
  releaseHeldMails,
  smtpTransport,
  startMailer,
  sweepMailFiles,
  sweepMails,
} from './features/mail/index.ts'
import { runClocks } from './features/orders/index.ts'
import { issueDueInvoices } from './features/papers/index.ts'
import { resumePayments, sweepWalletEvents, type Wallet } from './features/payments/index.ts'
import { type ProformaWriter, withProforma } from './features/proforma/index.ts'
import { runQuoteClocks, withQuotePdf } from './features/quotes/index.ts'
import { getConfig, getTradeSettings } from './features/site/index.ts'
import { sweepStaff } from './features/staff/index.ts'
import { sweepSubscriptions } from './features/subscriptions/index.ts'
import { sweepWatches } from './features/watches/index.ts'
import { every } from './jobs.ts'
import type { Load } from './load.ts'
import { log } from './log.ts'
import type { Closers, Store } from './start.ts'
import { startStockAlerts } from './stock-alerts.ts'

const HOUR_SECONDS = 3600
const MINUTE_SECONDS = 60
/** Held stock has to be free within a minute after a quote ends. */
const QUOTE_SECONDS = 20

type JobParts = Omit<Store, 'probe' | 'bills' | 'reads'> & {
  wallet: Wallet | null
  proforma: ProformaWriter
  load: Pick<Load, 'isBusy'>
}

/** Background jobs. Any number of processes may run them side by side. */
export function startJobs(
  config: Config,
  { connection, changes, wallet, proforma, load }: JobParts,
  closers: Closers,
): void {
  const { db } = connection
  const { smtpUrl, dataDir, publicUrl, hasDesk, mailFrom } = config
  if (!config.hasJobs) {
    log('warn', 'JOBS=no: this process sends no mails, cancels no unpaid orders and resumes no payments')
    return
  }
  const siteConfig = remember(changes, () => getConfig(db, publicUrl))
  const site = () => siteConfig('all')
  const tradeSettings = remember(changes, () => getTradeSettings(db))
  const settings = () => tradeSettings('all')
  const mailer = startMailer({
    db,
    changes,
    composers: withQuotePdf(withProforma(ALL_MAILS, { writer: proforma, settings, site }), proforma),
    transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mailFolder(dataDir)),
    publicUrl,
    hasDesk,
    mailFrom,
    site,
    isBusy: load.isBusy,
  })
  closers.add(mailer.stop)
  closers.add(every(MINUTE_SECONDS, 'releasing held mails', () => releaseHeldMails(db)))
  closers.add(every(MINUTE_SECONDS, 'order clocks', () => runClocks({ ...connection, settings })))
  closers.add(every(MINUTE_SECONDS, 'issuing invoices', () => issueDueInvoices({ ...connection, settings })))
  closers.add(every(QUOTE_SECONDS, 'quote clocks', () => runQuoteClocks(connection)))
  if (wallet)
    closers.add(every(MINUTE_SECONDS, 'resuming payments', () => resumePayments({ ...connection, wallet })))
  closers.add(keepReading(connection.pool, load))
  closers.add(startStockAlerts(connection.pool, changes))
  closers.add(
    every(HOUR_SECONDS, 'sweeping', async () => {
      for (const sweep of [
        sweepAccounts,
        sweepStaff,
        sweepAllowances,
        sweepCaptchas,
        sweepIdempotency,
        sweepMails,
        sweepUploads,
        sweepCarts,
        sweepWalletEvents,
        sweepSubscriptions,
        sweepWatches,
      ])
        await sweep(db)
      if (!smtpUrl) await sweepMailFiles(mailFolder(dataDir))
    }),
  )
}

/** Between two steps, each of which takes about as long; and while there are many requests. */
const READING_PAUSE_MS = 200
const BUSY_PAUSE_MS = 2_000

/** Until all parts are read: an import may hold its lock for long. Ends after the step under way. */
function keepReading(pool: DatabasePool, load: JobParts['load']): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const giveWay = () =>
    setTimeout(load.isBusy() ? BUSY_PAUSE_MS : READING_PAUSE_MS, undefined, { signal }).catch(() => {})
  const stop = every(MINUTE_SECONDS, 'reading parameters', () =>
    rereadValues({ pool }, { stopping: signal, giveWay }),
  )
  return async () => {
    stopping.abort()
    await stop()
  }
}
