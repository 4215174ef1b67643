import type { DeskOrderEntry } from '../../../contract/desk/orders.ts'
import { orderFlags } from '../../../domain/order-flags.ts'
import { missingAmount, termsDue } from '../../../domain/order-ledger.ts'
import type { OrderSort } from '../../../domain/order-sorts.ts'
import { awaitsMoney } from '../../../domain/order-states.ts'
import type { Right } from '../../../domain/rights.ts'
import type { ShopContext } from '../../context.ts'
import { countOrders, listOrderRows, type OrderListFilter, type OrderListRow } from './order-list.queries.ts'

const PAGE = 50

type OrderListQuery = {
  filter: Omit<OrderListFilter, 'hasEmails'>
  after?: number
  sort?: OrderSort
  rights: readonly Right[]
}

/** One order more than a page is read, to know whether there are more. */
export async function listDeskOrders(
  { db }: Pick<ShopContext, 'db'>,
  { after, sort, rights, ...query }: OrderListQuery,
) {
  const filter = { ...query.filter, hasEmails: rights.includes('customers.read') }
  // The order of the rows would say which order is worth more.
  const isHidden = !rights.includes('prices.see') && sort?.endsWith('total')
  const place = { after, limit: PAGE + 1, sort: isHidden ? undefined : sort }
  const isFirst = after === undefined
  const [{ rows, total }, counted] = await Promise.all([
    listOrderRows(db, filter, place),
    isFirst && filter.search === '' ? countOrders(db, filter) : undefined,
  ])
  const page = {
    list: rows.slice(0, PAGE).map(row => toDeskEntry(row, rights)),
    has_more: rows.length > PAGE,
  }
  return isFirst ? { ...page, ...(total ?? counted) } : page
}

export function toDeskEntry(row: OrderListRow, rights: readonly Right[]): DeskOrderEntry {
  const ledger = { ...row, total: Number(row.total) }
  const awaited = awaitsMoney(row.status) ? missingAmount(ledger) : 0
  const missing = row.isOnTerms ? termsDue(ledger) : awaited
  const { received, refunded, refundDue: refund_due } = row
  return {
    id: row.id,
    order_number: row.number,
    rev: row.rev,
    date: row.createdAt.toISOString(),
    status: row.status,
    flags: orderFlags({ ...row, ledger, isProven: row.provenAt !== null }),
    company_name: row.companyName,
    contact_name: row.contactName,
    ...(rights.includes('customers.read') ? { email: row.email } : {}),
    country: row.country,
    po_number: row.poNumber,
    pay_method: row.payMethod,
    carrier: row.carrier,
    line_count: row.lineCount,
    pieces: row.ordered,
    shipped: row.shipped,
    ...(rights.includes('prices.see')
      ? { money: { total: ledger.total, received, refunded, missing, refund_due } }
      : {}),
  }
}
