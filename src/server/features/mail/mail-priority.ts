/**
 * Each priority has its own connections to the mail server, so mails that hang or queue up in thousands never
 * delay a more urgent one. Together they stay below the usual limit of mail servers per client, which is ten.
 * While the shop is busy, at most `whileBusy` of them are started at a time, with a pause (mailer.ts).
 */
export const MAIL_PRIORITIES = {
  /** A person is waiting for it: activation, password. */
  account: { rank: 1, atOnce: 2, whileBusy: 2 },
  /** Orders, quotes and messages. */
  trade: { rank: 2, atOnce: 5, whileBusy: 1 },
  /** Newsletters. */
  bulk: { rank: 3, atOnce: 1, whileBusy: 1 },
} as const

export type MailPriority = keyof typeof MAIL_PRIORITIES
