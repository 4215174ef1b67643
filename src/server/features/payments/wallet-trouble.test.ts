import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import {
  booksOf,
  type DueOrder,
  openWalletShop,
  orderToPay,
  tell,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { cancelOrder } from '../../../contract/shop/orders.ts'
import { captureWalletOrder, createWalletOrder } from '../../../contract/shop/payments.ts'
import { rejectPayment } from '../orders/index.ts'
import { claimPayment, requireOrder } from './claim-payment.ts'
import { resumePayments } from './resume-payments.ts'

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

const APPROVED = 'CHECKOUT.ORDER.APPROVED'
const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED'
const paid = { status: 'preparing', paid: true, capturing_payment_id: null }
const unpaid = { status: 'unpaid', paid: false, capturing_payment_id: null }

const capture = ({ call, order_id, key, paypalId }: DueOrder) =>
  call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
const resume = () => resumePayments(shop.cashier, 0)

async function expectPaidOnce({ order_id }: DueOrder) {
  const { order, payments, mails, history } = await booksOf(shop, order_id)
  expect(order).toEqual(paid)
  expect(payments.filter(({ state }) => state === 'completed')).toHaveLength(1)
  expect(mails.filter(kind => kind === 'order_preparing')).toHaveLength(1)
  expect(mails.filter(kind => kind === 'order_staff_paid')).toHaveLength(1)
  expect(history).toEqual(['unpaid by buyer', 'preparing by wallet'])
}

describe('at the same moment', () => {
  test('the browser returns and the webhook arrives, twenty times each: one payment, one mail', async () => {
    const due = await orderToPay(shop, 'RACE-1')
    shop.standIn.approve(due.paypalId)
    shop.standIn.behave({ webhooks: 'twice' })
    const { paypalId } = due
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const event = tell(shop, { kind: i % 2 ? APPROVED : COMPLETED, paypalId, id: `WH-RACE-${i >> 2}` })
        return [await capture(due), (await event).status] as const
      }),
    )
    for (const [answer, status] of answers) {
      expect(answer).toMatchObject({ status: 'preparing', payment: 'completed' })
      expect(status).toBe(200)
    }
    await shop.standIn.tellAll()
    await expectPaidOnce(due)
    expect((await booksOf(shop, due.order_id)).payments).toHaveLength(1)
  })

  test('two payments of one order are captured: one succeeds', async () => {
    const due = await orderToPay(shop, 'TWO-1')
    const { call, order_id, key } = due
    const card = await call(createWalletOrder, { order_id, key, funding: 'card' })
    shop.standIn.approve(due.paypalId)
    shop.standIn.approve(card.paypal_order_id)
    const ended = await Promise.allSettled([
      capture(due),
      capture({ ...due, paypalId: card.paypal_order_id }),
      tell(shop, { kind: APPROVED, paypalId: card.paypal_order_id }),
    ])
    expect(ended.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectPaidOnce(due)
    const { payments } = await booksOf(shop, due.order_id)
    expect(payments.map(({ state }) => state).sort()).toEqual(['completed', 'open'])
  })
})

describe('a failing wallet', () => {
  test.each(['down', 'error', 'unavailable', 'html', 'broken', 'lost'] as const)(
    '(%s) creates no payment and says so; the next attempt does',
    async kind => {
      const goodsId = await stockOne(shop, `OPEN-${kind}`, 10)
      const call = openBrowser(shop)
      const { order_id, key } = await buyNow(call, goodsId, 1, { pay_method: 'paypal' })
      shop.standIn.behave({ troubles: [{ call: 'create', kind }] })
      await expect(call(createWalletOrder, { order_id, key })).rejects.toMatchObject({
        code: 409,
        message: expect.stringContaining('We can’t reach the payment service'),
      })
      expect((await booksOf(shop, order_id)).order).toEqual(unpaid)
      expect(await call(createWalletOrder, { order_id, key })).toHaveProperty('approve_url')
      expect((await booksOf(shop, order_id)).payments).toHaveLength(1)
    },
  )

  test.each(['down', 'error', 'html', 'broken', 'lost', 'slow'] as const)(
    '(%s) during the capture: the buyer is told, the order is claimed, and the job settles it once',
    async kind => {
      const due = await orderToPay(shop, `TAKE-${kind}`)
      shop.standIn.approve(due.paypalId)
      shop.standIn.behave({ troubles: [{ call: 'capture', kind, slowMs: 3_500 }] })
      await expect(capture(due)).rejects.toMatchObject({
        code: 409,
        message: expect.stringContaining('hasn’t answered yet'),
      })
      const { order } = await booksOf(shop, due.order_id)
      expect(order).toMatchObject({ status: 'unpaid', capturing_payment_id: expect.any(Number) })
      await expect(due.call(cancelOrder, due)).rejects.toMatchObject({ code: 409 })
      await Promise.all([resume(), resume()])
      await expectPaidOnce(due)
    },
  )

  test('that stays down is retried until it responds, and the buyer may retry, too', async () => {
    const due = await orderToPay(shop, 'AWAY-1')
    shop.standIn.approve(due.paypalId)
    shop.standIn.behave({
      troubles: [
        { call: 'capture', kind: 'lost' },
        { call: 'get', kind: 'down' },
      ],
    })
    await expect(capture(due)).rejects.toMatchObject({ code: 409 })
    await resume()
    expect((await booksOf(shop, due.order_id)).payments).toMatchObject([{ state: 'capturing' }])
    expect(await capture(due)).toMatchObject({ payment: 'completed' })
    await expectPaidOnce(due)
  })

  test('revokes our token: another is requested', async () => {
    const due = await orderToPay(shop, 'TOKEN-1')
    shop.standIn.forgetTokens()
    shop.standIn.approve(due.paypalId)
    expect(await capture(due)).toMatchObject({ payment: 'completed' })
  })
})

