import type { DeskOrder } from '../../../contract/desk/orders.ts'
import type { ActFacts } from '../../../domain/order-flags.ts'
import {
  creditAmount,
  creditableAmount,
  ledgerBalance,
  missingAmount,
  mostWriteOff,
  refundableAmount,
  termsDue,
} from '../../../domain/order-ledger.ts'
import { awaitsMoney } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import {
  listReceipts,
  listRefundLines,
  type OrderRow,
  type ReceiptRow,
  type RefundRow,
} from '../orders/index.ts'
import { isStray, listTransferReports, type PaymentRow } from '../payments/index.ts'

type OrderMoney = NonNullable<DeskOrder['money']>

/** Queried only for people who may see prices. */
export async function listMoney(db: Database, orderId: number) {
  const [entries, reports] = await Promise.all([
    listReceipts(db, orderId),
    listTransferReports(db, [orderId]),
  ])
  return { entries, reports }
}

type MoneyParts = Awaited<ReturnType<typeof listMoney>> & {
  facts: ActFacts
  payments: readonly PaymentRow[]
  refunds: readonly RefundRow[]
}

export async function describeMoney(
  db: Database,
  order: OrderRow,
  { facts, payments, entries, refunds, reports }: MoneyParts,
): Promise<OrderMoney> {
  const { ledger, refundDue, tolerance } = facts
  const isAwaited = awaitsMoney(order.status)
  const awaited = isAwaited ? missingAmount(ledger) : 0
  return {
    subtotal: Number(order.subtotal),
    shipping_fee: Number(order.shippingFee),
    total: ledger.total,
    received: ledger.received,
    refunded: ledger.refunded,
    written_off: ledger.writtenOff,
    missing: facts.isOnTerms ? termsDue(ledger) : awaited,
    refund_due: refundDue,
    balance: ledgerBalance(ledger),
    off_total: ledger.offTotal,
    credit: isAwaited ? 0 : creditAmount(ledger),
    refundable: facts.isOnTerms ? creditableAmount(ledger) : refundableAmount(ledger),
    most_write_off: isAwaited ? mostWriteOff(ledger, tolerance) : 0,
    tolerance,
    ledger: entries.map(toLedgerEntry),
    refunds: await describeRefunds(db, refunds),
    reports: reports.map(report => ({
      id: report.id,
      time: report.createdAt.toISOString(),
      payer_name: report.payerName,
      amount: Number(report.amount),
      transfer_date: report.transferDate,
      remark: report.remark,
    })),
    payments: payments.map(payment => ({
      id: payment.id,
      time: payment.changedAt.toISOString(),
      method: payment.funding,
      amount: Number(payment.amount),
      state: payment.state,
      stray: isStray(payment) ? payment.captured : '',
      wallet_order_id: payment.walletOrderId,
      capture_id: payment.captureId,
    })),
  }
}

function toLedgerEntry(entry: ReceiptRow): OrderMoney['ledger'][number] {
  const { id, kind, method, onDate, payer, reference, note, who } = entry
  const amount = Number(entry.amount)
  const time = entry.bookedAt.toISOString()
  return { id, kind, method, amount, time, on_date: onDate, payer, reference, note, who }
}

async function describeRefunds(db: Database, refunds: readonly RefundRow[]): Promise<OrderMoney['refunds']> {
  const lines = await listRefundLines(
    db,
    refunds.map(({ id }) => id),
  )
  return refunds.map(({ id, amount, method, state, reason, createdAt, who }) => ({
    id,
    amount: Number(amount),
    method,
    state,
    reason,
    time: createdAt.toISOString(),
    who,
    lines: lines
      .filter(({ refundId }) => refundId === id)
      .map(({ position, quantity, restock }) => ({ position, quantity, restock })),
  }))
}
