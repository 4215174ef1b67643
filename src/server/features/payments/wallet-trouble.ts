/** No answer, or none that makes sense: what was asked for may have been done, or not. */
export class WalletSilent extends Error {}

/** The wallet has understood, and says no. */
export class WalletRefused extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`the wallet refuses with ${status} ${issue}`)
    this.status = status
    this.issue = issue
  }
}
