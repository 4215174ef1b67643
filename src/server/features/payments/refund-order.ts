import { isPositive, smallerAmount, sumAmounts } from '../../../domain/money.ts'
import type { RefundedPieces } from '../../../domain/order-goods.ts'
import { refundableAmount, termsDue } from '../../../domain/order-ledger.ts'
import { canMove, isOnTerms, type OrderStatus } from '../../../domain/order-states.ts'
import { isAboveCap } from '../../../domain/refund-cap.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import {
  addReceipt,
  addRefund,
  bankBalance,
  findLedger,
  listRefunds,
  lockForAct,
  type MoneyBack,
  markPaid,
  moveOrder,
  type OrderActing,
  type OrderRow,
  queueToBuyer,
  type RefundRow,
  recordOrderAct,
  updateOrder,
} from '../orders/index.ts'
import { creditRest, writeCreditNote } from '../papers/index.ts'
import { giveBack } from './give-back.ts'
import { findMoneyBack } from './money-back.ts'
import { listPayments, type PaymentRow, type PaymentState, updatePayment } from './payments.queries.ts'
import {
  isWhole,
  type NoRefund,
  nothingLeft,
  type PlannedRefund,
  planRefund,
  type RefundRequest,
} from './plan-refund.ts'
import { applyRefund } from './settle-refund.ts'
import type { Wallet } from './wallet.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type Refunder = OrderActing &
  Pick<Context, 'db'> & {
    wallet: Wallet | null
    /** USD of one order that this person may refund; undefined: any amount. */
    cap?: number
  }

type Refunded = {
  status: OrderStatus
  /** The previous status of the order. */
  from: OrderStatus
  moneyBack: MoneyBack
  /** USD that came by bank and has to be sent back by bank. */
  bankAmount: number
  /** The amount that the wallet refunds now. */
  payments: { funding: PaymentRow['funding']; returned: string; captureId: string }[]
}

/** The outcome of a refund by staff. */
export type StaffRefund =
  | ({ outcome: 'done'; order: OrderRow } & Refunded)
  | NoRefund
  /** It may have been done or not; a job retries. */
  | { outcome: 'silent'; order: OrderRow }
  | { outcome: 'refused'; order: OrderRow; issue: string }

/**
 * Refunds an order or a part of it. Everything: erroneous payments (duplicate, late, wrong amount) are refunded
 * first and leave the order unchanged. An order of which nothing is kept becomes refunded. If the wallet does
 * not respond, a job retries.
 */
export async function refundOrder(
  refunder: Refunder,
  typed: string,
  request: RefundRequest = {},
): Promise<StaffRefund> {
  const { wallet } = refunder
  const claim = await claimRefund(refunder, typed, request)
  if (claim.outcome !== 'claimed') return claim
  const { order, claimed, facts } = claim
  try {
    let { status } = facts
    for (const { payment } of claimed) if (wallet) status = await giveBack({ ...refunder, wallet }, payment)
    return { outcome: 'done', order, ...facts, status, payments: claimed.map(toReturned) }
  } catch (error) {
    if (error instanceof WalletSilent) return { outcome: 'silent', order }
    if (error instanceof WalletRefused) return { outcome: 'refused', order, issue: error.issue }
    throw error
  }
}

/** A payment and the amount of it that the wallet is asked for; null: all. */
type ClaimedPayment = { payment: PaymentRow; amount: number | null }
type ClaimedRefund = {
  outcome: 'claimed'
  order: OrderRow
  claimed: ClaimedPayment[]
  facts: Omit<Refunded, 'payments'>
}

function claimRefund(
  refunder: Refunder,
  typed: string,
  request: RefundRequest,
): Promise<ClaimedRefund | NoRefund> {
  return inTransaction(refunder.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, refunder)
    if (!order) return { outcome: 'unknown' }
    const payments = await listPayments(db, order.id)
    const strays = payments.filter(isStray)
    const isStraysFirst = request.only === undefined && isWhole(request) && strays.length > 0
    if (request.only === 'stray' || isStraysFirst)
      return strays.length > 0 ? claimStrays(db, refunder, order, strays, request) : nothingLeft(order)
    const ledger = await findLedger(db, order)
    const holdsMoney = isPositive(refundableAmount(ledger))
    if (!holdsMoney && !canMove(order.status, 'refunded', 'staff')) return { outcome: 'forbidden', order }
    if (isBusy(order, payments)) return { outcome: 'busy', order }
    if (!holdsMoney && isWhole(request)) return closeOrder(db, refunder, order, request)
    if (!holdsMoney && !isOnTerms(order)) return nothingLeft(order)
    const plan = await planRefund(db, order, request)
    if ('outcome' in plan) return plan
    if (!refunder.wallet && plan.parts.some(({ paymentId }) => paymentId !== null))
      return { outcome: 'no_wallet', order }
    if (await exceedsCap(db, refunder, order, plan.amount)) return aboveCap(refunder, order)
    return claimParts(db, refunder, order, plan, request)
  })
}

