import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, keyed, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type Member, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openWalletShop, orderToPay, type WalletShop } from '../../../../tests/harness/wallet-shop.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { captureWalletOrder } from '../../../contract/shop/payments.ts'

let shop: WalletShop
let owner: Member
let other: Member
beforeAll(async () => {
  shop = await openWalletShop()
  shop.standIn.behave({ webhooks: 'none', troubles: [] })
  owner = await setUpOwner(shop)
  other = await addMember(shop, 'manager@shop.test', ['manager'])
})
afterAll(() => shop.close())

let parts = 0
/** 10 pieces for 15 USD, and 42 for the freight: 57 in all. */
const place = async () => buyNow(openBrowser(shop), await stockOne(shop, `AGAIN-${++parts}`, 100), 10)

async function placePaid() {
  const placed = await place()
  await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: 57 })
  return placed
}

const show = (order_number: string) => owner.call(desk.getDeskOrder, { order_number })
const label = { carrier: 'UPS', tracking: '1Z1' }
const some = [{ position: 0, quantity: 2 }]
const reason = 'Damaged reel'

/** Twice at the same moment, and once more after the answers. */
async function thrice<T>(act: (by: Member, key: string) => Promise<T>): Promise<T[]> {
  const key = `key-${++parts}`
  const both = await Promise.all([act(owner, key), act(owner, key)])
  return [...both, await act(owner, key)]
}

describe('a request that is repeated with its Idempotency-Key', () => {
  test('books one payment', async () => {
    const { order_number } = await place()
    const paid = await thrice((by, key) =>
      by.call(desk.recordPayment, { order_number, amount: 20, rev: 0 }, keyed(key)),
    )
    expect(paid.map(({ outcome, missing }) => [outcome, missing])).toEqual(Array(3).fill(['missing', 37]))
    expect((await show(order_number)).money?.ledger).toHaveLength(1)
    await owner.call(desk.recordPayment, { order_number, amount: 20 }, keyed('another'))
    expect((await show(order_number)).money?.received).toBe(40)
  })

  test('says each time that the money is surplus', async () => {
    const { order_number } = await placePaid()
    const booked = await thrice((by, key) =>
      by.call(desk.recordPayment, { order_number, amount: 57, surplus: true }, keyed(key)),
    )
    expect(booked.map(({ outcome, credit }) => [outcome, credit])).toEqual(Array(3).fill(['surplus', 57]))
    expect((await show(order_number)).money?.received).toBe(114)
  })

  test('says each time that the money was owed, also if it is called surplus', async () => {
    const { order_number } = await place()
    const booked = await thrice((by, key) =>
      by.call(desk.recordPayment, { order_number, amount: 57, surplus: true }, keyed(key)),
    )
    expect(booked.map(({ outcome }) => outcome)).toEqual(Array(3).fill('paid'))
  })

  test('of a canceled order says each time how much is missing, or that parts are', async () => {
    const { order_number } = await place()
    await owner.call(desk.cancelDeskOrder, { order_number })
    const book = (amount: number) =>
      thrice((by, key) => by.call(desk.recordPayment, { order_number, amount }, keyed(key)))
    const partly = await book(20)
    expect(partly.map(({ outcome, missing }) => [outcome, missing])).toEqual(Array(3).fill(['missing', 37]))
    await shop.connection.pool.query('update parts set stock = 0 where part_number = $1', [
      (await show(order_number)).lines[0]?.part_number,
    ])
    expect((await book(37)).map(({ outcome, missing }) => [outcome, missing])).toEqual(
      Array(3).fill(['short_stock', 0]),
    )
  })

  test('sends one shipment', async () => {
    const { order_number } = await placePaid()
    const sent = await thrice((by, key) =>
      by.call(desk.shipOrder, { order_number, ...label, lines: some }, keyed(key)),
    )
    expect(sent.map(({ shipments }) => shipments.length)).toEqual([1, 1, 1])
    expect((await show(order_number)).lines[0]?.shipped).toBe(2)
  })

  test('refunds once by bank, and books it as sent once', async () => {
    const { order_number } = await placePaid()
    const refunds = await thrice((by, key) =>
      by.call(desk.refundDeskOrder, { order_number, reason, lines: some }, keyed(key)),
    )
    expect(refunds.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    const { money } = await show(order_number)
    expect(money?.refunds).toHaveLength(1)
    const id = money?.refunds[0]?.id ?? 0
    await thrice((by, key) => by.call(desk.bookRefundSent, { order_number, id }, keyed(key)))
    expect((await show(order_number)).money?.refunded).toBe(3)
  })

  test('refunds once through the wallet', async () => {
    const due = await orderToPay(shop, `AGAIN-${++parts}`)
    shop.standIn.approve(due.paypalId)
    const { order_id, order_number, key: orderKey, paypalId } = due
    await due.call(captureWalletOrder, { order_id, key: orderKey, paypal_order_id: paypalId })
    await thrice((by, key) => by.call(desk.refundDeskOrder, { order_number, reason, amount: 5 }, keyed(key)))
    expect((await show(order_number)).money).toMatchObject({ refunded: 5, refunds: [{ state: 'done' }] })
  })

  test('adds one note', async () => {
    const { order_number } = await place()
    await thrice((by, key) => by.call(desk.addOrderNote, { order_number, body: 'Call first' }, keyed(key)))
    expect((await show(order_number)).notes).toHaveLength(1)
  })

  test('is answered, although another person has changed the order since', async () => {
    const { order_number } = await place()
    const sent = { order_number, amount: 20, rev: (await show(order_number)).rev }
    await owner.call(desk.recordPayment, sent, keyed('lost'))
    await other.call(desk.recordPayment, { order_number, amount: 7 })
    expect(await owner.call(desk.recordPayment, sent, keyed('lost'))).toMatchObject({ missing: 30 })
  })
})

describe('an Idempotency-Key', () => {
  test('is free again after a refusal', async () => {
    const { order_number } = await place()
    const ship = () => owner.call(desk.shipOrder, { order_number, ...label }, keyed('early'))
    await expect(ship()).rejects.toMatchObject({ code: 409 })
    await owner.call(desk.recordPayment, { order_number, amount: 57 })
    expect((await ship()).status).toBe('shipping')
  })

  test('with another body is rejected', async () => {
    const { order_number } = await place()
    await owner.call(desk.recordPayment, { order_number, amount: 20 }, keyed('reused'))
    await expect(
      owner.call(desk.recordPayment, { order_number, amount: 21 }, keyed('reused')),
    ).rejects.toMatchObject({ reason: 'errors.key_reused' })
  })

  test('belongs to the person and the order', async () => {
    const [one, two] = [await place(), await place()]
    const pay = (by: Member, order_number: string) =>
      by.call(desk.recordPayment, { order_number, amount: 10 }, keyed('shared'))
    await pay(owner, one.order_number)
    await pay(owner, two.order_number)
    await pay(other, one.order_number)
    expect((await show(one.order_number)).money?.received).toBe(20)
    expect((await show(two.order_number)).money?.received).toBe(10)
  })
})
