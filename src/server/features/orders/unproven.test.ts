import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import {
  buyNow,
  keyed,
  openBrowser,
  order,
  type PlacedByBuyer,
  stockOf,
  stockOne,
} from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedOrderKey } from '../../../../tests/harness/mailed-order-key.ts'
import { becomeUser, PASSWORD } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getOrder, placeOrder } from '../../../contract/shop/orders.ts'
import { reportTransfer } from '../../../contract/shop/payments.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import { LANGS } from '../../../domain/locales.ts'
import { hashSecret } from '../account/index.ts'
import { getTradeSettings, setSetting, unsetSetting } from '../site/index.ts'
import { orderMails, rejectPayment } from './index.ts'
import { runClocks } from './run-clocks.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop({}, { connections: 8 })
  part = await stockOne(shop, 'UNPROVEN-1', 1_000_000)
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'orders', 'mails', 'allowances'))

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const clocks = () => runClocks({ ...shop.connection, settings: () => getTradeSettings(shop.connection.db) })
const look = ({ order_number }: PlacedByBuyer, key: string) => shop.call()(getOrder, { order_number, key })

/** Hours from placing the order to its deadline, by the database's clock. */
async function heldHours({ order_id }: PlacedByBuyer): Promise<number | null> {
  const { rows } = await sql(
    'select extract(epoch from pay_by - created_at) / 3600 as hours from orders where id = $1',
    [order_id],
  )
  return rows[0].hours === null ? null : Math.round(Number(rows[0].hours) * 10) / 10
}

const report = ({ order_id, key, total }: PlacedByBuyer) =>
  shop.call()(reportTransfer, {
    ...{ order_id, key, payer_name: 'Purchasing', amount: total, transfer_date: '2025-11-14' },
  })

describe('an order of an unproven guest', () => {
  test('holds its stock for an hour; the key in the response extends nothing, and it is canceled automatically', async () => {
    const id = await stockOne(shop, 'HOUR-1', 10)
    const placed = await buyNow(openBrowser(shop), id, 10)
    const seen = await look(placed, placed.key)
    expect(await heldHours(placed)).toBe(1)
    expect(Date.parse(seen.pay_by ?? '') - Date.parse(seen.date)).toBe(3_600_000)
    expect(Date.parse(seen.pay_by_proven ?? '') - Date.parse(seen.date)).toBe(72 * 3_600_000)
    await sql(`update orders set pay_by = now() - interval '1 second'`)
    await clocks()
    expect((await look(placed, placed.key)).status).toBe('canceled')
    expect(await stockOf(shop, id)).toBe(10)
    const { rows } = await sql('select client_hash from orders')
    expect(rows).toEqual([{ client_hash: null }])
  })

  test('is held for 72 hours once the mailed link is opened, and not longer by opening it again', async () => {
    const placed = await buyNow(openBrowser(shop), part, 1)
    const key = await mailedOrderKey(shop, placed.order_id)
    expect(key).not.toBe(placed.key)
    expect((await look(placed, key)).pay_by_proven).toBeNull()
    expect(await heldHours(placed)).toBe(72)
    const { rows } = await sql('select client_hash, proven_at is not null as is_proven from orders')
    expect(rows).toEqual([{ client_hash: null, is_proven: true }])
    await sql(`update orders set pay_by = created_at + interval '5 hours'`)
    await look(placed, key)
    await look(placed, await mailedOrderKey(shop, placed.order_id))
    expect(await heldHours(placed)).toBe(5)
  })

  test('is held for 72 hours when the page of the mailed link is opened', async () => {
    const placed = await buyNow(openBrowser(shop), part, 1)
    const page = (key: string) => shop.get(`/order/${placed.order_number}?key=${key}`)
    expect(await (await page(placed.key)).text()).toContain('Open the link in the email we sent you')
    expect(await heldHours(placed)).toBe(1)
    const opened = await (await page(await mailedOrderKey(shop, placed.order_id))).text()
    expect(opened).not.toContain('Open the link in the email we sent you')
    expect(await heldHours(placed)).toBe(72)
  })

  test('is assigned to the account, for 72 hours, when the owner of the mailbox signs in', async () => {
    const { email } = await becomeUser(shop, { email: 'returns@example.com' })
    const placed = await buyNow(openBrowser(shop), part, 1, { email: 'Returns@example.com' })
    const other = await buyNow(openBrowser(shop), part, 1)
    expect(await heldHours(placed)).toBe(1)
    const { token } = await shop.call()(signIn, { email, password: PASSWORD })
    const seen = await shop.call('en', token)(getOrder, { order_number: placed.order_number })
    expect(seen.pay_by_proven).toBeNull()
    expect(await heldHours(placed)).toBe(72)
    expect(await heldHours(other)).toBe(1)
  })

  test('is held for 72 hours when the account of its mailbox is activated', async () => {
    const placed = await buyNow(openBrowser(shop), part, 1, { email: 'new@example.com' })
    await becomeUser(shop, { email: 'new@example.com' })
    expect(await heldHours(placed)).toBe(72)
  })

  test('says in every language until when it is held, and how to keep it', async () => {
    for (const lang of LANGS) {
      const { order_id } = await buyNow(openBrowser(shop, lang), part, 1)
      const mail = await composeMail(shop, orderMails, { kind: 'order_placed', fields: { order_id }, lang })
      expect(plainText(mail).match(/UTC/g)).toHaveLength(2)
    }
    const { order_id } = await buyNow(openBrowser(shop), part, 1)
    const fields = { order_id }
    const placed = () => composeMail(shop, orderMails, { kind: 'order_placed', fields })
    expect(plainText(await placed())).toMatch(
      /We’re holding the parts for you until .+ UTC\. Open this order/,
    )
    await shop.call()(getOrder, {
      order_number: (await sql('select number from orders where id = $1', [order_id])).rows[0].number,
      key: await mailedOrderKey(shop, order_id),
    })
    expect(plainText(await placed())).toMatch(/Please pay by .+ UTC/)
  })
})