async function exceedsCap(db: Database, { cap, by }: Refunder, order: OrderRow, amount: number) {
  if (cap === undefined) return false
  const own = (await listRefunds(db, order.id)).filter(
    ({ staffId, state }) => staffId === by.staffId && state !== 'refused',
  )
  return isAboveCap(
    cap,
    own.map(refund => Number(refund.amount)),
    amount,
  )
}

function aboveCap({ cap = 0 }: Refunder, order: OrderRow): NoRefund {
  return { outcome: 'above_cap', order, cap }
}

/** Money that did not pay the order, and was not returned yet. */
export function isStray({ captured, state }: PaymentRow): boolean {
  return captured !== '' && TAKEN.includes(state)
}

const TAKEN: readonly PaymentState[] = ['completed', 'mismatched', 'refunding']
const MOVING: readonly PaymentState[] = ['pending', 'capturing', 'refunding']

/** A payment in progress cannot be refunded before it has arrived, and a refund not before it is done. */
function isBusy({ capturingPaymentId }: OrderRow, payments: readonly PaymentRow[]): boolean {
  return (
    capturingPaymentId !== null ||
    payments.some(({ state, captured }) => captured === '' && MOVING.includes(state))
  )
}

/** It can be refunded in any state of the order. */
async function claimStrays(
  db: TransactionDatabase,
  refunder: Refunder,
  order: OrderRow,
  strays: readonly PaymentRow[],
  { reason, isReasonShown }: RefundRequest,
): Promise<ClaimedRefund | NoRefund> {
  const { by, wallet } = refunder
  if (!wallet) return { outcome: 'no_wallet', order }
  if (await exceedsCap(db, refunder, order, strayAmount(strays))) return aboveCap(refunder, order)
  const claimed: ClaimedPayment[] = []
  for (const stray of strays) {
    const note = (isReasonShown ? reason : undefined) ?? stray.note
    claimed.push({
      payment: await updatePayment(db, stray.id, { state: 'refunding', note }),
      amount: null,
    })
  }
  const returned = claimed.map(one => toReturned(one).returned).join(', ')
  await recordOrderAct(db, by, order, { act: 'refund_stray', changes: { refund: [null, returned] } })
  const bankAmount = await bankBalance(db, order.id)
  const { status } = order
  return {
    outcome: 'claimed',
    order,
    claimed,
    facts: { status, from: status, bankAmount, moneyBack: 'wallet' },
  }
}

/** Another currency counts as if it were USD: the cap is a precaution, not a sum of money. */
function strayAmount(strays: readonly PaymentRow[]): number {
  return sumAmounts(strays.map(({ captured }) => Number.parseFloat(captured)))
}

/** No money was received: the order ends, and its goods are free. */
async function closeOrder(
  db: TransactionDatabase,
  { by }: Refunder,
  order: OrderRow,
  { reason = '', isReasonShown = false }: RefundRequest,
): Promise<ClaimedRefund> {
  const moneyBack = await findMoneyBack(db, order)
  const remark = isReasonShown ? reason : ''
  const moved = await moveOrder(db, order, {
    to: 'refunded',
    by: 'staff',
    name: by.who,
    note: remark,
    changes: remark === '' ? {} : { platformRemark: remark },
  })
  await creditRest(db, by, order)
  await recordOrderAct(db, by, order, {
    act: 'refund',
    changes: { status: [order.status, moved.status], refund: [null, 0] },
  })
  const facts = { status: moved.status, from: order.status, bankAmount: 0, moneyBack }
  return { outcome: 'claimed', order, claimed: [], facts }
}

/**
 * The unpaid part is credited at once, and money that came by bank is due at once. The wallet is asked
 * afterwards; until it answers, the order cannot change. The goods belong to the first part.
 */
