import { createTransport } from 'nodemailer'
import { isLocal } from '../../../domain/is-local.ts'
import type { Transport } from './transport.ts'

// A server that says nothing for this long will not: the mail is tried again later.
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

export function smtpTransport(smtpUrl: string): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(new URL(smtpUrl)),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async message => void (await smtp.sendMail(message)),
    close: () => smtp.close(),
  }
}

/**
 * Mails carry links that open accounts: they leave the machine encrypted, or wait. A server that stops offering
 * STARTTLS may be somebody in between. `?requireTLS=false` in SMTP_URL lifts it.
 */
function requiresTls({ hostname, searchParams }: URL): boolean {
  return !isLocal(hostname) && searchParams.get('requireTLS') !== 'false'
}
