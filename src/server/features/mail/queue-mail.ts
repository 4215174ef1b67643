import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { tryAllowance } from '../allowance/index.ts'
import {
  findNextHeld,
  giveUpHeld,
  listHeldRecipients,
  listUnproven,
  releaseAll,
  releaseOne,
} from './held-mails.queries.ts'
import { addMails, type QueuedMail } from './mail.queries.ts'

/**
 * In the caller's transaction, so that a mail is sent if and only if its event happened. Anyone can enter any
 * mailbox in a form, so an unproven one gets a few mails of all kinds together; further ones are held. Returns the
 * ids of the mails.
 */
export async function queueMail(db: Database, ...queued: [QueuedMail, ...QueuedMail[]]): Promise<number[]> {
  const toBuyers = queued.filter(({ isToStaff }) => !isToStaff)
  const held = await chooseHeld(db, toBuyers)
  return addMails(
    db,
    queued.map(mail => ({ ...mail, isHeld: held.has(mail) })),
  )
}

async function chooseHeld(db: Database, queued: readonly QueuedMail[]): Promise<Set<QueuedMail>> {
  const held = new Set<QueuedMail>()
  if (queued.length === 0) return held
  const recipients = queued.map(({ recipient }) => recipient)
  const unproven = new Set(await listUnproven(db, recipients))
  for (const mail of queued) if (unproven.has(mail.recipient) && !(await mayGoNow(db, mail))) held.add(mail)
  return held
}

/**
 * An unproven order is canceled unless its mail is opened in time, so other kinds leave some of the allowance
 * for orders.
 */
const LEFT_FOR_ORDERS = 2

async function mayGoNow(
  db: Database,
  { recipient, kind }: Pick<QueuedMail, 'recipient' | 'kind'>,
): Promise<boolean> {
  const leaving = kind === 'order_placed' ? 0 : LEFT_FOR_ORDERS
  return tryAllowance(db, { of: 'unprovenMailbox', for: recipient }, leaving)
}

/** Releases held mails: all to a mailbox that is proven now, one per hour to any other. */
export async function releaseHeldMails(db: Database): Promise<void> {
  const givenUp = await giveUpHeld(db)
  if (givenUp > 0) log('warn', 'held mails given up', { count: givenUp })
  const recipients = await listHeldRecipients(db)
  const unproven = new Set(await listUnproven(db, recipients))
  for (const recipient of recipients) {
    if (unproven.has(recipient)) await releaseNext(db, recipient)
    else await releaseAll(db, recipient)
  }
}

async function releaseNext(db: Database, recipient: string): Promise<void> {
  const next = await findNextHeld(db, recipient)
  if (next && (await mayGoNow(db, next))) await releaseOne(db, next.id)
}
