/** So many at once, and one more each time `everySeconds` have passed. */
export type Allowance = { burst: number; everySeconds: number }

/** How often something may be tried before the shop says "later". */
export const ALLOWANCES = {
  /** Wrong passwords for one account from one address, or from one browser that knows it. */
  signIn: { burst: 10, everySeconds: 60 },
  /** Wrong passwords for one account from strangers everywhere. */
  signInAccount: { burst: 100, everySeconds: 60 },
  /** Wrong passwords for any account from one address: an office may share it. */
  signInAddress: { burst: 200, everySeconds: 20 },
  /** Sign-ins of any kind from one address: every one costs a hash. */
  signInAny: { burst: 200, everySeconds: 2 },
  /** Wrong passwords at the activation of one registration. Each needs the mailed link, too. */
  activationPassword: { burst: 10, everySeconds: 60 },
  registerAddress: { burst: 100, everySeconds: 60 },
  /** Mails to one mailbox that somebody has to have asked for. Anyone can ask for an activation. */
  activationMail: { burst: 5, everySeconds: 3600 },
  resetMail: { burst: 5, everySeconds: 600 },
  /** Mails of all kinds together to a mailbox that nobody has shown to read; further ones wait. */
  unprovenMailbox: { burst: 8, everySeconds: 3600 },
  linkAddress: { burst: 100, everySeconds: 60 },
  passwordChange: { burst: 10, everySeconds: 3600 },
  /** Files from one address: each costs seconds of a processor at worst. */
  uploadAddress: { burst: 200, everySeconds: 5 },
  /** Readings and exports of uploaded bills from one address: as costly as the upload. */
  bomAddress: { burst: 300, everySeconds: 3 },
  /** Carts of new visitors, each kept for a month: an office may share the address. */
  cartAddress: { burst: 500, everySeconds: 20 },
  /** Lines that visitors put into carts. */
  cartLineAddress: { burst: 10_000, everySeconds: 2 },
  rfqAddress: { burst: 100, everySeconds: 30 },
  /** Their lines, which are kept. */
  rfqLineAddress: { burst: 20_000, everySeconds: 5 },
  /** Anyone can name anyone's mailbox in a request for quote: nobody is flooded. */
  rfqMail: { burst: 60, everySeconds: 60 },
  /** Orders take stock before they are paid. */
  orderAddress: { burst: 300, everySeconds: 5 },
  /** Anyone can name anyone's mailbox in an order: nobody is flooded. */
  orderMail: { burst: 60, everySeconds: 60 },
  payAddress: { burst: 500, everySeconds: 2 },
  /** What the wallet tells, or is said to tell: each costs a question whether it is true. */
  webhookAddress: { burst: 600, everySeconds: 1 },
  /** Each is drawn anew. */
  proformaAddress: { burst: 120, everySeconds: 5 },
  feedbackAddress: { burst: 60, everySeconds: 60 },
  subscribeAddress: { burst: 60, everySeconds: 60 },
  /** Anyone can subscribe anyone's mailbox: it is asked a few times, then left alone. */
  subscribeMail: { burst: 3, everySeconds: 24 * 3600 },
  /** Verification codes that one address uses without waiting. Beyond that each makes the next one wait longer. */
  captchaUse: { burst: 30, everySeconds: 1800 },
  captchaAddress: { burst: 120, everySeconds: 2 },
} as const satisfies Record<string, Allowance>
