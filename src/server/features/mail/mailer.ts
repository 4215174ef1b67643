import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseChanges } from '../../database/changes.ts'
import { logError } from '../../log.ts'
import { type DeliveryTools, deliver, SEND_SECONDS } from './deliver.ts'
import { type ClaimedMail, claimMails, type MailClaim, untilNextMail } from './mail.queries.ts'
import { MAIL_PRIORITIES } from './mail-priority.ts'

type MailerParts = DeliveryTools & {
  /** Notifies at once of a mail queued by any process; without it the mailer polls. */
  changes?: Pick<DatabaseChanges, 'onMail'>
  /** Whether buyers need the CPU now. */
  isBusy?: () => boolean
}

export type Mailer = { stop: () => Promise<void> }

const RANKS = Object.values(MAIL_PRIORITIES)

// Longer than sending may take, so that no other process tries the mail meanwhile.
const LEASE_SECONDS = SEND_SECONDS + 30
const POLL_MS = 15_000
// A mail that is due but was not claimed is being claimed by another process at this moment.
const SHORTEST_WAIT_MS = 100
// Five order mails per second are sent even when the shop is busy; composing and sending one takes 30 ms of
// CPU time.
const BUSY_PAUSE_MS = 200
const STOP_PATIENCE_MS = 8_000

/** Sends waiting mails as long as the process runs. Any number of processes may do so side by side. */
export function startMailer({ changes, isBusy = () => false, ...tools }: MailerParts): Mailer {
  const bell = createBell()
  const sending = createSending(tools, bell.ring, isBusy)
  let isStopping = false
  changes?.onMail(bell.ring)

  async function run(): Promise<void> {
    while (!isStopping) {
      const waitMs = await startDue(tools, sending).catch(pauseAfter)
      // Every order notifies: querying each time would cost more than it sends.
      const pauseMs = isBusy() && !isStopping ? BUSY_PAUSE_MS : 0
      if (pauseMs > 0) await sleep(pauseMs)
      if (!isStopping) await bell.wait(waitMs - pauseMs)
    }
    await sending.end()
  }

  const running = run()
  return {
    stop: async () => {
      isStopping = true
      bell.ring()
      await Promise.race([running, patience()])
      tools.transport.close()
    },
  }
}

/** Returns how long there is nothing to start. */
async function startDue({ db }: DeliveryTools, sending: Sending): Promise<number> {
  const wanted = sending.wanted()
  const due = wanted.length > 0 ? await claimMails(db, wanted, LEASE_SECONDS) : []
  for (const mail of due) sending.start(mail)
  // A rank that is full is checked again when one of its mails is done.
  const idle = sending.wanted().map(({ rank }) => rank)
  if (idle.length === 0) return POLL_MS
  const untilNext = (await untilNextMail(db, idle)) ?? POLL_MS
  return Math.min(Math.max(untilNext, SHORTEST_WAIT_MS), POLL_MS)
}

type Sending = ReturnType<typeof createSending>

/** The mails being sent. `onChange` is called when due mails should be checked again. */
function createSending(tools: DeliveryTools, onChange: () => void, isBusy: () => boolean) {
  const underWay = RANKS.map(rank => ({ ...rank, mails: new Set<Promise<void>>() }))
  return {
    wanted: (): MailClaim[] =>
      underWay
        .map(({ rank, atOnce, whileBusy, mails }) => ({
          rank,
          count: Math.min(atOnce - mails.size, isBusy() ? whileBusy : atOnce),
        }))
        .filter(({ count }) => count > 0),
    start: (mail: ClaimedMail) => {
      const own = underWay.find(({ rank }) => rank === mail.priority)
      if (!own) return
      const sent = deliver(tools, mail)
        .catch(error => logError('mailer failed', error))
        .then(isPostponed => {
          const wasFull = own.mails.size === own.atOnce
          own.mails.delete(sent)
          if (isPostponed || wasFull) onChange()
        })
      own.mails.add(sent)
    },
    end: async () => {
      await Promise.all(underWay.flatMap(({ mails }) => [...mails]))
    },
  }
}

function pauseAfter(error: unknown): number {
  logError('mailer failed', error)
  return POLL_MS
}

/** Waits for a time or a ring, whichever comes first. A ring without a waiter counts for the next wait. */
function createBell() {
  let hasRung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      hasRung = true
      wake?.()
    },
    wait: async (ms: number) => {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>(resolve => {
        if (hasRung || ms <= 0) return resolve()
        wake = resolve
        timer = setTimeout(resolve, ms)
      })
      clearTimeout(timer)
      wake = null
      hasRung = false
    },
  }
}

/** Mails not sent by then are retried when their lease has expired. */
function patience(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, STOP_PATIENCE_MS).unref())
}
