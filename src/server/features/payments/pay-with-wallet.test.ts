import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import {
  booksOf,
  type DueOrder,
  openWalletShop,
  orderToPay,
  tell,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { cancelOrder, getOrder } from '../../../contract/shop/orders.ts'
import {
  captureWalletOrder,
  createWalletOrder,
  getWalletToken,
  listPayMethods,
  reportTransfer,
} from '../../../contract/shop/payments.ts'
import { setSetting, unsetSetting } from '../site/index.ts'
import { bookRefund } from './book-refund.ts'

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

const APPROVED = 'CHECKOUT.ORDER.APPROVED'
const paid = { status: 'preparing', paid: true, capturing_payment_id: null }
const unpaid = { status: 'unpaid', paid: false, capturing_payment_id: null }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function capture({ call, order_id, key, paypalId }: DueOrder) {
  return call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
}

describe('a buyer with a wallet', () => {
  test('approves on its page, comes back and has paid; repeated calls return the same', async () => {
    const due = await orderToPay(shop, 'PAY-1')
    shop.standIn.approve(due.paypalId)
    const answer = { order_number: due.order_number, status: 'preparing', payment: 'completed' }
    expect(await capture(due)).toEqual(answer)
    expect(await capture(due)).toEqual(answer)
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({ order: paid, payments: [{ state: 'completed', captured: '' }] })
    expect(books.history).toEqual(['unpaid by buyer', 'preparing by wallet'])
    const atOnce = ['order_placed', 'order_staff_placed']
    expect(books.mails).toEqual([...atOnce, 'order_reminder', 'order_preparing', 'order_staff_paid'])
    const { rows: waiting } = await shop.connection.pool.query(
      `select kind from mails where due_at between now() + interval '15 minutes' and now() + interval '30 minutes'`,
    )
    expect(waiting).toEqual([{ kind: 'order_reminder' }])
    const detail = await due.call(getOrder, { order_number: due.order_number, key: due.key })
    expect(detail.pay_time).not.toBeNull()
  })

  test("sees the order's amount on a page marked as a test, and returns in the same language", async () => {
    const goodsId = await stockOne(shop, 'PAGE-1', 10)
    const placed = await buyNow(openBrowser(shop), goodsId, 10, { pay_method: 'card' })
    const opened = await openBrowser(shop, 'de')(createWalletOrder, {
      order_id: placed.order_id,
      key: placed.key,
      funding: 'card',
    })
    const page = await (await fetch(opened.approve_url)).text()
    for (const words of ['This is a test', 'Pay by card', placed.total.toFixed(2), placed.order_number])
      expect(page).toContain(words)
    const choose = (choice: string) =>
      fetch(new URL('/checkoutnow', opened.approve_url), {
        method: 'POST',
        body: new URLSearchParams({ token: opened.paypal_order_id, choice }),
        redirect: 'manual',
      })
    const back = `http://shop.test/de/pay/payment?order=${placed.order_number}&key=${placed.key}`
    const canceled = (await choose('cancel')).headers.get('location')
    expect(canceled).toBe(`${back}&canceled=1&token=${opened.paypal_order_id}`)
    expect((await choose('pay')).headers.get('location')).toContain(
      `${back}&token=${opened.paypal_order_id}&PayerID=`,
    )
  })

  test('gets the same payment when asking twice, and a separate one for a card', async () => {
    const due = await orderToPay(shop, 'SAME-1')
    const { call, order_id, key } = due
    const again = await Promise.all(
      Array.from({ length: 5 }, () => call(createWalletOrder, { order_id, key, funding: 'paypal' })),
    )
    expect(new Set(again.map(({ paypal_order_id }) => paypal_order_id))).toEqual(new Set([due.paypalId]))
    const card = await call(createWalletOrder, { order_id, key, funding: 'card' })
    expect(card.paypal_order_id).not.toBe(due.paypalId)
  })

  test('an unapproved payment or a declined card pays nothing, and the buyer may try again', async () => {
    const due = await orderToPay(shop, 'DECLINE-1')
    await expect(capture(due)).rejects.toMatchObject({ code: 409 })
    expect(await booksOf(shop, due.order_id)).toMatchObject({ order: unpaid, payments: [{ state: 'open' }] })
    shop.standIn.approve(due.paypalId, 'decline')
    await expect(capture(due)).rejects.toMatchObject({ message: expect.stringContaining('declined') })
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'declined' }],
    })
    const { order_id, key, call } = due
    const second = await call(createWalletOrder, { order_id, key, funding: 'paypal' })
    expect(second.paypal_order_id).not.toBe(due.paypalId)
    shop.standIn.approve(second.paypal_order_id)
    expect(await capture({ ...due, paypalId: second.paypal_order_id })).toMatchObject({
      payment: 'completed',
    })
  })

  test('closes the browser after approval: the webhook arrives, and the order is paid', async () => {
    shop.standIn.behave({ webhooks: 'twice' })
    const due = await orderToPay(shop, 'CLOSED-1')
    shop.standIn.approve(due.paypalId)
    await shop.standIn.tellAll()
    const books = await booksOf(shop, due.order_id)
    expect(books.order).toEqual(paid)
    expect(books.mails.filter(kind => kind === 'order_preparing')).toHaveLength(1)
  })

  test('whose payment is under review: staff confirm, also when the money has arrived', async () => {
    const due = await orderToPay(shop, 'PENDING-1')
    shop.standIn.approve(due.paypalId, 'pending')
    expect(await capture(due)).toMatchObject({ status: 'confirming', payment: 'pending' })
    expect(await capture(due)).toMatchObject({ status: 'confirming', payment: 'pending' })
    expect(await holdOf(due.order_id)).toEqual({ hours: null, is_proven: true })
    shop.standIn.behave({ webhooks: 'sent' })
    shop.standIn.decide(due.paypalId, 'COMPLETED')
    await shop.standIn.tellAll()
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({
      order: { status: 'confirming' },
      payments: [{ state: 'completed', captured: '' }],
    })
    expect(books.mails.slice(3)).toEqual(['order_confirming', 'order_staff_pending', 'order_staff_alert'])
    expect(await holdOf(due.order_id)).toEqual({ hours: null, is_proven: true })
  })

  test('whose pending payment is denied in the end: staff are told, the order waits for them', async () => {
    const due = await orderToPay(shop, 'DENIED-1')
    shop.standIn.approve(due.paypalId, 'pending')
    await capture(due)
    shop.standIn.behave({ webhooks: 'sent' })
    shop.standIn.decide(due.paypalId, 'DECLINED')
    await shop.standIn.tellAll()
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({ order: { status: 'confirming' }, payments: [{ state: 'declined' }] })
    expect(books.mails).toContain('order_staff_alert')
    expect(await holdOf(due.order_id)).toEqual({ hours: 240, is_proven: true })
  })
})

