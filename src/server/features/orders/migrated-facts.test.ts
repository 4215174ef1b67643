import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUpgradedShop } from '../../../../tests/harness/upgraded-shop.ts'
import { isWhollyRefunded, ledgerBalance, missingAmount } from '../../../domain/order-ledger.ts'
import type { Connection } from '../../database/connection.ts'
import type { DatabasePool } from '../../database/transaction.ts'
import { findOrderByNumber } from './orders.queries.ts'
import { findLedger } from './receipts.queries.ts'
import { dueRefunds, listRefunds } from './refunds.queries.ts'
import { listGoods, listShipments } from './shipments.queries.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openUpgradedShop('0022', fillOldShop)
})
afterAll(() => connection.close())

/** Number, status, whether it was paid and shipped. All have 10 pieces for 57 USD. */
const ORDERS: [string, string, boolean, boolean][] = [
  ['UNPAID', 'unpaid', false, false],
  ['BANK', 'preparing', true, false],
  ['WALLET', 'shipping', true, true],
  ['RECEIVED', 'received', true, true],
  ['DUE', 'refunded', true, false],
  ['SENT-BACK', 'refunded', true, true],
  ['WALLET-BACK', 'refunded', true, false],
  ['REFUNDING', 'preparing', true, false],
  ['STRAY', 'canceled', false, false],
]

/** The old tables, with orders in them. */
async function fillOldShop(pool: DatabasePool): Promise<void> {
  for (const order of ORDERS) await addOldOrder(pool, order)
  const receipt = (number: string, kind: string) =>
    pool.query(
      `insert into receipts (order_id, kind, amount) select id, $2, 57 from orders where number = $1`,
      [number, kind],
    )
  for (const number of ['BANK', 'RECEIVED', 'DUE', 'SENT-BACK']) await receipt(number, 'receipt')
  await receipt('SENT-BACK', 'refund')
  for (const [number, state, captured] of [
    ['WALLET', 'completed', ''],
    ['WALLET-BACK', 'refunded', ''],
    ['REFUNDING', 'refunding', ''],
    ['STRAY', 'completed', '57.00 USD'],
  ])
    await pool.query(
      `insert into payments (order_id, funding, amount, state, captured, capture_id)
       select id, 'card', 57, $2, $3, 'C-' || number from orders where number = $1`,
      [number, state, captured],
    )
}

async function addOldOrder(
  pool: DatabasePool,
  [number, status, isPaid, isShipped]: (typeof ORDERS)[number],
): Promise<void> {
  await pool.query(
    `insert into orders (number, email, email_key, lang, key_salt, key_expires_at, status, company_name,
         shipping_address, billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service,
         carrier, shipping_number, pay_method, po_number, remark, idempotency_scope, idempotency_hash, request_hash,
         paid_at, shipped_at)
       values ($1, '', '', 'en', '', now(), $2, '', '{}', '{}', 15, 42, 57, 100, 'dhl', 'Express', 'DHL',
         case when $4 then 'T-' || $1 else '' end, 'bank', '', '', $1, convert_to($1, 'UTF8'), '',
         case when $3 then now() end, case when $4 then now() end)`,
    [number, status, isPaid, isShipped],
  )
  await pool.query(
    `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount)
       select id, 0, 1, 'LM358', 'Acme', '', 1.5, 10, 15 from orders where number = $1`,
    [number],
  )
}

async function factsOf(number: string) {
  const { db } = connection
  const order = await findOrderByNumber(db, number)
  if (!order) throw new Error(`no order ${number}`)
  const ledger = await findLedger(db, order)
  const [goods] = await listGoods(db, order.id)
  return {
    ledger,
    money: [ledger.received, ledger.refunded, ledger.pledged, await dueRefunds(db, order.id)],
    refunds: (await listRefunds(db, order.id)).map(({ state, method }) => `${state} by ${method}`),
    goods: [goods?.shipped, goods?.unsent, goods?.returned, goods?.restocked],
    shipments: (await listShipments(db, order.id)).map(({ tracking, state }) => `${tracking} ${state}`),
  }
}

