import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell, byShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { connectUntil } from '../../../../tests/harness/dying-connection.ts'
import { operator } from '../../../../tests/harness/operator.ts'
import { openWalletShop, orderToPay, type WalletShop } from '../../../../tests/harness/wallet-shop.ts'
import { getInbox } from '../../../contract/desk/inbox.ts'
import * as desk from '../../../contract/desk/orders.ts'
import * as papers from '../../../contract/desk/papers.ts'
import { cancelOrder, getOrder } from '../../../contract/shop/orders.ts'
import { captureWalletOrder } from '../../../contract/shop/payments.ts'
import { ORDER_FLAGS } from '../../../domain/order-flags.ts'
import { runClocks } from '../orders/index.ts'
import { bookRefund, refundOrder, resumePayments } from '../payments/index.ts'
import { pasteTracking } from './paste-tracking.ts'

let shop: WalletShop
let owner: DeskBrowser
let other: DeskBrowser
let warehouse: DeskBrowser
beforeAll(async () => {
  shop = await openWalletShop()
  owner = await setUpOwner(shop)
  other = await addMember(shop, 'manager@shop.test', ['manager'])
  warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
})
afterAll(() => shop.close())
beforeEach(() => shop.standIn.behave({ webhooks: 'none', troubles: [] }))

let parts = 0
/** 10 pieces for 15 USD, and 42 for the freight: 57 in all. 90 pieces stay in stock. */
async function place() {
  const part = await stockOne(shop, `DESK-${++parts}`, 100)
  return { part, ...(await buyNow(openBrowser(shop), part, 10)) }
}

async function placePaid() {
  const placed = await place()
  await owner.call(desk.recordPayment, { order_number: placed.order_number, amount: 57 })
  return placed
}

/** Paid through the wallet. */
async function placeWallet() {
  const due = await orderToPay(shop, `DESK-WALLET-${++parts}`)
  shop.standIn.approve(due.paypalId)
  const { order_id, key, paypalId: paypal_order_id } = due
  await due.call(captureWalletOrder, { order_id, key, paypal_order_id })
  return due
}

/** As the list of orders, the order and the inbox show it. */
async function surplusOf(id: number) {
  const { list } = await owner.call(desk.listDeskOrders, {})
  const entry = list.find(order => order.id === id)
  const { list: credits } = await owner.call(desk.listDeskOrders, { flag: 'credit' })
  expect(credits.some(order => order.id === id)).toBe(entry?.flags.includes('credit'))
  const { money } = await owner.call(desk.getDeskOrder, { order_number: entry?.order_number ?? '' })
  const inbox = await owner.call(getInbox, {})
  const item = inbox.list.find(({ kind, order_id }) => kind === 'surplus' && order_id === id)
  return { flags: entry?.flags, credit: money?.credit, surplus: item?.amount }
}

type Placed = { order_number: string; key: string }
const show = ({ order_number }: Placed, by = owner) => by.call(desk.getDeskOrder, { order_number })
const seen = ({ order_number, key }: Placed) => shop.call()(getOrder, { order_number, key })
const ship = ({ order_number }: Placed, quantity: number, tracking: string) =>
  owner.call(desk.shipOrder, {
    order_number,
    lines: [{ position: 0, quantity }],
    carrier: 'UPS',
    tracking,
  })
/** After it was placed. */
const actsOn = async ({ order_id }: { order_id: number }) =>
  (
    await shop.connection.pool.query(
      `select act, who, changes from audit where subject_kind = 'order' and subject_id = $1 and act <> 'order.place' order by id`,
      [String(order_id)],
    )
  ).rows
