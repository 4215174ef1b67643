/** A burst, then one more every `everySeconds`. */
export type Allowance = { burst: number; everySeconds: number }

/** How often an action is allowed before the shop answers "try again later". */
export const ALLOWANCES = {
  /**
   * Wrong passwords for one account from one address, or from one browser that has signed in to it before.
   */
  signIn: { burst: 10, everySeconds: 60 },
  /** Wrong passwords for one account from all unknown browsers together. */
  signInAccount: { burst: 100, everySeconds: 60 },
  /** Wrong passwords for any account from one address; an office may share it. */
  signInAddress: { burst: 200, everySeconds: 20 },
  /** Sign-ins of any kind from one address: each costs a password hash. */
  signInAny: { burst: 200, everySeconds: 2 },
  /** The same three for staff, counted apart: attacks on the shop do not lock staff out. */
  staffSignIn: { burst: 10, everySeconds: 60 },
  staffSignInAccount: { burst: 100, everySeconds: 60 },
  staffSignInAddress: { burst: 200, everySeconds: 20 },
  /** Sign-ins of staff of any kind from one address, and links that are opened there. */
  staffSignInAny: { burst: 200, everySeconds: 2 },
  staffLinkAddress: { burst: 100, everySeconds: 60 },
  /** Wrong one-time codes from one session, known browser or address, each after a correct password. */
  staffCode: { burst: 20, everySeconds: 60 },
  /** The same for one account from all unknown browsers together. */
  staffCodeAccount: { burst: 100, everySeconds: 60 },
  /** Pictures uploaded by one member of staff. */
  staffUpload: { burst: 100, everySeconds: 30 },
  /** Wrong passwords when activating one registration. Each attempt also needs the mailed link. */
  activationPassword: { burst: 10, everySeconds: 60 },
  registerAddress: { burst: 100, everySeconds: 60 },
  /** Activation mails to one mailbox. Anyone can request them for any address. */
  activationMail: { burst: 5, everySeconds: 3600 },
  resetMail: { burst: 5, everySeconds: 600 },
  /** Mails of all kinds to an unproven mailbox; further ones are held. */
  unprovenMailbox: { burst: 8, everySeconds: 3600 },
  linkAddress: { burst: 100, everySeconds: 60 },
  passwordChange: { burst: 10, everySeconds: 3600 },
  /** Files from one address: each takes seconds of CPU time at worst. */
  uploadAddress: { burst: 200, everySeconds: 5 },
  /** Readings and exports of uploaded BOMs from one address: as costly as the upload. */
  bomAddress: { burst: 300, everySeconds: 3 },
  /** Carts of new visitors, each kept for a month; an office may share the address. */
  cartAddress: { burst: 500, everySeconds: 20 },
  /** Lines that visitors add to carts. */
  cartLineAddress: { burst: 10_000, everySeconds: 2 },
  rfqAddress: { burst: 100, everySeconds: 30 },
  /** Lines of RFQs, which are stored. */
  rfqLineAddress: { burst: 20_000, everySeconds: 5 },
  /** Anyone can enter any mailbox in an RFQ, so its mails are limited. */
  rfqMail: { burst: 60, everySeconds: 60 },
  /** Orders reserve stock before they are paid. */
  orderAddress: { burst: 300, everySeconds: 5 },
  /** Anyone can enter any mailbox in an order, so its mails are limited. */
  orderMail: { burst: 60, everySeconds: 60 },
  /** Messages about orders from one address: each is stored and mailed to staff. */
  orderMessageAddress: { burst: 100, everySeconds: 30 },
  payAddress: { burst: 500, everySeconds: 2 },
  /** Webhook events, genuine or not: verifying each takes a request to the wallet. */
  webhookAddress: { burst: 600, everySeconds: 1 },
  /** Each PDF is generated on request. */
  proformaAddress: { burst: 120, everySeconds: 5 },
  /** The quote calls of one address. */
  quoteAddress: { burst: 300, everySeconds: 5 },
  /** Counters and questions about one quote, each of which is mailed to staff. */
  quoteWords: { burst: 30, everySeconds: 60 },
  feedbackAddress: { burst: 60, everySeconds: 60 },
  subscribeAddress: { burst: 60, everySeconds: 60 },
  /** Anyone can subscribe any mailbox, so it gets only a few confirmation requests. */
  subscribeMail: { burst: 3, everySeconds: 24 * 3600 },
  watchAddress: { burst: 60, everySeconds: 600 },
  /** Anyone can enter any mailbox in a stock alert, so it gets few requests for confirmation. */
  watchMail: { burst: 10, everySeconds: 3600 },
  /** Verification codes that one address can use without waiting. Beyond that each one delays the next. */
  captchaUse: { burst: 30, everySeconds: 1800 },
  captchaAddress: { burst: 120, everySeconds: 2 },
} as const satisfies Record<string, Allowance>
