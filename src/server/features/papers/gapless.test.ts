import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../../../../tests/harness/bundle-program.ts'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'

const ORDERS = 200
const PROCESSES = 8
/** After this many invoices two processes are killed, in any state. */
const KILLS = [40, 100]

let shop: TestShop
let program: Awaited<ReturnType<typeof bundleProgram>>
beforeAll(async () => {
  shop = await openTestShop()
  program = await bundleProgram('tests/harness/issue-invoices.ts')
})
afterAll(async () => {
  await program.remove()
  await shop.close()
})

test('200 invoices by 8 processes, some of them killed, have the numbers 1 to 200, and credit notes no gap', async () => {
  await prepareOrders()
  const children = Array.from({ length: PROCESSES }, (_, index) => start(index))
  for (const count of KILLS) {
    await expect.poll(countInvoices, { interval: 2 }).toBeGreaterThanOrEqual(count)
    for (const victim of children.splice(0, 2)) await kill(victim)
  }
  await Promise.all(children.map(ended))
  const rows = await listPapers('invoice')
  expect(rows.map(({ sequence }) => sequence)).toEqual(oneTo(ORDERS))
  expect(new Set(rows.map(row => row.number)).size).toBe(ORDERS)
  expect(new Set(rows.map(row => row.order_id)).size).toBe(ORDERS)
  const credits = await listPapers('credit_note')
  const { rows: refunds } = await shop.connection.pool.query(
    `select refunds.id as refund_id, invoice.id as invoice_id from refunds
     join documents invoice on invoice.order_id = refunds.order_id and invoice.kind = 'invoice'`,
  )
  // A killed process leaves an order without a refund, never a refund without its credit note.
  expect(refunds.length).toBeGreaterThan(ORDERS / 8)
  expect(credits.map(({ sequence }) => sequence)).toEqual(oneTo(refunds.length))
  const pairs = credits.map(({ refund_id, invoice_id }) => ({ refund_id, invoice_id }))
  expect(new Set(pairs.map(pair => JSON.stringify(pair)))).toEqual(
    new Set(refunds.map(pair => JSON.stringify(pair))),
  )
  const { rows: acts } = await shop.connection.pool.query(
    `select count(*)::integer as count from audit where act = 'order.issue'`,
  )
  expect(acts).toEqual([{ count: ORDERS }])
})

function oneTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

async function listPapers(kind: string) {
  const { rows } = await shop.connection.pool.query(
    'select sequence, number, order_id, refund_id, invoice_id from documents where kind = $1 order by sequence',
    [kind],
  )
  return rows
}

/** One is placed, the others are copies of it, and paid. */
async function prepareOrders(): Promise<void> {
  const { pool } = shop.connection
  const part = await stockOne(shop, 'GAPLESS-1', 1_000)
  const { order_id } = await buyNow(openBrowser(shop), part, 10)
  const { rows: fields } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_name = 'orders' and column_name not in ('id', 'number', 'status', 'idempotency_hash')`,
  )
  const copied = fields.map(({ name }) => name).join(', ')
  await pool.query(
    `insert into orders (number, status, idempotency_hash, ${copied})
     select 'CF000000-' || lpad(n::text, 6, '0'), 'preparing', sha256(n::text::bytea), ${copied}
     from orders, generate_series(1, ${ORDERS}) n where orders.id = $1`,
    [order_id],
  )
  await pool.query(
    `insert into order_lines select copy.id, position, part_id, part_number, manufacturer, packaging, unit_price,
       quantity, amount
     from order_lines, orders copy where order_id = $1 and copy.status = 'preparing'`,
    [order_id],
  )
  await pool.query(
    `insert into receipts (order_id, kind, method, amount, who)
     select id, 'receipt', 'bank', total, 'shell' from orders where status = 'preparing'`,
  )
}

async function countInvoices(): Promise<number> {
  const { rows } = await shop.connection.pool.query(
    `select count(*)::integer as count from documents where kind = 'invoice'`,
  )
  return rows[0].count
}

function start(index: number): ChildProcess {
  return spawn(process.execPath, [program.path, shop.databaseUrl, String(index)], { stdio: 'inherit' })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
}
