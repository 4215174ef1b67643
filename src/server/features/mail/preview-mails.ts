import type { MailKind } from '../../../contract/desk/mails.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { ShopContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { logError } from '../../log.ts'
import type { Composers } from './compose.ts'
import type { MailFields } from './mail.tables.ts'
import type { Message } from './message.ts'
import { addSample, suitSample, undone } from './sample.queries.ts'
import { writeMessage } from './write-message.ts'

export type PreviewTools = { composers: Composers; publicUrl: string; hasDesk?: boolean }
type Previewing = Pick<ShopContext, 'pool' | 'site' | 'clock'>

/** Used where the shop has no address of its own yet: without it, mails to staff are not written. */
const SAMPLE_CONTACT = 'sales@example.com'

/** All kinds, with the subject of a sample in this language. */
export async function listMailKinds(
  context: Previewing,
  tools: PreviewTools,
  lang: Lang,
): Promise<MailKind[]> {
  return withSample(context, tools, lang, async write => {
    const kinds: MailKind[] = []
    for (const kind of Object.keys(tools.composers)) {
      const { message, isToStaff } = await write(kind)
      kinds.push({ kind, subject: message?.subject ?? '', is_to_staff: isToStaff })
    }
    return kinds
  })
}

export async function previewMail(
  context: Previewing,
  tools: PreviewTools,
  { kind, lang }: { kind: string; lang: Lang },
): Promise<Pick<Message, 'subject' | 'html' | 'text'>> {
  if (!Object.hasOwn(tools.composers, kind)) throw new Refusal(404)
  const { message } = await withSample(context, tools, lang, write => write(kind))
  if (!message) throw new Refusal(404, { reason: 'desk_settings.errors.no_sample' })
  const { subject, html, text } = message
  return { subject, html, text }
}

type Written = { message: Message | null; isToStaff: boolean }
type Write = (kind: string) => Promise<Written>

/** The mailer's own code writes the mails, from sample records that are rolled back. */
function withSample<T>(
  { pool, site, clock }: Previewing,
  tools: PreviewTools,
  lang: Lang,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  return afterTheOthers(() =>
    inTransaction(pool, async ({ db, rollBack }) => {
      rollBack()
      const { contact_email, ...rest } = await site()
      const contact = contact_email || SAMPLE_CONTACT
      const known = async () => ({ ...rest, contact_email: contact })
      const fields = await addSample(db, lang)
      return work(kind => writeSample(db, { ...tools, site: known, contact, clock }, { kind, lang, fields }))
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

type SampleTools = PreviewTools & {
  site: () => ReturnType<Previewing['site']>
  contact: string
  clock: () => Date
}

async function writeSample(
  db: TransactionDatabase,
  { contact, clock, ...tools }: SampleTools,
  { kind, lang, fields }: { kind: string; lang: Lang; fields: MailFields },
): Promise<Written> {
  const mail = { id: 0, createdAt: clock(), kind, lang, fields, attempts: 1 }
  const write = async () => {
    await suitSample(db, kind, fields)
    return writeMessage({ ...tools, db, mailFrom: contact }, mail)
  }
  const message = await undone(db, write).catch(error => {
    // A kind that needs records of its own has no preview; the others have.
    logError('no sample of a mail', error, { kind })
    return null
  })
  return {
    message,
    isToStaff: message?.to.address === contact || message?.to.address === 'owner@example.com',
  }
}
