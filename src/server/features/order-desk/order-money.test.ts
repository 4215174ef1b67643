import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import {
  type DueOrder,
  openWalletShop,
  orderToPay,
  tell,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { captureWalletOrder, createWalletOrder } from '../../../contract/shop/payments.ts'
import { eraseUser } from '../account/index.ts'
import { orderMails } from '../orders/index.ts'
import { bookRefund } from '../payments/index.ts'
import { PERSONAL_DATA } from '../personal-data/index.ts'
import { setSetting } from '../site/index.ts'

let shop: WalletShop
let owner: DeskBrowser
beforeAll(async () => {
  shop = await openWalletShop()
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

let parts = 0
/** 10 pieces for 15 USD, and 42 for the freight: 57 in all. 90 pieces stay in stock. */
async function place() {
  const part = await stockOne(shop, `MONEY-${++parts}`, 100)
  return { part, ...(await buyNow(openBrowser(shop), part, 10)) }
}

const actsOn = async ({ order_id }: { order_id: number }) =>
  (
    await shop.connection.pool.query(
      `select act, who, changes from audit where subject_kind = 'order' and subject_id = $1 and act <> 'order.place' order by id`,
      [String(order_id)],
    )
  ).rows

describe('the stock of a canceled order', () => {
  async function cancelWithStock(stock: number) {
    const placed = await place()
    await owner.call(desk.cancelDeskOrder, placed)
    await shop.connection.pool.query('update parts set stock = $1 where id = $2', [stock, placed.part])
    return placed
  }
  const isWaiting = async () => {
    const { rows } = await shop.connection.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length > 0
  }
  const reopen = ({ order_number }: { order_number: string }) =>
    owner.call(desk.reopenOrder, { order_number })
  const pay = ({ order_number }: { order_number: string }) =>
    owner.call(desk.recordPayment, { order_number, amount: 57 })

  test.each([
    ['reopened', reopen],
    ['paid late', pay],
  ])('is taken if pieces come back while it is %s', async (_, act) => {
    const placed = await cancelWithStock(5)
    const client = await shop.connection.pool.connect()
    await client.query('begin')
    await client.query('update parts set stock = stock + 10 where id = $1', [placed.part])
    const acted = act(placed)
    await expect.poll(isWaiting).toBe(true)
    await client.query('commit')
    client.release()
    await acted
    expect(await stockOf(shop, placed.part)).toBe(5)
  })

  test('is taken for all lines of a part together, or for none', async () => {
    const placed = await cancelWithStock(15)
    await shop.connection.pool.query(
      `insert into order_lines select (jsonb_populate_record(order_lines, '{"position": 1}')).*
       from order_lines where order_id = $1`,
      [placed.order_id],
    )
    await expect(reopen(placed)).rejects.toMatchObject({
      reason: 'desk_errors.stock_short',
      details: { data: { lines: [{ position: 1, ordered: 10, in_stock: 5 }] } },
    })
    expect(await stockOf(shop, placed.part)).toBe(15)
    await shop.connection.pool.query('update parts set stock = 25 where id = $1', [placed.part])
    await reopen(placed)
    expect(await stockOf(shop, placed.part)).toBe(5)
  })
})

describe('money that did not pay the order', () => {
  /** The wallet took 40 instead of 57, and the order was paid by bank afterwards. */
  async function payTwice() {
    const due = await orderToPay(shop, `MONEY-${++parts}`)
    const { order_id, key, order_number, paypalId: paypal_order_id } = due
    shop.standIn.approve(paypal_order_id)
    shop.standIn.behave({ nextCapture: { value: '40.00', currency_code: 'USD' } })
    await expect(due.call(captureWalletOrder, { order_id, key, paypal_order_id })).rejects.toThrow()
    const { order } = await owner.call(desk.recordPayment, { order_number, amount: 57 })
    return { ...due, order }
  }
  const refund = ({ order_number }: { order_number: string }, request: object) =>
    owner.call(desk.refundDeskOrder, { order_number, reason: 'Paid twice', ...request })
  const captureOf = async ({ paypalId }: { paypalId: string }) =>
    (await shop.wallet.getOrder(paypalId)).captures[0]?.status

  test('is returned by an act of its own, and the order stays paid', async () => {
    const paid = await payTwice()
    expect(paid.order.money).toMatchObject({ refundable: 57, payments: [{ stray: '40.00 USD' }] })
    expect(paid.order.acts).toEqual(expect.arrayContaining(['refund', 'refund_stray']))
    const { order } = await refund(paid, { stray: true })
    expect(await captureOf(paid)).toBe('REFUNDED')
    expect(order).toMatchObject({ status: 'preparing', flags: [], money: { refundable: 57, refunds: [] } })
    expect(order.money?.payments).toMatchObject([{ state: 'refunded', stray: '' }])
    expect(order.acts).not.toContain('refund_stray')
    await expect(refund(paid, { stray: true })).rejects.toMatchObject({ reason: 'desk_errors.nothing_left' })
  })

  test('stays when the order itself is refunded', async () => {
    const paid = await payTwice()
    const { order } = await refund(paid, {})
    expect(order).toMatchObject({ status: 'refunded', flags: ['refund_due', 'stray_payment'] })
    expect(await captureOf(paid)).toBe('COMPLETED')
  })
})

test.each([0, -1, 1e-9, 0.009, 0.015, 1e12])('an amount of %s USD is not booked', async amount => {
  const { order_number } = await buyNow(openBrowser(shop), await stockOne(shop, `ODD-${amount}`, 100), 10)
  const { rows: before } = await shop.connection.pool.query('select from receipts')
  const headers = { 'Content-Type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify({ amount }) }
  expect((await owner.send(`/desk/api/orders/${order_number}/payments`, sent)).status).toBe(400)
  const { rows: after } = await shop.connection.pool.query('select from receipts')
  expect(after.length).toBe(before.length)
})

describe('the wallet’s answer to a refund', () => {
  async function placeWallet() {
    const due = await orderToPay(shop, `MONEY-${++parts}`)
    const { order_id, key, paypalId: paypal_order_id } = due
    shop.standIn.approve(paypal_order_id)
    await due.call(captureWalletOrder, { order_id, key, paypal_order_id })
    return due
  }
  const refund = ({ order_number }: { order_number: string }) =>
    owner.call(desk.refundDeskOrder, { order_number, reason: 'Late' })

  test('has an audit entry with status and stock, and a revision of its own', async () => {
    const paid = await placeWallet()
    const { order } = await refund(paid)
    const acts = await actsOn(paid)
    expect(acts).toMatchObject([
      { act: 'order.pay', who: 'wallet' },
      { act: 'order.refund', who: 'The owner', changes: { refund: [null, 57], pieces: [null, 10] } },
      {
        ...{ act: 'order.refund_done', who: 'wallet' },
        changes: { refunded: [null, 57], status: ['preparing', 'refunded'], restocked: [null, 10] },
      },
    ])
    expect(acts[1]?.changes).not.toHaveProperty('restocked')
    expect(order.rev).toBe(acts.length)
  })

  test('also if it refuses', async () => {
    const paid = await placeWallet()
    shop.standIn.decide(paid.paypalId, 'DECLINED')
    const { outcome, order } = await refund(paid)
    expect(outcome).toBe('refused')
    const acts = await actsOn(paid)
    expect(acts.at(-1)).toMatchObject({ act: 'order.refund_refused', changes: { refund: [57, null] } })
    expect(order.rev).toBe(acts.length)
  })

  test('and so have payments that it declines or that do not match', async () => {
    const [declined, wrong] = [
      await orderToPay(shop, `MONEY-${++parts}`),
      await orderToPay(shop, `MONEY-${++parts}`),
    ]
    const capture = ({ call, order_id, key, paypalId: paypal_order_id }: DueOrder) =>
      expect(call(captureWalletOrder, { order_id, key, paypal_order_id })).rejects.toThrow()
    shop.standIn.approve(declined.paypalId, 'decline')
    await capture(declined)
    expect(await actsOn(declined)).toMatchObject([{ act: 'order.pay_declined', who: 'wallet' }])
    shop.standIn.approve(wrong.paypalId)
    shop.standIn.behave({ nextCapture: { value: '1.00', currency_code: 'USD' } })
    await capture(wrong)
    expect(await actsOn(wrong)).toMatchObject([
      { act: 'order.pay_stray', changes: { received: [null, '1.00 USD'] } },
    ])
  })
})

describe('a refund of the last pieces', () => {
  const refund = ({ order_number }: { order_number: string }, request: object) =>
    owner.call(desk.refundDeskOrder, { order_number, reason: 'Broken reel', ...request })
  async function placePaid() {
    const placed = await place()
    await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: 57 })
    return placed
  }

  test('ends an order of which nothing has left; its freight can still be refunded', async () => {
    const placed = await placePaid()
    const { order } = await refund(placed, { lines: [{ position: 0, quantity: 10 }] })
    expect(order).toMatchObject({ status: 'refunded', money: { refund_due: 15, refundable: 42 } })
    expect(order.acts).toContain('refund')
    expect(order.mails.map(({ kind }) => kind)).toContain('order_part_refunded')
    expect(order.mails.map(({ kind }) => kind)).not.toContain('order_refunded')
    expect(await stockOf(shop, placed.part)).toBe(100)
    const rest = await refund(placed, {})
    expect(rest.order).toMatchObject({ status: 'refunded', money: { refund_due: 57, refundable: 0 } })
    expect(await stockOf(shop, placed.part)).toBe(100)
  })

  test('completes an order whose shipments are all delivered', async () => {
    const placed = await placePaid()
    const { order_number } = placed
    const lines = [{ position: 0, quantity: 7 }]
    const { shipments } = await owner.call(desk.shipOrder, {
      ...{ order_number, lines, carrier: 'UPS', tracking: '1' },
    })
    await owner.call(desk.deliverShipment, { order_number, id: shipments[0]?.id ?? 0 })
    const { order } = await refund(placed, { lines: [{ position: 0, quantity: 3 }] })
    expect(order.status).toBe('received')
    expect((await actsOn(placed)).at(-1)?.changes).toMatchObject({ status: ['preparing', 'received'] })
  })

  test('may name a line several times', async () => {
    const placed = await placePaid()
    const line = { position: 0, quantity: 1 }
    const { order } = await refund(placed, { lines: [line, { ...line, restock: true }, line] })
    expect(order.money?.refunds).toMatchObject([{ lines: [{ position: 0, quantity: 3, restock: true }] }])
  })

  test('takes no pieces of an order that is not paid in full, but all its money', async () => {
    const placed = await place()
    const { order_number } = placed
    const { order } = await owner.call(desk.recordPayment, { order_number, amount: 40 })
    expect(order).toMatchObject({ status: 'unpaid', lines: [{ refundable: 0 }], money: { refundable: 40 } })
    const { order: returned } = await refund(placed, { amount: 40 })
    expect(returned.money).toMatchObject({ refund_due: 40, refundable: 0 })
  })
})

describe('a payment that the wallet completes after its review', () => {
  /** 17 by bank, and the wallet reviews the other 40. */
  async function payInTwoWays() {
    const part = await stockOne(shop, `MONEY-${++parts}`, 100)
    const call = openBrowser(shop)
    const placed = await buyNow(call, part, 10, { pay_method: 'paypal' })
    const { order_id, key, order_number } = placed
    await owner.call(desk.recordPayment, { order_number, amount: 17 })
    const { paypal_order_id: paypalId } = await call(createWalletOrder, { order_id, key, funding: 'paypal' })
    shop.standIn.approve(paypalId, 'pending')
    await call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
    await owner.call(desk.rejectReport, { order_number })
    return { ...placed, paypalId }
  }
  const complete = async (paypalId: string) => {
    shop.standIn.decide(paypalId, 'COMPLETED')
    await tell(shop, { kind: 'PAYMENT.CAPTURE.COMPLETED', paypalId })
  }
  const show = ({ order_number }: { order_number: string }) => owner.call(desk.getDeskOrder, { order_number })

  test('pays the order together with the money by bank, which is not sent back meanwhile', async () => {
    const placed = await payInTwoWays()
    const sent = await bookRefund(asShell(shop), placed.order_number)
    expect(sent.outcome).toBe('busy')
    await complete(placed.paypalId)
    expect(await show(placed)).toMatchObject({ status: 'preparing', money: { received: 57 } })
  })

  test('leaves the order unpaid while something is missing', async () => {
    const placed = await payInTwoWays()
    await shop.connection.pool.query(
      `insert into refunds (order_id, amount, method, state, who) values ($1, 17, 'bank', 'due', 'shell')`,
      [placed.order_id],
    )
    await complete(placed.paypalId)
    expect(await show(placed)).toMatchObject({ status: 'unpaid', money: { received: 57, missing: 17 } })
    expect((await actsOn(placed)).at(-1)).toMatchObject({
      ...{ act: 'order.pay', who: 'wallet' },
      changes: { received: [null, 40], missing: [null, 17] },
    })
  })
})

test('buyers return from the wallet to the public URL, regardless of the settings', async () => {
  await setSetting(shop.connection, 'website_home', 'https://elsewhere.test')
  const due = await orderToPay(shop, `MONEY-${++parts}`)
  shop.standIn.approve(due.paypalId)
  const page = await (await fetch(due.approveUrl)).text()
  expect(page).toContain('href="http://shop.test/')
  expect(page).not.toContain('elsewhere.test')
})

describe('mails about money', () => {
  const compose = async (kind: string, { order_id }: { order_id: number }) =>
    plainText(await composeMail(shop, orderMails, { kind, fields: { order_id } }))

  test.each(['order_unpaid', 'order_reminder'])('%s asks for the missing amount', async kind => {
    const placed = await place()
    await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: 17 })
    const text = await compose(kind, placed)
    expect(text).toContain('40.00')
    expect(text).not.toContain('57.00')
  })

  test('do not ask for the rest of a canceled order', async () => {
    const placed = await place()
    const { order_number } = placed
    await owner.call(desk.cancelDeskOrder, { order_number })
    const late = await owner.call(desk.recordPayment, { order_number, amount: 17, mail_buyer: true })
    expect(late.outcome).toBe('missing')
    expect(late.order.mails.map(({ kind }) => kind)).not.toContain('order_part_paid')
  })
})

