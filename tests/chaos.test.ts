import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder, placeOrder } from '../src/contract/shop/orders.ts'
import { checkBooks, type Story } from '../trials/chaos/books.ts'
import type { Deal } from '../trials/chaos/deals.ts'
import { keyed, openBrowser, order, type PlacedByBuyer, stockOne } from './harness/buyers.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

const STOCK = 100

let shop: TestShop
let client: pg.PoolClient
let story: Story
beforeAll(async () => {
  shop = await openTestShop()
  const part = await stockOne(shop, 'CHAOS-1', STOCK)
  const deals = [await place(part), await place(part)]
  const [canceled] = deals
  if (!canceled) throw new Error('no order was placed')
  const { order_id, key } = canceled.placed
  await openBrowser(shop)(cancelOrder, { order_id, key })
  canceled.acts.push({ act: 'order.cancel', least: 1, most: 1 })
  client = await shop.connection.pool.connect()
  const { rowCount } = await client.query(
    `update mails set sent_at = now() where (fields->>'order_id')::int >= $1`,
    [order_id],
  )
  const mails = Array.from({ length: rowCount ?? 0 }, (_, index) => `<${index}@shop.test>`)
  story = { deals, firstOrderId: order_id, stock: new Map([[part, STOCK]]), payments: [], mails }
})
afterAll(async () => {
  client.release()
  await shop.close()
})

async function place(goods_id: number): Promise<Deal & { placed: PlacedByBuyer }> {
  const key = randomUUID()
  const asked = order({ source: 'buy_now', goods_id, cart_num: 10, expected_total: 57 })
  const placed = await openBrowser(shop)(placeOrder, asked, keyed(key))
  return { key, placed, acts: [], isPaid: false }
}

/** The rules that do not hold after a change that is undone again. */
async function findBroken({ change = 'select', told = {} }: Loss): Promise<string[]> {
  await client.query('begin')
  await client.query(change)
  const rules = await checkBooks(client, { ...story, ...told })
  await client.query('rollback')
  return rules.flatMap(({ rule, broken }) => (broken.length > 0 ? [rule] : []))
}

type Loss = { change?: string; told?: Partial<Story> }

const ACKNOWLEDGED: Deal = {
  key: randomUUID(),
  placed: { order_id: 999_999, order_number: 'CF000000-LOST', total: 57, key: '' },
  acts: [],
  isPaid: false,
}

/** By rule: ways to break it. */
const LOSSES: [string, () => Loss[]][] = [
  [
    'each acknowledged order is there once, and no other',
    () => [{ told: { deals: [...story.deals, ACKNOWLEDGED] } }, { told: { deals: [] } }],
  ],
  [
    'each acknowledged payment is there once, and the wallet agrees',
    () => [
      { told: { payments: [{ walletOrderId: 'LOST', captured: 57, refunded: 0 }] } },
      { told: { deals: story.deals.map(deal => ({ ...deal, isPaid: true })) } },
    ],
  ],
  [
    'no buyer got more back than they paid, or paid more than the total',
    () => [
      { change: `insert into receipts (order_id, kind, amount) select max(id), 'refund', 1 from orders` },
      { change: `insert into receipts (order_id, kind, amount) select max(id), 'receipt', 58 from orders` },
    ],
  ],
  [
    'no payment or refund is left half done',
    () => [{ change: 'update orders set capturing_payment_id = 1 where id = (select max(id) from orders)' }],
  ],
  [
    'stock = start - sold + returned',
    () => [{ change: `update parts set stock = stock - 1 where part_number = 'CHAOS-1'` }],
  ],
  [
    'invoice and credit note numbers have no gap',
    () => [{ change: `insert into document_series values ('invoice', 2001, 1)` }],
  ],
  [
    'each act is in the audit once',
    () => [
      {
        told: {
          deals: story.deals.map(deal => ({ ...deal, acts: [{ act: 'order.ship', least: 1, most: 1 }] })),
        },
      },
      {
        told: {
          deals: story.deals.map(deal => ({ ...deal, acts: [{ act: 'order.cancel', least: 0, most: 0 }] })),
        },
      },
      { change: 'update orders set rev = rev + 1 where id = (select max(id) from orders)' },
    ],
  ],
  [
    'each step of an order has queued its mails once',
    () => [
      { change: `delete from mails where kind = 'order_placed'` },
      {
        change: `insert into mails (recipient, lang, kind, fields)
        select recipient, lang, kind, fields from mails where kind = 'order_canceled'`,
      },
    ],
  ],
  [
    'each queued mail has arrived',
    () => [{ told: { mails: [] } }, { change: 'update mails set sent_at = null' }],
  ],
]

test('the books of the chaos trial are right after two orders and a cancellation', async () => {
  expect(await findBroken({})).toEqual([])
})

test.each(LOSSES)('a made-up loss breaks: %s', async (rule, losses) => {
  for (const loss of losses()) expect(await findBroken(loss)).toContain(rule)
})
