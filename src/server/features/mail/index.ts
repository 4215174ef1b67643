export {
  type Attachment,
  type Compose,
  type ComposedMail,
  type Composers,
  type ComposeTools,
  deskLink,
  pageAddress,
} from './compose.ts'
export { fileTransport, mailFolder, sweepMailFiles } from './file-transport.ts'
export { listPageLangs, oldestUnsentSeconds, type QueuedMail, sweepMails } from './mail.queries.ts'
export { mailRoutes } from './mail.routes.ts'
export type { MailFields } from './mail.tables.ts'
export { addressOr, copyable, replyAddress } from './mail-addresses.ts'
export { firstLines, inDollars, inUnits, languageName, quotedLines } from './mail-formats.ts'
export type { MailPriority } from './mail-priority.ts'
export { type Mailer, startMailer } from './mailer.ts'
export { named } from './named.ts'
export { copyMail, findOrderMail, listOrderMails } from './order-mails.queries.ts'
export { queueMail, releaseHeldMails } from './queue-mail.ts'
export { smtpTransport } from './smtp-transport.ts'
export { listMailsTo, removeMailsTo } from './staff-mails.queries.ts'
