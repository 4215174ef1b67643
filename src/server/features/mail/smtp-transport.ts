import { createTransport } from 'nodemailer'
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
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async message => void (await smtp.sendMail(message)),
    close: () => smtp.close(),
  }
}
