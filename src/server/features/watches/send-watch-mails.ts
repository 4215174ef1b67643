import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { ShopContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { type DueWatch, takeDueWatches } from './watches.queries.ts'

/**
 * Mails buyers whose parts are in stock, all parts of a mailbox together. A watch is marked and its mail queued in
 * one transaction: after a crash either both have happened or neither.
 */
export async function sendWatchMails(
  { pool }: Pick<ShopContext, 'pool'>,
  partIds: readonly number[] | null = null,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, async ({ db }) => {
      const due = await takeDueWatches(db, partIds)
      const [first, ...others] = mailsFor(due)
      if (first) await queueMail(db, first, ...others)
      return due.length
    })
    if (count === 0) return
  }
}

const PARTS_PER_MAIL = 20

function mailsFor(due: readonly DueWatch[]) {
  const mailboxes = Map.groupBy(due, ({ email_key, lang }) => `${email_key} ${lang}`)
  return [...mailboxes.values()].flatMap(watches => {
    const pieces = Array.from({ length: Math.ceil(watches.length / PARTS_PER_MAIL) }, (_, i) =>
      watches.slice(i * PARTS_PER_MAIL, (i + 1) * PARTS_PER_MAIL),
    )
    return pieces.flatMap(piece => toMail(piece))
  })
}

function toMail(watches: readonly DueWatch[]) {
  const [first] = watches
  if (!first) return []
  const fields = { watch_ids: watches.map(({ id }) => id).join(',') }
  return [
    { recipient: first.email_key, lang: langOr(first.lang, DEFAULT_LANG), kind: 'watch_in_stock', fields },
  ]
}
