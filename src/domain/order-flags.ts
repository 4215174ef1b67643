import { isPositive } from './money.ts'
import { creditAmount, mostWriteOff, type OrderLedger, refundableAmount, termsDue } from './order-ledger.ts'
import { awaitsMoney, canMove, isKept, type OrderStatus } from './order-states.ts'
import { isInvoiceable } from './papers.ts'
import type { Right } from './rights.ts'

/** Facts about an order that its status does not state. The list of orders can be filtered by each. */
export const ORDER_FLAGS = [
  /** Some of the money has arrived. */
  'part_paid',
  /** Money arrived for an order that is canceled. */
  'late_money',
  /** More than the total has arrived. */
  'credit',
  /** Has to be sent back by bank. */
  'refund_due',
  'part_shipped',
  'part_refunded',
  /** The buyer has neither opened the mailed link nor signed in. */
  'unproven',
  /** The wallet took money that did not pay the order. */
  'stray_payment',
  /** On terms, and not paid by the last day. */
  'overdue',
] as const
export type OrderFlag = (typeof ORDER_FLAGS)[number]

export type FlagFacts = {
  status: OrderStatus
  ledger: OrderLedger
  /** USD that staff have to send by bank. */
  refundDue: number
  /** Pieces that have left. */
  shipped: number
  isProven: boolean
  hasStray: boolean
  /** On terms: delivered before it is paid. */
  isOnTerms: boolean
  /** On terms, and the last day to pay has passed. */
  isLate: boolean
}

/** The facts that decide which acts are possible for an order. */
export type ActFacts = FlagFacts & {
  /** Pieces that have not left. */
  toShip: number
  shipments: number
  undelivered: number
  isBusy: boolean
  tolerance: number
  hasInvoice: boolean
}

export function orderFlags(facts: FlagFacts): OrderFlag[] {
  const { status, ledger } = facts
  const holds: Record<OrderFlag, boolean> = {
    part_paid: awaitsMoney(status) && isPositive(refundableAmount(ledger)),
    late_money: status === 'canceled' && isPositive(refundableAmount(ledger)),
    credit: isKept(status) && isPositive(creditAmount(ledger)),
    refund_due: isPositive(facts.refundDue),
    part_shipped: status === 'preparing' && facts.shipped > 0,
    part_refunded: isKept(status) && isPositive(ledger.refunded),
    unproven: awaitsMoney(status) && !facts.isProven,
    stray_payment: facts.hasStray,
    overdue: facts.isLate && isPositive(termsDue(ledger)),
  }
  return ORDER_FLAGS.filter(flag => holds[flag])
}

export const DESK_ORDER_ACTS = [
  'record_payment',
  'write_off',
  'ask_for_rest',
  'reject',
  'reopen',
  'ship',
  'correct_shipment',
  'deliver_shipment',
  'refund',
  'refund_stray',
  'book_refund',
  'cancel',
  'edit',
  'note',
  'message',
  'resend',
  'issue_invoice',
  'issue_customs',
  'issue_slip',
  'set_tax_ids',
] as const
export type DeskOrderAct = (typeof DESK_ORDER_ACTS)[number]

const RIGHT_OF: Record<DeskOrderAct, Right> = {
  record_payment: 'orders.money',
  write_off: 'orders.money',
  ask_for_rest: 'orders.money',
  reject: 'orders.money',
  reopen: 'orders.edit',
  ship: 'orders.ship',
  correct_shipment: 'orders.ship',
  deliver_shipment: 'orders.ship',
  refund: 'orders.refund',
  refund_stray: 'orders.refund',
  book_refund: 'orders.refund',
  cancel: 'orders.edit',
  edit: 'orders.edit',
  note: 'orders.note',
  message: 'orders.note',
  resend: 'orders.edit',
  issue_invoice: 'papers.issue',
  issue_customs: 'papers.issue',
  issue_slip: 'orders.ship',
  set_tax_ids: 'papers.issue',
}

const EDITABLE: readonly OrderStatus[] = ['unpaid', 'confirming', 'preparing']

/** Addresses and PO number, until something is packed. */
export function canEditOrder({ status, shipments }: Pick<ActFacts, 'status' | 'shipments'>): boolean {
  return EDITABLE.includes(status) && shipments === 0
}

/** The acts that a person with these rights can do with the order now. */
export function possibleActs(facts: ActFacts, rights: readonly Right[]): DeskOrderAct[] {
  const { status, ledger, isBusy } = facts
  const hasMoney = isPositive(refundableAmount(ledger))
  const may = (to: OrderStatus) => !isBusy && canMove(status, to, 'staff')
  const isPossible: Record<DeskOrderAct, boolean> = {
    // Also of a paid order: the buyer may have paid twice.
    record_payment: !isBusy,
    write_off: may('preparing') && awaitsMoney(status) && isPositive(mostWriteOff(ledger, facts.tolerance)),
    ask_for_rest: awaitsMoney(status) && hasMoney,
    reject: status === 'confirming' && may('unpaid'),
    reopen: may('unpaid') && status === 'canceled',
    ship: may('shipping') && facts.toShip > 0,
    correct_shipment: facts.shipments > 0,
    deliver_shipment: facts.undelivered > 0 && !isBusy,
    refund: !isBusy && (may('refunded') || hasMoney),
    refund_stray: facts.hasStray,
    book_refund: isPositive(facts.refundDue),
    cancel: may('canceled'),
    edit: canEditOrder(facts),
    note: true,
    message: true,
    resend: true,
    issue_invoice: isInvoiceable(status) && !facts.hasInvoice,
    issue_customs: facts.shipments > 0,
    issue_slip: facts.shipments > 0,
    set_tax_ids: !facts.hasInvoice,
  }
  return DESK_ORDER_ACTS.filter(act => isPossible[act] && rights.includes(RIGHT_OF[act]))
}
