import type { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG, type Lang, localizedPath } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { MailFields } from './mail.tables.ts'

/** The pieces a mail is made of; each has one form in HTML and one in plain text. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; text: string; url: string }
  /** Another way to go on. */
  | { kind: 'link'; text: string; url: string }
  /** Small print: how long a link works, what to do when it was not you. */
  | { kind: 'note'; text: string }
  /** Line by line; whoever writes it numbers them. */
  | { kind: 'list'; items: string[] }

export type Attachment = { fileName: string; contentType: string; content: Uint8Array }

export type ComposedMail = {
  to: string
  /** Where it is not the language of who caused the mail. */
  lang?: Lang
  subject: string
  /** The line at the top of the mail. */
  heading: string
  blocks: MailBlock[]
  /** Who is written to by answering; otherwise the shop. */
  replyTo?: string
  /** What mail programs read beside the letter. */
  headers?: Record<string, string>
  attachments?: Attachment[]
}

type Translate = Awaited<ReturnType<typeof speak>>['t']

export type ComposeTools = {
  db: Database
  publicUrl: string
  lang: Lang
  t: Translate
  /** What the shop calls itself. */
  shop: string
  /** Where the shop is written to; empty when the operator has named no address. */
  contactEmail: string
  /** How many times the mail has been tried, this time included. */
  attempts: number
}

/** What stands around every letter. */
export type MailFrame = Omit<ComposeTools, 'db' | 'attempts'> & {
  companyAddress: string
  /** Staff's own picture in place of the shop's name; empty in letters to buyers. */
  logo: string
}

/** The shop in the reader's language. */
export function homeOf({ publicUrl, lang }: Pick<MailFrame, 'publicUrl' | 'lang'>): string {
  return lang === DEFAULT_LANG ? publicUrl : publicUrl + localizedPath(lang, '/')
}

/** A page in the reader's language. */
export function pageAddress(
  { publicUrl, lang }: Pick<MailFrame, 'publicUrl' | 'lang'>,
  path: string,
): string {
  return publicUrl + localizedPath(lang, path)
}

/** Writes a mail at the moment it is sent; null when there is nobody to send it to any more. */
export type Compose = (tools: ComposeTools, fields: MailFields) => Promise<ComposedMail | null>
export type Composers = Readonly<Record<string, Compose>>
