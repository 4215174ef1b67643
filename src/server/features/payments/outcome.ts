import type { PaymentRow } from './payments.queries.ts'
import type { Wallet } from './wallet.ts'
import type { WalletOrder } from './wallet-answers.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type Capture = { captureId: string; value: string; currency: string }

/** The state of a payment at the wallet. `untouched`: nothing was captured, the buyer may still approve. */
export type PaymentOutcome =
  | ({ kind: 'completed' | 'pending' | 'refunded' } & Capture)
  | { kind: 'declined' }
  | { kind: 'untouched'; isApproved: boolean }

const KINDS = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  PENDING: 'pending',
  REFUNDED: 'refunded',
} as const

/** Captures an approved payment, or finds that it was captured before. Idempotent. */
export async function takeMoney(wallet: Wallet, { walletOrderId }: PaymentRow): Promise<PaymentOutcome> {
  if (walletOrderId === null) return { kind: 'untouched', isApproved: false }
  try {
    const outcome = outcomeOf(await wallet.captureOrder(walletOrderId, `capture-${walletOrderId}`))
    if (outcome.kind !== 'untouched') return outcome
  } catch (error) {
    if (!(error instanceof WalletRefused)) throw error
    return afterRefusal(wallet, walletOrderId, error)
  }
  // The response says that it is done, but has no details: look up the order.
  const outcome = await lookUp(wallet, walletOrderId)
  if (outcome.kind === 'untouched') throw new WalletSilent('taken, but nothing to be seen of it')
  return outcome
}

/** The current state at the wallet. */
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

/** A refusal counts only when nothing was captured: a concurrent attempt of ours may have been faster. */
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
  // After a declined attempt a second one may have succeeded.
  const taken = found.find(({ kind }) => kind === 'completed') ?? found[0]
  if (taken) return taken
  return captures.length > 0 || status === 'VOIDED'
    ? { kind: 'declined' }
    : { kind: 'untouched', isApproved: status === 'APPROVED' }
}
