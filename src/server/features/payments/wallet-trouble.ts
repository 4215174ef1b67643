/** No response, or an invalid one: the request may have been executed or not. */
export class WalletSilent extends Error {}

/** The wallet has understood and refused. */
export class WalletRefused extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`the wallet refused with ${status} ${issue}`)
    this.status = status
    this.issue = issue
  }
}
