import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'

export type ReadMail = {
  file: string
  time: string
  from: string
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  attachments: { index: number; name: string; content: Uint8Array }[]
}

const SHOWN = 100

/**
 * Random, and stored in a file so that the path survives a restart. Several processes may share the folder.
 */
export function mailboxPath(dataDir: string): string {
  const file = join(dataDir, 'mailbox-path')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `/mailbox/${randomBytes(16).toString('base64url')}`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Accepts only file names the shop creates, and no paths. */
export function isMailFile(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name)
}

/** The latest mails. */
export async function listMail(folder: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(missing)
  const newest = (names ?? []).filter(isMailFile).sort().reverse().slice(0, SHOWN)
  const mails = await Promise.all(newest.map(file => readMail(folder, file)))
  return mails.filter(mail => mail !== null)
}

/** Null when there is no such mail. */
export async function readMail(folder: string, file: string): Promise<ReadMail | null> {
  const bytes = await readFile(join(folder, file)).catch(missing)
  if (!bytes) return null
  const mail = await PostalMime.parse(bytes)
  return {
    file,
    time: mail.date ?? '',
    from: addresses(mail.from && [mail.from]),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    attachments: mail.attachments.map(toAttachment),
  }
}

function toAttachment({ filename, content }: Attachment, index: number) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { index, name: filename ?? `attachment-${index + 1}`, content: bytes }
}

function missing(error: Error & { code?: string }): null {
  if (error.code !== 'ENOENT') throw error
  return null
}

function addresses(list: Address[] = []): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ')
}
