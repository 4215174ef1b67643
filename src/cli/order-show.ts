import type { Context } from '../server/context.ts'
import { inTransaction } from '../server/database/transaction.ts'
import {
  findStaffOrder,
  type ListedDocument,
  listDocuments,
  listNotes,
  listReceipts,
  listRefunds,
  listShipments,
  type OrderNoteRow,
  type ReceiptRow,
  type RefundRow,
  type ShipmentRow,
  type StaffOrder,
} from '../server/features/orders/index.ts'
import {
  listPayments,
  listTransferReports,
  type PaymentRow,
  type TransferReport,
} from '../server/features/payments/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { dollars, utcTime } from './formats.ts'
import { describeBuyer } from './order-facts.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'
import { toTable } from './table.ts'

export async function runShow(session: CommandSession, typed: string): Promise<void> {
  const { pool } = await session.openContext()
  const shown = await inTransaction(pool, async ({ db }) => {
    const order = await requireStaffOrder(db, typed)
    const payments = await listPayments(db, order.id)
    return [
      describeBuyer(order),
      describeLines(order),
      ...describePayments(payments),
      ...describeReports(await listTransferReports(db, [order.id])),
      ...describeReceipts(await listReceipts(db, order.id)),
      ...describeRefunds(await listRefunds(db, order.id)),
      ...describeShipments(await listShipments(db, order.id)),
      ...describePapers(await listDocuments(db, order.id)),
      ...describeNotes(await listNotes(db, order.id)),
      describeHistory(order),
    ]
  })
  session.say(shown.join('\n'))
}

export async function requireStaffOrder(db: Context['db'], typed: string): Promise<StaffOrder> {
  const order = await findStaffOrder(db, typed)
  if (!order) throw new CommandError(`no such order: ${safeText(typed)}`)
  return order
}

const LINE_HEADINGS = ['#', 'PART NUMBER', 'MANUFACTURER', 'QUANTITY', 'PRICE (USD)', 'AMOUNT (USD)']

function describeLines({ lines, subtotal, shippingFee, total }: StaffOrder): string {
  const rows = lines.map((line, index) => [
    String(index + 1),
    line.partNumber,
    line.manufacturer,
    number(line.quantity),
    dollars(line.unitPrice),
    dollars(line.amount),
  ])
  const sums = [
    ['Subtotal', subtotal],
    ['Shipping', shippingFee],
    ['Total', total],
  ]
  const amounts = sums.map(([name = '', usd = '']) => `${name.padEnd(16)}${dollars(usd)} USD\n`)
  return `${toTable(LINE_HEADINGS, rows)}\n${amounts.join('')}`
}

const PAYMENT_HEADINGS = [
  'PAYMENT',
  'CHANGED (UTC)',
  'STATE',
  'BY',
  'AMOUNT (USD)',
  'CAPTURED',
  'WALLET ORDER',
  'CAPTURE',
]

function describePayments(payments: PaymentRow[]): string[] {
  if (payments.length === 0) return []
  const rows = payments.map(payment => [
    String(payment.id),
    utcTime(payment.changedAt),
    payment.state,
    payment.funding,
    dollars(payment.amount),
    payment.captured || '-',
    payment.walletOrderId ?? '-',
    payment.captureId ?? '-',
  ])
  return [toTable(PAYMENT_HEADINGS, rows)]
}

const REPORT_HEADINGS = ['TRANSFER REPORTED (UTC)', 'PAYER', 'AMOUNT (USD)', 'DATE', 'REMARK']

function describeReports(reports: TransferReport[]): string[] {
  if (reports.length === 0) return []
  const rows = reports.map(report => [
    utcTime(report.createdAt),
    report.payerName,
    dollars(report.amount),
    report.transferDate,
    report.remark.replace(/\s+/g, ' '),
  ])
  return [toTable(REPORT_HEADINGS, rows)]
}

const RECEIPT_HEADINGS = ['BOOKED (UTC)', 'KIND', 'AMOUNT (USD)', 'BY']

function describeReceipts(receipts: ReceiptRow[]): string[] {
  if (receipts.length === 0) return []
  const rows = receipts.map(({ bookedAt, kind, amount, method }) => [
    utcTime(bookedAt),
    kind,
    dollars(amount),
    method,
  ])
  return [toTable(RECEIPT_HEADINGS, rows)]
}

const PAPER_HEADINGS = ['PAPER', 'KIND', 'ISSUED (UTC)', 'TOTAL (USD)']

function describePapers(papers: ListedDocument[]): string[] {
  if (papers.length === 0) return []
  const rows = papers.map(({ number, kind, issuedAt, total }) => [
    number,
    kind.replace('_', ' '),
    utcTime(issuedAt),
    total === null ? '-' : dollars(total),
  ])
  return [toTable(PAPER_HEADINGS, rows)]
}

const REFUND_HEADINGS = ['REFUND (UTC)', 'STATE', 'AMOUNT (USD)', 'BY', 'REASON']

function describeRefunds(refunds: RefundRow[]): string[] {
  if (refunds.length === 0) return []
  const rows = refunds.map(({ createdAt, state, amount, method, reason }) => [
    utcTime(createdAt),
    state,
    dollars(amount),
    method,
    reason.replace(/\s+/g, ' '),
  ])
  return [toTable(REFUND_HEADINGS, rows)]
}

const SHIPMENT_HEADINGS = ['SHIPMENT', 'SENT (UTC)', 'STATE', 'CARRIER', 'TRACKING NUMBER']

function describeShipments(shipments: ShipmentRow[]): string[] {
  if (shipments.length === 0) return []
  const rows = shipments.map(shipment => [
    String(shipment.number),
    utcTime(shipment.sentAt),
    shipment.state,
    shipment.carrier,
    shipment.tracking,
  ])
  return [toTable(SHIPMENT_HEADINGS, rows)]
}

const NOTE_HEADINGS = ['NOTE (UTC)', 'BY', 'TEXT']

function describeNotes(notes: OrderNoteRow[]): string[] {
  if (notes.length === 0) return []
  const rows = notes.map(({ createdAt, who, body }) => [utcTime(createdAt), who, body.replace(/\s+/g, ' ')])
  return [toTable(NOTE_HEADINGS, rows)]
}

const HISTORY_HEADINGS = ['SINCE (UTC)', 'STATUS', 'BY', 'NOTE']

function describeHistory({ history }: StaffOrder): string {
  const rows = history.map(({ changedAt, status, who, name, note }) => [
    utcTime(changedAt),
    status,
    name || who,
    note.replace(/\s+/g, ' '),
  ])
  return toTable(HISTORY_HEADINGS, rows)
}