test.each([
  ['UNPAID', [0, 0, 0, 0], [], [0, 0, 0, 0], []],
  ['BANK', [57, 0, 0, 0], [], [0, 0, 0, 0], []],
  ['WALLET', [57, 0, 0, 0], [], [10, 0, 0, 0], ['T-WALLET sent']],
  ['RECEIVED', [57, 0, 0, 0], [], [10, 0, 0, 0], ['T-RECEIVED delivered']],
  ['DUE', [57, 0, 57, 57], ['due by bank'], [0, 10, 0, 10], []],
  ['SENT-BACK', [57, 57, 0, 0], ['done by bank'], [10, 0, 10, 0], ['T-SENT-BACK sent']],
  ['WALLET-BACK', [57, 57, 0, 0], ['done by card'], [0, 10, 0, 10], []],
  ['REFUNDING', [57, 0, 57, 0], ['under_way by card'], [0, 10, 0, 0], []],
  ['STRAY', [0, 0, 0, 0], [], [0, 0, 0, 0], []],
])('an order from before that is %s has its facts', async (number, money, refunds, goods, shipments) => {
  const { ledger, ...facts } = await factsOf(number)
  expect(facts).toEqual({ money, refunds, goods, shipments })
  expect(isWhollyRefunded(ledger)).toBe(refunds.length > 0)
  if (['BANK', 'WALLET', 'RECEIVED'].includes(number)) expect(ledgerBalance(ledger)).toBe(0)
  if (number === 'UNPAID') expect(missingAmount(ledger)).toBe(57)
})

test('only pieces that have not left are reserved', async () => {
  const { rows } = await connection.pool.query('select part_id, quantity from reserved_parts')
  // UNPAID, BANK, and REFUNDING until the wallet has answered.
  expect(rows).toEqual([{ part_id: 1, quantity: 30 }])
})

test('refunds from before lower what an order costs, and agreed prices of 0 are none', async () => {
  const upgraded = await openUpgradedShop('0077', async pool => {
    await addOldOrder(pool, ['PART', 'preparing', true, false])
    await pool.query(`update orders set paid_at = now() - interval '9 days'`)
    await pool.query(`insert into companies (name, name_key, country) values ('Acme', 'acme', 'DE')`)
    await pool.query(
      `insert into agreements (company_id, part_id, part_number, manufacturer, quantities, unit_prices, until) values
       (1, 1, '', '', '{1, 5, 10, 20}', '{0, 0.1, 0.05, 0}', '9999-12-31'), (1, 2, '', '', '{1}', '{0}', '9999-12-31')`,
    )
    // Before the order was paid, credit, 7 of the goods, credit again, and one that the wallet has refused.
    for (const [day, received, amount, state] of [
      [10, 20, 20, 'done'],
      [9, 60, 3, 'done'],
      [8, 0, 7, 'due'],
      [6, 57, 50, 'done'],
      [5, 0, 5, 'refused'],
      [4, 0, 9, 'done'],
    ]) {
      const at = `now() - $1 * interval '1 day'`
      if (received)
        await pool.query(
          `insert into receipts (order_id, kind, amount, booked_at) values (1, 'receipt', $2, ${at})`,
          [day, received],
        )
      await pool.query(
        `insert into refunds (order_id, amount, method, state, who, created_at) values (1, $2, 'bank', $3, '', ${at})`,
        [day, amount, state],
      )
    }
    // 3 of the goods; after the order was paid again, 1 of them was booked as sent, and then 1 of the rest.
    await addOldOrder(pool, ['SPLIT', 'preparing', true, false])
    await pool.query(`update orders set paid_at = now() - interval '9 days' where number = 'SPLIT'`)
    await pool.query(`
      insert into refunds (order_id, amount, method, state, who, created_at) values
        (2, 1, 'bank', 'done', '', now() - interval '8 days'), (2, 1, 'bank', 'done', '', now() - interval '6 days'),
        (2, 1, 'bank', 'due', '', now() - interval '5 days')`)
    await pool.query(`
      insert into receipts (order_id, kind, amount, booked_at, refund_id) values
        (2, 'receipt', 57, now() - interval '9 days', null), (2, 'receipt', 57, now() - interval '7 days', null)`)
    await pool.query(`
      insert into receipts (order_id, kind, amount, booked_at, refund_id)
      select 2, 'refund', 1, rest.created_at, first.id from refunds first join refunds rest on rest.id = first.id + 1
      where first.order_id = 2`)
  })
  const offOf = async (id: number) => {
    const text = 'select off_total::float8 as off from refunds where order_id = $1 order by id'
    return (await upgraded.pool.query(text, [id])).rows.map(({ off }) => off)
  }
  const [plain, split] = [await offOf(1), await offOf(2)]
  const { rows: orders } = await upgraded.pool.query(
    'select off_total::float8 as off from orders order by id',
  )
  const { rows: agreements } = await upgraded.pool.query(
    'select part_id, quantities, unit_prices from agreements order by part_id',
  )
  await upgraded.close()
  expect(plain).toEqual([0, 0, 7, 0, 0, 2])
  expect(split).toEqual([1, 1, 1])
  expect(orders).toEqual([{ off: 9 }, { off: 3 }])
  expect(agreements).toEqual([{ part_id: 1, quantities: [5, 10], unit_prices: [0.1, 0.05] }])
})