test('an order of an account is proven from the start', async () => {
  const { call } = await becomeUser(shop)
  const placed = await buyNow(call, part, 1)
  expect(await heldHours(placed)).toBe(72)
  const seen = await call(getOrder, { order_number: placed.order_number })
  expect(seen.pay_by_proven).toBeNull()
})

describe('a reported transfer', () => {
  test('of an unproven order does not extend its hold, and it is canceled automatically', async () => {
    const id = await stockOne(shop, 'FALSE-1', 10)
    const placed = await buyNow(openBrowser(shop), id, 10)
    await report(placed)
    const seen = await look(placed, placed.key)
    expect([seen.status, await heldHours(placed)]).toEqual(['confirming', 1])
    await sql(`update orders set pay_by = now() - interval '1 second'`)
    await clocks()
    expect((await look(placed, placed.key)).history.at(-1)).toMatchObject({
      status: 'canceled',
      who: 'clock',
    })
    expect(await stockOf(shop, id)).toBe(10)
  })

  test('of a proven order waits ten days, whichever came first', async () => {
    const opened = await buyNow(openBrowser(shop), part, 1)
    await look(opened, await mailedOrderKey(shop, opened.order_id))
    await report(opened)
    const reported = await buyNow(openBrowser(shop), part, 1)
    await report(reported)
    const seen = await look(reported, await mailedOrderKey(shop, reported.order_id))
    expect([await heldHours(opened), await heldHours(reported)]).toEqual([240, 240])
    expect(Date.parse(seen.pay_by ?? '') - Date.parse(seen.date)).toBe(240 * 3_600_000)
    await clocks()
    expect((await look(opened, opened.key)).status).toBe('confirming')
  })

  test('that staff reject gives an unproven buyer no more than an hour', async () => {
    const placed = await buyNow(openBrowser(shop), part, 1)
    await report(placed)
    await rejectPayment(byShell(shop.connection), placed.order_number)
    expect(await heldHours(placed)).toBe(1)
  })
})

