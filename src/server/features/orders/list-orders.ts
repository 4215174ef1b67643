import type * as z from 'zod/mini'
import type * as orders from '../../../contract/shop/orders.ts'
import type { UserContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { describeParts } from '../catalogue/index.ts'
import { toHead, toItem } from './order.wire.ts'
import { countUserOrders, listFirstLines, listUserOrders } from './orders.queries.ts'

type ListOrders = typeof orders.listOrders

const SHOWN_LINES = 3

export async function listOrders(
  { db, who }: UserContext,
  { status, page, page_size }: z.output<NonNullable<ListOrders['query']>>,
): Promise<z.input<ListOrders['data']>> {
  const { userId } = who.user
  const offset = (page - 1) * page_size
  const rows = await listUserOrders(db, userId, { status, offset, limit: page_size })
  const lines = await listFirstLines(
    db,
    rows.map(row => row.id),
    SHOWN_LINES,
  )
  const parts = await describeParts(
    db,
    lines.map(line => line.partId),
  )
  const counts = await countByStatus(db, userId)
  const list = rows.map(row => {
    const own = lines.filter(line => line.orderId === row.id)
    return {
      ...toHead(row),
      items: own.map(line => toItem(line, parts)),
      item_count: own[0]?.lineCount ?? 0,
    }
  })
  return { list, total: counts[status ?? 'all'], page, page_size, counts }
}

async function countByStatus(db: Database, userId: number): Promise<orders.OrderCounts> {
  const counts = {
    all: 0,
    unpaid: 0,
    confirming: 0,
    preparing: 0,
    shipping: 0,
    received: 0,
    refunded: 0,
    canceled: 0,
  }
  for (const { status, count } of await countUserOrders(db, userId)) {
    counts[status] = count
    counts.all += count
  }
  return counts
}
