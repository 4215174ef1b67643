import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import {
  buyNow,
  openBrowser,
  type PlacedByBuyer,
  stockOf,
  stockOne,
} from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { booksOf } from '../../../../tests/harness/wallet-shop.ts'
import { cancelOrder, getOrder } from '../../../contract/shop/orders.ts'
import { getBankAccount, reportTransfer } from '../../../contract/shop/payments.ts'
import { runClocks, shipOrder } from '../orders/index.ts'
import { bookRefund } from './book-refund.ts'
import { bookTransfer } from './book-transfer.ts'
import { refundOrder } from './refund-order.ts'

const STOCK = 100
const TOTAL = 52

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'BOOKED-1', STOCK, '1')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyTables(shop.connection.pool, 'orders', 'mails', 'allowances')
  await query('update parts set stock = $1 where id = $2', [STOCK, part])
})

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const place = () => buyNow(openBrowser(shop), part, 10)
const book = ({ order_number }: PlacedByBuyer, amount?: number, isSure = false) =>
  bookTransfer(byShell(shop.connection), order_number, { amount, isSure })
const cancel = ({ order_id, key }: PlacedByBuyer) => shop.call()(cancelOrder, { order_id, key })
const report = ({ order_id, key }: PlacedByBuyer, amount: number) =>
  shop.call()(reportTransfer, {
    ...{ order_id, key, amount, payer_name: 'Purchasing', transfer_date: '2025-11-14' },
  })
const refund = ({ order_number }: PlacedByBuyer) =>
  refundOrder(byShell({ ...shop.connection, wallet: null }), order_number)

async function booked({ order_id }: PlacedByBuyer): Promise<string[]> {
  const { rows } = await query('select kind, amount from receipts where order_id = $1 order by id', [
    order_id,
  ])
  return rows.map(({ kind, amount }) => `${kind} ${amount}`)
}

async function makeOverdue(): Promise<void> {
  await query(`update orders set pay_by = now() - interval '1 minute'`)
  await runClocks(shop.context)
}

describe('a transfer that was not reported', () => {
  test('pays an unpaid order, and its amount is recorded', async () => {
    const placed = await place()
    expect(placed.total).toBe(TOTAL)
    expect(await book(placed, TOTAL)).toMatchObject({ outcome: 'paid', order: { status: 'preparing' } })
    expect(await booked(placed)).toEqual(['receipt 52.00'])
    expect((await booksOf(shop, placed.order_id)).history).toEqual(['unpaid by buyer', 'preparing by staff'])
  })

  test('needs its amount', async () => {
    const placed = await place()
    expect(await book(placed)).toMatchObject({ outcome: 'amount_missing', open: TOTAL })
    expect(await booked(placed)).toEqual([])
  })

  test('in two parts pays when the second arrives, and the order is not canceled in between', async () => {
    const placed = await place()
    const partly = await book(placed, 42.01)
    expect(partly).toMatchObject({ outcome: 'partial', open: 9.99, order: { provenAt: expect.any(Date) } })
    await makeOverdue()
    expect((await booksOf(shop, placed.order_id)).order?.status).toBe('unpaid')
    expect(await book(placed, 9.99)).toMatchObject({ outcome: 'paid', excess: 0 })
    expect(await booked(placed)).toEqual(['receipt 42.01', 'receipt 9.99'])
  })

  test('of more than the open amount is booked only when staff insist', async () => {
    const placed = await place()
    expect(await book(placed, 500)).toMatchObject({ outcome: 'too_much', open: TOTAL })
    expect(await booked(placed)).toEqual([])
    expect(await book(placed, 500, true)).toMatchObject({ outcome: 'paid', excess: 448 })
  })

  test('is booked once when two people confirm at the same moment', async () => {
    const placed = await place()
    const outcomes = await Promise.all([book(placed, TOTAL), book(placed, TOTAL)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['forbidden', 'paid'])
    expect(await booked(placed)).toEqual(['receipt 52.00'])
  })
})

describe('money for an order that expects none', () => {
  const bookSurplus = ({ order_number }: PlacedByBuyer, amount: number) =>
    bookTransfer(byShell(shop.connection), order_number, { amount, isSure: true, isSurplus: true })
  const statusOf = async ({ order_id }: PlacedByBuyer) => (await booksOf(shop, order_id)).order?.status

  test('is booked only if staff say that it is surplus', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    expect(await book(placed, TOTAL, true)).toMatchObject({ outcome: 'forbidden' })
    expect(await booked(placed)).toEqual(['receipt 52.00'])
  })

  test('changes nothing but the ledger, and is refunded without the goods', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    expect(await bookSurplus(placed, TOTAL)).toMatchObject({ outcome: 'surplus', amount: TOTAL })
    expect(await booked(placed)).toEqual(['receipt 52.00', 'receipt 52.00'])
    expect(await statusOf(placed)).toBe('preparing')
    const { order_number } = placed
    const shell = byShell({ ...shop.connection, wallet: null })
    expect(await refundOrder(shell, order_number, { amount: TOTAL })).toMatchObject({ outcome: 'done' })
    expect(await bookRefund(shell, order_number)).toMatchObject({ outcome: 'booked' })
    expect(await statusOf(placed)).toBe('preparing')
    expect(await stockOf(shop, part)).toBe(STOCK - 10)
  })

  test('is kept by an order that ended before its transfer arrived', async () => {
    const placed = await place()
    await report(placed, TOTAL)
    await refund(placed)
    expect(await statusOf(placed)).toBe('refunded')
    expect(await bookSurplus(placed, TOTAL)).toMatchObject({ outcome: 'surplus', amount: TOTAL })
    expect(await statusOf(placed)).toBe('refunded')
    expect(await refund(placed)).toMatchObject({ outcome: 'done', bankAmount: TOTAL })
  })

  test('is no surplus as long as the order waits for money', async () => {
    const placed = await place()
    expect(await bookSurplus(placed, TOTAL)).toMatchObject({
      outcome: 'paid',
      order: { status: 'preparing' },
    })
  })
})