describe('the process dies', () => {
  const claim = ({ paypalId, order_id }: DueOrder) =>
    claimPayment(shop.connection, paypalId, db => requireOrder(db, order_id))

  test('after claiming: the payment is captured once after the restart', async () => {
    const due = await orderToPay(shop, 'DIES-1')
    shop.standIn.approve(due.paypalId)
    await claim(due)
    await resume()
    await expectPaidOnce(due)
  })

  test('after capturing: the order is paid after the restart, and the mail sent once', async () => {
    const due = await orderToPay(shop, 'DIES-2')
    shop.standIn.approve(due.paypalId)
    await claim(due)
    await shop.wallet.captureOrder(due.paypalId, `capture-${due.paypalId}`)
    await Promise.all([resume(), resume(), tell(shop, { kind: COMPLETED, paypalId: due.paypalId })])
    await expectPaidOnce(due)
    await resume()
    await expectPaidOnce(due)
  })

  test('after claiming an unapproved payment: the order is free again', async () => {
    const due = await orderToPay(shop, 'DIES-3')
    await claim(due)
    await resume()
    expect(await booksOf(shop, due.order_id)).toMatchObject({ order: unpaid, payments: [{ state: 'open' }] })
  })
})

describe('a payment that does not match', () => {
  test.each([
    ['another amount', { value: '0.01', currency_code: 'USD' }],
    ['another currency', { value: '57.00', currency_code: 'EUR' }],
  ])('(%s) pays nothing, and staff are told', async (name, nextCapture) => {
    const due = await orderToPay(shop, `FIT-${name}`)
    expect(due.total).toBe(57)
    shop.standIn.approve(due.paypalId)
    shop.standIn.behave({ nextCapture })
    await expect(capture(due)).rejects.toMatchObject({
      message: expect.stringContaining('doesn’t match the order total'),
    })
    await expect(capture(due)).rejects.toMatchObject({
      message: expect.stringContaining('doesn’t match the order total'),
    })
    await tell(shop, { kind: COMPLETED, paypalId: due.paypalId })
    const books = await booksOf(shop, due.order_id)
    expect(books.order).toEqual(unpaid)
    expect(books.payments).toMatchObject([
      { state: 'mismatched', captured: `${nextCapture.value} ${nextCapture.currency_code}` },
    ])
    expect(books.mails.filter(kind => kind === 'order_staff_alert')).toHaveLength(1)
  })

  test('for a canceled or paid order is recorded, staff are told, the order stays unchanged', async () => {
    const canceled = await orderToPay(shop, 'LATE-1')
    const twice = await orderToPay(shop, 'LATE-2')
    const { call, order_id, key } = twice
    const card = await call(createWalletOrder, { order_id, key, funding: 'card' })
    shop.standIn.approve(card.paypal_order_id)
    await capture({ ...twice, paypalId: card.paypal_order_id })
    await canceled.call(cancelOrder, canceled)
    for (const { paypalId } of [canceled, twice]) {
      shop.standIn.approve(paypalId)
      // Captured in the wallet's own interface.
      await shop.wallet.captureOrder(paypalId, 'by-hand')
      expect((await tell(shop, { kind: COMPLETED, paypalId })).status).toBe(200)
    }
    const stray = { state: 'completed', captured: '57.00 USD' }
    expect(await booksOf(shop, canceled.order_id)).toMatchObject({
      order: { status: 'canceled', paid: false },
      payments: [stray],
      mails: expect.arrayContaining(['order_staff_alert']),
    })
    expect((await booksOf(shop, order_id)).payments).toMatchObject([
      stray,
      { state: 'completed', captured: '' },
    ])
    await expect(capture(twice)).rejects.toMatchObject({
      message: expect.stringContaining('no longer accept it'),
    })
  })
})

