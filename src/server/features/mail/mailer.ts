import { setTimeout as rest } from 'node:timers/promises'
import type { Changes } from '../../database/changes.ts'
import type { Connection } from '../../database/connection.ts'
import { logError } from '../../log.ts'
import { type DeliveryTools, deliver, SEND_SECONDS } from './deliver.ts'
import { claimMails, untilNextMail } from './mail.queries.ts'

type MailerParts = Omit<DeliveryTools, 'db'> & {
  connection: Connection
  /** Tells at once that a mail was queued, by whichever process; without it the mailer looks for itself. */
  changes?: Pick<Changes, 'onMail'>
}

export type Mailer = { stop: () => Promise<void> }

const AT_ONCE = 4
// Longer than sending may take: a mail is tried by nobody else meanwhile.
const LEASE_SECONDS = SEND_SECONDS + 30
const POLL_MS = 15_000
// What is due but not to be had is being taken by another process this very moment.
const SHORTEST_WAIT_MS = 100
// Buyers come first: a thousand orders in a minute are written about one after the other, with a rest four times as
// long as the work between them: papers are drawn for them, and that is felt.
const SHORTEST_REST_MS = 100
const LONGEST_REST_MS = 3_000
const STOP_PATIENCE_MS = 8_000

/** Sends what waits, for as long as the process runs. Any number of processes may do so side by side. */
export function startMailer({ connection, changes, ...parts }: MailerParts): Mailer {
  const tools = { ...parts, db: connection.db }
  const bell = createBell()
  let isStopping = false
  changes?.onMail(bell.ring)

  async function run(): Promise<void> {
    while (!isStopping) {
      const started = performance.now()
      const waitMs = await sendDue(tools).catch(pauseAfter)
      if (!isStopping) await (waitMs > 0 ? bell.wait(waitMs) : restAfter(performance.now() - started))
    }
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

function restAfter(workMs: number): Promise<void> {
  return rest(Math.min(Math.max(4 * workMs, SHORTEST_REST_MS), LONGEST_REST_MS))
}

/** Gives how long there is nothing to do. */
async function sendDue(tools: DeliveryTools): Promise<number> {
  const due = await claimMails(tools.db, AT_ONCE, LEASE_SECONDS)
  // Each settles its own mail; if one cannot, the others are not left in the middle.
  const ends = await Promise.allSettled(due.map(mail => deliver(tools, mail)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  if (due.length > 0) return 0
  const untilNext = (await untilNextMail(tools.db)) ?? POLL_MS
  return Math.min(Math.max(untilNext, SHORTEST_WAIT_MS), POLL_MS)
}

function pauseAfter(error: unknown): number {
  logError('mailer failed', error)
  return POLL_MS
}

/** Waits for a time or for a ring, whichever comes first. A ring while nobody waits counts for the next wait. */
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

/** What is not sent by then is tried again when its lease has run out. */
function patience(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, STOP_PATIENCE_MS).unref())
}
