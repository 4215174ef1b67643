import type { SiteConfig } from '../../../contract/shop/site.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { addressOr } from './address-or.ts'
import type { ComposedMail, Composers, MailFrame } from './compose.ts'
import type { MailRow } from './mail.queries.ts'
import { type Message, oneLine, toMessage } from './message.ts'

type MailSite = Pick<SiteConfig, 'company_name' | 'contact_email'> &
  Partial<Pick<SiteConfig, 'website_home' | 'company_address' | 'logo_admin' | 'website_admin'>>

export type WritingTools = {
  db: Database
  composers: Composers
  publicUrl: string
  /** The sender address of mails. */
  mailFrom: string
  site: () => Promise<MailSite>
}

/** The complete mail, composed from current data; null when there is no recipient. */
export async function writeMessage(tools: WritingTools, mail: MailRow): Promise<Message | null> {
  const { db, composers, mailFrom } = tools
  const compose = Object.hasOwn(composers, mail.kind) ? composers[mail.kind] : undefined
  // A newer process may have queued a kind that this version does not know; it is retried.
  if (!compose) throw new Error(`nobody writes mails of the kind ${mail.kind}`)
  const site = await tools.site()
  const publicUrl = site.website_home || tools.publicUrl
  const lang = langOr(mail.lang, DEFAULT_LANG)
  const { t } = await speak(lang)
  const shop = oneLine(site.company_name) || new URL(publicUrl).host
  const contactEmail = addressOr(site.contact_email)
  const { attempts } = mail
  const letter = await compose({ db, publicUrl, lang, t, shop, contactEmail, attempts }, mail.fields)
  if (!letter) return null
  const written = letter.lang ?? lang
  const head: MailFrame = {
    ...{ publicUrl, lang: written, t: (await speak(written)).t, shop, contactEmail },
    companyAddress: oneLine(site.company_address ?? ''),
    logo: '',
  }
  return letter.to === contactEmail
    ? toMessage(mail, withAdmin(letter, head, site), { ...head, logo: logoOf(head, site) }, mailFrom)
    : toMessage(mail, letter, head, mailFrom)
}

/** Adds a link for staff to the admin site. */
function withAdmin(letter: ComposedMail, { t }: MailFrame, { website_admin: url }: MailSite): ComposedMail {
  if (!url) return letter
  return { ...letter, blocks: [...letter.blocks, { kind: 'link', text: t('mail.open_admin'), url }] }
}

function logoOf({ publicUrl }: MailFrame, { logo_admin: logo = '' }: MailSite): string {
  return logo.startsWith('/') ? publicUrl + logo : logo
}
