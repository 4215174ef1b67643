import { getTableColumns } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { DatabaseClient } from '../../database/transaction.ts'
import { ADD_AUDIT, type AuditChanges } from '../audit/index.ts'
import type { NewOrder, OrderLineRow } from './orders.queries.ts'
import { orders } from './orders.tables.ts'

type ByDatabase = 'keyExpiresAt' | 'payBy' | 'provenAt'
export type PlacedOrder = Omit<NewOrder, ByDatabase>
/**
 * How long the order waits for payment, whether its buyer is proven, the key for the browser that placed it, and the
 * author for the audit trail; null: another entry tells of the order.
 */
type Beginning = {
  payWithinSeconds: number
  isProven: boolean
  keyHash: Buffer
  by: Author | null
  /** Further fields of the entry in the audit trail. */
  granted?: AuditChanges
}
type Author = { staffId: number | null; who: string; network: string; requestId: string | null }

/** The columns given for a new order; all others have defaults or use the database's clock. */
const {
  id,
  shippingNumber,
  platformRemark,
  createdAt,
  paidAt,
  shippedAt,
  capturingPaymentId,
  keyExpiresAt,
  payBy,
  provenAt,
  payTerms,
  dueOn,
  rev,
  received,
  refunded,
  writtenOff,
  pledged,
  offTotal,
  ...givenColumns
} = getTableColumns(orders)
const columns = Object.entries(givenColumns)
const placeholders = columns.map((_, index) => `$${index + 1}`)
const nth = (offset: number) => `$${columns.length + offset}`

/** Prepared once and reused for every order. */
const ADD_ORDER = `
  with placed as (
    insert into orders (${columns.map(([, column]) => column.name).join(', ')}, key_expires_at, pay_by, proven_at)
    values (${placeholders.join(', ')}, now() + make_interval(secs => ${LIMITS.orderKeySeconds}),
      now() + make_interval(secs => ${nth(10)}::integer), case when ${nth(11)}::boolean then now() end)
    on conflict do nothing returning id, number, status, total
  ), keys as (
    insert into order_keys (order_id, key_hash, origin) select id, ${nth(12)}::bytea, 'browser' from placed
  ), lines as (
    insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount,
      source, lead_days)
    select placed.id, line.position - 1, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount,
      source, lead_days
    from placed, unnest(${nth(1)}::int[], ${nth(2)}::text[], ${nth(3)}::text[], ${nth(4)}::text[], ${nth(5)}::numeric[],
      ${nth(6)}::int[], ${nth(7)}::numeric[], ${nth(8)}::text[], ${nth(9)}::int[])
      with ordinality as line (part_id, part_number, manufacturer, packaging, unit_price, quantity, amount, source,
        lead_days, position)
  ), entry as (
    ${ADD_AUDIT}
    select ${nth(13)}::integer, ${nth(14)}::text, ${nth(15)}::text, ${nth(16)}::text, 'order.place', 'order', id::text, number,
      jsonb_build_object('status', jsonb_build_array(null, status), 'total', jsonb_build_array(null, total))
        || ${nth(17)}::jsonb
    from placed where ${nth(14)}::text is not null
  ), history as (
    insert into order_changes (order_id, status, who) select id, 'unpaid', 'buyer' from placed
  )
  select id from placed`

/**
 * Inserts the order, its key, its lines, the first entry of its history and that of the audit trail in one query. Null when the number or the
 * idempotency key is taken; then nothing is saved.
 */
export async function addOrder(
  client: DatabaseClient,
  order: PlacedOrder,
  lines: readonly OrderLineRow[],
  { payWithinSeconds, isProven, keyHash, by, granted = {} }: Beginning,
): Promise<number | null> {
  const given = new Map<string, unknown>(Object.entries(order))
  const values = [
    ...columns.map(([name, column]) => toDriver(column, given.get(name))),
    lines.map(line => line.partId),
    lines.map(line => line.partNumber),
    lines.map(line => line.manufacturer),
    lines.map(line => line.packaging),
    lines.map(line => line.unitPrice),
    lines.map(line => line.quantity),
    lines.map(line => line.amount),
    lines.map(line => line.source),
    lines.map(line => line.leadDays),
    payWithinSeconds,
    isProven,
    keyHash,
    by?.staffId,
    by?.who,
    by?.network,
    by?.requestId,
    JSON.stringify(granted),
  ]
  const { rows } = await client.query<{ id: number }>({ name: 'add-order', text: ADD_ORDER, values })
  return rows[0]?.id ?? null
}

function toDriver(column: (typeof columns)[number][1], value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value)
}
