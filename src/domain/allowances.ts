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
  registerAddress: { burst: 100, everySeconds: 60 },
  /** Links mailed to one mailbox. */
  linkMailbox: { burst: 5, everySeconds: 300 },
  linkAddress: { burst: 100, everySeconds: 60 },
  captchaAddress: { burst: 120, everySeconds: 2 },
} as const satisfies Record<string, Allowance>
