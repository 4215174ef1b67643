import { Refusal } from '../../../contract/wire/errors.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { ShopContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Composers } from './compose.ts'
import type { Message } from './message.ts'
import { addSample, suitSample } from './sample.queries.ts'
import { writeMessage } from './write-message.ts'

export type PreviewTools = { composers: Composers; publicUrl: string; hasDesk?: boolean }
type Previewing = Pick<ShopContext, 'pool' | 'site' | 'clock'>

/** Used where the shop has no address of its own yet: without it, mails to staff are not written. */
const SAMPLE_CONTACT = 'sales@example.com'

export async function previewMail(
  context: Previewing,
  tools: PreviewTools,
  { kind, lang }: { kind: string; lang: Lang },
): Promise<Pick<Message, 'subject' | 'html' | 'text'>> {
  if (!Object.hasOwn(tools.composers, kind)) throw new Refusal(404)
  const message = await writeSample(context, tools, { kind, lang })
  if (!message) throw new Refusal(404, { reason: 'desk_settings.errors.no_sample' })
  const { subject, html, text } = message
  return { subject, html, text }
}

/**
 * The mailer's own code writes the mail, from sample records that are rolled back. Null: this kind needs records of its
 * own.
 */
export async function writeSample(
  { pool, site, clock }: Previewing,
  tools: PreviewTools,
  { kind, lang }: { kind: string; lang: Lang },
): Promise<Message | null> {
  const { contact_email, ...rest } = await site()
  const contact = contact_email || SAMPLE_CONTACT
  const known = async () => ({ ...rest, contact_email: contact })
  return afterTheOthers(() =>
    inTransaction(pool, async ({ db, rollBack }) => {
      rollBack()
      const fields = await addSample(db, lang)
      await suitSample(db, kind, fields)
      const mail = { id: 0, createdAt: clock(), kind, lang, fields, attempts: 1 }
      return writeMessage({ ...tools, db, site: known, mailFrom: contact }, mail)
    }),
  )
}

let last: Promise<unknown> = Promise.resolve()

/**
 * All samples have the same unique keys, so their transactions wait for each other. Several at once would take all
 * connections of the shop and wait for one more.
 */
function afterTheOthers<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
