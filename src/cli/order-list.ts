import type { OrderStatus } from '../domain/order-states.ts'
import { listStaffOrders, type StaffOrderEntry } from '../server/features/orders/index.ts'
import type { CommandSession } from './command.ts'
import { dollars, utcTime } from './formats.ts'
import { pagedTable, toPage } from './paged-table.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const HEADINGS = [
  'NUMBER',
  'DATE (UTC)',
  'STATUS',
  'TOTAL (USD)',
  'PAYMENT',
  'COMPANY',
  'CONTACT',
  'COUNTRY',
  'LINES',
]

type OrderListOptions = { status?: OrderStatus; search: string; page: number }

export async function runList(session: CommandSession, wanted: OrderListOptions): Promise<void> {
  const { page, ...filters } = wanted
  const orders = await listStaffOrders(await session.openContext(), filters, toPage(page))
  session.say(pagedTable(orders, page, { headings: HEADINGS, toRow, none: tellNone(wanted) }))
}

function tellNone({ status, search }: OrderListOptions): string {
  const what = status ? `${status} order` : 'order'
  return search === '' ? `No ${what}s.` : `No ${what}s match “${safeText(search)}”.`
}

function toRow(order: StaffOrderEntry): string[] {
  return [
    order.number,
    utcTime(order.createdAt),
    order.status,
    dollars(order.total),
    order.payMethod,
    order.companyName,
    order.contactName,
    order.country,
    number(order.lineCount),
  ]
}
