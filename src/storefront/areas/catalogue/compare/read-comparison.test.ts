import { expect, test } from 'vitest'
import { comparisonHref, isProper, readComparison, withPartAt } from './read-comparison.ts'

const proper = (query: string) => comparisonHref(readComparison(new URLSearchParams(query)))

test.each([
  ['ids=12,98', '/compare?ids=12,98'],
  ['ids=98,12', '/compare?ids=98,12'],
  ['ids=012, 98,98,,x,-5,LM358-12', '/compare?ids=12,98'],
  ['ids=1,2,3,4,5,6,7,8,9,10', '/compare?ids=1,2,3,4,5,6,7,8'],
  ['ids=1&qty=1,000&differences=1&utm_source=mail', '/compare?ids=1&qty=1000&differences=1'],
  ['ids=1&qty=0&differences=yes', '/compare?ids=1'],
  ['', '/compare'],
])('%s is %s', (query, href) => {
  expect(proper(query)).toBe(href)
  expect(proper(href.split('?')[1] ?? '')).toBe(href)
})

test.each([
  ['ids=12,98&differences=1&qty=500', true],
  ['qty=500&ids=12%2C98', true],
  ['', true],
  ['ids=12,98,98', false],
  ['ids=012', false],
  ['ids=12&qty=0500', false],
  ['ids=12&differences=0', false],
  ['ids=12&ids=12', false],
])('%s is a proper address: %s', (query, expected) => {
  const search = new URLSearchParams(query)
  expect(isProper(search, readComparison(search))).toBe(expected)
})

test.each([
  [3, 0, [3, 1, 2]],
  [3, 1, [1, 3, 2]],
  [1, 2, [2, 3, 1]],
  [1, -1, [1, 2, 3]],
  [2, 9, [1, 3, 2]],
])('part %i of 1, 2, 3 moves to place %i', (id, place, ids) => {
  expect(withPartAt({ ids: [1, 2, 3], isDifferencesOnly: false }, id, place).ids).toEqual(ids)
})
