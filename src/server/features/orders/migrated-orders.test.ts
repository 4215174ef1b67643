import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUpgradedShop } from '../../../../tests/harness/upgraded-shop.ts'
import type { Connection } from '../../database/connection.ts'
import type { DatabasePool } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { getBuyersOrder } from './buyers-order.ts'
import { provenPayBy } from './hold-terms.ts'
import { findPlaced } from './order-idempotency.ts'
import { listHeld } from './unproven.queries.ts'

const REQUEST_HASH = Buffer.from('body')

let connection: Connection
beforeAll(async () => {
  connection = await openUpgradedShop('0008', fillOldShop)
})
afterAll(() => connection.close())

/** The old tables, with orders in them. */
async function fillOldShop(pool: DatabasePool): Promise<void> {
  for (const [number, status] of [
    ['CF1', 'unpaid'],
    ['CF2', 'confirming'],
    ['CF3', 'confirming'],
    ['CF4', 'preparing'],
    ['CF5', 'unpaid'],
  ])
    await pool.query(
      `insert into orders (number, email, email_key, lang, key, key_expires_at, status, company_name, shipping_address,
         billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service, carrier,
         pay_method, po_number, remark, pay_by, idempotency_scope, idempotency_key, request_hash)
       values ($1, 'old@example.com', 'old@example.com', 'en', 'key of ' || $1, now() + interval '1 day', $2, '', '{}',
         '{}', 10, 42, 52, 100, 'dhl', '', 'DHL', 'bank', '', '', now() + interval '5 hours', 'visitor old@example.com',
         'idempotent ' || $1, $3)`,
      [number, status, REQUEST_HASH],
    )
  await pool.query(`update orders set paid_at = now(), email_key = 'paid@example.com' where number = 'CF4'`)
  await pool.query(
    `with owner as (
       insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city, state,
         address, lang)
       values ('old@example.com', 'old@example.com', '', '', '', '', 'DE', '', '', '', 'en') returning id)
     update orders set user_id = owner.id from owner where number = 'CF5'`,
  )
  await pool.query(
    `insert into payments (order_id, funding, amount, state) select id, 'paypal', 52, 'pending' from orders where number = 'CF3'`,
  )
}

describe('an order from before keys were hashed', () => {
  test('keeps its payment deadline; one waiting for a transfer gets ten days, one under review by the wallet none', async () => {
    const { rows } = await connection.pool.query(
      `select number, proven_at is not null as is_proven, round(extract(epoch from pay_by - now()) / 3600)::int as hours
       from orders order by number`,
    )
    expect(rows).toEqual([
      { number: 'CF1', is_proven: false, hours: 5 },
      { number: 'CF2', is_proven: false, hours: 240 },
      { number: 'CF3', is_proven: false, hours: null },
      { number: 'CF4', is_proven: true, hours: 5 },
      { number: 'CF5', is_proven: true, hours: 5 },
    ])
  })

  test('counts for its mailbox while it is unproven, and for no network address', async () => {
    const asked = { clientHash: Buffer.from('network'), emailKey: 'old@example.com' }
    const [ofNetwork, ofMailbox] = await listHeld(connection.db, asked)
    expect([ofNetwork?.orders, ofMailbox?.orders]).toEqual([0, 3])
  })

  test('keeps its deadline when the link in its mail is opened, and promises no longer one', async () => {
    const { rows } = await connection.pool.query(
      `update orders set created_at = now() - interval '67 hours', pay_by = now() + interval '5 hours'
       where number = 'CF1' returning pay_by`,
    )
    const { pool, db } = connection
    const { rows: unproven } = await pool.query(
      `select status, pay_by as "payBy", proven_at as "provenAt", created_at as "createdAt" from orders
       where number = 'CF1'`,
    )
    expect(provenPayBy(unproven[0], await getTradeSettings(db))).toBeNull()
    const opened = await getBuyersOrder(db, 'CF1', { user: null, key: 'key of CF1' })
    expect([opened.provenAt !== null, opened.payBy]).toEqual([true, rows[0].pay_by])
  })

  test('opens with the key in its mails, and with no other', async () => {
    const { db } = connection
    expect((await getBuyersOrder(db, 'CF1', { user: null, key: 'key of CF1' })).status).toBe('unpaid')
    await expect(getBuyersOrder(db, 'CF1', { user: null, key: 'key of CF2' })).rejects.toMatchObject({
      code: 404,
    })
  })

  test('is returned for its repeated request, with a key that opens it', async () => {
    const idempotencyKey = 'idempotent CF1'
    const idempotency = {
      idempotencyScope: 'visitor old@example.com',
      idempotencyKey,
      idempotencyHash: hashSecret(idempotencyKey),
      requestHash: REQUEST_HASH,
    }
    const placed = await findPlaced(connection.db, idempotency)
    expect(placed).toEqual(await findPlaced(connection.db, idempotency))
    const { number } = await getBuyersOrder(connection.db, 'CF1', { user: null, key: placed?.key })
    expect(number).toBe('CF1')
  })
})