/** How long the order waits for payment from now on; null: no automatic cancellation. */
async function holdOf(orderId: number) {
  const { rows } = await shop.connection.pool.query(
    `select round(extract(epoch from pay_by - now()) / 3600)::integer as hours, proven_at is not null as is_proven
     from orders where id = $1`,
    [orderId],
  )
  return rows[0]
}

describe('access', () => {
  test("to another buyer's order is denied: a wrong key answers 403, no key 404", async () => {
    const mine = await orderToPay(shop, 'MINE-1')
    const other = await orderToPay(shop, 'OTHER-1')
    shop.standIn.approve(mine.paypalId)
    await expect(capture({ ...mine, key: other.key })).rejects.toMatchObject({ code: 403 })
    await expect(
      mine.call(captureWalletOrder, { order_id: mine.order_id, paypal_order_id: mine.paypalId }),
    ).rejects.toMatchObject({ code: 404 })
    // A payment of another order, with access to one's own.
    await expect(capture({ ...other, paypalId: mine.paypalId })).rejects.toMatchObject({ code: 404 })
    await expect(
      mine.call(createWalletOrder, { order_id: mine.order_id, key: other.key }),
    ).rejects.toMatchObject({ code: 403 })
    expect(await booksOf(shop, mine.order_id)).toMatchObject({ order: unpaid, payments: [{ state: 'open' }] })
  })

  test('to pay for a canceled order, or to cancel one with a payment in progress, is denied', async () => {
    const due = await orderToPay(shop, 'CANCELED-1')
    const { call, order_id, key } = due
    shop.standIn.approve(due.paypalId)
    await call(cancelOrder, { order_id, key })
    await expect(capture(due)).rejects.toMatchObject({ code: 409 })
    await expect(call(createWalletOrder, { order_id, key })).rejects.toMatchObject({ code: 409 })
    expect((await tell(shop, { kind: APPROVED, paypalId: due.paypalId })).status).toBe(200)
    expect(await booksOf(shop, order_id)).toMatchObject({
      order: { status: 'canceled', paid: false },
      payments: [{ state: 'open', capture_id: null }],
    })
    expect(await stockOf(shop, due.goodsId)).toBe(100)

    const held = await orderToPay(shop, 'HELD-1')
    shop.standIn.approve(held.paypalId)
    shop.standIn.behave({ troubles: [{ call: 'capture', kind: 'slow', slowMs: 300 }] })
    const capturing = capture(held)
    await expect.poll(async () => (await booksOf(shop, held.order_id)).payments[0]?.state).toBe('capturing')
    const refused = { code: 409, message: expect.stringContaining('being processed') }
    const asked = { order_id: held.order_id, key: held.key }
    await expect(held.call(cancelOrder, asked)).rejects.toMatchObject(refused)
    const transfer = { payer_name: 'Purchasing', amount: held.total, transfer_date: '2025-11-14' }
    await expect(held.call(reportTransfer, { ...asked, ...transfer })).rejects.toMatchObject(refused)
    expect(await capturing).toMatchObject({ payment: 'completed' })
  })
})

