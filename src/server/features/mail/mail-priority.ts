/**
 * Each priority has connections to the mail server of its own, so mails that hang or wait in thousands never keep a
 * more urgent one from being sent. Together they stay below what mail servers allow one client, usually ten.
 * While the shop is busy, at most `whileBusy` of them are started at a time, with a pause (mailer.ts).
 */
export const MAIL_PRIORITIES = {
  /** A person waits in front of the screen: activation, password. */
  account: { rank: 1, atOnce: 2, whileBusy: 2 },
  /** Orders, quotes and messages. */
  trade: { rank: 2, atOnce: 5, whileBusy: 1 },
  /** Newsletters. */
  bulk: { rank: 3, atOnce: 1, whileBusy: 1 },
} as const

export type MailPriority = keyof typeof MAIL_PRIORITIES
