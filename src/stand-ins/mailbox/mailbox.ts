import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocal } from '../../domain/is-local.ts'
import { isMailFile, listMail, mailboxPath, type ReadMail, readMail } from './mailbox-files.ts'
import { mailboxPage, mailPage, STYLE } from './mailbox-pages.tsx'

export type MailboxConfig = {
  mode: 'development' | 'production' | 'test'
  publicUrl: string
  smtpUrl: string | null
  dataDir: string
  /** The folder in which the shop stores its mails. */
  mailFolder: string
  hasDemo: boolean
  onError: (error: unknown) => void
}
/** Handles the request, or returns false if it is not for the mailbox. */
type Mailbox = (request: IncomingMessage, response: ServerResponse) => boolean
type Content = { type: string; body: string | Uint8Array; headers?: Record<string, string> }

/**
 * Shows the mails of a shop without a mail server, for trying it out. Their links open accounts, so a shop
 * that others can reach has no mailbox, and its path is unknown to other programs on the machine.
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

/** Its path in the shop; null when there is no mailbox. */
export function findMailbox(config: Omit<MailboxConfig, 'mailFolder' | 'onError'>): string | null {
  return hasMailbox(config) ? mailboxPath(config.dataDir) : null
}

type Box = { folder: string; base: string }

/** In development, and in the demo on a local machine. */
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
 * If PUBLIC_URL is not set on a server, the mails must not be public: reject requests through a proxy, and
 * DNS rebinding by other sites.
 */
function isFromHere({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  if (!THIS_MACHINE.test(socket.remoteAddress ?? '') || PROXIES.some(name => headers[name])) return false
  // Uses the raw header, because later Host values cannot be trusted.
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

/** Always sent as a download, for any content type. */
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

/** Encodes a file name for a header: without folders, and with these four characters escaped, too. */
function encodeName(name: string): string {
  const bare = name.replace(/^.*[/\\]/s, '').toWellFormed() || 'attachment'
  return encodeURIComponent(bare).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
}

/** Mails are untrusted: no scripts, no requests, and framed by the mailbox only. */
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
