import { formatsFor } from '../../../domain/formats.ts'
import { isPositive, isSameAmount, lineAmount, sumAmounts } from '../../../domain/money.ts'
import { allRefundable, type PieceCount } from '../../../domain/order-goods.ts'
import { isKept } from '../../../domain/order-states.ts'
import type { PaperSheet } from '../../../domain/paper-sheet.ts'
import { creditFor } from '../../../domain/papers.ts'
import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import {
  findLedger,
  type ListedDocument,
  listDocuments,
  listGoods,
  listReceipts,
  listRefundLines,
  type OrderGoods,
  type OrderRow,
  type RefundRow,
} from '../orders/index.ts'
import { itemRow, type SheetLine } from '../proforma/index.ts'
import type { PaperBasis } from './describe-paper.ts'
import { issuePaper } from './issue-paper.ts'

/**
 * Writes the credit note of a refund, in the transaction that makes the refund certain. An order without an invoice
 * needs none.
 */
export async function writeCreditNote(
  db: TransactionDatabase,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  const papers = await listDocuments(db, order.id)
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  if (!invoice || papers.some(({ refundId }) => refundId === refund.id)) return
  const charged = await findCharged(db, order, invoice, papers)
  const amount = creditFor(await findLedger(db, order), charged, mostCredit(order, refund))
  if (!isPositive(amount)) return
  const pieces = await listRefundLines(db, [refund.id])
  await write(db, refund, order, { invoice, amount, pieces, refundId: refund.id })
}

async function findCharged(
  db: TransactionDatabase,
  order: OrderRow,
  invoice: ListedDocument,
  papers: readonly ListedDocument[],
) {
  const written = (await listReceipts(db, order.id)).filter(({ kind }) => kind === 'write_off')
  const waived = written.filter(({ refundId }) => refundId === null).map(entry => Number(entry.amount))
  const notes = papers.filter(({ kind }) => kind === 'credit_note').map(({ total }) => Number(total))
  return { invoiced: Number(invoice.total), credited: sumAmounts(notes), waived: sumAmounts(waived) }
}

/** USD. Of an order that is kept, a refund credits only the part by which the order costs less. */
function mostCredit({ status }: OrderRow, { method, amount, offTotal }: RefundRow): number {
  return Number(isKept(status) && method !== 'credit' ? offTotal : amount)
}

/** Credits what an order that has ended did not pay of its invoice. */
export async function creditRest(
  db: TransactionDatabase,
  by: Pick<Actor, 'staffId' | 'who'>,
  order: OrderRow,
): Promise<void> {
  const papers = await listDocuments(db, order.id)
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const charged = await findCharged(db, order, invoice, papers)
  const amount = creditFor(await findLedger(db, order), charged, charged.invoiced)
  if (!isPositive(amount)) return
  const pieces = allRefundable(await listGoods(db, order.id))
  await write(db, by, order, { invoice, amount, pieces, refundId: null })
}

type Credit = {
  invoice: ListedDocument
  amount: number
  pieces: readonly PieceCount[]
  refundId: number | null
}

async function write(
  db: TransactionDatabase,
  by: Pick<Actor, 'staffId' | 'who'>,
  order: OrderRow,
  { invoice, amount, pieces, refundId }: Credit,
): Promise<void> {
  const lines = creditedLines(await listGoods(db, order.id), pieces)
  const paper = { kind: 'credit_note', total: amount, invoiceId: invoice.id, refundId } as const
  await issuePaper(db, by, order, paper, (sheet, basis) =>
    describeCredit(sheet, basis, { invoice, amount, lines }),
  )
}

/** Pieces of a line may be split by whether they go back to stock. */
function creditedLines(goods: readonly OrderGoods[], pieces: readonly PieceCount[]): SheetLine[] {
  return goods.flatMap(({ position, partNumber, manufacturer, unitPrice }) => {
    const own = pieces.filter(piece => piece.position === position)
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0)
    if (quantity === 0) return []
    const price = Number(unitPrice)
    const amount = lineAmount(price, quantity)
    return [{ part_number: partNumber, manufacturer, quantity, unit_price: price, amount }]
  })
}

type DescribedCredit = { invoice: ListedDocument; amount: number; lines: readonly SheetLine[] }

function describeCredit(
  sheet: PaperSheet,
  { t, lang }: PaperBasis,
  { invoice, amount, lines }: DescribedCredit,
): PaperSheet {
  const { amount: written, date } = formatsFor(lang)
  const goods = sumAmounts(lines.map(line => line.amount))
  const other = sumAmounts([amount, -goods])
  const isOther = !isSameAmount(other, 0)
  return {
    ...sheet,
    facts: [
      ...sheet.facts,
      { label: t('papers.for_invoice'), value: invoice.number, isCode: true },
      { label: t('papers.invoice_date'), value: date(invoice.issuedAt.toISOString()) },
    ],
    rows: lines.map((line, index) => itemRow(line, index, lang)),
    sums: [
      ...(lines.length > 0 ? [{ label: t('proforma.subtotal'), note: '', value: written(goods) }] : []),
      ...(isOther ? [{ label: t('papers.adjustment'), note: '', value: written(other) }] : []),
    ],
    total: { label: t('papers.credit_total'), note: '', value: written(amount) },
    note: t('papers.credit_text', { number: invoice.number }),
  }
}
