import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocal } from '../../domain/is-local.ts'
import { isMailFile, listMail, mailboxPath, type ReadMail, readMail } from './mailbox-files.ts'
import { mailboxPage, mailPage, STYLE } from './mailbox-pages.tsx'

export type MailboxConfig = {
  mode: 'development' | 'production' | 'test'
  publicUrl: string
  smtpUrl: string | null
  dataDir: string
  /** Where the shop writes its mails as files. */
  mailFolder: string
  hasDemo: boolean
  onError: (error: unknown) => void
}
/** Answers the request, or returns false where it is not about a mail. */
type Mailbox = (request: IncomingMessage, response: ServerResponse) => boolean
type Content = { type: string; body: string | Uint8Array; headers?: Record<string, string> }

/**
 * Mails of a shop that has no mail server, for trying it out. The links in them open accounts: a shop that others can
 * reach has no such pages, and other programs on the machine do not know the path.
 */
export function createMailbox(config: MailboxConfig): Mailbox {
  if (!hasMailbox(config)) return () => false
  const box = { folder: config.mailFolder, base: mailboxPath(config.dataDir) }
  const isAllowed = config.mode === 'development' ? () => true : isFromHere
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if ((path !== box.base && !path.startsWith(`${box.base}/`)) || !isAllowed(request)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void answer(box, path.slice(box.base.length), request, response).catch(error => {
      config.onError(error)
      response.destroy()
    })
    return true
  }
}

/** Where it is, below the shop's address; null when there is none. */
export function findMailbox(config: Omit<MailboxConfig, 'mailFolder' | 'onError'>): string | null {
  return hasMailbox(config) ? mailboxPath(config.dataDir) : null
}

type Box = { folder: string; base: string }

/** In development, and in the demo on one's own machine. */
function hasMailbox({
  mode,
  publicUrl,
  smtpUrl,
  hasDemo,
}: Omit<MailboxConfig, 'mailFolder' | 'onError'>): boolean {
  if (smtpUrl !== null) return false
  return mode === 'development' || (hasDemo && isLocal(new URL(publicUrl).hostname))
}

const THIS_MACHINE = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/
const PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Who forgets to set PUBLIC_URL on a server must not show the mails to everyone: not through a proxy, and not to a
 * page of another site whose name was made to point here.
 */
function isFromHere({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  if (!THIS_MACHINE.test(socket.remoteAddress ?? '') || PROXIES.some(name => headers[name])) return false
  // As it was sent: nobody's Host is believed further on.
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return isLocal((rawHeaders[at + 1] ?? '').replace(/:\d+$/, ''))
}

async function answer(
  box: Box,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await find(box, path)
  const { type, body, headers } = found ?? {
    type: 'text/plain; charset=utf-8',
    body: 'There is no such mail.\n',
  }
  response.writeHead(found ? 200 : 404, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function find({ folder, base }: Box, path: string): Promise<Content | null> {
  if (path === '' || path === '/') return html(mailboxPage(base, await listMail(folder)))
  if (path === '/style.css') return { type: 'text/css; charset=utf-8', body: STYLE }
  const [, file = '', isBody, index] = /^\/([^/]+)(?:(\/html)|\/attachments\/(\d{1,3}))?$/.exec(path) ?? []
  if (!isMailFile(file)) return null
  const mail = await readMail(folder, file)
  if (!mail) return null
  if (index !== undefined) return attachment(mail, Number(index))
  return isBody ? mailBody(mail) : html(mailPage(base, mail))
}

function html(body: string): Content {
  return { type: 'text/html; charset=utf-8', body }
}

/** Saved and never shown, whatever it says it is. */
function attachment({ attachments }: ReadMail, index: number): Content | null {
  const found = attachments[index]
  if (!found) return null
  return {
    type: 'application/octet-stream',
    body: found.content,
    headers: {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(found.name)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  }
}

/** As headers carry names: without folders, and with these four escaped, too. */
function encodeName(name: string): string {
  const bare = name.replace(/^.*[/\\]/s, '').toWellFormed() || 'attachment'
  return encodeURIComponent(bare).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
}

/** A mail is nothing to trust: no scripts, nothing fetched, and framed by the mailbox only. */
const BODY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox',
].join('; ')

function mailBody(mail: ReadMail): Content {
  return {
    type: 'text/html; charset=utf-8',
    body: mail.html.replace('<head>', '<head><base target="_top">'),
    headers: { 'Content-Security-Policy': BODY_POLICY, 'X-Frame-Options': 'SAMEORIGIN' },
  }
}