const mailsOf = async (placed: Placed) => (await show(placed)).mails.map(({ kind }) => kind)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('an unreported transfer', () => {
  test('in full starts the preparation', async () => {
    const { order_number } = await place()
    const { outcome, order } = await owner.call(desk.recordPayment, {
      ...{ order_number, amount: 57, payer: 'Example Devices Ltd', reference: 'TX-1', on_date: '2026-11-10' },
    })
    expect([outcome, order.status, order.money?.balance]).toEqual(['paid', 'preparing', 0])
    expect(order.money?.ledger).toMatchObject([
      { kind: 'receipt', amount: 57, payer: 'Example Devices Ltd', on_date: '2026-11-10', who: 'The owner' },
    ])
    expect(order.history.at(-1)).toMatchObject({ status: 'preparing', actor: 'staff', who: 'The owner' })
  })

  test.each([inDays(2), '1999-12-31'])(
    'on %s is refused: a receipt cannot be corrected later',
    async on_date => {
      const { order_number } = await place()
      const answer = await owner.send(`/desk/api/orders/${order_number}/payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ amount: 57, on_date }),
      })
      expect(await answer.json()).toMatchObject({
        data: { errors: { on_date: 'Enter a date between 2000 and today.' } },
      })
    },
  )

  test('that is short stays unpaid and states the missing amount; the buyer is asked for the rest', async () => {
    const placed = await place()
    const { order_number } = placed
    const booked = await owner.call(desk.recordPayment, { order_number, amount: 47, mail_buyer: true })
    expect(booked).toMatchObject({ outcome: 'missing', missing: 10, order: { status: 'unpaid' } })
    expect(booked.order.flags).toEqual(['part_paid'])
    expect(await mailsOf(placed)).toContain('order_part_paid')
    expect(await seen(placed)).toMatchObject({ status: 'unpaid', amount_due: 10 })
    const rest = await owner.call(desk.recordPayment, { order_number, amount: 10 })
    expect(rest.order.status).toBe('preparing')
  })

  test('that is short within the tolerance is written off', async () => {
    const { order_number } = await place()
    const { order, written_off } = await owner.call(desk.recordPayment, { order_number, amount: 56.5 })
    expect([order.status, written_off]).toEqual(['preparing', 0.5])
    expect(order.money?.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 56.5],
      ['write_off', 0.5],
    ])
  })

  test('a small rest can be written off by hand, a large one not', async () => {
    const { order_number } = await place()
    await owner.call(desk.recordPayment, { order_number, amount: 40 })
    const writeOff = () => owner.call(desk.writeOff, { order_number, reason: 'Bank fees' })
    await expect(writeOff()).rejects.toMatchObject({ reason: 'desk_errors.nothing_small' })
    await owner.call(desk.recordPayment, { order_number, amount: 12 })
    expect(await writeOff()).toMatchObject({ status: 'preparing', money: { written_off: 5, balance: 0 } })
  })

  test('that is too much is kept as credit', async () => {
    const { order_number } = await place()
    const { order, credit } = await owner.call(desk.recordPayment, { order_number, amount: 60 })
    expect([order.status, credit, order.flags]).toEqual(['preparing', 3, ['credit']])
  })

  test('for an order that is paid already is kept as credit, if staff say that it is surplus', async () => {
    const { order_number } = await place()
    await owner.call(desk.recordPayment, { order_number, amount: 57 })
    const again = { order_number, amount: 57 }
    await expect(owner.call(desk.recordPayment, again)).rejects.toMatchObject({
      reason: 'errors.order_state',
    })
    const result = await owner.call(desk.recordPayment, { ...again, surplus: true })
    expect([result.outcome, result.credit]).toEqual(['surplus', 57])
    expect([result.order.status, result.order.flags]).toEqual(['preparing', ['credit']])
    expect(result.order.money).toMatchObject({ received: 114, credit: 57, refundable: 114 })
  })

  test('twice is credit in full, also if goods were refunded in between', async () => {
    const { order_number, order_id } = await placePaid()
    const lines = [{ position: 0, quantity: 2 }]
    const { order: refunded } = await owner.call(desk.refundDeskOrder, {
      order_number,
      lines,
      reason: 'Broken',
    })
    expect(refunded.flags).toEqual(['refund_due'])
    // Three USD are due, of which one is sent first.
    await owner.call(desk.recordPayment, { order_number, amount: 57, surplus: true })
    await bookRefund(asShell(shop), order_number, { amount: 1 })
    const listed = await surplusOf(order_id)
    expect(listed).toEqual({ flags: ['credit', 'refund_due', 'part_refunded'], credit: 57, surplus: 57 })
    // Two more come back: they are not taken from the credit.
    await owner.call(desk.refundDeskOrder, { order_number, lines, reason: 'Broken, too' })
    expect(await surplusOf(order_id)).toMatchObject({ credit: 57, surplus: 57 })
    await owner.call(desk.refundDeskOrder, { order_number, amount: 50, reason: 'Paid twice' })
    expect(await surplusOf(order_id)).toMatchObject({ credit: 7, surplus: 7 })
    await owner.call(desk.refundDeskOrder, { order_number, amount: 10, reason: 'Paid twice, and late' })
    expect(await surplusOf(order_id)).toEqual({
      flags: ['refund_due', 'part_refunded'],
      credit: 0,
      surplus: undefined,
    })
  })

  test('beyond an amount that was written off is credit, in the inbox, too', async () => {
    const { order_number, order_id } = await place()
    await owner.call(desk.recordPayment, { order_number, amount: 56.5 })
    await owner.call(desk.recordPayment, { order_number, amount: 0.3, surplus: true })
    expect(await surplusOf(order_id)).toEqual({ flags: ['credit'], credit: 0.3, surplus: 0.3 })
  })
})

describe('late money for a canceled order', () => {
  test('reopens it and takes its stock again', async () => {
    const placed = await place()
    await owner.call(desk.cancelDeskOrder, placed)
    expect(await stockOf(shop, placed.part)).toBe(100)
    const { order } = await owner.call(desk.recordPayment, { ...placed, amount: 57 })
    expect(order.status).toBe('preparing')
    expect(await stockOf(shop, placed.part)).toBe(90)
  })

  test('names the lines that lack, and is refunded otherwise', async () => {
    const placed = await place()
    const { order_number } = placed
    await owner.call(desk.cancelDeskOrder, placed)
    await shop.connection.pool.query('update parts set stock = 4 where id = $1', [placed.part])
    const booked = await owner.call(desk.recordPayment, { order_number, amount: 57 })
    const lines = [{ position: 0, part_number: `DESK-${parts}`, ordered: 10, in_stock: 4 }]
    expect(booked).toMatchObject({ outcome: 'short_stock', shortages: lines, order: { status: 'canceled' } })
    expect(booked.order.flags).toEqual(['late_money'])
    await expect(owner.call(desk.reopenOrder, { order_number })).rejects.toMatchObject({
      ...{ code: 4091, reason: 'desk_errors.stock_short', details: { data: { lines } } },
    })
    const { order } = await owner.call(desk.refundDeskOrder, { order_number, reason: 'Sold out' })
    expect(order).toMatchObject({ status: 'canceled', money: { refund_due: 57, refundable: 0 } })
    expect(await seen(placed)).toMatchObject({ refund_due: 57, refunded_total: 0 })
    const [refund] = order.money?.refunds ?? []
    const done = await owner.call(desk.bookRefundSent, { order_number, id: refund?.id ?? 0 })
    expect(done).toMatchObject({ status: 'canceled', flags: [], money: { refunded: 57, refund_due: 0 } })
    expect(await stockOf(shop, placed.part)).toBe(4)
  })

  test('without money it is unpaid again with time to pay', async () => {
    const placed = await place()
    await owner.call(desk.cancelDeskOrder, placed)
    const order = await owner.call(desk.reopenOrder, placed)
    expect(order.status).toBe('unpaid')
    expect(Date.parse(order.pay_by ?? '')).toBeGreaterThan(Date.now())
    expect(order.mails[0]?.kind).toBe('order_reopened')
    expect(await stockOf(shop, placed.part)).toBe(90)
  })
})

describe('several shipments', () => {
  test('leave the order preparing until the last piece has left; received with the last delivery', async () => {
    const placed = await placePaid()
    const { order_number } = placed
    const states = [
      (await ship(placed, 4, 'A')).status,
      (await ship(placed, 3, 'B')).status,
      (await ship(placed, 3, 'C')).status,
    ]
    expect(states).toEqual(['preparing', 'preparing', 'shipping'])
    const buyers = await seen(placed)
    expect(buyers.shipments.map(shipment => shipment.tracking_url)).toEqual(
      ['A', 'B', 'C'].map(number => `https://www.ups.com/track?tracknum=${number}`),
    )
    expect(buyers.shipments.map(({ items }) => items[0]?.quantity)).toEqual([4, 3, 3])
    const { shipments } = await show(placed)
    const left = []
    for (const { id } of shipments)
      left.push((await owner.call(desk.deliverShipment, { order_number, id })).status)
    expect(left).toEqual(['shipping', 'shipping', 'received'])
    const kinds = (await mailsOf(placed)).filter(kind => /shipment|shipping|received/.test(kind))
    expect(kinds).toEqual(['order_received', 'order_shipping', 'order_shipment', 'order_shipment'])
  })

  test('a corrected tracking number is audited', async () => {
    const placed = await placePaid()
    const shipped = await ship(placed, 10, 'WRONG')
    const [shipment] = shipped.shipments
    const label = { carrier: 'DHL', tracking: 'RIGHT' }
    await owner.call(desk.correctShipment, {
      order_number: placed.order_number,
      id: shipment?.id ?? 0,
      ...label,
    })
    expect(await seen(placed)).toMatchObject({ carrier: 'DHL', shipping_number: 'RIGHT' })
    expect((await actsOn(placed)).at(-1)).toMatchObject({
      ...{ act: 'order.correct_shipment', who: 'The owner' },
      changes: { carrier: ['UPS', 'DHL'], tracking: ['WRONG', 'RIGHT'] },
    })
  })

  test('never hold more than was ordered, however many people pack at once', async () => {
    const placed = await placePaid()
    const ends = await Promise.allSettled(['A', 'B', 'C', 'D'].map(number => ship(placed, 4, number)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await show(placed)).lines).toMatchObject([{ shipped: 8, to_ship: 2 }])
  })

  test('many orders are shipped from pasted lines, and every line is answered', async () => {
    const [one, two, unpaid] = [await placePaid(), await placePaid(), await place()]
    const lines = [
      { line: 1, order_number: one.order_number, tracking: 'T1' },
      { line: 3, order_number: two.order_number.toLowerCase(), tracking: 'T2', carrier: 'FedEx' },
      { line: 4, order_number: 'CF1', tracking: 'T3' },
      { line: 5, order_number: unpaid.order_number, tracking: 'T4' },
      { line: 7, order_number: one.order_number.slice(2), tracking: 'T5' },
    ]
    const { list } = await warehouse.call(desk.pasteTracking, { lines })
    expect(list.map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'shipped'],
      [3, 'shipped'],
      [4, 'unknown'],
      [5, 'forbidden'],
      [7, 'duplicate'],
    ])
    expect((await show(one)).shipments).toMatchObject([{ tracking: 'T1' }])
    expect((await show(two)).shipments).toMatchObject([{ carrier: 'FedEx', tracking: 'T2' }])
  })

  test('of pasted lines none is shipped if the process dies at the last of them', async () => {
    const placed = [await placePaid(), await placePaid()]
    const lines = placed.map(({ order_number }, index) => ({
      ...{ line: index + 1, order_number, tracking: 'T1', carrier: '' },
    }))
    const connection = await connectUntil(shop.databaseUrl, { at: 13, when: 'after' })
    await expect(pasteTracking(byShell(connection), lines)).rejects.toThrow()
    expect(connection.isDead()).toBe(true)
    await connection.close().catch(() => {})
    for (const one of placed) expect(await show(one)).toMatchObject({ status: 'preparing', shipments: [] })
    const { list } = await warehouse.call(desk.pasteTracking, { lines })
    expect(list.map(({ outcome }) => outcome)).toEqual(['shipped', 'shipped'])
  })
})

