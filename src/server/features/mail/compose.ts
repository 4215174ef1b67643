import type { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG, type Lang, localizedPath } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { MailFields } from './mail.tables.ts'

/** The blocks of a mail; each has an HTML and a plain text form. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** The main action. */
  | { kind: 'button'; text: string; url: string }
  /** A secondary action. */
  | { kind: 'link'; text: string; url: string }
  /** Small print: how long a link works, and what to do if the reader did not request it. */
  | { kind: 'note'; text: string }
  /** Line by line, numbered by the caller. */
  | { kind: 'list'; items: string[] }

export type Attachment = { fileName: string; contentType: string; content: Uint8Array }

export type ComposedMail = {
  to: string
  /** If it differs from the language of the mail's trigger. */
  lang?: Lang
  subject: string
  /** The line at the top of the mail. */
  heading: string
  blocks: MailBlock[]
  /** The recipient of replies; default: the shop. */
  replyTo?: string
  /** Additional headers for mail programs. */
  headers?: Record<string, string>
  attachments?: Attachment[]
}

type Translate = Awaited<ReturnType<typeof speak>>['t']

export type ComposeTools = {
  db: Database
  publicUrl: string
  /** Whether links to the desk lead anywhere. */
  hasDesk: boolean
  lang: Lang
  /** The languages that have pages now. The operator may have switched off that of the mail. */
  pageLangs: readonly Lang[]
  t: Translate
  /** The shop's name. */
  shop: string
  /** The shop's contact address; empty when the operator has set none. */
  contactEmail: string
  /** The number of attempts to send the mail, including this one. */
  attempts: number
}

/** The layout around every mail. */
export type MailFrame = Omit<ComposeTools, 'db' | 'attempts'> & {
  companyAddress: string
  /** Staff's logo in place of the shop's name; empty in mails to buyers. */
  logo: string
}

type LinkFrame = Pick<MailFrame, 'publicUrl' | 'lang' | 'pageLangs'>

/** The shop's URL in the reader's language. */
export function homeOf(frame: LinkFrame): string {
  return pageAddress(frame, '')
}

/** The URL of a page in the reader's language, or in the default one if it has no pages. */
export function pageAddress({ publicUrl, lang, pageLangs }: LinkFrame, path: string): string {
  return publicUrl + localizedPath(pageLangs.includes(lang) ? lang : DEFAULT_LANG, path)
}

type DeskLink = { kind: 'button' | 'link'; text: string; path: string }

/** To a screen of the desk, which has one address for all languages. Nothing in a shop without a desk. */
export function deskLink(
  { publicUrl, hasDesk }: Pick<MailFrame, 'publicUrl' | 'hasDesk'>,
  { kind, text, path }: DeskLink,
): MailBlock[] {
  return hasDesk ? [{ kind, text, url: publicUrl + path }] : []
}

/** Composes a mail when it is sent; null when there is no recipient any more. */
export type Compose = (tools: ComposeTools, fields: MailFields) => Promise<ComposedMail | null>
export type Composers = Readonly<Record<string, Compose>>
