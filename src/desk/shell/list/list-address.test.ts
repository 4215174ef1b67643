import { expect, test } from 'vitest'
import { nextSort, readSort, toFilterAddress } from './list-address.ts'

test('a column is sorted up, then down, then not at all', () => {
  const up = nextSort('total', readSort(undefined))
  const down = nextSort('total', readSort(up))
  expect([up, down, nextSort('total', readSort(down))]).toEqual(['total', '-total', ''])
})

test('another column starts ascending', () => {
  expect(nextSort('number', readSort('-total'))).toBe('number')
})

test('the same filters are the same address, in any order of choosing', () => {
  expect(toFilterAddress('q=relay&status=unpaid&selected=CF-1')).toBe(
    toFilterAddress('status=unpaid&q=relay'),
  )
  expect(toFilterAddress('q=relay')).not.toBe(toFilterAddress('q=relays'))
})
