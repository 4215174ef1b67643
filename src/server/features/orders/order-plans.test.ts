import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { type Connection, connect } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { listUnproven } from '../mail/held-mails.queries.ts'
import { completeNumber } from './staff.queries.ts'
import { listHeld } from './unproven.queries.ts'

let shop: TestShop
let connection: Connection
beforeAll(async () => {
  shop = await openTestShop()
  // A single connection keeps its plans from one transaction to the next.
  connection = await connect(shop.databaseUrl, 1)
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})

const BUYER = { clientHash: Buffer.from('00'.repeat(8), 'hex'), emailKey: 'plans@example.com' }

/** The number of orders that are read before a guest's order is placed. */
const readBeforeOrder = () =>
  countReads(async db => {
    await listHeld(db, BUYER)
    await listUnproven(db, [BUYER.emailKey])
  })

async function countReads(work: (db: TransactionDatabase) => Promise<unknown>): Promise<number> {
  return inStockTransaction(connection.pool, async ({ db, client }) => {
    const read = async () => {
      const { rows } = await client.query(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::integer as count
         from pg_stat_xact_user_tables where relname = 'orders'`,
      )
      return rows[0].count
    }
    const before = await read()
    await work(db)
    return (await read()) - before
  })
}

test('a guest’s order reads no other buyer’s orders, also with plans from an empty table', async () => {
  const id = await stockOne(shop, 'PLANS-1', 1_000)
  await readBeforeOrder()
  await buyNow(openBrowser(shop), id, 1)
  const { rows } = await shop.connection.pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
     and attnum > 0 and not attisdropped and attname not in ('id', 'number', 'email_key', 'client_hash', 'idempotency_hash')`,
  )
  await shop.connection.pool.query(
    `insert into orders (number, email_key, client_hash, idempotency_hash, ${rows[0].names})
     select 'CF-' || n, n || '@example.com', decode(lpad(to_hex(n), 16, '1'), 'hex'), sha256(n::text::bytea),
       ${rows[0].names} from orders, generate_series(1, 300) n`,
  )
  expect(await readBeforeOrder()).toBe(0)
})

test('an order typed without its prefix is found without reading others', async () => {
  const { rows } = await shop.connection.pool.query("select number from orders where number like 'CF2%'")
  const { number } = rows[0]
  let found = ''
  const reads = await countReads(async db => {
    found = await completeNumber(db, number.slice(2).toLowerCase())
  })
  expect({ found, reads }).toEqual({ found: number, reads: 1 })
})
