import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedOrderKey } from '../../../../tests/harness/mailed-order-key.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { activate, forgotPassword, register, resendLink } from '../../../contract/shop/account.ts'
import { getOrder } from '../../../contract/shop/orders.ts'
import { confirmSubscription, subscribe } from '../../../contract/shop/subscriptions.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import { queueMail, releaseHeldMails } from './index.ts'

let shop: TestShop
let part = 0
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'HELD-1', 1_000_000)
})
afterAll(() => shop.close())
beforeEach(() =>
  emptyTables(
    shop.connection.pool,
    'users',
    'rfqs',
    'orders',
    'subscriptions',
    'mails',
    'captchas',
    'allowances',
  ),
)

const EMAIL = 'victim@example.com'
const LEFT_FOR_ORDERS = 2
const FEW = ALLOWANCES.unprovenMailbox.burst - LEFT_FOR_ORDERS
const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const release = () => releaseHeldMails(shop.connection.db)

async function kindsOf(recipient: string, state: 'due' | 'held'): Promise<string[]> {
  const { rows } = await query(
    `select kind from mails where recipient = $1 and is_held = $2 and failed_at is null order by id`,
    [recipient, state === 'held'],
  )
  return rows.map(({ kind }) => kind)
}

async function askTimes(count: number): Promise<void> {
  for (let time = 0; time < count; time++) await askForQuote(shop, { email: EMAIL })
}

async function orderTimes(count: number): Promise<void> {
  for (let time = 0; time < count; time++) await buyNow(openBrowser(shop), part, 1, { email: EMAIL })
}

/** Like an order with online payment. */
async function remindOfOrder(): Promise<void> {
  const { rows } = await query('select max(id) as order_id from orders')
  const reminder = { recipient: EMAIL, lang: DEFAULT_LANG, kind: 'order_reminder', fields: rows[0] }
  await queueMail(shop.connection.db, { ...reminder, afterSeconds: LIMITS.payReminderSeconds })
}

/** Lets an hour pass for the allowance. */
const anHourPasses = () => query(`update allowances set full_at = full_at - interval '1 hour'`)

