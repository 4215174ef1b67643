import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { isPositive } from '../../../domain/money.ts'
import { type OrderLedger, termsDue, unpaidRest } from '../../../domain/order-ledger.ts'
import { isOnTerms } from '../../../domain/order-states.ts'
import type { PaperSheet, SheetFact } from '../../../domain/paper-sheet.ts'
import { isInvoiceable } from '../../../domain/papers.ts'
import { PAYPAL_NAME } from '../../../domain/pay-methods.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import {
  type DocumentRow,
  findLedger,
  type ListedDocument,
  listDocuments,
  listOrderLines,
  listRefunds,
  lockForAct,
  type OrderActing,
  type OrderLineRow,
  type OrderRow,
  recordOrderAct,
} from '../orders/index.ts'
import { describeDueDay, describeTransfer, isolated, itemRow, type SheetLine } from '../proforma/index.ts'
import type { PaperBasis } from './describe-paper.ts'
import { issuePaper, type PaperAuthor } from './issue-paper.ts'
import { writeCreditNote } from './write-credit-note.ts'

/** Issues the invoice of an order. There is one: a second call returns it. */
export async function issueInvoice(acting: OrderActing, typed: string): Promise<ListedDocument> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting)
    if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
    const issued = await findInvoice(db, order.id)
    if (issued) return issued
    if (!isInvoiceable(order.status)) throw new Refusal(409, { reason: 'desk_errors.not_invoiceable' })
    const invoice = await writeInvoice(db, acting.by, order)
    await recordOrderAct(db, acting.by, order, { act: 'issue', changes: { paper: [null, invoice.number] } })
    return invoice
  })
}

/** The order is not in a state in which it can be invoiced. */
export function isNotInvoiceable(error: unknown): boolean {
  return isRefusedFor(error, 'desk_errors.not_invoiceable')
}

export async function findInvoice(db: TransactionDatabase, orderId: number): Promise<ListedDocument | null> {
  return (await listDocuments(db, orderId)).find(({ kind }) => kind === 'invoice') ?? null
}

/** With the credit notes of the refunds that were made before it. */
export async function writeInvoice(
  db: TransactionDatabase,
  by: PaperAuthor,
  order: OrderRow,
): Promise<DocumentRow> {
  const lines = await listOrderLines(db, order.id)
  const ledger = await findLedger(db, order)
  const paper = { kind: 'invoice', total: Number(order.total) } as const
  const invoice = await issuePaper(db, by, order, paper, (sheet, basis) =>
    describeInvoice(sheet, basis, lines.map(toSheetLine), ledger),
  )
  for (const refund of await listRefunds(db, order.id))
    if (refund.state === 'due' || refund.state === 'done') await writeCreditNote(db, order, refund)
  return invoice
}

function toSheetLine({ partNumber, manufacturer, quantity, unitPrice, amount }: OrderLineRow): SheetLine {
  return {
    part_number: partNumber,
    manufacturer,
    quantity,
    unit_price: Number(unitPrice),
    amount: Number(amount),
  }
}

function describeInvoice(
  sheet: PaperSheet,
  basis: PaperBasis,
  lines: readonly SheetLine[],
  ledger: OrderLedger,
): PaperSheet {
  const { order, t, lang } = basis
  const { amount } = formatsFor(lang)
  const shipping = [order.carrier, order.shippingService].filter(Boolean).join(' ')
  const due = isOnTerms(order) ? termsDue(ledger) : unpaidRest(ledger)
  return {
    ...sheet,
    rows: lines.map((line, index) => itemRow(line, index, lang)),
    sums: [
      { label: t('proforma.subtotal'), note: '', value: amount(Number(order.subtotal)) },
      { label: t('proforma.shipping'), note: shipping, value: amount(Number(order.shippingFee)) },
    ],
    total: { label: t('papers.total'), note: '', value: amount(Number(order.total)) },
    payment: { title: t('proforma.payment'), facts: describePayment(basis, due) },
    bank: describeBank(basis, due),
    note: t('papers.invoice_note'),
  }
}

/** Without it, a company that pays later would not know where to. */
function describeBank({ order, bank, t, lang }: PaperBasis, due: number): PaperSheet['bank'] {
  if (!bank || order.payMethod !== 'bank' || !isPositive(due)) return null
  return describeTransfer(t, bank, { reference: order.number, due }, lang)
}

function describePayment({ order, t, lang }: PaperBasis, due: number): SheetFact[] {
  const { amount, date } = formatsFor(lang)
  const method = order.payMethod === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${order.payMethod}`)
  const status =
    isPositive(due) || !order.paidAt
      ? amount(due)
      : t('proforma.paid', { date: isolated(date(order.paidAt.toISOString())) })
  return [
    { label: isPositive(due) ? t('papers.amount_due') : t('proforma.status'), value: status },
    { label: t('proforma.pay_method'), value: method },
    ...(isPositive(due) ? describeDueDay(t, order.dueOn, lang) : []),
  ]
}
