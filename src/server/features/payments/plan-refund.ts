import { isMore, isPositive, smallerAmount, sumAmounts } from '../../../domain/money.ts'
import {
  allRefundable,
  planRefundedPieces,
  type RefundedPieces,
  type RequestedRefund,
  refundPrice,
} from '../../../domain/order-goods.ts'
import {
  offTotalOf,
  type RefundPart,
  refundableAmount,
  splitRefund,
  termsDue,
} from '../../../domain/order-ledger.ts'
import { canMove, isKept, isOnTerms } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { findLedger, listGoods, listRefundSources, type OrderGoods, type OrderRow } from '../orders/index.ts'

/** With neither lines nor an amount, everything that is left. */
export type RefundRequest = {
  lines?: readonly RequestedRefund[]
  /** USD; the price of the lines, if it is not given. */
  amount?: number
  /** `stray`: only money that did not pay the order; `own`: only money that did. Without it, strays first. */
  only?: 'stray' | 'own'
  reason?: string
  /** Whether the buyer reads the reason. */
  isReasonShown?: boolean
}

/** Nothing was changed. */
export type NoRefund =
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment is on its way or being captured: it cannot be refunded before it has arrived. */
  | { outcome: 'busy'; order: OrderRow }
  /** The wallet has the money, and its keys are not set here. */
  | { outcome: 'no_wallet'; order: OrderRow }
  /** The person has to confirm the second factor first. */
  | { outcome: 'above_cap'; order: OrderRow; cap: number }
  /** More than the received amount less earlier refunds. */
  | { outcome: 'too_much'; order: OrderRow; most: number }
  | { outcome: 'unknown_line' | 'too_many' | 'nothing_left'; order: OrderRow; position: number | null }

export function isWhole({ lines, amount }: RefundRequest): boolean {
  return lines === undefined && amount === undefined
}

export function nothingLeft(order: OrderRow): NoRefund {
  return { outcome: 'nothing_left', order, position: null }
}

/**
 * `credit` is the part that is not paid yet: no money is sent for it. `offTotal`: of the rest, the part by which the
 * order costs less.
 */
export type PlannedRefund = {
  amount: number
  credit: number
  offTotal: number
  pieces: RefundedPieces[]
  parts: RefundPart[]
}

export async function planRefund(
  db: Database,
  order: OrderRow,
  request: RefundRequest,
): Promise<PlannedRefund | NoRefund> {
  const ledger = await findLedger(db, order)
  const unpaid = isOnTerms(order) ? termsDue(ledger) : 0
  const most = sumAmounts([unpaid, refundableAmount(ledger)])
  const goods = await listGoods(db, order.id)
  // A canceled, unpaid or refunded order has no goods to take back.
  const hasGoods = canMove(order.status, 'refunded', 'staff')
  const lines = request.lines ?? (isWhole(request) && hasGoods ? allRefundable(goods) : [])
  if (!hasGoods && lines.length > 0) return { outcome: 'forbidden', order }
  const plan = planRefundedPieces(goods, lines)
  if ('problem' in plan) return { outcome: plan.problem, order, position: plan.position }
  const price = priceOf(goods, plan.pieces)
  const amount = isWhole(request) ? most : (request.amount ?? smallerAmount(most, price))
  if (isMore(amount, most)) return { outcome: 'too_much', order, most }
  if (!isPositive(amount)) return nothingLeft(order)
  const credit = smallerAmount(amount, unpaid)
  const sent = sumAmounts([amount, -credit])
  const parts = splitRefund(await listRefundSources(db, order.id), sent)
  if (!parts) return { outcome: 'too_much', order, most }
  const unpaidGoods = smallerAmount(credit, price)
  const offTotal = isKept(order.status) ? offTotalOf(ledger, sent, sumAmounts([price, -unpaidGoods])) : 0
  return { amount, credit, offTotal, pieces: plan.pieces, parts }
}

function priceOf(goods: readonly OrderGoods[], pieces: readonly RefundedPieces[]): number {
  const prices = goods.map(line => {
    const own = pieces.filter(({ position }) => position === line.position)
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0)
    return refundPrice({ ...line, unitPrice: Number(line.unitPrice) }, quantity)
  })
  return sumAmounts(prices)
}