async function claimParts(
  db: TransactionDatabase,
  { by }: Refunder,
  order: OrderRow,
  { amount, credit, offTotal, pieces, parts }: PlannedRefund,
  { reason = '', isReasonShown = false }: RefundRequest,
): Promise<ClaimedRefund> {
  const claimed: ClaimedPayment[] = []
  const due: RefundRow[] = []
  const common = { orderId: order.id, reason, isReasonShown, staffId: by.staffId, who: by.who }
  if (isPositive(credit)) due.push(await addCredit(db, order, common, { credit, pieces }))
  let leftOff = offTotal
  for (const [index, part] of parts.entries()) {
    const ownOff = smallerAmount(part.amount, leftOff)
    leftOff = sumAmounts([leftOff, -ownOff])
    const row = {
      ...{ ...common, amount: part.amount.toFixed(2), offTotal: ownOff.toFixed(2) },
      ...{ method: part.method, paymentId: part.paymentId },
    }
    const own = index === 0 && due.length === 0 ? pieces : []
    if (part.paymentId === null) {
      due.push(await addRefund(db, { ...row, state: 'due' }, own))
      continue
    }
    await addRefund(db, { ...row, state: 'under_way' }, own)
    const payment = await updatePayment(db, part.paymentId, { state: 'refunding' })
    await updateOrder(db, order.id, { capturingPaymentId: part.paymentId })
    claimed.push({ payment, amount: part.amount })
  }
  const status = await applyDue(db, order, due, claimed.length > 0)
  await recordOrderAct(db, by, order, {
    act: 'refund',
    changes: {
      refund: [null, amount],
      ...(isPositive(credit) ? { credited: [null, credit] } : {}),
      ...(status === order.status ? {} : { status: [order.status, status] }),
      ...(pieces.length > 0 ? { pieces: [null, countPieces(pieces)] } : {}),
      ...(claimed.length === 0 ? restockedBy(pieces) : {}),
    },
  })
  const bankAmount = sumAmounts([...due.map(refund => Number(refund.amount)), -credit])
  const byBank = isPositive(bankAmount) ? 'transfer' : 'none'
  const moneyBack = claimed.length > 0 ? 'wallet' : byBank
  return { outcome: 'claimed', order, claimed, facts: { status, from: order.status, bankAmount, moneyBack } }
}

type CommonFacts = Pick<RefundRow, 'orderId' | 'reason' | 'isReasonShown' | 'staffId' | 'who'>

/** Less has to be paid. In the ledger it counts as if it had been received, like any amount that is given up. */
async function addCredit(
  db: TransactionDatabase,
  order: OrderRow,
  common: CommonFacts,
  { credit, pieces }: Pick<PlannedRefund, 'credit' | 'pieces'>,
): Promise<RefundRow> {
  const amount = credit.toFixed(2)
  const refund = await addRefund(db, { ...common, amount, method: 'credit', state: 'done' }, pieces)
  const { orderId, staffId, who } = common
  const entry = { orderId, kind: 'write_off', method: 'other', amount, refundId: refund.id } as const
  await addReceipt(db, { ...entry, note: common.reason, staffId, who })
  const ledger = await findLedger(db, order)
  if (isPositive(ledger.received) && !isPositive(termsDue(ledger))) await markPaid(db, orderId)
  return refund
}

/** If the wallet refunds a part as well, the order ends when that is done. */
async function applyDue(
  db: TransactionDatabase,
  order: OrderRow,
  due: readonly RefundRow[],
  isWalletAsked: boolean,
): Promise<OrderStatus> {
  let current = order
  for (const refund of due) {
    if (!isWalletAsked) {
      current = await applyRefund(db, current, refund)
      continue
    }
    await writeCreditNote(db, order, refund)
    await queueToBuyer(db, order, 'order_part_refunded', { refund_id: refund.id })
  }
  return current.status
}

/** If the wallet is asked, this depends on its answer, which has an entry of its own. */
function restockedBy(pieces: readonly RefundedPieces[]): AuditChanges {
  const restocked = countPieces(pieces.filter(piece => piece.restock))
  return pieces.length > 0 ? { restocked: [null, restocked] } : {}
}

function countPieces(pieces: readonly RefundedPieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

function toReturned({ payment, amount }: ClaimedPayment) {
  const { funding, captured, captureId } = payment
  const returned = captured || `${amount === null ? payment.amount : amount.toFixed(2)} USD`
  return { funding, returned, captureId: captureId ?? '' }
}