describe('erasing a person', () => {
  const erase = (order: desk.DeskOrder) => eraseUser(asShell(shop), order.buyer.email ?? '', PERSONAL_DATA)

  test('keeps a canceled order until its late money was sent back', async () => {
    const placed = await place()
    const { order_number } = placed
    await owner.call(desk.cancelDeskOrder, placed)
    await shop.connection.pool.query('update parts set stock = 0 where id = $1', [placed.part])
    const late = await owner.call(desk.recordPayment, { order_number, amount: 57, payer: 'Example Devices' })
    const show = () => owner.call(desk.getDeskOrder, { order_number })
    expect(await erase(late.order)).toMatchObject({ orders: 0 })
    const { order } = await owner.call(desk.refundDeskOrder, { order_number, reason: 'Sold out' })
    expect(await erase(late.order)).toMatchObject({ orders: 0 })
    const kept = { buyer: late.order.buyer, money: { ledger: [{ payer: 'Example Devices' }] } }
    expect(await show()).toMatchObject(kept)
    await owner.call(desk.bookRefundSent, { order_number, id: order.money?.refunds[0]?.id ?? 0 })
    expect(await erase(late.order)).toMatchObject({ orders: 1 })
    expect(await show()).toMatchObject({ buyer: { email: '' }, money: { ledger: [{ payer: '' }, {}] } })
  })
})
