import { guardFormula } from '../../../domain/formula-guard.ts'
import type { ShopContext } from '../../context.ts'
import { toCsvLine } from '../../sheets/index.ts'
import {
  type BookedPaper,
  type BookedReceipt,
  listPapersOfMonth,
  listReceiptsOfMonth,
} from '../orders/index.ts'

type Book = 'receipts' | 'papers'

/** A month for the bookkeeping, as CSV. The columns of amounts add up to the sums of the ledgers. */
export async function exportBook({ db }: Pick<ShopContext, 'db'>, book: Book, month: string) {
  const [headings, ...lines] =
    book === 'receipts'
      ? [RECEIPT_HEADINGS, ...(await listReceiptsOfMonth(db, month)).map(toReceiptCells)]
      : [PAPER_HEADINGS, ...(await listPapersOfMonth(db, month)).map(toPaperCells)]
  const content = [headings ?? [], ...lines].map(cells => toCsvLine([...cells])).join('')
  // Excel takes a file without this mark for another encoding.
  return { file_name: `${book}-${month}.csv`, content: `\uFEFF${content}`, rows: lines.length }
}

const RECEIPT_HEADINGS: readonly string[] = [
  ...['id', 'date', 'order_number', 'kind', 'method', 'received', 'refunded', 'written_off'],
  ...['payer', 'reference', 'booked_by'],
]

function toReceiptCells(entry: BookedReceipt): string[] {
  const { id, on_date, order_number, kind, method, amount, payer, reference, who } = entry
  const inColumn = (column: BookedReceipt['kind']) => (kind === column ? amount : '')
  return [
    ...[String(id), on_date, order_number, kind, method],
    ...[inColumn('receipt'), inColumn('refund'), inColumn('write_off')],
    ...[payer, reference, who].map(guardFormula),
  ]
}

const PAPER_HEADINGS: readonly string[] = [
  ...['kind', 'number', 'date', 'order_number', 'for_invoice', 'country', 'total', 'customs_value'],
]

/**
 * Credit notes are negative, so that the column `total` adds up to the charged amount. Commercial invoices charge
 * nothing: their value is that of goods that an invoice charges.
 */
function toPaperCells({
  kind,
  number,
  issued_on,
  order_number,
  for_invoice,
  country,
  total,
}: BookedPaper): string[] {
  const amount = total ?? ''
  const charged = kind === 'customs' ? '' : amount
  return [
    ...[kind, number, issued_on, order_number, for_invoice ?? '', country],
    ...[kind === 'credit_note' && charged !== '' ? `-${charged}` : charged, kind === 'customs' ? amount : ''],
  ]
}
