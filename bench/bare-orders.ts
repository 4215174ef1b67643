import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

export type Buy = (buyer: number) => Promise<void>

const ADD_ORDER = `
  insert into orders (number, email, email_key, lang, key_salt, key_expires_at, status, company_name, shipping_address,
    billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service, carrier, pay_method,
    po_number, remark, pay_by, client_hash, idempotency_scope, idempotency_hash, request_hash)
  values ($1, 'bare@example.com', 'bare@example.com', 'en', '\\x00', now(), 'unpaid', '', $2, $2, 10, 42, 52, 100,
    'dhl-express', 'Express', 'DHL', 'bank', '', '', now() + interval '1 hour', $3, 'bare', $3, '\\x00') returning id`
const ADD_KEY = `insert into order_keys (order_id, key_hash, origin) values ($1, $2, 'browser')`
const ADD_LINE = `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price,
  quantity, amount) values ($1, 0, $2, 'BARE-1', 'Bare', 'SOT-23', 1, 10, 10)`
const ADD_CHANGE = `insert into order_changes (order_id, status, who) values ($1, 'unpaid', 'buyer')`
const ADD_MAILS = `insert into mails (recipient, lang, kind, fields, due_at)
  values ('bare@example.com', 'en', 'bare', $1, 'infinity'), ('staff', 'en', 'bare', $1, 'infinity')`
const TAKE = `with taken as (update parts set stock = stock - 10 where id = $1 and stock >= 10 returning id)
  select pg_notify('stock_changed', id::text) from taken`
// Allowances of addresses and mailboxes, also for mails to unproven ones, are stored, too.
const COUNT = `insert into allowances (key, full_at) values ($1, now() + interval '60 seconds')
  on conflict (key) do update set full_at = greatest(allowances.full_at, now()) + interval '60 seconds'`

/** Transactions that write the same rows as an order of the shop, and nothing else. */
export function bareBuyers(pool: pg.Pool, partOf: (buyer: number) => number): Buy {
  const address = JSON.stringify({ address_line1: 'Example Road 1', city: 'Berlin', country: 'DE' })
  return async buyer => {
    const client = await pool.connect()
    const partId = partOf(buyer)
    await client.query(COUNT, [`bare ${addressOf(buyer)}`])
    await client.query('begin')
    await client.query(COUNT, [`bare ${randomUUID()}`])
    await client.query(COUNT, [`bare ${randomUUID()}`])
    const hash = randomBytes(32)
    const { rows } = await client.query(ADD_ORDER, [randomUUID(), address, hash])
    const id = rows[0].id
    await client.query(ADD_KEY, [id, hash])
    await client.query(ADD_LINE, [id, partId])
    await client.query(ADD_CHANGE, [id])
    await client.query(ADD_MAILS, [JSON.stringify({ order_id: id })])
    await client.query(TAKE, [partId])
    await client.query('commit')
    client.release()
  }
}

export async function bareAddition(pool: pg.Pool, partId: number): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query(
    `insert into carts (visitor_hash) values ('\\x00') on conflict (visitor_hash) do update set used_at = now() returning id`,
  )
  await client.query(
    `insert into cart_lines (cart_id, part_id, part_number, manufacturer, quantity) values ($1, $2, 'BARE-1', 'Bare', 1)
     on conflict (cart_id, part_id) do update set quantity = cart_lines.quantity + 1`,
    [rows[0].id, partId],
  )
  await client.query('commit')
  client.release()
}

/** Each buyer has a different network address, so that no allowance is used up. */
export const addressOf = (buyer: number) =>
  `10.${buyer}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
