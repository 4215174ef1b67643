import { expect, test } from 'vitest'
import { isEntryBefore, lastAddress, rememberVisit, stepsToOther } from './visited.ts'

test('the way back leads to a list with the filters that it had', () => {
  rememberVisit({ position: 0, path: '/requests', search: '?state=new' })
  rememberVisit({ position: 1, path: '/requests/RFQ-1', search: '' })
  expect(lastAddress('/requests')).toBe('/requests?state=new')
  expect(lastAddress('/customers')).toBe('/customers')
})

test('a list is the entry before only if the record was opened from it', () => {
  rememberVisit({ position: 4, path: '/orders', search: '?status=unpaid' })
  rememberVisit({ position: 5, path: '/orders/CF-1', search: '' })
  expect(isEntryBefore('/orders', 5)).toBe(true)
  rememberVisit({ position: 6, path: '/orders/CF-2', search: '' })
  expect(isEntryBefore('/orders', 6)).toBe(false)
})

test('a new entry replaces the one that was at its position', () => {
  rememberVisit({ position: 8, path: '/customers', search: '' })
  rememberVisit({ position: 8, path: '/audit', search: '' })
  expect(isEntryBefore('/customers', 9)).toBe(false)
})

test('another page is as many steps back as there are entries of this one', () => {
  rememberVisit({ position: 12, path: '/', search: '' })
  for (const position of [13, 14]) rememberVisit({ position, path: '/orders/CF-3', search: '' })
  expect(stepsToOther(14)).toBe(2)
  expect(stepsToOther(12)).toBeNull()
})
