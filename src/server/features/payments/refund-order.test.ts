import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stockOf } from '../../../../tests/harness/buyers.ts'
import {
  booksOf,
  type Due,
  openWalletShop,
  orderToPay,
  tell,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { cancelOrder } from '../../../contract/orders.ts'
import { captureWalletOrder, reportTransfer } from '../../../contract/payments.ts'
import { refundOrder } from './refund-order.ts'
import { resumePayments } from './resume-payments.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

async function paidOrder(partNumber: string): Promise<Due> {
  const due = await orderToPay(shop, partNumber)
  shop.standIn.approve(due.paypalId)
  await due.call(captureWalletOrder, { order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId })
  return due
}

/** Money for an order that was canceled before it came. */
async function strayMoney(partNumber: string): Promise<Due> {
  const due = await orderToPay(shop, partNumber)
  await due.call(cancelOrder, due)
  shop.standIn.approve(due.paypalId)
  await shop.wallet.captureOrder(due.paypalId, 'by-hand')
  await tell(shop, { kind: 'PAYMENT.CAPTURE.COMPLETED', paypalId: due.paypalId })
  return due
}

const captureStatus = async ({ paypalId }: Due) =>
  (await shop.wallet.getOrder(paypalId)).captures.map(({ status }) => status)

describe('staff refund', () => {
  test('an order paid by wallet: the money goes back once, the goods too, and the buyer is told', async () => {
    const due = await paidOrder('REFUND-1')
    const ended = await Promise.allSettled(
      Array.from({ length: 4 }, () => refundOrder(shop, due.order_number, 'Customer changed plans')),
    )
    expect(ended).toContainEqual({
      status: 'fulfilled',
      value: {
        status: 'refunded',
        payments: [{ funding: 'paypal', returned: '57.00 USD', captureId: expect.any(String) }],
      },
    })
    const books = await booksOf(shop, due.order_id)
    expect(books).toMatchObject({ order: { status: 'refunded' }, payments: [{ state: 'refunded' }] })
    expect(books.history.filter(step => step === 'refunded by staff')).toHaveLength(1)
    expect(books.mails.filter(kind => kind === 'order_refunded')).toHaveLength(1)
    expect(await stockOf(shop, due.goodsId)).toBe(100)
    expect(await captureStatus(due)).toEqual(['REFUNDED'])
    await expect(refundOrder(shop, due.order_number)).rejects.toMatchObject({ code: 409 })
  })

  test.each(['down', 'lost', 'broken'] as const)(
    'while the wallet is in trouble (%s): they are told, and the job goes on with it',
    async kind => {
      const due = await paidOrder(`REFUND-${kind}`)
      shop.standIn.behave({ troubles: [{ call: 'refund', kind }] })
      await expect(refundOrder(shop, due.order_number)).rejects.toBeInstanceOf(WalletSilent)
      expect(await booksOf(shop, due.order_id)).toMatchObject({
        order: { status: 'preparing' },
        payments: [{ state: 'refunding' }],
      })
      await Promise.all([resumePayments(shop, 0), resumePayments(shop, 0)])
      const books = await booksOf(shop, due.order_id)
      expect(books).toMatchObject({ order: { status: 'refunded' }, payments: [{ state: 'refunded' }] })
      expect(books.mails.filter(mail => mail === 'order_refunded')).toHaveLength(1)
    },
  )

  test('money that came for a canceled order: it goes back, the order stays as it is', async () => {
    const due = await strayMoney('STRAY-1')
    expect(await refundOrder(shop, due.order_number)).toMatchObject({
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

  test('an order paid by bank transfer: only its state changes here', async () => {
    const due = await orderToPay(shop, 'REFUND-BANK')
    const transfer = { payer_name: 'Purchasing', amount: due.total, transfer_date: '2026-11-15' }
    await due.call(reportTransfer, { order_id: due.order_id, key: due.key, ...transfer })
    const noWallet = { connection: shop.connection, wallet: null }
    expect(await refundOrder(noWallet, due.order_number)).toEqual({ status: 'refunded', payments: [] })
  })

  test('nothing that was never paid, that is still pending, or that does not exist', async () => {
    const unpaid = await orderToPay(shop, 'REFUND-UNPAID')
    await expect(refundOrder(shop, unpaid.order_number)).rejects.toMatchObject({ code: 409 })
    const pending = await orderToPay(shop, 'REFUND-PENDING')
    shop.standIn.approve(pending.paypalId, 'pending')
    const { order_id, key, paypalId } = pending
    await pending.call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
    await expect(refundOrder(shop, pending.order_number)).rejects.toMatchObject({ code: 409 })
    await expect(refundOrder(shop, 'CF000000-NOBODY')).rejects.toMatchObject({ code: 404 })
    const paid = await paidOrder('REFUND-KEYLESS')
    const noWallet = { connection: shop.connection, wallet: null }
    await expect(refundOrder(noWallet, paid.order_number)).rejects.toBeInstanceOf(WalletSilent)
    expect(await booksOf(shop, paid.order_id)).toMatchObject({ payments: [{ state: 'completed' }] })
  })

  test('what the wallet will not give back: they are told why, and it counts as paid as before', async () => {
    const due = await paidOrder('REFUND-NO')
    shop.standIn.decide(due.paypalId, 'DECLINED')
    await expect(refundOrder(shop, due.order_number)).rejects.toBeInstanceOf(WalletRefused)
    expect(await booksOf(shop, due.order_id)).toMatchObject({
      order: { status: 'preparing' },
      payments: [{ state: 'completed' }],
    })
  })
})

test("money given back in the wallet's own pages is kept as such, and staff are told", async () => {
  const due = await paidOrder('OUTSIDE-1')
  const [capture] = (await shop.wallet.getOrder(due.paypalId)).captures
  shop.standIn.behave({ webhooks: 'sent' })
  await shop.wallet.refundCapture(capture?.id ?? '', 'by-hand')
  await shop.standIn.tellAll()
  const books = await booksOf(shop, due.order_id)
  expect(books).toMatchObject({ order: { status: 'preparing' }, payments: [{ state: 'refunded' }] })
  expect(books.mails).toContain('order_staff_alert')
})