describe('a reported transfer', () => {
  test('of the right amount is confirmed without entering it again', async () => {
    const placed = await place()
    await report(placed, TOTAL)
    expect(await book(placed)).toMatchObject({ outcome: 'paid' })
    expect(await booked(placed)).toEqual(['receipt 52.00'])
  })

  test('of another amount does not count as paid in full', async () => {
    const placed = await place()
    await report(placed, 47)
    expect(await book(placed)).toMatchObject({ outcome: 'reported_otherwise', reported: 47, open: TOTAL })
    expect(await book(placed, 47)).toMatchObject({ outcome: 'partial', open: 5 })
    expect((await booksOf(shop, placed.order_id)).order?.status).toBe('confirming')
  })
})

describe('money for a canceled order', () => {
  test('reopens the order and takes its stock again', async () => {
    const placed = await place()
    await cancel(placed)
    expect(await stockOf(shop, part)).toBe(STOCK)
    expect(await book(placed, TOTAL)).toMatchObject({ outcome: 'paid', order: { status: 'preparing' } })
    expect(await stockOf(shop, part)).toBe(STOCK - 10)
  })

  test('is kept when the goods have been sold meanwhile, and can be refunded', async () => {
    const placed = await place()
    await cancel(placed)
    await query('update parts set stock = 7 where id = $1', [part])
    expect(await book(placed, TOTAL)).toMatchObject({
      outcome: 'short',
      order: { status: 'canceled' },
      shortages: [{ partNumber: 'BOOKED-1', ordered: 10, inStock: 7 }],
    })
    expect(await stockOf(shop, part)).toBe(7)
    expect(await booked(placed)).toEqual(['receipt 52.00'])
    expect(await refund(placed)).toMatchObject({
      ...{ status: 'canceled', moneyBack: 'transfer', bankAmount: TOTAL },
    })
    expect(await stockOf(shop, part)).toBe(7)
  })
})

test('money for a canceled order without stock pays it once the stock is there', async () => {
  const placed = await place()
  await cancel(placed)
  await query('update parts set stock = 7 where id = $1', [part])
  expect(await book(placed, TOTAL)).toMatchObject({ outcome: 'short' })
  await query('update parts set stock = 70 where id = $1', [part])
  expect(await book(placed)).toMatchObject({ outcome: 'paid', excess: 0, order: { status: 'preparing' } })
  expect(await booked(placed)).toEqual(['receipt 52.00'])
  expect(await stockOf(shop, part)).toBe(60)
})