describe('a payment created before a part was paid by bank', () => {
  const byBank = async ({ order_id }: DueOrder, kind: 'receipt' | 'refund') =>
    shop.connection.pool.query('insert into receipts (order_id, kind, amount) values ($1, $2, 20)', [
      order_id,
      kind,
    ])
  const declined = { code: 409, message: expect.stringContaining('declined') }

  test('captures nothing, however its approval is reported, and the next one asks for the rest', async () => {
    const due = await orderToPay(shop, 'PARTLY-1')
    shop.standIn.approve(due.paypalId)
    await byBank(due, 'receipt')
    expect((await tell(shop, { kind: APPROVED, paypalId: due.paypalId })).status).toBe(200)
    await expect(capture(due)).rejects.toMatchObject(declined)
    expect((await shop.wallet.getOrder(due.paypalId)).captures).toEqual([])
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: unpaid,
      payments: [{ state: 'declined' }],
    })
    const { paypal_order_id } = await due.call(createWalletOrder, { order_id: due.order_id, key: due.key })
    shop.standIn.approve(paypal_order_id)
    expect(await capture({ ...due, paypalId: paypal_order_id })).toMatchObject({ payment: 'completed' })
    const [taken] = (await shop.wallet.getOrder(paypal_order_id)).captures
    expect(Number(taken?.amount.value)).toBe(due.total - 20)
    expect(await booksOf(shop, due.order_id)).toMatchObject({ order: paid })
  })

  test('or refunded by bank: the rest alone does not pay the order', async () => {
    const due = await orderToPay(shop, 'PARTLY-2')
    await byBank(due, 'receipt')
    const rest = await due.call(createWalletOrder, { order_id: due.order_id, key: due.key })
    await byBank(due, 'refund')
    shop.standIn.approve(rest.paypal_order_id)
    await expect(capture({ ...due, paypalId: rest.paypal_order_id })).rejects.toMatchObject(declined)
    shop.standIn.approve(due.paypalId)
    expect(await capture(due)).toMatchObject({ payment: 'completed' })
  })

  test('cannot be refunded by bank while the wallet captures the rest', async () => {
    const due = await orderToPay(shop, 'PARTLY-3')
    await byBank(due, 'receipt')
    const { paypal_order_id } = await due.call(createWalletOrder, { order_id: due.order_id, key: due.key })
    shop.standIn.approve(paypal_order_id)
    shop.standIn.behave({ troubles: [{ call: 'capture', kind: 'slow', slowMs: 300 }] })
    const capturing = capture({ ...due, paypalId: paypal_order_id })
    await expect.poll(async () => (await booksOf(shop, due.order_id)).payments[1]?.state).toBe('capturing')
    expect(await bookRefund(byShell(shop.connection), due.order_number)).toMatchObject({ outcome: 'busy' })
    expect(await capturing).toMatchObject({ payment: 'completed' })
  })
})

