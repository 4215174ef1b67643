import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { aboutOrder, stepsOf, waitsForTransfer } from './order-progress.ts'

type Event = OrderDetail['history'][number]
const at = (day: number, status: Event['status'], who: Event['who']): Event => ({
  time: `2026-01-0${day}T12:00:00.000Z`,
  status,
  who,
})
const PLACED = at(1, 'unpaid', 'buyer')

/** The current step in brackets, future steps in parentheses. */
const texts = (status: Event['status'], ...history: Event[]) =>
  stepsOf({ status, history }).map(({ text, time, isNow }) => {
    if (isNow) return `[${text}]`
    return time ? text : `(${text})`
  })

describe('the progress of an order', () => {
  test('a new order has all steps ahead', () => {
    expect(texts('unpaid', PLACED)).toEqual(['[placed]', '(preparing)', '(shipping)', '(received)'])
  })

  test('a shipped order has only its delivery ahead', () => {
    const history = [PLACED, at(2, 'preparing', 'wallet'), at(3, 'shipping', 'staff')]
    expect(texts('shipping', ...history)).toEqual(['placed', 'preparing', '[shipping]', '(received)'])
  })

  test('a transfer that did not arrive reopens the order', () => {
    const history = [PLACED, at(2, 'confirming', 'buyer'), at(3, 'unpaid', 'staff')]
    expect(texts('unpaid', ...history).slice(0, 3)).toEqual(['placed', 'confirming', '[payment_missing]'])
  })

  test('an order that was canceled and reopened says so', () => {
    const history = [PLACED, at(2, 'canceled', 'clock'), at(3, 'unpaid', 'staff')]
    expect(texts('unpaid', ...history).slice(0, 3)).toEqual(['placed', 'overdue', '[reopened]'])
  })

  test('a canceled order has no steps ahead, and says if it was overdue', () => {
    expect(texts('canceled', PLACED, at(4, 'canceled', 'clock'))).toEqual(['placed', '[overdue]'])
    expect(texts('canceled', PLACED, at(2, 'canceled', 'buyer'))).toEqual(['placed', '[canceled]'])
  })
})

describe('the payment of an order', () => {
  const then = (status: Event['status'], who: Event['who']) => ({
    status,
    history: [PLACED, at(2, status, who)],
  })
  const reported = then('confirming', 'buyer')
  const atWallet = then('confirming', 'wallet')
  const paid = then('preparing', 'wallet')

  test('a transfer is expected while nothing is paid, and after the buyer has reported it', () => {
    expect(waitsForTransfer({ status: 'unpaid', history: [PLACED] })).toBe(true)
    expect(waitsForTransfer(reported)).toBe(true)
    expect(waitsForTransfer(atWallet)).toBe(false)
    expect(waitsForTransfer(paid)).toBe(false)
  })

  test('a buyer who has paid with the wallet is told not to pay again', () => {
    const about = [reported, atWallet, paid].map(order =>
      aboutOrder({ ...order, pay_time: null, refund_due: 0, shipments: [] }),
    )
    expect(about).toEqual(['about_confirming', 'about_checking', 'about_preparing'])
  })

  test('an order of which a part has left or is refunded keeps naming the next step', () => {
    const shipment = { carrier: 'UPS', service: '', shipping_number: '1', tracking_url: '', items: [] }
    const shipments = [{ ...shipment, time: PLACED.time, is_delivered: false }]
    const shown = { pay_time: PLACED.time, refund_due: 3 }
    expect(aboutOrder({ ...paid, ...shown, shipments })).toBe('about_part_shipped')
    expect(aboutOrder({ ...then('shipping', 'staff'), ...shown, shipments })).toBe('about_shipping')
  })

  test('an order that was never paid is not called refunded', () => {
    const closed = then('refunded', 'staff')
    expect(aboutOrder({ ...closed, pay_time: null, refund_due: 0, shipments: [] })).toBe('about_closed')
    expect(aboutOrder({ ...closed, pay_time: PLACED.time, refund_due: 0, shipments: [] })).toBe(
      'about_refunded',
    )
    expect(aboutOrder({ ...closed, pay_time: PLACED.time, refund_due: 57, shipments: [] })).toBe(
      'about_refund_due',
    )
  })
})
