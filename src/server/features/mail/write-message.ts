import type { SiteConfig } from '../../../contract/shop/site.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { ComposedMail, Composers, MailFrame } from './compose.ts'
import { listPageLangs, type MailRow } from './mail.queries.ts'
import { addressOr } from './mail-addresses.ts'
import { type Message, oneLine, toMessage } from './message.ts'

type MailSite = Pick<SiteConfig, 'company_name' | 'contact_email'> &
  Partial<Pick<SiteConfig, 'company_address' | 'logo_admin' | 'website_admin'>>

export type WritingTools = {
  db: Database
  composers: Composers
  publicUrl: string
  /** False with `DESK=no`. Default: true. */
  hasDesk?: boolean
  /** The sender address of mails. */
  mailFrom: string
  site: () => Promise<MailSite>
}

type WrittenMail = Pick<MailRow, 'id' | 'createdAt' | 'kind' | 'lang' | 'fields' | 'attempts'>

/** An older process, which runs until it is restarted, still queues the former kind. */
const RENAMED: Partial<Record<string, string>> = { order_parcel: 'order_shipment' }

/** The complete mail, composed from current data; null when there is no recipient. */
export async function writeMessage(tools: WritingTools, mail: WrittenMail): Promise<Message | null> {
  const { db, composers, mailFrom } = tools
  const kind = RENAMED[mail.kind] ?? mail.kind
  const compose = Object.hasOwn(composers, kind) ? composers[kind] : undefined
  // A newer process may have queued a kind that this version does not know; it is retried.
  if (!compose) throw new Error(`unknown kind of mail: ${mail.kind}`)
  const site = await tools.site()
  // Links carry keys, so no setting leads them elsewhere.
  const { publicUrl, hasDesk = true } = tools
  const lang = langOr(mail.lang, DEFAULT_LANG)
  const { t } = await speak(lang)
  const shop = oneLine(site.company_name) || new URL(publicUrl).host
  const contactEmail = addressOr(site.contact_email)
  const { attempts } = mail
  const pageLangs = await listPageLangs(db)
  const composed = await compose(
    { db, publicUrl, hasDesk, lang, pageLangs, t, shop, contactEmail, attempts },
    mail.fields,
  )
  if (!composed) return null
  const written = composed.lang ?? lang
  const head: MailFrame = {
    ...{ publicUrl, hasDesk, lang: written, pageLangs, t: (await speak(written)).t, shop, contactEmail },
    companyAddress: oneLine(site.company_address ?? ''),
    logo: '',
  }
  return composed.to === contactEmail
    ? toMessage(mail, withAdmin(composed, head, site), { ...head, logo: logoOf(head, site) }, mailFrom)
    : toMessage(mail, composed, head, mailFrom)
}

/** Adds a link for staff to the admin site. */
function withAdmin(composed: ComposedMail, { t }: MailFrame, { website_admin: url }: MailSite): ComposedMail {
  if (!url) return composed
  return { ...composed, blocks: [...composed.blocks, { kind: 'link', text: t('mail.open_admin'), url }] }
}

function logoOf({ publicUrl }: MailFrame, { logo_admin: logo = '' }: MailSite): string {
  return logo.startsWith('/') ? publicUrl + logo : logo
}
