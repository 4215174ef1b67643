import { log, logError } from '../../log.ts'
import { type ClaimedMail, failMail, markSent, postponeMail } from './mail.queries.ts'
import type { Message } from './message.ts'
import { failureOf, isRefused } from './send-failure.ts'
import type { Transport } from './transport.ts'
import { type WritingTools, writeMessage } from './write-message.ts'

export type DeliveryTools = WritingTools & { transport: Transport }

export const SEND_SECONDS = 120
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 60 * 60
const GIVE_UP_SECONDS = 72 * 60 * 60
// A shop that was off for days has made no attempts: after this many the delays have grown to an hour.
const GIVE_UP_ATTEMPTS = 10

/** Makes one attempt, and returns whether to retry. Throws only when the database fails. */
export async function deliver(tools: DeliveryTools, mail: ClaimedMail): Promise<boolean> {
  try {
    const message = await write(tools, mail)
    if (message) await withinTime(signal => tools.transport.send(message, signal))
    await markSent(tools.db, mail.id, message ? null : 'no recipient')
    log('info', message ? 'mail sent' : 'mail dropped', { mail: mail.id, kind: mail.kind })
    return false
  } catch (error) {
    return settleFailure(tools, mail, error)
  }
}

async function write(tools: DeliveryTools, mail: ClaimedMail): Promise<Message | null> {
  try {
    return await writeMessage(tools, mail)
  } catch (error) {
    logError('mail could not be composed', error, { mail: mail.id, kind: mail.kind })
    throw error
  }
}

/** A server that trickles bytes must not delay the following mails. */
async function withinTime(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const attempt = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error('sending takes too long'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => {
      reject(late)
      attempt.abort()
    }, SEND_SECONDS * 1000)
  })
  await Promise.race([send(attempt.signal), tooLong]).finally(() => clearTimeout(timer))
}

async function settleFailure({ db }: DeliveryTools, mail: ClaimedMail, error: unknown): Promise<boolean> {
  const { reason, details } = failureOf(error)
  const fields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason }
  if (isRefused(error) || isTooOld(mail)) {
    await failMail(db, mail, details)
    log('error', 'mail failed', fields)
    return false
  }
  const waitSeconds = waitAfter(mail.attempts)
  await postponeMail(db, mail, waitSeconds, details)
  log('warn', 'mail waits', { ...fields, wait_seconds: waitSeconds })
  return true
}

function isTooOld({ ageSeconds, attempts }: ClaimedMail): boolean {
  return ageSeconds > GIVE_UP_SECONDS && attempts > GIVE_UP_ATTEMPTS
}

/** 5 seconds, 10, 20 … up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)
}