describe('proof and automatic cancellation', () => {
  test('at the same moment leave the order proven and held, or canceled with its stock returned', async () => {
    const id = await stockOne(shop, 'RACE-1', 100)
    const ends = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const placed = await buyNow(openBrowser(shop), id, 10)
      const key = await mailedOrderKey(shop, placed.order_id)
      await sql(`update orders set pay_by = now() - interval '1 second' where id = $1`, [placed.order_id])
      // Either may come first.
      const both = [() => clocks(), () => look(placed, key)]
      await Promise.all((round % 2 ? both : both.reverse()).map(act => act()))
      const { status } = await look(placed, key)
      ends.add(status)
      const { rows } = await sql('select proven_at, pay_by > now() as is_held from orders where id = $1', [
        placed.order_id,
      ])
      expect(status === 'canceled' ? rows[0].proven_at === null : rows[0].is_held).toBe(true)
      await sql(`update orders set pay_by = now() - interval '1 second' where status = 'unpaid'`)
      await clocks()
      expect(await stockOf(shop, id)).toBe(100)
    }
    expect([...ends].every(status => ['unpaid', 'canceled'].includes(status))).toBe(true)
  })

  test('wait for each other: an order listed for cancellation is not canceled once it is proven', async () => {
    const placed = await buyNow(openBrowser(shop), part, 1)
    await sql(`update orders set pay_by = now() - interval '1 second'`)
    const proving = await shop.connection.pool.connect()
    await proving.query('begin')
    await proving.query(`update orders set proven_at = now(), pay_by = now() + interval '72 hours'`)
    const clock = clocks()
    await expect
      .poll(async () => {
        const { rows } = await sql(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0].waiting
      })
      .toBe(1)
    await proving.query('commit')
    proving.release()
    await clock
    expect((await look(placed, placed.key)).status).toBe('unpaid')
  })
})

