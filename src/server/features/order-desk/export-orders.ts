import type { DeskOrderEntry } from '../../../contract/desk/orders.ts'
import { guardFormula } from '../../../domain/formula-guard.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toCsvLine } from '../../sheets/index.ts'
import { recordAct } from '../audit/index.ts'
import { toDeskEntry } from './list-orders.ts'
import { listOrderRows, type OrderListFilter } from './order-list.queries.ts'

const HEADINGS = ['order_number', 'date', 'status', 'company_name', 'contact_name']
const MORE_HEADINGS = ['country', 'po_number', 'pay_method', 'carrier', 'lines', 'pieces', 'shipped', 'flags']
const MONEY_HEADINGS = ['total', 'received', 'refunded', 'missing', 'refund_due'] as const

type ExportFilter = Omit<OrderListFilter, 'hasEmails'>

/** The list as CSV, for a spreadsheet. It may hold all customers, so the audit says that it was made. */
export async function exportOrders({ db, pool, by, staff }: StaffContext, filter: ExportFilter) {
  const { rights } = staff
  const hasEmails = rights.includes('customers.read')
  const { rows } = await listOrderRows(db, { ...filter, hasEmails }, { limit: LIMITS.listTotal + 1 })
  const entries = rows.slice(0, LIMITS.listTotal).map(row => toDeskEntry(row, rights))
  const lines = entries.map(toLine)
  const headings = toCsvLine([
    ...HEADINGS,
    ...(hasEmails ? ['email'] : []),
    ...MORE_HEADINGS,
    ...(rights.includes('prices.see') ? MONEY_HEADINGS : []),
  ])
  await inTransaction(pool, ({ db }) =>
    recordAct(db, by, {
      act: 'order.export',
      subject: { kind: 'orders', id: 'export', label: 'orders.csv' },
      changes: { items: [null, entries.length] },
    }),
  )
  return {
    file_name: 'orders.csv',
    // Excel takes a file without this mark for another encoding.
    content: `\uFEFF${headings}${lines.join('')}`,
    is_cut: rows.length > LIMITS.listTotal,
  }
}

function toLine(entry: DeskOrderEntry): string {
  const { money, email } = entry
  const texts = [
    ...[entry.order_number, entry.date, entry.status, entry.company_name, entry.contact_name],
    ...(email === undefined ? [] : [email]),
    ...[entry.country, entry.po_number, entry.pay_method, entry.carrier, String(entry.line_count)],
    ...[String(entry.pieces), String(entry.shipped), entry.flags.join(' ')],
  ].map(guardFormula)
  return toCsvLine([...texts, ...(money ? MONEY_HEADINGS.map(field => money[field].toFixed(2)) : [])])
}
