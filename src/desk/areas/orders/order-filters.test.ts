import { expect, test } from 'vitest'
import { readOrderFilters } from './order-filters.ts'

test('orders are filtered by status, flag, text and days', () => {
  expect(
    readOrderFilters('status=received&flag=credit&q=CF-1&from=2026-10-01&to=2026-10-31&selected=CF-1'),
  ).toEqual({
    status: 'received',
    flag: 'credit',
    search: 'CF-1',
    from: '2026-10-01',
    to: '2026-10-31',
  })
})

test('values that no order can have are left out', () => {
  expect(readOrderFilters('status=lost&flag=odd&q=&from=2026-02-30&to=yesterday')).toEqual({})
})