describe('a partial refund', () => {
  const refund = ({ order_number }: Placed, quantity: number, restock?: boolean, amount?: number) =>
    owner.call(desk.refundDeskOrder, {
      ...{ order_number, reason: 'Broken reel', amount },
      lines: [{ position: 0, quantity, restock }],
    })

  test('of a line that has not left restocks it; the wallet returns its price, and the status stays', async () => {
    const placed = await placeWallet()
    const { order } = await refund(placed, 2)
    expect(order).toMatchObject({
      ...{
        status: 'preparing',
        flags: ['part_refunded'],
        lines: [{ refunded: 2, restocked: 2, to_ship: 8 }],
      },
      money: { refunded: 3, refundable: 54, refunds: [{ amount: 3, state: 'done', method: 'paypal' }] },
    })
    expect(await stockOf(shop, placed.goodsId)).toBe(92)
    const { captures } = await shop.wallet.getOrder(placed.paypalId)
    expect(captures).toMatchObject([{ status: 'PARTIALLY_REFUNDED' }])
    expect(await seen(placed)).toMatchObject({ status: 'preparing', refunded_total: 3, refund_due: 0 })
    expect(await mailsOf(placed)).toContain('order_part_refunded')
  })

  test('of a line that has left restocks nothing, unless the goods came back', async () => {
    const placed = await placePaid()
    await ship(placed, 10, 'A')
    expect((await refund(placed, 2)).order).toMatchObject({ status: 'shipping' })
    expect(await stockOf(shop, placed.part)).toBe(90)
    await refund(placed, 3, true)
    expect(await stockOf(shop, placed.part)).toBe(93)
  })

  test('by bank is due until it is booked, and the buyer reads that', async () => {
    const placed = await placePaid()
    const { order } = await refund(placed, 2)
    expect(order).toMatchObject({ status: 'preparing', flags: ['refund_due'] })
    expect(await seen(placed)).toMatchObject({
      ...{ refund_due: 3, refunded_total: 0, refunds: [{ amount: 3, state: 'due', is_by_bank: true }] },
    })
    const id = order.money?.refunds[0]?.id ?? 0
    await owner.call(desk.bookRefundSent, { order_number: placed.order_number, id, reference: 'OUT-1' })
    expect(await seen(placed)).toMatchObject({ refund_due: 0, refunded_total: 3 })
    expect((await mailsOf(placed))[0]).toBe('order_refund_sent')
    await expect(
      owner.call(desk.bookRefundSent, { order_number: placed.order_number, id }),
    ).rejects.toMatchObject({ reason: 'desk_errors.no_refund_due' })
  })

  test('of the pieces that have not left completes the shipment', async () => {
    const placed = await placePaid()
    await ship(placed, 7, 'A')
    expect((await refund(placed, 3)).order.status).toBe('shipping')
    expect(await stockOf(shop, placed.part)).toBe(93)
  })

  test('never exceeds the sold pieces or the paid amount, and with the rest the order is refunded', async () => {
    const placed = await placeWallet()
    await refund(placed, 6)
    await expect(refund(placed, 5)).rejects.toMatchObject({ reason: 'desk_errors.too_many_pieces' })
    await expect(refund(placed, 1, true, 48.01)).rejects.toMatchObject({
      reason: 'desk_errors.refund_too_much',
    })
    const { order } = await owner.call(desk.refundDeskOrder, { ...placed, reason: 'All of it' })
    expect(order).toMatchObject({ status: 'refunded', money: { refunded: 57, refundable: 0 } })
    expect(await stockOf(shop, placed.goodsId)).toBe(100)
    expect((await shop.wallet.getOrder(placed.paypalId)).captures).toMatchObject([{ status: 'REFUNDED' }])
  })

  test.each(['before', 'after'] as const)(
    'killed %s any step returns the money once',
    async when => {
      for (let at = 4, hasDied = true; hasDied; at += 5) {
        const placed = await placeWallet()
        const connection = await connectUntil(shop.databaseUrl, { at, when })
        const request = { lines: [{ position: 0, quantity: 2 }], reason: 'Broken reel' }
        const by = { staffId: null, who: 'shell', network: '' }
        const refunder = { ...connection, wallet: shop.wallet, by }
        await refundOrder(refunder, placed.order_number, request).catch(() => {})
        hasDied = connection.isDead()
        await connection.close().catch(() => {})
        await resumePayments(shop.cashier, 0)
        const begun = (await show(placed)).money?.refunds.length
        if (begun === 0) await refundOrder({ ...shop.cashier, by }, placed.order_number, request)
        expect(await show(placed)).toMatchObject({
          ...{ status: 'preparing', is_busy: false, lines: [{ refunded: 2, restocked: 2 }] },
          money: { refunded: 3, refunds: [{ state: 'done', amount: 3 }] },
        })
        expect(await stockOf(shop, placed.goodsId)).toBe(92)
        const { refunds } = await shop.wallet.getOrder(placed.paypalId)
        expect(refunds).toHaveLength(1)
        expect((await actsOn(placed)).filter(({ act }) => act === 'order.refund')).toHaveLength(1)
      }
    },
    60_000,
  )

  test('whose answer was lost is not asked for again, though the wallet forgot the request', async () => {
    const placed = await placeWallet()
    shop.standIn.behave({ troubles: [{ call: 'refund', kind: 'lost' }] })
    expect((await refund(placed, 2)).outcome).toBe('silent')
    expect(await show(placed)).toMatchObject({ is_busy: true, money: { refunds: [{ state: 'under_way' }] } })
    await Promise.all([resumePayments(shop.cashier, 0), resumePayments(shop.cashier, 0)])
    expect((await shop.wallet.getOrder(placed.paypalId)).refunds).toHaveLength(1)
    expect(await show(placed)).toMatchObject({ is_busy: false, money: { refunded: 3 } })
  })
})