describe('an unproven mailbox', () => {
  test('gets a few mails of all kinds together, while every action still succeeds', async () => {
    await shop.call()(register, registration({ email: EMAIL }))
    await shop.call()(forgotPassword, { email: EMAIL })
    await shop.call()(resendLink, { email: EMAIL, type: 'activation' })
    await shop.call()(subscribe, { email: EMAIL })
    await askTimes(FEW)
    expect(await kindsOf(EMAIL, 'due')).toHaveLength(FEW)
    expect(await kindsOf(EMAIL, 'held')).toHaveLength(4)
    expect((await query('select from rfqs')).rowCount).toBe(FEW)
  })

  test('filled up by others still gets the mails of two new orders at once', async () => {
    await askTimes(FEW + 1)
    await orderTimes(3)
    expect((await query('select from orders')).rowCount).toBe(3)
    expect((await kindsOf(EMAIL, 'due')).slice(FEW)).toEqual(['order_placed', 'order_placed'])
    expect(await kindsOf(EMAIL, 'held')).toEqual(['rfq_buyer', 'order_placed'])
  })

  test('delays no mail to the sales desk', async () => {
    await askTimes(FEW + 3)
    await buyNow(openBrowser(shop), part, 1, { email: EMAIL })
    const { rows } = await query(`select kind from mails where kind like '%sales' or kind like '%staff%'`)
    expect(rows).toHaveLength(FEW + 4)
    expect((await query('select from mails where is_held and recipient <> $1', [EMAIL])).rowCount).toBe(0)
  })

  test('is the same mailbox in any spelling', async () => {
    await askTimes(FEW)
    await askForQuote(shop, { email: 'Victim@EXAMPLE.com' })
    expect(await kindsOf(EMAIL, 'held')).toHaveLength(1)
  })

  test('gets the rest later, one per hour', async () => {
    await askTimes(FEW + 2)
    await release()
    expect(await kindsOf(EMAIL, 'held')).toHaveLength(2)
    await anHourPasses()
    await release()
    await release()
    expect(await kindsOf(EMAIL, 'held')).toHaveLength(1)
    await anHourPasses()
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual([])
    expect(await kindsOf(EMAIL, 'due')).toHaveLength(FEW + 2)
  })

  test('gets an order confirmation before mails that others requested in its name', async () => {
    await askTimes(FEW + 2)
    await orderTimes(3)
    await anHourPasses()
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual(['rfq_buyer', 'rfq_buyer'])
  })

  test('gets one mail per hour of all kinds, also with endless new orders', async () => {
    await askTimes(FEW + 6)
    await orderTimes(LEFT_FOR_ORDERS)
    const HOURS = 4
    for (let hour = 0; hour < HOURS; hour++) {
      await anHourPasses()
      await release()
      await orderTimes(1)
      await release()
    }
    expect(await kindsOf(EMAIL, 'due')).toHaveLength(FEW + LEFT_FOR_ORDERS + HOURS)
  })

  test('never loses the confirmation of an open order, while other mails are given up after three days', async () => {
    await askTimes(FEW + 1)
    await orderTimes(3)
    await query(`update mails set created_at = now() - interval '4 days' where is_held`)
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual(['order_placed'])
    const { rows } = await query('select kind, last_error from mails where failed_at is not null')
    expect(rows).toEqual([{ kind: 'rfq_buyer', last_error: expect.stringContaining('unproven') }])
  })

  test('is not asked to pay for an order that was canceled while its mails were held', async () => {
    await askTimes(FEW)
    await orderTimes(LEFT_FOR_ORDERS + 1)
    await remindOfOrder()
    expect(await kindsOf(EMAIL, 'held')).toEqual(['order_placed', 'order_reminder'])
    await query(`update orders set status = 'canceled'`)
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual([])
    expect(await kindsOf(EMAIL, 'due')).toHaveLength(FEW + LEFT_FOR_ORDERS)
  })

  test('gets other mails about an order for three days after it ended unproven', async () => {
    await orderTimes(1)
    await query(
      `insert into mails (recipient, lang, kind, fields, is_held)
       select $1, 'en', 'order_canceled', jsonb_build_object('order_id', id), true from orders`,
      [EMAIL],
    )
    await query(`update orders set status = 'canceled'`)
    await query('update allowances set full_at = full_at + interval $$8 hours$$')
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual(['order_canceled'])
    await query(`update mails set created_at = now() - interval '4 days' where is_held`)
    await release()
    expect(await kindsOf(EMAIL, 'held')).toEqual([])
    expect(await kindsOf(EMAIL, 'due')).toEqual(['order_placed'])
  })

  test('gets no earlier payment reminder by being proven', async () => {
    await askTimes(FEW)
    await orderTimes(1)
    await remindOfOrder()
    expect(await kindsOf(EMAIL, 'held')).toEqual(['order_reminder'])
    await query('update orders set proven_at = now()')
    await release()
    const { rows } = await query(
      `select is_held, round(extract(epoch from due_at - created_at))::int as seconds from mails
       where kind = 'order_reminder'`,
    )
    expect(rows).toEqual([{ is_held: false, seconds: LIMITS.payReminderSeconds }])
  })

  test('does not delay the mails of another one', async () => {
    await askTimes(FEW + 1)
    await askForQuote(shop, { email: 'other@example.com' })
    expect(await kindsOf('other@example.com', 'due')).toEqual(['rfq_buyer'])
  })

  test('is not flooded by concurrent requests', async () => {
    const asked = Array.from({ length: 20 }, () => askForQuote(shop, { email: EMAIL }))
    await Promise.all(asked)
    expect(await kindsOf(EMAIL, 'due')).toHaveLength(FEW)
    expect(await kindsOf(EMAIL, 'held')).toHaveLength(20 - FEW)
  })
})

describe('a mailbox is proven', () => {
  const proofs: Record<string, () => Promise<unknown>> = {
    'by the activation of its account': async () => {
      await shop.call()(register, registration({ email: EMAIL }))
      const token = await mailedToken(shop, EMAIL, 'activation')
      await shop.call()(activate, { token, password: PASSWORD })
    },
    'by confirming a subscription': async () => {
      await shop.call()(subscribe, { email: EMAIL })
      const { rows } = await query('select token from subscriptions')
      await shop.call()(confirmSubscription, { token: rows[0].token })
    },
    'by opening the link of an order’s mail': async () => {
      const { order_id, order_number } = await buyNow(openBrowser(shop), part, 1, { email: EMAIL })
      await shop.call()(getOrder, { order_number, key: await mailedOrderKey(shop, order_id) })
    },
  }

  test.each(Object.entries(proofs))(
    '%s: held mails are sent, and none are held any more',
    async (_, prove) => {
      await askTimes(FEW + 2)
      await prove()
      expect(await kindsOf(EMAIL, 'held')).not.toEqual([])
      await release()
      expect(await kindsOf(EMAIL, 'held')).toEqual([])
      await askTimes(2)
      expect(await kindsOf(EMAIL, 'held')).toEqual([])
    },
  )

  test('so an account gets every mail', async () => {
    const { token } = await becomeUser(shop, { email: EMAIL })
    for (let time = 0; time < FEW + 3; time++) await askForQuote(shop, { email: EMAIL }, { token })
    expect(await kindsOf(EMAIL, 'held')).toEqual([])
  })
})
