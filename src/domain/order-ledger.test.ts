import { describe, expect, test } from 'vitest'
import { sumAmounts } from './money.ts'
import {
  bookReceipt,
  creditAmount,
  isWhollyRefunded,
  ledgerBalance,
  missingAmount,
  mostWriteOff,
  type OrderLedger,
  offTotalOf,
  refundableAmount,
  splitRefund,
} from './order-ledger.ts'

const ledger = (changes: Partial<OrderLedger> = {}): OrderLedger => ({
  total: 260,
  received: 0,
  refunded: 0,
  writtenOff: 0,
  pledged: 0,
  offTotal: 0,
  ...changes,
})

describe('a payment for an order of 260 USD', () => {
  test.each([
    ['in full', 260, { missing: 0, writeOff: 0, credit: 0 }],
    ['10 short', 250, { missing: 10, writeOff: 0, credit: 0 }],
    ['short within the tolerance', 259.01, { missing: 0, writeOff: 0.99, credit: 0 }],
    ['short by the tolerance', 259, { missing: 0, writeOff: 1, credit: 0 }],
    ['short by a cent more', 258.99, { missing: 1.01, writeOff: 0, credit: 0 }],
    ['10 over', 270, { missing: 0, writeOff: 0, credit: 10 }],
    ['of nothing', 0, { missing: 260, writeOff: 0, credit: 0 }],
  ])('%s', (_, amount, booked) => {
    expect(bookReceipt(ledger(), amount, 1)).toEqual(booked)
  })

  test('of which nothing is kept is not written off, however small it is', () => {
    const tiny = ledger({ total: 0.5, received: 0.4, pledged: 0.4 })
    expect(bookReceipt(tiny, 0, 1)).toEqual({ missing: 0.5, writeOff: 0, credit: 0 })
  })
})

test('money that will be refunded does not pay the order', () => {
  const pledged = ledger({ received: 260, pledged: 60 })
  expect([ledgerBalance(pledged), missingAmount(pledged), refundableAmount(pledged)]).toEqual([0, 60, 200])
  expect(creditAmount(ledger({ received: 300, pledged: 30 }))).toBe(10)
})

describe('an order of 260 USD that is paid again after a refund of 60', () => {
  const creditAfter = (amount: number, goods = 0) => {
    const before = ledger({ received: 520, refunded: 60, offTotal: 60 })
    const offTotal = sumAmounts([before.offTotal, offTotalOf(before, amount, goods)])
    return creditAmount({ ...before, pledged: amount, offTotal })
  }

  test('has all of the second payment as credit', () => {
    expect(offTotalOf(ledger({ received: 260 }), 60)).toBe(60)
    expect(creditAfter(0)).toBe(260)
  })

  test('returns the credit first, and then costs less', () => {
    expect([creditAfter(100), creditAfter(260), creditAfter(300)]).toEqual([160, 0, 0])
  })

  test('costs less by the price of goods that are taken back, and keeps the credit', () => {
    expect([creditAfter(40, 40), creditAfter(30, 40), creditAfter(50, 40)]).toEqual([260, 260, 250])
  })
})

test('a small rest can be written off by hand, a large one and a whole order not', () => {
  expect(mostWriteOff(ledger({ received: 240 }), 1)).toBe(20)
  expect(mostWriteOff(ledger({ received: 233 }), 1)).toBe(0)
  expect(mostWriteOff(ledger({ total: 5, received: 4.2 }), 1)).toBe(0.8)
  expect(mostWriteOff(ledger({ total: 0.5 }), 1)).toBe(0)
})

test('an order is wholly refunded when nothing that was received is kept', () => {
  expect(isWhollyRefunded(ledger({ received: 260, refunded: 200 }))).toBe(false)
  expect(isWhollyRefunded(ledger({ received: 260, refunded: 200, pledged: 60 }))).toBe(true)
  expect(isWhollyRefunded(ledger({ received: 259.5, refunded: 259.5, writtenOff: 0.5 }))).toBe(true)
  expect(isWhollyRefunded(ledger())).toBe(false)
})

test('a refund is taken from the wallet first, and never exceeds the received amount', () => {
  const bank = { method: 'bank', paymentId: null, left: 100 } as const
  const wallet = { method: 'paypal', paymentId: 7, left: 57 } as const
  expect(splitRefund([bank, wallet], 60)).toEqual([
    { method: 'paypal', paymentId: 7, amount: 57 },
    { method: 'bank', paymentId: null, amount: 3 },
  ])
  expect(splitRefund([bank, wallet], 157)).toHaveLength(2)
  expect(splitRefund([bank, wallet], 157.01)).toBeNull()
  expect(splitRefund([], 0.01)).toBeNull()
})