describe('a bank transfer', () => {
  test.each([
    ['transfer_date', '0000-01-01'],
    ['transfer_date', '1999-12-31'],
    ['transfer_date', '9999-12-31'],
    ['transfer_date', inDays(3)],
    ['amount', 0],
    ['amount', 0.004],
  ])('with the %s %s is rejected, and the buyer is told why', async (field, value) => {
    const call = openBrowser(shop)
    const goodsId = await stockOne(shop, `BANK-${field}-${value}`, 1)
    const { order_id, key, total } = await buyNow(call, goodsId, 1)
    const report = { order_id, key, payer_name: 'Purchasing', amount: total, transfer_date: inDays(1) }
    const answer = await shop.request('/api/pay/bank/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...report, [field]: value }),
    })
    expect(await answer.json()).toMatchObject({
      code: 400,
      data: { errors: { [field]: expect.stringMatching(/transfer/) } },
    })
    expect((await booksOf(shop, order_id)).order).toEqual(unpaid)
    expect(await call(reportTransfer, report)).toMatchObject({ status: 'confirming' })
  })

  test('is rejected if the shop accepts none, except for an order with that payment method', async () => {
    const { pool } = shop.connection
    const due = await orderToPay(shop, 'BANK-0')
    const call = openBrowser(shop)
    const early = await buyNow(call, await stockOne(shop, 'BANK-00', 1), 1)
    await setSetting({ pool }, 'pay_methods', 'paypal,card')
    const report = { payer_name: 'Purchasing', amount: due.total, transfer_date: '2025-11-14' }
    await expect
      .poll(() => call(listPayMethods))
      .toContainEqual(expect.objectContaining({ id: 'bank', enabled: false }))
    await expect(
      due.call(reportTransfer, { ...report, order_id: due.order_id, key: due.key }),
    ).rejects.toMatchObject({ code: 409, message: expect.stringContaining('Bank transfer') })
    expect((await booksOf(shop, due.order_id)).order).toEqual(unpaid)
    expect(await call(reportTransfer, { ...report, order_id: early.order_id, key: early.key })).toMatchObject(
      { status: 'confirming' },
    )
    await unsetSetting({ pool }, 'pay_methods')
  })

  test('is reported once, also for an order with wallet payment', async () => {
    const due = await orderToPay(shop, 'BANK-1')
    const report = {
      order_id: due.order_id,
      key: due.key,
      payer_name: 'Purchasing',
      amount: due.total,
      transfer_date: '2025-11-14',
      remark: 'two transfers',
    }
    expect(await due.call(reportTransfer, report)).toEqual({
      order_number: due.order_number,
      status: 'confirming',
    })
    await expect(due.call(reportTransfer, report)).rejects.toMatchObject({ code: 409 })
    const { rows } = await shop.connection.pool.query(
      'select payer_name, amount, transfer_date::text, remark from transfer_reports where order_id = $1',
      [due.order_id],
    )
    expect(rows).toEqual([
      {
        payer_name: 'Purchasing',
        amount: due.total.toFixed(2),
        transfer_date: '2025-11-14',
        remark: 'two transfers',
      },
    ])
    expect((await booksOf(shop, due.order_id)).mails).toContain('order_staff_transfer')
    // A transfer is on its way, so no second payment is captured.
    shop.standIn.approve(due.paypalId)
    await expect(capture(due)).rejects.toMatchObject({ code: 409 })
    expect((await booksOf(shop, due.order_id)).payments).toMatchObject([{ state: 'open', capture_id: null }])
  })
})

test("the wallet's buttons get their token, and both payment methods are enabled", async () => {
  expect(await shop.call()(getWalletToken)).toEqual({
    client_id: shop.standIn.keys.clientId,
    client_token: expect.stringMatching(/^\w{20,}$/),
  })
  const methods = await shop.call()(listPayMethods)
  expect(methods).toMatchObject([
    { id: 'paypal', enabled: true },
    { id: 'card', enabled: true },
    { id: 'bank' },
  ])
})