test('a pending payment that arrives after the buyer has paid with another is recorded separately, and staff are told', async () => {
  const due = await orderToPay(shop, 'BOTH-1')
  shop.standIn.approve(due.paypalId, 'pending')
  await capture(due)
  await rejectPayment(byShell(shop.connection), due.order_number)
  const { call, order_id, key } = due
  const card = await call(createWalletOrder, { order_id, key, funding: 'card' })
  shop.standIn.approve(card.paypal_order_id)
  await capture({ ...due, paypalId: card.paypal_order_id })
  shop.standIn.decide(due.paypalId, 'COMPLETED')
  await tell(shop, { kind: COMPLETED, paypalId: due.paypalId })
  const { order, payments, mails } = await booksOf(shop, order_id)
  expect(order).toEqual(paid)
  expect(payments).toMatchObject([
    { state: 'completed', captured: '57.00 USD' },
    { state: 'completed', captured: '' },
  ])
  expect(mails.filter(kind => kind === 'order_staff_alert')).toHaveLength(1)
})

describe('a webhook event', () => {
  test.each<[string, Parameters<typeof tell>[2]]>([
    ['without a signature', body => ({ body })],
    ['with one of something else', (_, headers) => ({ body: '{"id":"WH-1"}', headers })],
    ['changed by a space', (body, headers) => ({ body: ` ${body}`, headers })],
    [
      'under another number',
      (body, headers) => ({ body, headers: { ...headers, 'PAYPAL-TRANSMISSION-ID': 'x' } }),
    ],
    ['and is no JSON', (_, headers) => ({ body: '{', headers })],
    ['and closes its bracket early', (body, headers) => ({ body: `${body},"webhook_id":"x"`, headers })],
  ])('(%s) changes nothing', async (name, forge) => {
    const due = await orderToPay(shop, `FORGED-${name}`)
    shop.standIn.approve(due.paypalId)
    const answer = await tell(shop, { kind: APPROVED, paypalId: due.paypalId }, forge)
    expect(answer.status).toBe(403)
    expect(await booksOf(shop, due.order_id)).toMatchObject({ order: unpaid, payments: [{ state: 'open' }] })
  })

  test('sent too often from one address is rejected before the wallet is asked about it', async () => {
    const due = await orderToPay(shop, 'FLOOD-1')
    const { pool } = shop.connection
    await tell(shop, { kind: APPROVED, paypalId: 'NOBODYS' })
    const { rowCount } = await pool.query(
      `update allowances set full_at = now() + interval '1 day' where key like 'webhookAddress %'`,
    )
    expect(rowCount).toBe(1)
    shop.standIn.approve(due.paypalId)
    expect((await tell(shop, { kind: APPROVED, paypalId: due.paypalId })).status).toBe(429)
    expect((await booksOf(shop, due.order_id)).order).toEqual(unpaid)
    await pool.query(`delete from allowances where key like 'webhookAddress %'`)
  })

  test('sent twice with one id counts once; events of other payments are ignored', async () => {
    const due = await orderToPay(shop, 'REPLAY-1')
    const event = { kind: COMPLETED, paypalId: due.paypalId, id: 'WH-REPLAY' }
    shop.standIn.approve(due.paypalId)
    await capture(due)
    for (let times = 0; times < 3; times++) expect((await tell(shop, event)).status).toBe(200)
    const { rows } = await shop.connection.pool.query("select kind from wallet_events where id = 'WH-REPLAY'")
    expect(rows).toEqual([{ kind: COMPLETED }])
    await expectPaidOnce(due)
    expect((await tell(shop, { kind: COMPLETED, paypalId: 'NOBODYS' })).status).toBe(200)
  })

  test('is requested again later when it cannot be verified', async () => {
    const due = await orderToPay(shop, 'LATER-1')
    shop.standIn.approve(due.paypalId)
    shop.standIn.behave({ troubles: [{ call: 'verify', kind: 'down' }] })
    const event = { kind: APPROVED, paypalId: due.paypalId, id: 'WH-LATER' }
    expect((await tell(shop, event)).ok).toBe(false)
    expect((await booksOf(shop, due.order_id)).order).toEqual(unpaid)
    expect((await tell(shop, event)).ok).toBe(true)
    await expectPaidOnce(due)
  })
})
