import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { stockOf } from '../../../../tests/harness/buyers.ts'
import {
  booksOf,
  type DueOrder,
  openWalletShop,
  orderToPay,
  tell,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { cancelOrder, receiveOrder } from '../../../contract/shop/orders.ts'
import { captureWalletOrder, reportTransfer } from '../../../contract/shop/payments.ts'
import { rejectPayment, runClocks, shipOrder } from '../orders/index.ts'
import { bookTransfer } from './book-transfer.ts'
import { refundOrder } from './refund-order.ts'
import { resumePayments } from './resume-payments.ts'

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

async function paidOrder(partNumber: string): Promise<DueOrder> {
  const due = await orderToPay(shop, partNumber)
  shop.standIn.approve(due.paypalId)
  await due.call(captureWalletOrder, { order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId })
  return due
}

/** A payment for an order that was canceled before. */
async function strayMoney(partNumber: string): Promise<DueOrder> {
  const due = await orderToPay(shop, partNumber)
  await due.call(cancelOrder, due)
  shop.standIn.approve(due.paypalId)
  await shop.wallet.captureOrder(due.paypalId, 'by-hand')
  await tell(shop, { kind: 'PAYMENT.CAPTURE.COMPLETED', paypalId: due.paypalId })
  return due
}

/** The wallet leaves it pending. */
async function pendingOrder(partNumber: string): Promise<DueOrder> {
  const due = await orderToPay(shop, partNumber)
  shop.standIn.approve(due.paypalId, 'pending')
  await due.call(captureWalletOrder, { order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId })
  return due
}

async function decide({ paypalId }: DueOrder, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
  shop.standIn.decide(paypalId, status)
  await tell(shop, { kind: `PAYMENT.CAPTURE.${status}`, paypalId })
}

async function giveBackOutside({ paypalId }: DueOrder): Promise<void> {
  const [capture] = (await shop.wallet.getOrder(paypalId)).captures
  shop.standIn.behave({ webhooks: 'sent' })
  await shop.wallet.refundCapture(capture?.id ?? '', 'by-hand')
  await shop.standIn.tellAll()
}

const report = ({ call, order_id, key, total }: DueOrder) =>
  call(reportTransfer, {
    order_id,
    key,
    payer_name: 'Purchasing',
    amount: total,
    transfer_date: '2025-11-14',
  })

/** Staff's remarks: for the buyer, and in the history. */
async function wordsOf({ order_id }: DueOrder) {
  const { rows } = await shop.connection.pool.query(
    `select platform_remark, (select note from order_changes where order_id = orders.id order by id desc limit 1)
     from orders where id = $1`,
    [order_id],
  )
  return rows[0]
}

const captureStatus = async ({ paypalId }: DueOrder) =>
  (await shop.wallet.getOrder(paypalId)).captures.map(({ status }) => status)

describe('staff refund', () => {
  test('an order paid by wallet: the money is refunded once, the goods are restocked, and the buyer is told', async () => {
    const due = await paidOrder('REFUND-1')
    const ended = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        refundOrder(byShell(shop.cashier), due.order_number, {
          reason: 'Customer changed plans',
          isReasonShown: true,
        }),
      ),
    )
    expect(ended).toContainEqual({
      status: 'fulfilled',
      value: {
        outcome: 'done',
        order: expect.objectContaining({ number: due.order_number, status: 'preparing' }),
        status: 'refunded',
        from: 'preparing',
        moneyBack: 'wallet',
        bankAmount: 0,
        payments: [{ funding: 'paypal', returned: '57.00 USD', captureId: expect.any(String) }],
      },
    })
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({ order: { status: 'refunded' }, payments: [{ state: 'refunded' }] })
    expect(books.history.filter(step => step === 'refunded by staff')).toHaveLength(1)
    expect(books.mails.filter(kind => kind === 'order_refunded')).toHaveLength(1)
    expect(await stockOf(shop, due.goodsId)).toBe(100)
    expect(await captureStatus(due)).toEqual(['REFUNDED'])
    expect(await refundOrder(byShell(shop.cashier), due.order_number)).toMatchObject({ outcome: 'forbidden' })
  })

  test.each(['down', 'lost', 'broken'] as const)(
    'while the wallet fails (%s): staff are told, and the job continues',
    async kind => {
      const due = await paidOrder(`REFUND-${kind}`)
      shop.standIn.behave({ troubles: [{ call: 'refund', kind }] })
      expect(await refundOrder(byShell(shop.cashier), due.order_number)).toMatchObject({ outcome: 'silent' })
      expect(await booksOf(shop, due.order_id)).toMatchObject({
        order: { status: 'preparing' },
        payments: [{ state: 'refunding' }],
      })
      await Promise.all([resumePayments(shop.cashier, 0), resumePayments(shop.cashier, 0)])
      const books = await booksOf(shop, due.order_id)
      expect(books).toMatchObject({ order: { status: 'refunded' }, payments: [{ state: 'refunded' }] })
      expect(books.mails.filter(mail => mail === 'order_refunded')).toHaveLength(1)
    },
  )

  test('a payment for a canceled order: it is refunded, the order stays unchanged', async () => {
    const due = await strayMoney('STRAY-1')
    expect(await refundOrder(byShell(shop.cashier), due.order_number)).toMatchObject({
      status: 'canceled',
      payments: [{ returned: '57.00 USD' }],
    })
    expect(await captureStatus(due)).toEqual(['REFUNDED'])
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: { status: 'canceled' },
      payments: [{ state: 'refunded' }],
    })
    expect(await stockOf(shop, due.goodsId)).toBe(100)
  })

  test('an order paid by bank transfer: only its status changes, and the money is sent by hand', async () => {
    const noWallet = { ...shop.connection, wallet: null }
    const seen = await orderToPay(shop, 'REFUND-BANK')
    await report(seen)
    await bookTransfer(byShell(shop.connection), seen.order_number)
    expect(await refundOrder(byShell(noWallet), seen.order_number)).toEqual({
      outcome: 'done',
      order: expect.objectContaining({ number: seen.order_number, status: 'preparing' }),
      ...{ status: 'refunded', from: 'preparing', moneyBack: 'transfer', bankAmount: 57, payments: [] },
    })
    const unseen = await orderToPay(shop, 'REFUND-UNSEEN')
    await report(unseen)
    expect(await refundOrder(byShell(noWallet), unseen.order_number)).toMatchObject({ moneyBack: 'reported' })
  })

  test('an order that was never paid, or refunded elsewhere: nothing has to be sent', async () => {
    const denied = await pendingOrder('REFUND-DENIED')
    await decide(denied, 'DECLINED')
    const nothing = { status: 'refunded', moneyBack: 'none', bankAmount: 0, payments: [] }
    expect(await refundOrder(byShell(shop.cashier), denied.order_number)).toMatchObject(nothing)
    const outside = await paidOrder('REFUND-OUTSIDE')
    await giveBackOutside(outside)
    expect(await refundOrder(byShell(shop.cashier), outside.order_number)).toMatchObject({
      ...nothing,
      moneyBack: 'wallet',
    })
    expect(await captureStatus(outside)).toEqual(['REFUNDED'])
  })

  test('an order whose transfer was rejected before the wallet paid: the transfer does not count', async () => {
    const due = await orderToPay(shop, 'REFUND-BOTH')
    await report(due)
    await rejectPayment(byShell(shop.connection), due.order_number)
    shop.standIn.approve(due.paypalId, 'pending')
    const { call, order_id, key, paypalId } = due
    await call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
    await bookTransfer(byShell(shop.connection), due.order_number, { isSure: true })
    await decide(due, 'DECLINED')
    expect(await refundOrder(byShell(shop.cashier), due.order_number)).toMatchObject({ moneyBack: 'none' })
  })

  test('nothing that was never paid, is still pending, or does not exist', async () => {
    const unpaid = await orderToPay(shop, 'REFUND-UNPAID')
    expect(await refundOrder(byShell(shop.cashier), unpaid.order_number)).toMatchObject({
      outcome: 'forbidden',
    })
    const pending = await pendingOrder('REFUND-PENDING')
    expect(await refundOrder(byShell(shop.cashier), pending.order_number)).toMatchObject({ outcome: 'busy' })
    expect(await refundOrder(byShell(shop.cashier), 'CF000000-NOBODY')).toEqual({ outcome: 'unknown' })
    const paid = await paidOrder('REFUND-KEYLESS')
    const noWallet = { ...shop.connection, wallet: null }
    expect(await refundOrder(byShell(noWallet), paid.order_number)).toMatchObject({ outcome: 'no_wallet' })
    expect(await booksOf(shop, paid.order_id)).toMatchObject({ payments: [{ state: 'completed' }] })
  })

  test('a payment that the wallet refuses to refund: staff are told why, and it stays paid', async () => {
    const due = await paidOrder('REFUND-NO')
    shop.standIn.decide(due.paypalId, 'DECLINED')
    expect(await refundOrder(byShell(shop.cashier), due.order_number)).toMatchObject({
      outcome: 'refused',
      issue: expect.stringMatching(/^[A-Z_]+$/),
    })
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: { status: 'preparing' },
      payments: [{ state: 'completed' }],
    })
  })
})