describe('unproven orders', () => {
  const guest = (email: string, address: string, quantity = 1, goods = part) =>
    buyNow(openBrowser(shop, 'en', null, address), goods, quantity, { email })

  /** The whole response, with its headers. */
  const ask = (remoteAddress: string, email: string) =>
    shop.api.request(
      '/api/orders/add',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...keyed().headers },
        body: JSON.stringify(
          order({ email, source: 'buy_now', goods_id: part, cart_num: 10, expected_total: 57 }),
        ),
      },
      { incoming: { socket: { remoteAddress } } },
    )

  test('are limited per network address, until one is proven', async () => {
    const placed: PlacedByBuyer[] = []
    for (let at = 0; at < 10; at++) placed.push(await guest(`office-${at}@example.com`, '192.0.2.1'))
    await expect(guest('eleventh@example.com', '192.0.2.1')).rejects.toMatchObject({
      code: 429,
      message: expect.stringContaining('Open the link in the email'),
    })
    await guest('elsewhere@example.com', '192.0.2.2')
    const [first] = placed
    if (!first) throw new Error('nothing was placed')
    await look(first, await mailedOrderKey(shop, first.order_id))
    await guest('eleventh@example.com', '192.0.2.1')
  })

  test('are limited per mailbox from any address; an account has no such limit', async () => {
    for (let at = 0; at < 10; at++) await guest('one@example.com', `192.0.2.${at}`)
    await expect(guest('ONE@example.com', '192.0.2.99')).rejects.toMatchObject({ code: 429 })
    const { call } = await becomeUser(shop, { email: 'two@example.com' })
    for (let at = 0; at < 11; at++) await buyNow(call, part, 1)
  })

  test('are limited in total value: a whole reel for 50,000 dollars passes twice, not three times', async () => {
    const reel = await stockOne(shop, 'REEL-1', 9, '49000')
    await guest('reel-1@example.com', '192.0.2.3', 1, reel)
    await guest('reel-2@example.com', '192.0.2.3', 1, reel)
    await expect(guest('reel-3@example.com', '192.0.2.3', 1, reel)).rejects.toMatchObject({ code: 429 })
    await expect(guest('reel-4@example.com', '192.0.2.4', 3, reel)).rejects.toMatchObject({
      code: 409,
      message: 'Please sign in to place an order of this value.',
    })
    expect(await stockOf(shop, reel)).toBe(7)
  })

  test('are limited in total lines, so that few large carts do not reserve the whole catalog', async () => {
    const placed = await guest('lines@example.com', '192.0.2.8')
    const addLines = (count: number) =>
      sql(
        `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price,
           quantity, amount)
         select $1, n, $2, 'LINE', 'Maker', '', 1, 1, 1 from generate_series(1, $3::int) as n`,
        [placed.order_id, part, count],
      )
    await addLines(598)
    await guest('last-line@example.com', '192.0.2.8')
    await expect(guest('one-line-more@example.com', '192.0.2.8')).rejects.toMatchObject({ code: 429 })
  })

  test('have the limits set by the operator', async () => {
    const { pool } = shop.connection
    await setSetting({ pool }, 'unproven_orders_max', '1')
    await setSetting({ pool }, 'unproven_hold_minutes', '30')
    // A process learns of a change a moment later.
    await expect.poll(async () => heldHours(await buyNow(openBrowser(shop), part, 1))).toBe(0.5)
    await guest('set@example.com', '192.0.2.9')
    await expect(guest('set-2@example.com', '192.0.2.9')).rejects.toMatchObject({ code: 429 })
    for (const name of ['unproven_orders_max', 'unproven_hold_minutes']) await unsetSetting({ pool }, name)
    await expect.poll(async () => heldHours(await buyNow(openBrowser(shop), part, 1))).toBe(1)
  })

  test('say after how many seconds the first hold ends', async () => {
    for (let at = 0; at < 10; at++) await guest(`wait-${at}@example.com`, '192.0.2.5')
    await sql(`update orders set pay_by = now() + interval '90 seconds' where email = 'wait-3@example.com'`)
    const answer = await ask('192.0.2.5', 'wait@example.com')
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThanOrEqual(90)
  })

  test('at the same moment do not exceed the limit together, and a refused one takes nothing', async () => {
    const id = await stockOne(shop, 'CROWD-1', 100)
    const ends = await Promise.allSettled([
      ...Array.from({ length: 15 }, (_, at) => guest(`crowd-${at}@example.com`, '192.0.2.6', 1, id)),
      ...Array.from({ length: 15 }, (_, at) => guest('crowd@example.com', `198.51.100.${at}`, 1, id)),
    ])
    const codes = ends.map(end => (end.status === 'fulfilled' ? 200 : end.reason.code))
    expect(codes.filter(code => code === 200)).toHaveLength(20)
    expect(codes.filter(code => code === 429)).toHaveLength(10)
    expect(await stockOf(shop, id)).toBe(80)
    const { rows } = await sql('select count(*)::int as lines from order_lines')
    expect(rows[0].lines).toBe(20)
  })

  test('have a hash of the network address that cannot be brute-forced', async () => {
    await guest('hashed@example.com', '192.0.2.10')
    const { rows } = await sql('select client_hash from orders')
    expect(rows[0].client_hash).toHaveLength(8)
    expect(hashSecret('192.0.2.10').subarray(0, 8)).not.toEqual(rows[0].client_hash)
  })

  test('that wait too long for others of their mailbox are asked to try again', async () => {
    const other = await shop.connection.pool.connect()
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(hashtextextended('order mailbox busy@example.com', 0))`)
    const answer = await ask('192.0.2.11', 'busy@example.com')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    await other.query('rollback')
    other.release()
    await guest('busy@example.com', '192.0.2.11')
  })

  test('a repeated request returns its order and key, even at the limit', async () => {
    const call = openBrowser(shop, 'en', null, '192.0.2.7')
    const wanted = order({ source: 'buy_now', goods_id: part, cart_num: 10, expected_total: 57 })
    const first = await call(placeOrder, wanted, keyed('again'))
    for (let at = 0; at < 9; at++) await guest(`more-${at}@example.com`, '192.0.2.7')
    expect(await call(placeOrder, wanted, keyed('again'))).toEqual(first)
    expect((await look(first, first.key)).status).toBe('unpaid')
  })
})

test('the database has no order key, neither raw nor derivable', async () => {
  const placed = await buyNow(openBrowser(shop), part, 1)
  const mailed = await mailedOrderKey(shop, placed.order_id)
  const { rows } = await sql(
    `select (select jsonb_agg(to_jsonb(o)) from orders o)::text
       || (select jsonb_agg(to_jsonb(k)) from order_keys k)::text || (select jsonb_agg(to_jsonb(m)) from mails m)::text
       as everything`,
  )
  for (const key of [placed.key, mailed]) {
    expect(rows[0].everything).not.toContain(key)
    expect(rows[0].everything).not.toContain(Buffer.from(key).toString('hex'))
    expect(rows[0].everything).not.toContain(Buffer.from(key, 'base64url').toString('hex'))
  }
})
