import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { type Connection, connect } from '../../database/connection.ts'
import { listDeskOrders } from './list-orders.ts'
import type { OrderListFilter } from './order-list.queries.ts'

const ORDERS = 4_000
/** A page is 51 orders; each is looked up by its id after the index has found it. */
const FEW = 250
/** A search reads the newest 1,000 first. */
const NEWEST = 1_000

let shop: TestShop
/** With a single connection, a transaction counts the rows that its queries have read. */
let connection: Connection
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop()
  connection = await connect(shop.databaseUrl, 1)
  const { order_id } = await buyNow(openBrowser(shop), await stockOne(shop, 'PLANS-7', 1_000), 1)
  ids = [order_id, ...(await copyOrder(ORDERS))]
  await shop.connection.pool.query('vacuum analyze orders, order_search, receipts, refunds, shipments')
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})

/** The copies are received and fully paid, one per hour; a few of the old ones differ. */
async function copyOrder(count: number): Promise<number[]> {
  const { pool } = shop.connection
  const { rows: columns } = await pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
     and attnum > 0 and not attisdropped
     and attname not in ('id', 'number', 'status', 'created_at', 'idempotency_hash')`,
  )
  const { names } = columns[0]
  const { rows } = await pool.query(
    `insert into orders (number, status, created_at, idempotency_hash, ${names})
     select 'CF-' || n, case when n <= 5 then 'canceled' when n <= 10 then 'confirming' else 'received' end,
       now() - ($1 - n) * interval '1 hour', sha256(n::text::bytea), ${names}
     from orders, generate_series(1, $1::integer) n returning id`,
    [count],
  )
  await pool.query(
    `insert into order_search (order_id, created_at, document)
     select id, created_at, lower(number) || E'\\nexample ' || case number when 'CF-40' then 'иванов' when 'CF-41'
       then '深圳市华强' else 'ltd' end from orders on conflict do nothing`,
  )
  await pool.query(
    `insert into receipts (order_id, kind, amount)
     select id, 'receipt', case when number in ('CF-1', 'CF-6') then 1 when number = 'CF-20' then total + 1 else total end
     from orders where status = 'received' or number in ('CF-1', 'CF-6')`,
  )
  await pool.query(
    `insert into receipts (order_id, kind, amount) select id, 'refund', 1 from orders where number = 'CF-30'`,
  )
  return rows.map(({ id }) => id)
}

async function countReads(filter: Partial<OrderListFilter>, after?: number) {
  const { pool, db } = connection
  await pool.query('begin')
  const before = await readsOf(pool)
  const { list } = await listDeskOrders(
    { db },
    { filter: { search: '', ...filter }, after, rights: ['orders.read', 'prices.see'] },
  )
  const reads = await readsOf(pool)
  await pool.query('rollback')
  const most = FEW + (filter.search ? NEWEST : 0)
  const isFew = reads.every(({ count }, index) => count - (before[index]?.count ?? 0) <= most)
  return { found: list.length, isFew }
}

/** Of each table; earlier transactions may still be counted. */
async function readsOf(pool: Connection['pool']): Promise<{ count: number }[]> {
  const { rows } = await pool.query(
    `select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables
     where relname in ('orders', 'order_search') order by relname`,
  )
  return rows
}

test('a page far down reads few orders', async () => {
  expect(await countReads({}, ids[500])).toEqual({ found: 50, isFew: true })
})

test.each([
  { status: 'canceled', found: 5 },
  { status: 'confirming', found: 5 },
  { status: 'refunded', found: 0 },
  { flag: 'late_money', found: 1 },
  { flag: 'part_paid', found: 1 },
  { flag: 'credit', found: 1 },
  { flag: 'part_refunded', found: 1 },
  { flag: 'refund_due', found: 0 },
  { flag: 'stray_payment', found: 0 },
] as const)('a filter for rare orders reads few others: %o', async ({ found, ...filter }) => {
  expect(await countReads(filter)).toEqual({ found, isFew: true })
})

test.each([
  ['Иванов', 1],
  ['深圳', 1],
  ['example 深', 1],
  ['иванов ltd', 0],
  // Every order has both words.
  ['ltd example', 0],
])(
  'a text in any script, or of common words in another order, is looked up in the index: %s',
  async (search, found) => {
    expect(await countReads({ search })).toEqual({ found, isFew: true })
  },
)

test('a text that one old order has is found by its index, also with a filter', async () => {
  expect(await countReads({ search: 'cf-20\nexample' })).toEqual({ found: 1, isFew: true })
  expect(await countReads({ search: 'cf-2', status: 'canceled' })).toEqual({ found: 1, isFew: true })
})

test('spelling a text for the index is a part of the query, so that comparing thousands of texts is fast', async () => {
  const { rows } = await shop.connection.pool.query(
    `explain verbose select search_letters(document),
       search_letters(lower(email || ' ' || contact_name || ' ' || company_name)) from order_search, customers`,
  )
  const plan = JSON.stringify(rows)
  expect(plan).toContain('spell_in_letters(')
  expect(plan).not.toContain('search_letters(')
})

test('the beginning of numbers reads only orders of their time, and no other text does', async () => {
  const { pool } = shop.connection
  // Ten weeks, and the month in their middle.
  await pool.query(
    `update orders set number = 'CF' || to_char(created_at at time zone 'UTC', 'YYMMDD') || '-' || lpad(id::text, 6, '0')
     where number in (select 'CF-' || n from generate_series(400, 2100) n)`,
  )
  await pool.query('vacuum analyze orders')
  // A month is a fifth of this small table, which is read faster as a whole.
  await connection.pool.query('set enable_seqscan = off')
  const [middle = 0] = ids.slice(1_250)
  const { rows } = await pool.query('select number from orders where id = $1', [middle])
  const month = rows[0].number.slice(0, 6).toLowerCase()
  expect(await countReads({ search: month })).toEqual({ found: 50, isFew: true })
  const filter = { search: month }
  const { list } = await listDeskOrders(connection, { filter, rights: ['orders.read'] })
  expect(list.every(({ order_number }) => order_number.toLowerCase().startsWith(month))).toBe(true)
  expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => b - a))
  expect(await countReads({ search: `lm${month.slice(2)}` })).toEqual({ found: 0, isFew: true })
  const text = `update order_search set document = document || $1 where order_id = $2`
  await pool.query(text, [`\nlm${month.slice(2)}`, ids[20]])
  expect(await countReads({ search: `lm${month.slice(2)}` })).toEqual({ found: 1, isFew: true })
})
