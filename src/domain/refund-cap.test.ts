import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { isAboveCap, refundCapOf } from './refund-cap.ts'

test('a person without an own cap has the default', () => {
  expect(refundCapOf({})).toBe(LIMITS.refundCapUsd)
  expect(refundCapOf({ refund_cap_usd: 0 })).toBe(0)
  expect(refundCapOf({ refund_cap_usd: 12.5 })).toBe(12.5)
})

test('the cap itself is allowed, a cent more is not', () => {
  expect(isAboveCap(100, [], 100)).toBe(false)
  expect(isAboveCap(100, [], 100.01)).toBe(true)
  expect(isAboveCap(0, [], 0.01)).toBe(true)
})

test('earlier refunds of the order by the person count', () => {
  expect(isAboveCap(100, [60, 39.99], 0.01)).toBe(false)
  expect(isAboveCap(100, [60, 39.99], 0.02)).toBe(true)
})
