import { expect, test } from 'vitest'
import { isNetwork, isWithin } from './networks.ts'

test.each([
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8::/32', '2001:db8:1::5', true],
  ['2001:db8::/32', '10.1.2.3', false],
  ['0.0.0.0/0', '::1', false],
  ['::1', '::1', true],
  ['0.0.0.0/0', '', false],
  ['0.0.0.0/0', 'unknown', false],
])('%s contains %s: %s', (network, address, isInside) => {
  expect(isWithin([network], address)).toBe(isInside)
})

test('any of several networks suffices', () => {
  expect(isWithin(['10.0.0.0/8', '::1'], '::1')).toBe(true)
  expect(isWithin([], '::1')).toBe(false)
})

test('other texts are no networks', () => {
  expect(['10.0.0.0/33', 'office', '', '10.0.0'].filter(isNetwork)).toEqual([])
})