describe('while the wallet has not confirmed a refund', () => {
  async function refundInSilence(partNumber: string, remark?: string): Promise<DueOrder> {
    const due = await paidOrder(partNumber)
    shop.standIn.behave({ troubles: [{ call: 'refund', kind: 'down' }] })
    expect(
      await refundOrder(byShell(shop.cashier), due.order_number, { reason: remark, isReasonShown: true }),
    ).toMatchObject({ outcome: 'silent' })
    return due
  }

  test('the order is neither shipped nor received, and then refunded once', async () => {
    const { pool } = shop.connection
    const due = await refundInSilence('MOVING-1')
    const shipment = { carrier: 'UPS', tracking: '1Z' }
    expect(await shipOrder(byShell({ pool }), due.order_number, shipment)).toMatchObject({ outcome: 'busy' })
    await pool.query(
      `update orders set status = 'shipping', shipped_at = now() - interval '90 days' where id = $1`,
      [due.order_id],
    )
    await expect(due.call(receiveOrder, due)).rejects.toMatchObject({ code: 409 })
    await runClocks(shop.context)
    await resumePayments(shop.cashier, 0)
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: { status: 'refunded', capturing_payment_id: null },
      history: ['unpaid by buyer', 'preparing by wallet', 'refunded by staff'],
    })
    // Nothing had left when the refund was decided, and nothing could leave since.
    expect(await stockOf(shop, due.goodsId)).toBe(100)
  })

  test("staff's remark is kept, and shown in the end", async () => {
    const due = await refundInSilence('MOVING-2', 'The reel was damaged.')
    expect(await wordsOf(due)).toEqual({ platform_remark: '', note: '' })
    await resumePayments(shop.cashier, 0)
    const words = { platform_remark: 'The reel was damaged.', note: 'The reel was damaged.' }
    expect(await wordsOf(due)).toEqual(words)
  })

  test("and it was refunded in the wallet's own interface: the order is refunded as well", async () => {
    const due = await refundInSilence('MOVING-4', 'The reel was damaged.')
    await giveBackOutside(due)
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({
      order: { status: 'refunded', capturing_payment_id: null },
      payments: [{ state: 'refunded' }],
      history: ['unpaid by buyer', 'preparing by wallet', 'refunded by staff'],
    })
    expect(books.mails).not.toContain('order_staff_alert')
    expect(await wordsOf(due)).toMatchObject({ platform_remark: 'The reel was damaged.' })
    await resumePayments(shop.cashier, 0)
    expect(await booksOf(shop, due.order_id)).toEqual(books)
    expect(await stockOf(shop, due.goodsId)).toBe(100)
  })

  test('and then refuses: staff are told why by mail, and the order continues', async () => {
    const due = await refundInSilence('MOVING-3', 'Remark')
    shop.standIn.decide(due.paypalId, 'DECLINED')
    await resumePayments(shop.cashier, 0)
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: { status: 'preparing', capturing_payment_id: null },
      payments: [{ state: 'completed' }],
    })
    const { rows } = await shop.connection.pool.query(
      `select fields from mails where kind = 'order_staff_refused' and (fields->>'order_id')::integer = $1`,
      [due.order_id],
    )
    expect(rows).toEqual([{ fields: expect.objectContaining({ issue: expect.stringMatching(/^[A-Z_]+$/) }) }])
    expect(await wordsOf(due)).toMatchObject({ platform_remark: '' })
    const shipment = { carrier: 'UPS', tracking: '1Z' }
    expect(await shipOrder(byShell(shop.connection), due.order_number, shipment)).toMatchObject({
      outcome: 'done',
    })
  })
})

test("a refund in the wallet's own interface is recorded, and staff are told", async () => {
  const due = await paidOrder('OUTSIDE-1')
  await giveBackOutside(due)
  const books = await booksOf(shop, due.order_id)
  expect(books).toMatchObject({ order: { status: 'preparing' }, payments: [{ state: 'refunded' }] })
  expect(books.mails).toContain('order_staff_alert')
})
