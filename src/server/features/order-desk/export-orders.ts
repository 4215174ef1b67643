import { guardFormula } from '../../../domain/formula-guard.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { toCsvLine } from '../../sheets/index.ts'
import { toDeskEntry } from './list-orders.ts'
import { listOrderRows, type OrderListFilter } from './order-list.queries.ts'

const HEADINGS = [
  ...['order_number', 'date', 'status', 'company_name', 'contact_name', 'email', 'country', 'po_number'],
  ...['pay_method', 'carrier', 'lines', 'pieces', 'shipped', 'flags'],
]
const MONEY_HEADINGS = ['total', 'received', 'refunded', 'missing', 'refund_due'] as const

/** The list as CSV, for a spreadsheet. */
export async function exportOrders(db: Database, filter: OrderListFilter, seesPrices: boolean) {
  const rows = await listOrderRows(db, filter, { limit: LIMITS.listTotal + 1 })
  const entries = rows.slice(0, LIMITS.listTotal).map(row => toDeskEntry(row, seesPrices))
  const lines = entries.map(entry => {
    const { money } = entry
    const texts = [
      ...[entry.order_number, entry.date, entry.status, entry.company_name, entry.contact_name, entry.email],
      ...[entry.country, entry.po_number, entry.pay_method, entry.carrier, String(entry.line_count)],
      ...[String(entry.pieces), String(entry.shipped), entry.flags.join(' ')],
    ].map(guardFormula)
    return toCsvLine([...texts, ...(money ? MONEY_HEADINGS.map(field => money[field].toFixed(2)) : [])])
  })
  const headings = toCsvLine([...HEADINGS, ...(seesPrices ? MONEY_HEADINGS : [])])
  return {
    file_name: 'orders.csv',
    // Excel takes a file without this mark for another encoding.
    content: `\uFEFF${headings}${lines.join('')}`,
    is_cut: rows.length > LIMITS.listTotal,
  }
}
