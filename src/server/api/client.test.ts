import { expect, test } from 'vitest'
import { networkOf } from './client.ts'

test.each([
  ['203.0.113.66', '203.0.113.66'],
  ['::ffff:203.0.113.66', '203.0.113.66'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.66:50123', '203.0.113.66'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
