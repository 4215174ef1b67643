import { inject } from 'vitest'
import type { Lang } from '../../src/domain/locales.ts'
import { listenForChanges } from '../../src/server/database/changes.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import {
  type Composers,
  type Mailer,
  type MailPriority,
  queueMail,
  smtpTransport,
  startMailer,
} from '../../src/server/features/mail/index.ts'
import { setLogLevel } from '../../src/server/log.ts'
import { copyDatabase } from './copy-database.ts'
import { type MailServer, openMailServer } from './mail-server.ts'

export const SECRET_LINK = 'https://shop.example/register/activate?token=secret'

const composers: Composers = {
  hello: async ({ shop, t }, { to, name }) => ({
    to: String(to),
    subject: `${name} & ${shop}`,
    heading: t('mail.activation.heading'),
    blocks: [
      { kind: 'text', text: `For <${name}>` },
      { kind: 'button', text: t('mail.activation.button'), url: SECRET_LINK },
    ],
  }),
  /** Like an RFQ to the sales desk. */
  request: async (_, { to, name }) => ({
    to: String(to),
    replyTo: 'buyer@firm.example',
    subject: 'Request',
    heading: 'Request',
    blocks: [{ kind: 'list', items: ['1. LM358 <b>', '2. NE555'] }],
    attachments: [
      {
        fileName: String(name),
        contentType: 'application/x-list',
        content: Uint8Array.of(0, 255, 13, 10, 46),
      },
    ],
  }),
  gone: async () => null,
}

type Queued = { lang?: Lang; kind?: string; name?: string; priority?: MailPriority }
type MailRow = {
  recipient: string
  attempts: number
  sent_at: Date | null
  failed_at: Date | null
  last_error: string | null
}

export type MailSetup = {
  connection: Connection
  server: () => MailServer
  /** Starts a mailer; a deaf one is not notified of new mails. */
  start: (options?: { isDeaf?: boolean; companyName?: string; isBusy?: () => boolean }) => Mailer
  queue: (to: string, mail?: Queued) => Promise<unknown>
  rows: () => Promise<MailRow[]>
  row: () => Promise<MailRow | undefined>
  /** Sets up a new mail server and no mails, for each test. */
  open: () => Promise<void>
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** Everything that mail needs, on a separate database and with a real mail server. */
export async function openMailSetup(): Promise<MailSetup> {
  setLogLevel('error')
  const database = await copyDatabase(inject('databaseServer'))
  const connection = await connect(database.url, 8)
  const changes = await listenForChanges(database.url)
  const mailers: Mailer[] = []
  let server = await openMailServer()

  const start: MailSetup['start'] = ({ isDeaf = false, companyName = 'Chipfront', isBusy } = {}) => {
    const mailer = startMailer({
      db: connection.db,
      changes: isDeaf ? undefined : changes,
      isBusy,
      composers,
      transport: smtpTransport(server.url),
      publicUrl: 'https://shop.example',
      mailFrom: 'shop@shop.example',
      site: async () => ({ company_name: companyName, contact_email: 'sales@firm.example' }),
    })
    mailers.push(mailer)
    return mailer
  }
  const rows = async () => (await connection.pool.query<MailRow>('select * from mails order by id')).rows
  const clear = async () => {
    // First: mails that the server does not answer would keep the mailers waiting.
    await server.close()
    await Promise.all(mailers.splice(0).map(mailer => mailer.stop()))
    await connection.pool.query('truncate mails')
  }
  return {
    connection,
    server: () => server,
    start,
    queue: (to, { lang = 'en', kind = 'hello', name = 'Purchasing', priority } = {}) =>
      queueMail(connection.db, { recipient: to, lang, kind, priority, fields: { to, name } }),
    rows,
    row: async () => (await rows())[0],
    open: async () => {
      await server.close()
      server = await openMailServer()
    },
    clear,
    close: async () => {
      await clear()
      await changes.close()
      await connection.close()
      await database.drop()
    },
  }
}
