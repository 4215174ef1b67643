import {
  atLeastZero,
  isMore,
  isPositive,
  largerAmount,
  percentOf,
  smallerAmount,
  sumAmounts,
} from './money.ts'

/** Rows of the ledger of an order are only added. A write-off counts as if it had been received. */
export const LEDGER_KINDS = ['receipt', 'refund', 'write_off'] as const
export const LEDGER_METHODS = ['bank', 'paypal', 'card', 'other'] as const
/** `credit`: no money is sent, because that much is not paid yet. */
export const REFUND_METHODS = [...LEDGER_METHODS, 'credit'] as const
type LedgerMethod = (typeof LEDGER_METHODS)[number]

/** `due`: staff have to send it; `under_way`: the wallet has not answered yet. */
export const REFUND_STATES = ['due', 'under_way', 'done', 'refused'] as const
export const SHIPMENT_STATES = ['sent', 'delivered'] as const

/** In USD. */
export type OrderLedger = {
  total: number
  received: number
  /** Returned to the buyer. */
  refunded: number
  writtenOff: number
  /** Refunds that are decided, but not done: due or under way. */
  pledged: number
  /** The part of all refunds, decided and done, by which the order costs less. The rest was credit. */
  offTotal: number
}

/** Total − received + refunded − written off. */
export function ledgerBalance({ total, received, refunded, writtenOff }: OrderLedger): number {
  return sumAmounts([total, -received, refunded, -writtenOff])
}

/** Positive: missing; negative: too much. Money that will be refunded does not pay the order. */
export function openBalance(ledger: OrderLedger): number {
  return sumAmounts([ledgerBalance(ledger), ledger.pledged])
}

/** The amount that still has to arrive; never negative. */
export function missingAmount(ledger: OrderLedger): number {
  return atLeastZero(openBalance(ledger))
}

/** What a paid order still lacks, if anything: refunds lower what it costs. */
export function unpaidRest(ledger: OrderLedger): number {
  return atLeastZero(sumAmounts([openBalance(ledger), -ledger.offTotal]))
}

/** The most that can be refunded. */
export function refundableAmount({ received, refunded, pledged }: OrderLedger): number {
  return atLeastZero(sumAmounts([received, -refunded, -pledged]))
}

/**
 * The amount that still has to be paid of an order on terms. Refunds are left out: they take back goods, which do
 * not have to be paid again.
 */
export function termsDue({ total, received, writtenOff }: OrderLedger): number {
  return atLeastZero(sumAmounts([total, -received, -writtenOff]))
}

/**
 * The most that can be given back of an order on terms: the unpaid amount is credited, and the rest returned from
 * the received amount.
 */
export function creditableAmount(ledger: OrderLedger): number {
  return sumAmounts([termsDue(ledger), refundableAmount(ledger)])
}

/** The money received beyond what the order costs, and not being refunded. */
export function creditAmount(ledger: OrderLedger): number {
  return atLeastZero(sumAmounts([ledger.offTotal, -openBalance(ledger)]))
}

/**
 * The part of a new refund by which the order costs less: the price of the goods taken back, and what exceeds the
 * credit. Otherwise, an order that is paid again after a refund would have less credit than arrived.
 */
export function offTotalOf(ledger: OrderLedger, amount: number, goods = 0): number {
  const forGoods = smallerAmount(amount, goods)
  const beyondCredit = sumAmounts([amount, -forGoods, -creditAmount(ledger)])
  return sumAmounts([forGoods, atLeastZero(beyondCredit)])
}

export type LedgerBooking = { missing: number; writeOff: number; credit: number }

/** The result of a receipt. A small rest is written off, if any money has arrived at all. */
export function bookReceipt(ledger: OrderLedger, amount: number, tolerance: number): LedgerBooking {
  const after = { ...ledger, received: sumAmounts([ledger.received, amount]) }
  const missing = missingAmount(after)
  const isSmall = isPositive(missing) && !isMore(missing, tolerance) && isPositive(refundableAmount(after))
  return { missing: isSmall ? 0 : missing, writeOff: isSmall ? missing : 0, credit: creditAmount(after) }
}

const WRITE_OFF_PERCENT = 10

/**
 * The missing amount, if staff may write it off: up to the tolerance, or a tenth of the total. Never a whole
 * order: that would be a gift.
 */
export function mostWriteOff(ledger: OrderLedger, tolerance: number): number {
  const missing = missingAmount(ledger)
  const most = largerAmount(tolerance, percentOf(ledger.total, WRITE_OFF_PERCENT))
  return isPositive(refundableAmount(ledger)) && !isMore(missing, most) ? missing : 0
}

/** Everything that was received has been returned, or will be. */
export function isWhollyRefunded(ledger: OrderLedger): boolean {
  return isPositive(ledger.received) && !isPositive(refundableAmount(ledger))
}

/** Money that came one way and can be returned that way; `paymentId` is null for money by bank. */
export type RefundSource = { method: LedgerMethod; paymentId: number | null; left: number }
export type RefundPart = { method: LedgerMethod; paymentId: number | null; amount: number }

/** The wallet first, because it returns money at once; the rest by bank. Null: more than there is. */
export function splitRefund(sources: readonly RefundSource[], amount: number): RefundPart[] | null {
  let left = amount
  const parts: RefundPart[] = []
  for (const source of [...sources].sort(walletFirst)) {
    const part = smallerAmount(left, source.left)
    if (!isPositive(part)) continue
    parts.push({ method: source.method, paymentId: source.paymentId, amount: sumAmounts([part]) })
    left = sumAmounts([left, -part])
  }
  return isPositive(left) ? null : parts
}

function walletFirst(a: RefundSource, b: RefundSource): number {
  return Number(a.paymentId === null) - Number(b.paymentId === null)
}
