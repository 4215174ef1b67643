import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { tryAllowance } from '../allowance/index.ts'
import {
  giveUpHeld,
  listHeldRecipients,
  listUnproven,
  releaseAll,
  releaseNext,
} from './held-mails.queries.ts'
import { addMails, type QueuedMail } from './mail.queries.ts'

/**
 * In the caller's transaction: a mail goes out if, and only if, what it tells of has happened. Anyone can name anyone's
 * mailbox in a form, so an unproven one gets a few mails at once, over all kinds together; further ones are held back.
 */
export async function queueMail(db: Database, ...queued: [QueuedMail, ...QueuedMail[]]): Promise<void> {
  const full = await findFull(
    db,
    queued.filter(({ isToStaff }) => !isToStaff).map(({ recipient }) => recipient),
  )
  await addMails(
    db,
    queued.map(mail => ({ ...mail, isHeld: !mail.isToStaff && full.has(mail.recipient) })),
  )
}

/** Takes one from the allowance of each unproven mailbox, and answers those that had none left. */
async function findFull(db: Database, recipients: readonly string[]): Promise<Set<string>> {
  const full = new Set<string>()
  if (recipients.length === 0) return full
  for (const recipient of await listUnproven(db, recipients))
    if (!(await tryAllowance(db, { of: 'unprovenMailbox', for: recipient }))) full.add(recipient)
  return full
}

/** Sends on what was held back: everything to a mailbox that is proven by now, one mail an hour to any other. */
export async function releaseHeldMails(db: Database): Promise<void> {
  const givenUp = await giveUpHeld(db)
  if (givenUp > 0) log('warn', 'held mails given up', { count: givenUp })
  const recipients = await listHeldRecipients(db)
  const unproven = new Set(await listUnproven(db, recipients))
  for (const recipient of recipients) {
    if (!unproven.has(recipient)) await releaseAll(db, recipient)
    else if (await tryAllowance(db, { of: 'unprovenMailbox', for: recipient }))
      await releaseNext(db, recipient)
  }
}
