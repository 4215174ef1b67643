import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { connectUntil, type Death } from '../../../../tests/harness/dying-connection.ts'
import { openDyingShop } from '../../../../tests/harness/dying-shop.ts'
import {
  booksOf,
  openWalletShop,
  orderToPay,
  type WalletShop,
} from '../../../../tests/harness/wallet-shop.ts'
import { captureWalletOrder, createWalletOrder, reportTransfer } from '../../../contract/shop/payments.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { refundOrder } from './refund-order.ts'
import { resumePayments } from './resume-payments.ts'

// Each test runs a whole payment for each of its statements.
vi.setConfig({ testTimeout: 180_000 })

let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
  shop.standIn.behave({ webhooks: 'none', troubles: [] })
  // A dying process logs errors.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const PLACED = ['order_placed', 'order_staff_placed']

/** Kills a process at its first statement, the next at its second, and so on until one survives. */
async function killAtEach(fewest: number, live: (at: number) => Promise<boolean>): Promise<void> {
  let at = 1
  while (await live(at)) at++
  expect(at).toBeGreaterThan(fewest)
}

/** Whether the process died. */
async function askDying(death: Death, ask: (call: Call) => Promise<unknown>): Promise<boolean> {
  const dying = await openDyingShop(shop, death)
  await ask(openBrowser(dying)).catch(() => {})
  const hasDied = dying.isDead()
  await dying.close()
  return hasDied
}

describe.each(['before', 'after'] as const)('a process killed right %s any statement', when => {
  test('of creating a payment: a retry creates one, and it pays the order', () =>
    killAtEach(5, async at => {
      const goodsId = await stockOne(shop, `OPENING-${when}-${at}`, 100)
      const call = openBrowser(shop)
      const { order_id, key } = await buyNow(call, goodsId, 10, { pay_method: 'paypal' })
      const hasDied = await askDying({ at, when }, dying => dying(createWalletOrder, { order_id, key }))
      const { paypal_order_id } = await call(createWalletOrder, { order_id, key })
      shop.standIn.approve(paypal_order_id)
      await call(captureWalletOrder, { order_id, key, paypal_order_id })
      expect(await booksOf(shop, order_id)).toMatchObject({
        order: { status: 'preparing', capturing_payment_id: null },
        payments: [{ state: 'completed' }],
      })
      return hasDied
    }))

  test('of capturing leaves an order that is paid once, whichever process continues', () =>
    killAtEach(8, async at => {
      const due = await orderToPay(shop, `PAYING-${when}-${at}`)
      const asked = { order_id: due.order_id, key: due.key, paypal_order_id: due.paypalId }
      shop.standIn.approve(due.paypalId)
      const hasDied = await askDying({ at, when }, dying => dying(captureWalletOrder, asked))
      const wasClaimed = (await booksOf(shop, due.order_id)).order?.capturing_payment_id !== null
      await resumePayments(shop.cashier, 0)
      // Once begun, it is completed without a retry.
      if (wasClaimed) expect((await booksOf(shop, due.order_id)).order?.status).toBe('preparing')
      await due.call(captureWalletOrder, asked)
      expect(await booksOf(shop, due.order_id)).toMatchObject({
        order: { status: 'preparing', paid: true, capturing_payment_id: null },
        payments: [{ state: 'completed' }],
        history: ['unpaid by buyer', 'preparing by wallet'],
        mails: [...PLACED, 'order_reminder', 'order_preparing', 'order_staff_paid'],
      })
      expect(await stockOf(shop, due.goodsId)).toBe(90)
      return hasDied
    }))

  test('of reporting a transfer leaves it reported once, or not at all', () =>
    killAtEach(5, async at => {
      const goodsId = await stockOne(shop, `REPORTING-${when}-${at}`, 100)
      const call = openBrowser(shop)
      const { order_id, key, total } = await buyNow(call, goodsId, 10)
      const payer = { payer_name: 'Purchasing', amount: total, transfer_date: '2025-11-14' }
      const asked = { order_id, key, ...payer }
      const hasDied = await askDying({ at, when }, dying => dying(reportTransfer, asked))
      const { order } = await booksOf(shop, order_id)
      expect(await countReports(order_id)).toBe(order?.status === 'confirming' ? 1 : 0)
      if (order?.status === 'unpaid') await call(reportTransfer, asked)
      expect(await countReports(order_id)).toBe(1)
      expect(await booksOf(shop, order_id)).toMatchObject({
        order: { status: 'confirming' },
        history: ['unpaid by buyer', 'confirming by buyer'],
        mails: [...PLACED, 'order_confirming', 'order_staff_transfer'],
      })
      return hasDied
    }))

  test('of a refund returns money and goods once, whichever process continues', () =>
    killAtEach(10, async at => {
      const due = await orderToPay(shop, `RETURNING-${when}-${at}`)
      const { order_id, order_number, key, paypalId } = due
      shop.standIn.approve(paypalId)
      await due.call(captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
      const connection = await connectUntil(shop.databaseUrl, { at, when })
      await refundOrder(byShell({ ...connection, wallet: shop.wallet }), order_number, {
        reason: 'Remark',
        isReasonShown: true,
      }).catch(() => {})
      await connection.close().catch(() => {})
      const [payment] = (await booksOf(shop, order_id)).payments
      await resumePayments(shop.cashier, 0)
      // Once begun, it is completed without a retry.
      if (payment?.state === 'completed')
        await refundOrder(byShell(shop.cashier), order_number, { reason: 'Remark', isReasonShown: true })
      const books = await booksOf(shop, order_id)
      expect(books).toMatchObject({
        order: { status: 'refunded', capturing_payment_id: null },
        payments: [{ state: 'refunded' }],
        history: ['unpaid by buyer', 'preparing by wallet', 'refunded by staff'],
      })
      expect(books.mails.filter(kind => kind === 'order_refunded')).toHaveLength(1)
      expect(await stockOf(shop, due.goodsId)).toBe(100)
      expect((await shop.wallet.getOrder(paypalId)).captures).toMatchObject([{ status: 'REFUNDED' }])
      return connection.isDead()
    }))
})

async function countReports(orderId: number): Promise<number> {
  const { rows } = await shop.connection.pool.query(
    'select count(*)::integer from transfer_reports where order_id = $1',
    [orderId],
  )
  return rows[0].count
}
