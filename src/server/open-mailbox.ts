import { createMailbox } from '../stand-ins/mailbox/index.ts'
import type { Config } from './config.ts'
import { mailFolder } from './features/mail/index.ts'
import type { Files } from './files.ts'
import { logError } from './log.ts'

/** The pages that show a demo's mails; disabled in a shop with a mail server. */
export function openMailbox(config: Config): Files {
  const onError = (error: unknown) => logError('mailbox failed', error)
  return createMailbox({ ...config, mailFolder: mailFolder(config.dataDir), onError })
}
