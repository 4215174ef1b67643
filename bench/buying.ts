import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type pg from 'pg'
import { findRunning } from '../src/server/database/embedded.ts'
import { addressOf } from './bare-orders.ts'
import type { Started } from './measure.ts'
import { post } from './post.ts'

const PLENTY = 100_000_000

/** The URL of the database that a started shop runs. */
export async function databaseOf({ DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<string> {
  const running = await findRunning(DATA_DIR)
  if (!running) throw new Error('the shop has no database')
  return running('chipfront')
}

/** Gives this many parts a stock that no run uses up. */
export async function stockUp(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `update parts set stock = $1 where id in (select id from parts where price is not null and min_qty <= 100
       order by id limit $2) returning id`,
    [PLENTY, count],
  )
  return rows.map(row => row.id)
}

export type OrderBody = Awaited<ReturnType<typeof orderBodies>>[number]

/** Bodies that buy each of these parts with buy now; the email is missing. */
export async function orderBodies(shop: Pick<Started, 'url'>, partIds: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const bodies = await Promise.all(partIds.map(id => orderBody(shop, agent, id)))
  agent.destroy()
  return bodies
}

/** Every order has its own address and mailbox; a single one would exceed its allowance. */
export function orderRequest(body: OrderBody, buyer: number) {
  return {
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': addressOf(buyer),
    },
    body: JSON.stringify({ ...body, email: `${randomUUID()}@example.com` }),
  }
}

async function orderBody(shop: Pick<Started, 'url'>, agent: Agent, goods_id: number) {
  const detail = await fetch(`${shop.url}/api/goods/goodsDetail?id=${goods_id}`)
  const { min_qty, multiple } = (await detail.json()).data
  const cart_num = Math.ceil(min_qty / multiple) * multiple
  const previewRequest = { goods_id, cart_num, country: 'DE', shipping_id: 'dhl-express' }
  const preview = await post(shop.url, agent, '/api/orders/buyNow_before', previewRequest, {})
  return {
    source: 'buy_now',
    goods_id,
    cart_num,
    shipping_address: {
      contact_name: 'Purchasing',
      address_line1: 'Example Road 1',
      city: 'Berlin',
      state: 'Berlin',
      postal_code: '10115',
      country: 'DE',
      telephone: '+49 30 1234567',
    },
    shipping_id: 'dhl-express',
    pay_method: 'bank',
    expected_total: preview.data.total,
  }
}
