import type { PaymentRow } from './payments.queries.ts'
import type { Wallet } from './wallet.ts'
import type { WalletOrder } from './wallet-answers.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type Taken = { captureId: string; value: string; currency: string }

/** What became of a payment at the wallet. `untouched`: nothing was taken, the buyer may still agree. */
export type PaymentOutcome =
  | ({ kind: 'completed' | 'pending' | 'refunded' } & Taken)
  | { kind: 'declined' }
  | { kind: 'untouched'; isApproved: boolean }

const KINDS = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  PENDING: 'pending',
  REFUNDED: 'refunded',
} as const

/** Takes the money the buyer has agreed to, or finds that it was taken before. However often it is called: once. */
export async function takeMoney(wallet: Wallet, { walletOrderId }: PaymentRow): Promise<PaymentOutcome> {
  if (walletOrderId === null) return { kind: 'untouched', isApproved: false }
  try {
    const outcome = outcomeOf(await wallet.captureOrder(walletOrderId, `capture-${walletOrderId}`))
    if (outcome.kind !== 'untouched') return outcome
  } catch (error) {
    if (!(error instanceof WalletRefused)) throw error
    return afterRefusal(wallet, walletOrderId, error)
  }
  // It says that it is done, and not what: the order itself tells.
  const outcome = await lookUp(wallet, walletOrderId)
  if (outcome.kind === 'untouched') throw new WalletSilent('taken, but nothing to be seen of it')
  return outcome
}

/** What the wallet knows of it now. */
export async function lookUp(wallet: Wallet, walletOrderId: string): Promise<PaymentOutcome> {
  try {
    return outcomeOf(await wallet.getOrder(walletOrderId))
  } catch (error) {
    if (error instanceof WalletRefused && error.status === 404) return { kind: 'declined' }
    if (error instanceof WalletRefused) throw new WalletSilent(error.message)
    throw error
  }
}

const NOT_AGREED = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])

/** Believed only when nothing was taken: another try of ours may have been faster. */
async function afterRefusal(
  wallet: Wallet,
  walletOrderId: string,
  refusal: WalletRefused,
): Promise<PaymentOutcome> {
  const outcome = await lookUp(wallet, walletOrderId)
  if (outcome.kind !== 'untouched' || NOT_AGREED.has(refusal.issue)) return outcome
  return { kind: 'declined' }
}

function outcomeOf({ status, captures }: WalletOrder): PaymentOutcome {
  const found = captures.flatMap(({ id, status: captured, amount }) => {
    const kind = Object.entries(KINDS).find(([name]) => name === captured)?.[1]
    return kind ? [{ kind, captureId: id, value: amount.value, currency: amount.currency_code }] : []
  })
  // One whose first try was declined may have been paid with a second.
  const taken = found.find(({ kind }) => kind === 'completed') ?? found[0]
  if (taken) return taken
  return captures.length > 0 || status === 'VOIDED'
    ? { kind: 'declined' }
    : { kind: 'untouched', isApproved: status === 'APPROVED' }
}