describe('two people on one order', () => {
  test('the second is refused with the present order, and one person alone never', async () => {
    const placed = await placePaid()
    const { order_number, rev } = await show(placed)
    const lines = [{ position: 0, quantity: 1 }]
    const first = await owner.call(desk.refundDeskOrder, { order_number, rev, lines, reason: 'One' })
    await expect(
      other.call(desk.refundDeskOrder, { order_number, rev, lines, reason: 'Two' }),
    ).rejects.toMatchObject({
      code: 409,
      reason: 'desk_errors.changed_meanwhile',
      details: { data: { order: { rev: first.order.rev, lines: [{ refunded: 1 }] } } },
    })
    await owner.call(desk.refundDeskOrder, { order_number, rev, lines, reason: 'Three' })
    expect((await show(placed)).lines[0]?.refunded).toBe(2)
  })

  test('of two refunds of all at once, one is done', async () => {
    const placed = await placeWallet()
    const { order_number, rev } = await show(placed)
    const ends = await Promise.allSettled(
      [owner, other].map(by => by.call(desk.refundDeskOrder, { order_number, rev, reason: 'All' })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await shop.wallet.getOrder(placed.paypalId)).refunds).toHaveLength(1)
  })
})

describe('the shell and the desk', () => {
  const outcome = async (placed: Placed & { order_id: number }) => {
    const order = await show(placed)
    const { money } = order
    return {
      status: order.status,
      lines: order.lines.map(({ part_id, part_number, ...line }) => line),
      ledger: money?.ledger.map(({ kind, amount, method }) => ({ kind, amount, method })),
      refunds: money?.refunds.map(({ amount, state, lines }) => ({ amount, state, lines })),
      shipments: order.shipments.map(({ carrier, tracking, state, lines }) => ({
        carrier,
        tracking,
        state,
        lines,
      })),
      papers: order.papers.map(({ kind, total }) => ({ kind, total })),
      mails: order.mails.map(({ kind }) => kind),
      // The number of a paper is the next of its series.
      acts: (await actsOn(placed)).map(({ act, changes: { paper, ...changes } }) => ({
        act,
        changes,
        isPaper: paper !== undefined,
      })),
    }
  }

  test('give the same outcome and the same audit for every act', async () => {
    const [a, b] = [await place(), await place()]
    const { order_number } = a
    const shell = (...typed: string[]) => operator(shop, 'order', ...typed)
    await owner.call(desk.cancelDeskOrder, { order_number })
    await shell('cancel', b.order_number, '--yes')
    await owner.call(desk.reopenOrder, { order_number })
    await shell('reopen', b.order_number)
    await owner.call(desk.recordPayment, { order_number, amount: 50 })
    await shell('confirm', b.order_number, '--amount', '50')
    await owner.call(desk.recordPayment, { order_number, amount: 6.5 })
    await shell('confirm', b.order_number, '--amount', '6.5')
    await owner.call(desk.addOrderNote, { order_number, body: 'Fragile' })
    await shell('note', b.order_number, 'Fragile')
    await owner.call(papers.setTaxIds, { order_number, vat_id: 'DE123456789' })
    await shell('tax-ids', b.order_number, '--vat-id', 'DE123456789')
    await owner.call(papers.issueInvoice, { order_number })
    await shell('invoice', b.order_number)
    await ship(a, 4, 'A1')
    await shell('ship', b.order_number, 'UPS', 'A1', '--line', '1x4')
    const [sent] = (await show(a)).shipments
    await owner.call(papers.issueSlip, { order_number, id: sent?.id ?? 0 })
    await shell('slip', b.order_number, '1')
    await owner.call(papers.issueCustoms, { order_number, id: sent?.id ?? 0 })
    await shell('customs', b.order_number, '1')
    const line = { position: 0, quantity: 2 }
    await owner.call(desk.refundDeskOrder, { order_number, reason: 'Late', tell_reason: true, lines: [line] })
    await shell('refund', b.order_number, '--line', '1x2', '--remark', 'Late', '--yes')
    await ship(a, 4, 'A2')
    await shell('ship', b.order_number, 'UPS', 'A2')
    const [shipment, last] = (await show(a)).shipments
    const label = { carrier: 'DHL', service: shipment?.service, tracking: 'A3' }
    await owner.call(desk.correctShipment, { order_number, id: shipment?.id ?? 0, ...label })
    await shell('track', b.order_number, '1', 'DHL', 'A3')
    for (const { id } of [shipment, last].flatMap(one => one ?? []))
      await owner.call(desk.deliverShipment, { order_number, id })
    await shell('delivered', b.order_number, '1')
    await shell('delivered', b.order_number, '2')
    const [due] = (await show(a)).money?.refunds ?? []
    await owner.call(desk.bookRefundSent, { order_number, id: due?.id ?? 0 })
    await shell('refunded', b.order_number)
    expect(await outcome(b)).toEqual(await outcome(a))
    expect((await outcome(a)).status).toBe('received')
    expect(new Set((await actsOn(a)).map(({ who }) => who))).toEqual(new Set(['The owner']))
    expect(new Set((await actsOn(b)).map(({ who }) => who))).toEqual(new Set(['shell']))
  })

  test('the buyer and the clock leave one entry each', async () => {
    const [one, two] = [await place(), await place()]
    await shop.call()(cancelOrder, { order_id: one.order_id, key: one.key })
    await shop.connection.pool.query(`update orders set pay_by = now() where id = $1`, [two.order_id])
    await runClocks(shop.context)
    const changes = { status: ['unpaid', 'canceled'] }
    expect(await actsOn(one)).toMatchObject([{ act: 'order.cancel', who: 'buyer', changes }])
    expect(await actsOn(two)).toMatchObject([{ act: 'order.cancel', who: 'clock', changes }])
    const paid = await placeWallet()
    expect(await actsOn(paid)).toMatchObject([{ act: 'order.pay', who: 'wallet' }])
  })
})