test('a buyer who has paid in part is asked for the rest only', async () => {
  const placed = await place()
  const { order_id, order_number, key } = placed
  const due = async () => (await shop.call()(getOrder, { order_number, key })).amount_due
  const account = async () => (await shop.call()(getBankAccount, { order_id, key })).amount
  expect([await due(), await account()]).toEqual([TOTAL, TOTAL])
  await book(placed, 42.01)
  expect([await due(), await account()]).toEqual([9.99, 9.99])
  await book(placed, 9.99)
  expect(await due()).toBe(0)
})

test('an order whose partial payment was refunded can be canceled automatically again', async () => {
  const placed = await place()
  await book(placed, 20)
  await query(`insert into receipts (order_id, kind, amount) values ($1, 'refund', 20)`, [placed.order_id])
  await makeOverdue()
  expect((await booksOf(shop, placed.order_id)).order?.status).toBe('canceled')
})

describe('a refund', () => {
  test('returns stock that has not been shipped', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    expect(await refund(placed)).toMatchObject({ status: 'refunded', bankAmount: TOTAL })
    expect(await stockOf(shop, part)).toBe(STOCK)
  })

  test.each(['shipping', 'received'])('of an order that is %s does not change the stock', async status => {
    const placed = await place()
    await book(placed, TOTAL)
    await shipOrder(byShell(shop.connection), placed.order_number, { carrier: 'UPS', tracking: '1Z' })
    await query('update orders set status = $1', [status])
    expect(await refund(placed)).toMatchObject({ status: 'refunded', from: status })
    expect(await stockOf(shop, part)).toBe(STOCK - 10)
  })

  test('returns no more than was received', async () => {
    const placed = await place()
    await book(placed, 20)
    await cancel(placed)
    expect(await refund(placed)).toMatchObject({ status: 'canceled', bankAmount: 20 })
  })
})

describe('a refund by bank', () => {
  const bookBack = ({ order_number }: PlacedByBuyer, amount?: number) =>
    bookRefund(byShell(shop.connection), order_number, { amount })
  const seen = async ({ order_number, key }: PlacedByBuyer) =>
    (await shop.call()(getOrder, { order_number, key })).refund_due
  const refundMails = async () =>
    (await query(`select fields from mails where kind = 'order_refund_sent' order by id`)).rows.map(
      ({ fields }) => fields.amount,
    )

  test('is due on the order page until staff book it, and the buyer is told then', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    expect(await seen(placed)).toBe(0)
    await refund(placed)
    expect([await seen(placed), await refundMails()]).toEqual([TOTAL, []])
    expect(await bookBack(placed)).toMatchObject({ outcome: 'booked', amount: TOTAL, left: 0 })
    expect([await seen(placed), await refundMails()]).toEqual([0, [TOTAL]])
    expect(await booked(placed)).toEqual(['receipt 52.00', 'refund 52.00'])
    expect(await bookBack(placed)).toMatchObject({ outcome: 'nothing_due' })
  })

  test('may be sent in parts, but never exceeds the received amount', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    await refund(placed)
    expect(await bookBack(placed, 50)).toMatchObject({ outcome: 'booked', left: 2 })
    expect(await bookBack(placed, 2.01)).toMatchObject({ outcome: 'too_much', due: 2 })
    expect(await seen(placed)).toBe(2)
  })

  test('of an open order is limited to the excess over its total', async () => {
    const placed = await place()
    await book(placed, TOTAL)
    expect(await bookBack(placed)).toMatchObject({ outcome: 'nothing_due' })
    const generous = await place()
    await book(generous, 60, true)
    expect(await bookBack(generous)).toMatchObject({ outcome: 'booked', amount: 8, left: 0 })
    expect(await bookBack(generous)).toMatchObject({ outcome: 'nothing_due' })
  })

  test('of a canceled order is due, too', async () => {
    const placed = await place()
    await book(placed, 20)
    await cancel(placed)
    expect(await seen(placed)).toBe(20)
    expect(await bookBack(placed)).toMatchObject({ outcome: 'booked', amount: 20 })
  })

  test('of an unknown order is rejected', async () => {
    expect(await bookRefund(byShell(shop.connection), 'CF1')).toEqual({ outcome: 'unknown' })
  })
})
