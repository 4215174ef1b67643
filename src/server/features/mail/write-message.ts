import type { SiteConfig } from '../../../contract/site.ts'
import { speak } from '../../../contract/translate.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { addressOr } from './address-or.ts'
import type { Composers } from './compose.ts'
import type { MailRow } from './mail.queries.ts'
import { type Message, oneLine, toMessage } from './message.ts'

export type WritingTools = {
  db: Database
  composers: Composers
  publicUrl: string
  /** The address mails come from. */
  mailFrom: string
  site: () => Promise<Pick<SiteConfig, 'company_name' | 'contact_email'>>
}

/** The finished mail, written from what is true now; null when there is nobody to send it to. */
export async function writeMessage(tools: WritingTools, mail: MailRow): Promise<Message | null> {
  const { db, composers, publicUrl, mailFrom } = tools
  const compose = Object.hasOwn(composers, mail.kind) ? composers[mail.kind] : undefined
  // A newer process may have queued what this one does not know yet: it is tried again.
  if (!compose) throw new Error(`nobody writes mails of the kind ${mail.kind}`)
  const site = await tools.site()
  const lang = langOr(mail.lang, DEFAULT_LANG)
  const { t } = await speak(lang)
  const shop = oneLine(site.company_name) || new URL(publicUrl).host
  const contactEmail = addressOr(site.contact_email)
  const letter = await compose({ db, publicUrl, lang, t, shop, contactEmail }, mail.fields)
  if (!letter) return null
  const written = letter.lang ?? lang
  const head = { publicUrl, lang: written, t: (await speak(written)).t, shop, contactEmail }
  return toMessage(mail, letter, head, mailFrom)
}