describe('the list', () => {
  test('is read page by page, and finds orders by tracking number, flag, status and day', async () => {
    const { rows } = await shop.connection.pool.query('select count(*)::integer as count from orders')
    const first = await owner.call(desk.listDeskOrders, {})
    expect(first.total).toBe(rows[0].count)
    const ids = first.list.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const placed = await placePaid()
    await ship(placed, 4, 'FIND-ME-7')
    const find = (filter: object) => owner.call(desk.listDeskOrders, filter)
    const found = { list: [{ order_number: placed.order_number, pieces: 10, shipped: 4 }], total: 1 }
    expect(await find({ search: 'find-me' })).toMatchObject(found)
    expect(await find({ search: 'find-me', status: 'preparing', flag: 'part_shipped' })).toMatchObject(found)
    expect((await find({ search: 'find-me', to: '2020-01-01' })).list).toEqual([])
    expect((await find({ search: 'find-me', after: placed.order_id })).list).toEqual([])
  })

  test('each flag filters exactly the orders that show it', async () => {
    const all = new Map<string, string[]>()
    for (let after: number | undefined, more = true; more; ) {
      const page = await owner.call(desk.listDeskOrders, { after })
      for (const { order_number, flags } of page.list) all.set(order_number, flags)
      after = page.list.at(-1)?.id
      more = page.has_more
    }
    for (const flag of ORDER_FLAGS) {
      const { list } = await owner.call(desk.listDeskOrders, { flag })
      const shown = [...all].filter(([, flags]) => flags.includes(flag)).map(([number]) => number)
      expect([flag, list.map(({ order_number }) => order_number)]).toEqual([flag, shown])
    }
  })

  test('has no prices for the warehouse, nor has the order, its packing slip or the file', async () => {
    const placed = await placePaid()
    const { list } = await warehouse.call(desk.listDeskOrders, {})
    const slips = await warehouse.call(desk.listPackingSlips, { numbers: placed.order_number })
    expect(slips.list).toMatchObject([{ order_number: placed.order_number, lines: [{ to_ship: 10 }] }])
    const file = await warehouse.call(desk.exportOrders, {})
    expect(file.content.split('\n')[0]).not.toMatch(/total|received/)
    expect((await owner.call(desk.exportOrders, {})).content).toMatch(/total,received/)
    const told = JSON.stringify([list, await show(placed, warehouse), slips])
    expect(told).not.toMatch(/"(?:money|total|price|unit_price|amount|balance|subtotal)"/)
    expect((await show(placed, warehouse)).acts).toEqual(['ship', 'note', 'message'])
  })

  test('has emails and telephones only for people who read customers, and an export is in the audit', async () => {
    const placed = await placePaid()
    const { email = '' } = (await show(placed)).buyer
    expect(email).toContain('@')
    expect((await owner.call(desk.listDeskOrders, {})).list[0]).toMatchObject({ email })
    expect((await owner.call(desk.exportOrders, {})).content).toContain(email)
    const record = await show(placed, warehouse)
    const file = await warehouse.call(desk.exportOrders, {})
    const told = JSON.stringify([record, file, await warehouse.call(desk.listDeskOrders, {})])
    expect(told).not.toContain('@')
    expect(record.buyer).not.toHaveProperty('telephone')
    // As on the label of the shipment.
    expect(record.addresses).toEqual({ shipping: expect.objectContaining({ telephone: '+49 30 1234567' }) })
    const { rows } = await shop.connection.pool.query(
      `select who, changes from audit where act = 'order.export' order by id desc limit 2`,
    )
    expect(rows.map(({ who }) => who)).toEqual(['The warehouse', 'The owner'])
    expect(rows[0].changes).toEqual({ items: [null, file.content.trim().split('\n').length - 1] })
  })
})
